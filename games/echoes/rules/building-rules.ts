/** ECH-5: what forbids a building, the first rule that applies. */
import type { Seat } from '@gonfalon/kernel';
import type { Board } from './board.ts';
import { areAllied } from './board.ts';
import { ANY_WATER, CAPITAL_SQUARE, yieldOf } from './land.ts';
import { barracksBy } from './prices.ts';
import { canPay } from './purse.ts';
import type { Square } from './squares.ts';
import { indexOf, within } from './squares.ts';
import type { Building, State, Unit } from './state.ts';
import { hasInStock } from './things.ts';
import type { RefusingRule } from './vocabulary.ts';

/** ECH-5.2, 5.16: one building per square, none on a Capital square. */
function squareRefusal(board: Board, seat: Seat, at: Square): RefusingRule | undefined {
  const index = indexOf(at);
  if (board.bits[index] & CAPITAL_SQUARE) return 'ECH-5.2';
  const there = board.building(index);
  if (!there) return undefined;
  return areAllied(there.seat, seat) ? 'ECH-5.2' : 'ECH-5.16';
}

/** ECH-5.7, R-6 */
function isNextToCapital({ buildings }: State, at: Square): boolean {
  return buildings.some(
    ({ kind, at: there }) => kind === 'capital' && within(indexOf(there), indexOf(at), 1, true),
  );
}

const campSquareRefusal = (board: Board, seat: Seat, at: Square): RefusingRule | undefined =>
  squareRefusal(board, seat, at) ?? (yieldOf(board.bits[indexOf(at)]) ? undefined : 'ECH-5.4');

function barracksSquareRefusal(board: Board, seat: Seat, at: Square): RefusingRule | undefined {
  const refusal = squareRefusal(board, seat, at);
  if (refusal) return refusal;
  return board.bits[indexOf(at)] & ANY_WATER || isNextToCapital(board.s, at) ? 'ECH-5.7' : undefined;
}

/** A Camp by a card: neither the turn's Camp nor an action. */
export function freeCampRefusal(board: Board, seat: Seat, at: Square): RefusingRule | undefined {
  return campSquareRefusal(board, seat, at) ?? (hasInStock(board.s, seat, 'camp') ? undefined : 'ECH-5.10');
}

export function campRefusal(board: Board, unit: Unit): RefusingRule | undefined {
  return freeCampRefusal(board, unit.seat, unit.at) ?? (board.s.turn.campBuilt ? 'ECH-5.3' : undefined);
}

/** Everything but the price. */
function barracksSiteRefusal(board: Board, unit: Unit): RefusingRule | undefined {
  const refusal = barracksSquareRefusal(board, unit.seat, unit.at);
  return refusal ?? (hasInStock(board.s, unit.seat, 'barracks') ? undefined : 'ECH-5.10');
}

export function barracksRefusal(board: Board, unit: Unit): RefusingRule | undefined {
  return (
    barracksSiteRefusal(board, unit) ?? (canPay(board, unit.seat, barracksBy(unit)) ? undefined : 'ECH-3.8')
  );
}

/** ECH-5.11, 5.12, 5.17 */
export function transferRefusal(board: Board, unit: Unit, building: Building): RefusingRule | undefined {
  const { kind, seat, at } = building;
  if (kind === 'capital' || seat !== unit.seat || hasInStock(board.s, unit.seat, kind)) return 'ECH-5.11';
  return at === unit.at ? 'ECH-5.17' : newSiteRefusal(board, unit, kind);
}

/** Why a unit cannot take a transferred building to its square, whichever of that kind it is. */
export function newSiteRefusal(
  board: Board,
  unit: Unit,
  kind: 'camp' | 'barracks',
): RefusingRule | undefined {
  if (kind === 'camp')
    return campSquareRefusal(board, unit.seat, unit.at) ?? (board.s.turn.campBuilt ? 'ECH-5.3' : undefined);
  const refusal = barracksSquareRefusal(board, unit.seat, unit.at);
  return refusal ?? (canPay(board, unit.seat, barracksBy(unit)) ? undefined : 'ECH-3.8');
}

/** ECH-5.21: a Barracks that a card places, on a square or in place of an own Camp. */
export function placedBarracksRefusal(
  board: Board,
  seat: Seat,
  at: Square,
  replaces: boolean,
): RefusingRule | undefined {
  const { s } = board;
  const index = indexOf(at);
  const bits = board.bits[index];
  if (bits === 0 || bits & CAPITAL_SQUARE || bits & ANY_WATER || isNextToCapital(s, at)) return 'ECH-5.21';
  if (!replaces && board.building(index)) return 'ECH-5.21';
  for (const unit of [board.first(index), board.second(index)])
    if (unit && !areAllied(unit.seat, seat)) return 'ECH-5.21';
  return hasInStock(s, seat, 'barracks') ? undefined : 'ECH-5.10';
}
