/** ECH-4: where a unit may stand, and where its moves and melee attacks lead. */
import { card } from '../content/index.ts';
import type { Board, Profile } from './board.ts';
import { areAllied, isFortified } from './board.ts';
import { ANY_WATER, DEEP_WATER, MOUNTAIN } from './land.ts';
import type { Size } from './squares.ts';
import { DIRECTION_RANGES, directionTo, distance, FIRST_DIAGONAL, GRIDS, indexOf } from './squares.ts';
import type { Unit } from './state.ts';

/** ECH-4.9, 10.11-10.13: whether the terrain lets a unit be there. */
export function terrainAllows(board: Board, profile: Profile, at: number): boolean {
  const bits = board.bits[at];
  if (profile.heavyShip > 0) return (bits & ANY_WATER) !== 0;
  if (profile.lightShip > 0) return board.isOnOrAround(at, ANY_WATER);
  return (bits & DEEP_WATER) === 0 || profile.naval > 0;
}

const isShip = (profile: Profile): boolean => profile.heavyShip > 0 || profile.lightShip > 0;

/** ECH-4.18: the one test of every rule that says «may stand», «unoccupied», «free» or «goes back». */
export function mayStand(board: Board, unit: Unit, at: number): boolean {
  if (board.bits[at] === 0) return false;
  const profile = board.profile(unit);
  return (
    isRoomFor(board, unit, profile, at) &&
    mayBeIn(board, unit, profile, at) &&
    terrainAllows(board, profile, at)
  );
}

/** ECH-4.4, 10.15: no enemy, and at most one other unit, if one of the two has Front line. */
function isRoomFor(board: Board, unit: Unit, profile: Profile, at: number): boolean {
  let other = board.first(at);
  const second = board.second(at);
  if (other === unit) other = second;
  else if (second !== undefined && second !== unit) return false;
  if (other === undefined) return true;
  return areAllied(other.seat, unit.seat) && (profile.frontLine > 0 || board.profile(other).frontLine > 0);
}

/** No enemy Fortified building; a ship finds no Fortified building at all (ECH-10.20). */
function mayBeIn(board: Board, unit: Unit, profile: Profile, at: number): boolean {
  const building = board.building(at);
  if (building === undefined || !isFortified(building)) return true;
  return areAllied(building.seat, unit.seat) && !isShip(profile);
}

/** Whether a move may enter a discovered square and go on from there, as far as others do not stop it. */
function mayCross(board: Board, unit: Unit, profile: Profile, at: number): boolean {
  const other = board.first(at);
  const building = board.building(at);
  const fort = building !== undefined && isFortified(building);
  if (!profile.moveOverEnemies) {
    if (other && !areAllied(other.seat, unit.seat)) return false;
    if (fort && !areAllied(building.seat, unit.seat)) return false;
  }
  if (fort && isShip(profile) && areAllied(building.seat, unit.seat)) return false;
  return terrainAllows(board, profile, at) || hasBridge(board, unit, profile, at);
}

/** ECH-10.13: an allied Heavy ship lets units cross its square of water. */
function hasBridge(board: Board, unit: Unit, profile: Profile, at: number): boolean {
  if (isShip(profile) || !(board.bits[at] & ANY_WATER)) return false;
  for (const other of [board.first(at), board.second(at)])
    if (other && areAllied(other.seat, unit.seat) && board.profile(other).heavyShip > 0) return true;
  return false;
}

/** ECH-4.8 */
function endsMove(board: Board, unit: Unit, profile: Profile, at: number): boolean {
  if (!(board.bits[at] & MOUNTAIN) || profile.ignoreMountain) return false;
  const building = board.building(at);
  return !(building?.kind === 'barracks' && areAllied(building.seat, unit.seat));
}

/** ECH-4.1-4.16: the squares where a move can end; a face-down one is explored. */
export function destinations(board: Board, unit: Unit, points = board.profile(unit).movement): number[] {
  const found: number[] = [];
  const profile = board.profile(unit);
  const lines = board.lines(indexOf(unit.at));
  const [from, to] = DIRECTION_RANGES[card[unit.card].movement.dirs];
  for (let direction = from; direction < to; direction++) {
    const line = lines[direction];
    const end = Math.min(points, line.length);
    for (let i = 0; i < end; i++) {
      const at = line[i];
      if (board.bits[at] === 0) {
        found.push(at);
        break;
      }
      if (!mayCross(board, unit, profile, at)) break;
      if (mayStand(board, unit, at)) found.push(at);
      if (endsMove(board, unit, profile, at)) break;
    }
  }
  return found;
}

/** Whether a move can begin at all along a line, and in which of the unit's directions: -1 if in none. */
export function lineTo(unit: Unit, at: number, points: number): number {
  const from = indexOf(unit.at);
  if (distance(from, at) > points) return -1;
  const direction = directionTo(from, at);
  if (direction < 0) return -1;
  const { dirs } = card[unit.card].movement;
  return dirs === 'all' || (dirs === 'diagonal') === direction >= FIRST_DIAGONAL ? direction : -1;
}

/** The squares that a move to a square enters, that one last. */
export function pathTo(size: Size, unit: Unit, at: number): number[] {
  const from = indexOf(unit.at);
  const direction = directionTo(from, at);
  const line = GRIDS[size].lines[from]?.[direction] ?? [];
  return line.slice(0, line.indexOf(at) + 1);
}

/** ECH-6.5, 6.25: whether a melee attack can enter an enemy's square; it may not cross a face-down tile (ECH-4.16). */
export function mayStrikeAt(board: Board, unit: Unit, at: number): boolean {
  const profile = board.profile(unit);
  const direction = lineTo(unit, at, profile.movement);
  if (direction < 0 || !mayEnterToStrike(board, profile, at)) return false;
  for (const square of board.lines(indexOf(unit.at))[direction]) {
    if (square === at) return true;
    if (board.bits[square] === 0 || !mayCross(board, unit, profile, square)) return false;
    if (endsMove(board, unit, profile, square)) return false;
  }
  return false;
}

/** ECH-6.25, 10.20 */
function mayEnterToStrike(board: Board, profile: Profile, at: number): boolean {
  return board.bits[at] !== 0 && terrainAllows(board, profile, at);
}

/** ECH-4.21, 6.15: the squares of the path, last one first, then where the move began, which is always open. */
export function squareBack(board: Board, unit: Unit, path: readonly number[], from: number): number {
  for (let i = path.length - 1; i >= 0; i--) if (mayStand(board, unit, path[i])) return path[i];
  return from;
}
