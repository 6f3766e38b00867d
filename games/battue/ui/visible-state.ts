/** What a view tells, put together: what a place is worth, what may lie on it, and how a battle stands. */
import type { Seat, Viewer } from '@gonfalon/kernel';
import type { SpaceId, Tile } from '../content/index.ts';
import { constants, isPerimeter, SPACE_IDS, space, tile, tiles } from '../content/index.ts';
import type { Battle } from '../rules/state.ts';
import { NOBODY, plannedTile } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

interface Worth {
  readonly defence: number;
  readonly vp: number;
  readonly loot: number;
}

/** What is printed on a place, as far as the viewer knows. */
export function worthOf(view: View, id: SpaceId): Worth | undefined {
  const place = space[id];
  if (isPerimeter(place)) return place;
  const lying = view.spaces[id].tile;
  return lying && tile[lying];
}

/** Whether everybody knows what lies there, face down or not: R-37, BTU-2.13. */
export function isOpenSecret({ options }: View, id: SpaceId): boolean {
  return id === 'PAL' || plannedTile(options, id) !== undefined;
}

/** The tiles of which one lies face down on a place, if the viewer does not know which. */
export function mayLie(view: View, id: SpaceId): readonly Tile[] {
  const { kind } = space[id];
  const { landmark } = view.spaces[id];
  const placed = new Set(SPACE_IDS.map((at) => view.spaces[at].tile));
  return tiles.filter(
    (t) => t.size === kind && constants.landmarks.includes(t.id) === landmark && !placed.has(t.id),
  );
}

/** Whose warriors defend a place, and how many they are. */
export function defendersOf(view: View, id: SpaceId): number {
  const { control, hordes } = view.spaces[id];
  return control === NOBODY ? 0 : (hordes[control] ?? 0);
}

export interface Side {
  readonly seat: Seat;
  /** Those who rolled, and those who are left. */
  readonly warriors: number;
  readonly left: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  /** Only once the dice lie. */
  readonly total?: number;
}

interface Fight {
  readonly attack: Side;
  readonly defence: Side & { readonly tile: number };
  /** No defence die is rolled: Outmaneuver. */
  readonly outmaneuvered: boolean;
}

/** How a battle stands: BTU-8.7, 8.8. */
export function fightOf(view: View, battle: Battle): Fight {
  const { hordes } = view.spaces[battle.space];
  const left = { attackers: hordes[battle.attacker] ?? 0, defenders: hordes[battle.defender] ?? 0 };
  const { attackers, defenders } = battle.rolled ?? left;
  const tileDefence = Math.max(0, (worthOf(view, battle.space)?.defence ?? 0) + battle.tileBonus);
  const outmaneuvered = battle.outmaneuver && defenders === 0;
  const rolled = battle.attackDice.length > 0;
  const thrown = battle.attackDice.reduce((sum, die) => sum + die, 0);
  const attackBonus = battle.attackBonus + battle.exchangeBonus;
  const defenceBonus = outmaneuvered ? 0 : battle.defenceBonus;
  const defenceDice = battle.defenceDie > 0 && !outmaneuvered ? [battle.defenceDie] : [];
  return {
    attack: {
      seat: battle.attacker,
      warriors: attackers,
      left: left.attackers,
      dice: battle.attackDice,
      bonus: attackBonus,
      ...(rolled && { total: attackers + thrown + attackBonus }),
    },
    defence: {
      seat: battle.defender,
      warriors: defenders,
      left: left.defenders,
      dice: defenceDice,
      bonus: defenceBonus,
      tile: tileDefence,
      ...(rolled && { total: tileDefence + defenders + (defenceDice[0] ?? 0) + defenceBonus }),
    },
    outmaneuvered,
  };
}

/** Whose warriors stand somewhere without holding it: they are about to fight. */
export function isContested(view: View, id: SpaceId): boolean {
  const { control, hordes } = view.spaces[id];
  return hordes.some((n, seat) => n > 0 && seat !== control);
}

export function handOf(view: View, viewer: Viewer) {
  return viewer === 'spectator' ? [] : (view.players[viewer]?.hand ?? []);
}
