/** NER-5: what ships carry, who may board them, and where cargo may be unloaded. */
import { constants } from '../content/index.ts';
import type { Realm, Space } from './board.ts';
import { IS_CARRIED, IS_DUNGEON, IS_HERO, IS_LAND, IS_SEA, isAdjacent, NOWHERE, WARSHIP } from './board.ts';
import type { Piece } from './pieces.ts';
import { cargoCount, MAY_LAND, NO_PIECE, STOPPED, setFlag, UNLOADED } from './pieces.ts';
import type { Ways } from './reach.ts';
import { isFriendlyIn } from './reach.ts';
import { isFlyer } from './selectors.ts';
import { hasSpace } from './space-set.ts';
import type { State } from './state.ts';

/** NER-5.5: how many more units may be put aboard in this phase. */
export function roomAboard(s: State, ship: Piece): number {
  const { loads } = s.pieces;
  const capacity = constants.shipCapacity;
  return Math.min(capacity - cargoCount(s.pieces, ship), capacity - loads[ship]);
}

/** Places aboard, whatever was loaded before (NER-10.5, 13.1, 17.13). */
export const freePlaces = (s: State, ship: Piece): number =>
  constants.shipCapacity - cargoCount(s.pieces, ship);

export function shipsOf(s: State, realm: Realm, zone: Space): Piece[] {
  const { unit, realm: owner, at } = s.pieces;
  const found: Piece[] = [];
  for (let p = 0; p < at.length; p++)
    if (at[p] === zone && unit[p] === WARSHIP && owner[p] === realm) found.push(p);
  return found;
}

/** NER-5.1, 5.2 */
export const isCarried = (s: State, piece: Piece): boolean =>
  IS_CARRIED[s.pieces.unit[piece]] && !isFlyer(s, piece);

/** NER-5.3: apart from the room aboard. */
export function mayBoard(s: State, w: Ways, piece: Piece, zone: Space): boolean {
  const { at, flags, ship, spent } = s.pieces;
  return (
    IS_SEA[zone] &&
    IS_LAND[at[piece]] &&
    isFriendlyIn(w, at[piece]) &&
    isFriendlyIn(w, zone) &&
    isAdjacent(at[piece], zone) &&
    ship[piece] === NO_PIECE &&
    spent[piece] === 0 &&
    (flags[piece] & STOPPED) === 0 &&
    isCarried(s, piece)
  );
}

export function board(s: State, piece: Piece, ship: Piece): void {
  const { at, flags, loads, origin, ship: aboard, spent } = s.pieces;
  origin[piece] = at[piece];
  at[piece] = at[ship];
  aboard[piece] = ship;
  spent[piece] = 1;
  flags[piece] |= STOPPED;
  loads[ship]++;
}

/** NER-5.6, 5.8, 5.13: onto land next to the ship's zone, for heroes also into an entrance there. */
export function mayUnload(s: State, w: Ways, piece: Piece, to: Space): boolean {
  const { at, origin, ship, unit } = s.pieces;
  if (ship[piece] === NO_PIECE || origin[piece] === to || !isAdjacent(at[piece], to)) return false;
  if (IS_DUNGEON[to]) return IS_HERO[unit[piece]] && hasSpace(w.open, to);
  return IS_LAND[to];
}

/** NER-5.11, 5.15: in phase 2 not from an enemy zone. */
export const mayUnloadNow = (s: State, w: Ways, piece: Piece, to: Space): boolean =>
  isFriendlyIn(w, s.pieces.at[piece]) && mayUnload(s, w, piece, to);

export function unload(s: State, piece: Piece, to: Space): void {
  const { at, flags, ship } = s.pieces;
  setFlag(s.pieces, ship[piece], UNLOADED);
  ship[piece] = NO_PIECE;
  at[piece] = to;
  flags[piece] |= STOPPED;
}

/** NER-5.12: ships that won their naval battle, or whose attack lapsed, may unload in the landing step. */
export function allowLanding(s: State, realm: Realm, zone: Space): void {
  const { flags } = s.pieces;
  for (const ship of shipsOf(s, realm, zone)) if (!(flags[ship] & UNLOADED)) flags[ship] |= MAY_LAND;
}

/** Puts a piece aboard outside of marches: from the supply, in retreat, out of an entrance. */
export function putAboard(s: State, piece: Piece, ship: Piece): void {
  s.pieces.at[piece] = s.pieces.at[ship];
  s.pieces.ship[piece] = ship;
}

/** The first own ship in a zone with a free place, by piece id; NO_PIECE if there is none. */
export function firstFreeShip(s: State, realm: Realm, zone: Space): Piece {
  if (zone === NOWHERE) return NO_PIECE;
  return shipsOf(s, realm, zone).find((ship) => freePlaces(s, ship) > 0) ?? NO_PIECE;
}
