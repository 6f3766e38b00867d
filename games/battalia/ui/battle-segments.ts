/** What a total in a battle is made of: the place, each card, and the heroes as long as every card is of their faction. */
import { cellIndex, factions, info, strengthOf } from '../content/index.ts';
import { fitsFaction, readUse, SIDES_OF_BATTLE } from '../rules/battle-sums.ts';
import type { BattleRole } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import type { BattleView, View } from '../rules/views.ts';

export interface Segment {
  readonly label: 'place' | 'native' | 'card' | 'hero';
  readonly value: number;
}

export function segmentsOf(view: View, battle: BattleView, role: BattleRole): readonly Segment[] {
  const seat = role === 0 ? battle.attacker : battle.defender;
  const faction = seat === NOBODY ? undefined : view.players[seat]?.faction;
  const line = battle.lines[role];
  const cards: Segment[] = line.map((use) => ({
    label: 'card',
    value: strengthOf(readUse(use).kind, SIDES_OF_BATTLE[role]),
  }));
  const keepsBonus =
    line.length > 0 && line.every((use) => fitsFaction(info(readUse(use).card).card, faction));
  const parts: Segment[] = [
    { label: 'place', value: placeStrength(view, battle, role) },
    { label: 'native', value: nativeStrength(view, battle, role) },
    ...cards,
    { label: 'hero', value: keepsBonus ? battle.heroes[role].length : 0 },
  ];
  return parts.filter(({ value }) => value > 0);
}

function placeStrength({ land }: View, { cell, target }: BattleView, role: BattleRole): number {
  if (role === 0 || target === 'hero') return 0;
  const at = cellIndex(cell);
  return (target === 'city' ? land.levels[at] : land.guards[at]) ?? 0;
}

/** BTA-19.3: native land counts in the advanced game; not for who has resigned. */
function nativeStrength({ options, land, players }: View, battle: BattleView, role: BattleRole): number {
  const seat = role === 0 ? battle.attacker : battle.defender;
  const player = seat === NOBODY ? undefined : players[seat];
  if (!options.advanced || !player?.faction || player.resigned) return 0;
  return land.terrains[cellIndex(battle.cell)] === factions[player.faction].terrain ? 1 : 0;
}
