/** Why a move or an attack is not possible: the rule to show, for anything that somebody might try. */
import type { Seat } from '@gonfalon/kernel';
import type { Board } from './board.ts';
import { areAllied, isFortified } from './board.ts';
import type { Target } from './combat.ts';
import { inRange, targetableUnits, targetSquare } from './combat.ts';
import { isProtected } from './conditions.ts';
import { DEEP_WATER } from './land.ts';
import { lineTo, mayStrikeAt, terrainAllows } from './reach.ts';
import { directionTo, distance, indexOf } from './squares.ts';
import type { Unit } from './state.ts';
import type { RefusingRule } from './vocabulary.ts';

/** ECH-11.24, 4.1: whether a unit is one that this seat moves, and ECH-2.4: whether it can do anything now. */
export function unitRefusal(seat: Seat, unit: Unit | undefined): RefusingRule | undefined {
  if (!unit) return 'ECH-4.1';
  if (unit.seat !== seat) return areAllied(unit.seat, seat) ? 'ECH-11.24' : 'ECH-12.5';
  return unit.exhausted ? 'ECH-2.4' : undefined;
}

/** Why the terrain of a square is closed to a unit. */
function terrainRule(board: Board, unit: Unit, at: number): RefusingRule {
  const { heavyShip, lightShip } = board.profile(unit);
  if (heavyShip > 0) return 'ECH-10.13';
  if (lightShip > 0) return 'ECH-10.12';
  return board.bits[at] & DEEP_WATER ? 'ECH-4.9' : 'ECH-4.5';
}

/** Why a move cannot end on a square. */
export function moveReason(board: Board, unit: Unit, at: number): RefusingRule {
  const profile = board.profile(unit);
  const from = indexOf(unit.at);
  if (directionTo(from, at) < 0 || lineTo(unit, at, 8) < 0) return 'ECH-4.2';
  const direction = lineTo(unit, at, profile.movement);
  if (direction < 0) return 'ECH-4.1';
  for (const square of board.lines(from)[direction]) {
    const rule = obstacle(board, unit, square, square === at);
    if (rule) return rule;
    if (square === at) break;
  }
  return 'ECH-4.8';
}

/** What is in the way on a square. */
function obstacle(board: Board, unit: Unit, at: number, last: boolean): RefusingRule | undefined {
  if (board.bits[at] === 0) return last ? undefined : 'ECH-4.16';
  const building = board.building(at);
  const other = board.first(at);
  const over = board.profile(unit).moveOverEnemies && !last;
  if (!over && other && !areAllied(other.seat, unit.seat)) return 'ECH-4.5';
  if (building && isFortified(building)) {
    if (!over && !areAllied(building.seat, unit.seat)) return 'ECH-4.5';
    const { heavyShip, lightShip } = board.profile(unit);
    if (heavyShip > 0 || lightShip > 0) return 'ECH-10.20';
  }
  if (last && other && other !== unit) return 'ECH-4.7';
  return terrainAllows(board, board.profile(unit), at) || !last ? undefined : terrainRule(board, unit, at);
}

/** Why a target cannot be attacked. */
export function attackReason(board: Board, unit: Unit, target: Target): RefusingRule {
  const at = targetSquare(target);
  const thing = 'unit' in target ? target.unit : target.building;
  if (areAllied(thing.seat, unit.seat)) return 'ECH-6.1';
  if ('unit' in target) {
    if (isProtected(board, target.unit, at)) return 'ECH-6.18';
    if (!targetableUnits(board, unit.seat, at).includes(target.unit)) return 'ECH-10.15';
  }
  return unit.mode === 'ranged' ? shotReason(board, unit, at) : strikeReason(board, unit, at);
}

function shotReason(board: Board, unit: Unit, at: number): RefusingRule {
  const profile = board.profile(unit);
  const from = indexOf(unit.at);
  if (inRange(profile, from, at)) return 'ECH-6.4';
  return profile.shortRange > 0 && distance(from, at) <= 1 ? 'ECH-10.7' : 'ECH-6.13';
}

function strikeReason(board: Board, unit: Unit, at: number): RefusingRule {
  if (unit.moved && indexOf(unit.at) !== at) return 'ECH-6.5';
  if (!terrainAllows(board, board.profile(unit), at)) return 'ECH-6.25';
  return mayStrikeAt(board, unit, at) || indexOf(unit.at) === at ? 'ECH-6.4' : 'ECH-6.5';
}
