/** ECH-7.1-7.12: where a unit may be deployed, on which pawn, in which mode. */
import type { Seat } from '@gonfalon/kernel';
import type { Mode, Pawn, UnitId } from '../content/index.ts';
import { card } from '../content/index.ts';
import type { Board } from './board.ts';
import { cardMatches } from './conditions.ts';
import { ANY_WATER } from './land.ts';
import type { Purchase } from './prices.ts';
import { boardOf } from './profiles.ts';
import { canLoseLife, canPay } from './purse.ts';
import type { Square } from './squares.ts';
import { distance, indexOf, SQUARES } from './squares.ts';
import type { Building, State, Unit } from './state.ts';
import { addUnit, freePawns, isShipCard } from './things.ts';
import type { RefusingRule } from './vocabulary.ts';

export const purchaseOfUnit = (id: UnitId): Purchase => ({ card: id, cost: card[id].cost });

/** ECH-9.14: what deploying on a pawn costs in health, as its «when deployed» says. */
export function lifeOnPawn(id: UnitId, pawn: Pawn): number {
  let n = 0;
  for (const ability of card[id].abilities) {
    if (ability.a !== 'on' || ability.on !== 'deployed') continue;
    const royal = ability.if?.every((one) => one.c !== 'onPawn' || one.pawns.includes(pawn)) ?? true;
    for (const fx of ability.fx) if (royal && fx.do === 'loseLife') n += fx.n;
  }
  return n;
}

const isEmpty = (board: Board, at: number, gone: Unit | undefined): boolean => {
  const first = board.first(at);
  return first === undefined || (first === gone && board.second(at) === undefined);
};

/** ECH-7.1, 7.14: buildings that hold no unit. */
function isPlaceFor(
  board: Board,
  seat: Seat,
  id: UnitId,
  building: Building,
  gone: Unit | undefined,
): boolean {
  if (building.seat !== seat || !isEmpty(board, indexOf(building.at), gone)) return false;
  if (building.kind !== 'camp') return true;
  return board
    .seatEffects(seat)
    .some(({ fx }) => fx.do === 'permit' && fx.what === 'deployOnCamp' && cardMatches(id, fx.filter));
}

/** ECH-10.12, 10.13: an unoccupied water or river square around one of your units. */
function isBerthFor(board: Board, seat: Seat, at: number, gone: Unit | undefined): boolean {
  if (!(board.bits[at] & ANY_WATER) || !isEmpty(board, at, gone) || board.building(at)?.kind === 'barracks')
    return false;
  for (const unit of board.s.units)
    if (unit.seat === seat && unit !== gone && distance(indexOf(unit.at), at) <= 1) return true;
  return false;
}

/** The squares where a unit may be deployed; `gone` is the unit that makes room for it. */
export function deploySquares(board: Board, seat: Seat, id: UnitId, gone?: Unit): Square[] {
  if (isShipCard(id))
    return board.squares.flatMap((at) => (isBerthFor(board, seat, at, gone) ? [SQUARES[at] ?? 'a1'] : []));
  return board.s.buildings.flatMap((building) =>
    isPlaceFor(board, seat, id, building, gone) ? [building.at] : [],
  );
}

/** ECH-7.7: units that may be discarded to make room. */
export function replaceable(s: State, seat: Seat): Unit[] {
  if (freePawns(s, seat).length > 0) return [];
  return s.units.filter((unit) => unit.seat === seat && unit.pawn === 'pawn');
}

export interface Entry {
  readonly pawn: Pawn;
  readonly mode: Mode;
}

/** ECH-D9: the free pawns and the modes that it can enter in. */
export function entriesFor(
  board: Board,
  seat: Seat,
  id: UnitId,
  at: Square,
  gone: Unit | undefined,
): Entry[] {
  const { s } = board;
  const pawns = gone ? [gone.pawn] : freePawns(s, seat);
  const modes = modesFor(s, seat, id, at);
  return pawns.flatMap((pawn) =>
    isPawnPayable(board, seat, id, pawn) ? modes.map((mode) => ({ pawn, mode })) : [],
  );
}

function isPawnPayable(board: Board, seat: Seat, id: UnitId, pawn: Pawn): boolean {
  const life = lifeOnPawn(id, pawn);
  return canLoseLife(board.s, seat, life) && canPay(board, seat, purchaseOfUnit(id), life);
}

/** ECH-7.2: ranged mode if its ranged attack would be above 0 there. */
function modesFor(s: State, seat: Seat, id: UnitId, at: Square): Mode[] {
  if (card[id].ranged > 0) return ['melee', 'ranged'];
  const there: State = { ...s, units: s.units.slice() };
  const unit = addUnit(there, seat, id, at, 'pawn', 'melee');
  return boardOf(there).profile(unit).ranged > 0 ? ['melee', 'ranged'] : ['melee'];
}

/** ECH-D9: the fallback. */
export function likelyEntry(id: UnitId, entries: readonly Entry[]): Entry | undefined {
  const { melee, ranged } = card[id];
  const mode = melee >= ranged ? 'melee' : 'ranged';
  for (const pawn of ['pawn', 'queen', 'king'] as const)
    for (const wanted of [mode, 'melee'] as const) {
      const found = entries.find((entry) => entry.pawn === pawn && entry.mode === wanted);
      if (found) return found;
    }
  return entries[0];
}

/** ECH-7.9: why a unit card cannot be deployed at all now. */
export function deployRefusal(board: Board, seat: Seat, id: UnitId): RefusingRule | undefined {
  const { s } = board;
  const pawns = freePawns(s, seat);
  if (pawns.length === 0 && replaceable(s, seat).length === 0) return 'ECH-7.7';
  const usable = pawns.length > 0 ? pawns : (['pawn'] as const);
  if (!canPay(board, seat, purchaseOfUnit(id))) return 'ECH-3.8';
  if (!usable.some((pawn) => isPawnPayable(board, seat, id, pawn))) return 'ECH-9.14';
  const squares =
    pawns.length > 0
      ? deploySquares(board, seat, id)
      : replaceable(s, seat).flatMap((unit) => deploySquares(board, seat, id, unit));
  if (squares.length > 0) return undefined;
  return isShipCard(id) ? 'ECH-7.3' : 'ECH-7.1';
}
