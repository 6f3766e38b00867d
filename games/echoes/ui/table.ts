/** The table of a view as the rules know it, for what a screen works out: reach, damage, prices. */
import type { Board, Fight } from '../rules/board.ts';
import { areAllied } from '../rules/board.ts';
import type { Target } from '../rules/combat.ts';
import { exchangeOf, fightOf, openFight, targetsOf } from '../rules/combat.ts';
import { boardOf, healthOfBuilding } from '../rules/profiles.ts';
import { destinations } from '../rules/reach.ts';
import { buildingOf, buildingRef, unitOf, unitRef } from '../rules/refs.ts';
import type { Square } from '../rules/squares.ts';
import { SQUARES } from '../rules/squares.ts';
import type { Building, Player, State, Unit } from '../rules/state.ts';
import type { PlayerView, UnitView, View } from '../rules/views.ts';

/** Cards that are hidden from the viewer are not there; nothing that a screen works out looks at them. */
function playerOf(player: PlayerView): Player {
  const { since, used, main, exhausted, tokens, events, front, kingOut, queenOut, low, turns } = player;
  const rest = { since, used, main, exhausted, tokens, events, front, kingOut, queenOut, low, turns };
  return {
    ...rest,
    ...(player.civ && { civ: player.civ }),
    list: player.list ?? [],
    hand: [...(player.hand ?? [])],
    known: [...player.known],
    deck: [],
    discard: [...player.discard],
    aside: [...(player.aside ?? [])],
    changes: 0,
    mustered: player.mustered,
  };
}

function stateOf(view: View): State {
  const { places, units, players, ...shared } = view;
  return {
    ...shared,
    choosing: [],
    places: places.map((id) => (id === '' ? 'start' : id)),
    spare: [],
    units: units.map(({ now: _, ...unit }) => unit),
    players: players.map(playerOf),
    fallen: [],
    asked: [],
    razed: false,
    lastUnit: 0,
    lastBuilding: 0,
    lastSince: 0,
    stacked: [],
  };
}

export interface Table {
  readonly state: State;
  readonly board: Board;
}

const tables = new WeakMap<View, Table>();

export function tableOf(view: View): Table {
  let table = tables.get(view);
  if (!table) {
    const state = stateOf(view);
    table = { state, board: boardOf(state) };
    tables.set(view, table);
  }
  return table;
}

export const unitIn = (view: View, ref: string | undefined): UnitView | undefined =>
  ref?.startsWith('u') ? view.units.find((unit) => unitRef(unit) === ref) : undefined;

export const buildingIn = (view: View, ref: string | undefined): Building | undefined =>
  view.buildings.find((building) => buildingRef(building) === ref);

/** What is left of a unit or a building, and of how much. */
export function healthOf(
  view: View,
  thing: UnitView | Building,
): { readonly left: number; readonly of: number } {
  const of = 'card' in thing ? thing.now.health : healthOfBuilding(tableOf(view).state, thing);
  return { left: of - thing.damage, of };
}

export interface Prospect extends Pick<Fight, 'mode'> {
  /** Who or what is attacked. */
  readonly ref: string;
  readonly at: Square;
  readonly dealt: number;
  readonly taken: number;
  readonly falls: boolean;
  readonly dies: boolean;
}

/** What an attack would deal and take, or nothing if these two do not fight. */
export function prospectOf(view: View, attacker: string, ref: string): Prospect | undefined {
  const { state, board } = tableOf(view);
  const unit = unitOf(state, attacker);
  const foe = unitOf(state, ref);
  const building = buildingOf(state, ref);
  const thing = foe ?? building;
  if (!unit || !thing || areAllied(unit.seat, thing.seat)) return undefined;
  const target: Target = foe ? { unit: foe } : { building: thing as Building };
  return prospect(view, unit, thing, fightOf(board, unit, target), ref);
}

function prospect(view: View, unit: Unit, thing: Unit | Building, fight: Fight, ref: string): Prospect {
  const { board } = tableOf(view);
  const { dealt, taken } = exchangeOf(board, fight);
  const left = (one: Unit | Building) =>
    ('card' in one ? board.profile(one).health : healthOfBuilding(board.s, one)) - one.damage;
  return {
    ref,
    at: thing.at,
    mode: fight.mode,
    dealt,
    taken,
    falls: dealt >= left(thing),
    dies: taken >= left(unit),
  };
}

/** What the attack that was declared will deal and take as things stand. */
export function openProspect(view: View): (Prospect & { readonly attacker: string }) | undefined {
  const { state } = tableOf(view);
  const fight = openFight(state);
  const thing = fight?.defender ?? fight?.building;
  if (!fight || !thing) return undefined;
  const ref = 'card' in thing ? unitRef(thing) : buildingRef(thing);
  return { ...prospect(view, fight.unit, thing, fight, ref), attacker: unitRef(fight.unit) };
}

/** A unit as it would be at the start of a turn of its own, unless it is its turn now. */
function fresh({ active }: View, unit: Unit): Unit {
  return unit.seat === active ? unit : { ...unit, moved: false, exhausted: false, strides: 0 };
}

/** Where a unit could go and whom it could attack, in a turn of its own. */
export function reachOf(view: View, ref: string): { readonly moves: Square[]; readonly targets: string[] } {
  const { state, board } = tableOf(view);
  const unit = unitOf(state, ref);
  if (!unit || state.phase === 'set-up') return { moves: [], targets: [] };
  const ready = fresh(view, unit);
  if (ready.exhausted) return { moves: [], targets: [] };
  return {
    moves: ready.moved ? [] : destinations(board, ready).flatMap((at) => SQUARES[at] ?? []),
    targets: targetsOf(board, ready).map((target) =>
      'unit' in target ? unitRef(target.unit) : buildingRef(target.building),
    ),
  };
}
