/** What the active seat can do in its Mobilisation, worked out once for a question. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { BuildingKind, TechnologyId, UnitId } from '../content/index.ts';
import { card, constants, units } from '../content/index.ts';
import type { Board } from './board.ts';
import { barracksRefusal, campRefusal, newSiteRefusal } from './building-rules.ts';
import { targetsOf } from './combat.ts';
import { different } from './hands.ts';
import { VILLAGE } from './land.ts';
import { handScope, isPlayable, isTechnology, lifeTaken, upgradeTargets } from './playing.ts';
import { boardOf } from './profiles.ts';
import { canLoseLife, playerOf } from './purse.ts';
import { destinations } from './reach.ts';
import { buildingRef, NUMBERS, unitRef } from './refs.ts';
import { hasTargets } from './selection.ts';
import { indexOf, SQUARES } from './squares.ts';
import type { State, Unit } from './state.ts';
import { hasInStock } from './things.ts';

/** The cards of the hand that may be played now, and the units that each Upgrade may go to. */
export interface Plays {
  readonly cards: readonly TechnologyId[];
  readonly upgrades: ReadonlyMap<Ref, readonly Ref[]>;
}

export interface Menu extends Plays {
  readonly board: Board;
  readonly moves: Map<Ref, Ref[]>;
  readonly attacks: Map<Ref, Ref[]>;
  readonly modes: Ref[];
  readonly camps: Ref[];
  readonly barracks: Ref[];
  readonly transfers: Map<Ref, Ref[]>;
  readonly villages: Ref[];
  readonly abilities: Map<Ref, Ref[]>;
  readonly events: readonly Ref[];
}

export function playsOf(board: Board, seat: Seat): Plays {
  const cards: TechnologyId[] = [];
  const upgrades = new Map<Ref, readonly Ref[]>();
  for (const id of different(playerOf(board.s, seat).hand)) {
    if (!isTechnology(id) || !isPlayable(board, seat, id)) continue;
    cards.push(id);
    if (card[id].tech === 'upgrade') upgrades.set(id, upgradeTargets(board.s, seat, id).map(unitRef));
  }
  return { cards, upgrades };
}

/** ECH-8.12, 8.25 */
export function droppable(board: Board, seat: Seat): Ref[] {
  const { s } = board;
  return playerOf(s, seat).events.flatMap(({ card: id }) => (canDrop(board, seat, id) ? [id] : []));
}

export function canDrop(board: Board, seat: Seat, id: TechnologyId): boolean {
  let life = 0;
  for (const ability of card[id].abilities)
    if (ability.a === 'on' && ability.on === 'dropped') life += lifeTaken(ability.fx, handScope(board, seat));
  return canLoseLife(board.s, seat, life);
}

const printedActions = new Map<UnitId, readonly number[]>(
  units.map(({ id, abilities }) => [id, abilities.flatMap(({ a }, i) => (a === 'action' ? [i] : []))]),
);
const NO_ACTIONS: readonly number[] = [];

/** The Action abilities of a unit: their places in its list; Recruit comes last, as -1. */
export function actionsOf(board: Board, unit: Unit): readonly number[] {
  const own = printedActions.get(unit.card) ?? NO_ACTIONS;
  return board.profile(unit).recruit > 0 ? [...own, -1] : own;
}

/** ECH-5.19, R-71 */
function canUse(board: Board, unit: Unit, index: number): boolean {
  if (index < 0) return true;
  const ability = card[unit.card].abilities[index];
  if (ability?.a !== 'action' || (ability.once && unit.spent & (1 << index))) return false;
  const scope = { ...handScope(board, unit.seat), source: unit };
  return ability.fx.every((fx) => hasTargets(fx, scope));
}

/** ECH-5.20 */
export function mayBuild(board: Board, unit: Unit): boolean {
  if (!unit.exhausted) return true;
  return unit.attacked && !unit.builtAfter && board.profile(unit).buildAfterAttack;
}

export function menuOf(s: State): Menu {
  const board = boardOf(s);
  const seat = s.active;
  const menu: Menu = {
    board,
    moves: new Map(),
    attacks: new Map(),
    modes: [],
    camps: [],
    barracks: [],
    transfers: new Map(),
    villages: [],
    abilities: new Map(),
    events: droppable(board, seat),
    ...playsOf(board, seat),
  };
  for (const unit of s.units) {
    if (unit.seat !== seat) continue;
    if (!unit.exhausted) addActions(menu, unit);
    if (mayBuild(board, unit)) addBuildings(menu, unit);
  }
  return menu;
}

function addActions(menu: Menu, unit: Unit): void {
  const { board } = menu;
  const { s } = board;
  const ref = unitRef(unit);
  if (!unit.moved) {
    const squares = destinations(board, unit);
    if (squares.length > 0)
      menu.moves.set(
        ref,
        squares.map((at) => SQUARES[at] ?? ''),
      );
  }
  if (!s.turn.noAttacks) {
    const targets = targetsOf(board, unit);
    if (targets.length > 0)
      menu.attacks.set(
        ref,
        targets.map((target) => ('unit' in target ? unitRef(target.unit) : buildingRef(target.building))),
      );
  }
  if (unit.switches < constants.modeSwitches && (unit.mode === 'ranged' || board.profile(unit).ranged > 0))
    menu.modes.push(ref);
  if (board.bits[indexOf(unit.at)] & VILLAGE) menu.villages.push(ref);
  const actions = actionsOf(board, unit);
  if (actions.length === 0) return;
  const usable = actions.flatMap((index, i) => (canUse(board, unit, index) ? [NUMBERS[i + 1] ?? ''] : []));
  if (usable.length > 0) menu.abilities.set(ref, usable);
}

const fullStocks = ({ s }: Board, seat: Seat) =>
  (['camp', 'barracks'] as const).filter((kind) => !hasInStock(s, seat, kind));

function addBuildings(menu: Menu, unit: Unit): void {
  const { board } = menu;
  const { s } = board;
  const ref = unitRef(unit);
  if (!s.turn.campBuilt && campRefusal(board, unit) === undefined) menu.camps.push(ref);
  if (barracksRefusal(board, unit) === undefined) menu.barracks.push(ref);
  const full = board.onceFor('full', unit.seat, fullStocks);
  if (full.length === 0) return;
  const kinds: readonly BuildingKind[] = full.filter(
    (kind) => newSiteRefusal(board, unit, kind) === undefined,
  );
  if (kinds.length === 0) return;
  const old = s.buildings.flatMap((building) =>
    kinds.includes(building.kind) && building.seat === unit.seat && building.at !== unit.at
      ? [buildingRef(building)]
      : [],
  );
  if (old.length > 0) menu.transfers.set(ref, old);
}
