/**
 * The pieces on the board, as parallel lists of small numbers: a match copies them thousands of times a second when a
 * bot thinks. A piece goes by its place in the lists; the place of a piece that is gone is used again.
 */
import type { Realm, Space, Unit } from './board.ts';
import { CASTLE, NOWHERE, WARSHIP } from './board.ts';

export type Piece = number;
export const NO_PIECE = -1;

export interface Pieces {
  unit: Unit[];
  realm: Realm[];
  /** NOWHERE if the place in the list is free. */
  at: Space[];
  /** The ship that carries it, or NO_PIECE. */
  ship: Piece[];
  /** Movement used up in this phase. */
  spent: number[];
  /** Where it may not be unloaded this turn: where it boarded, or the castle that paid for it (NER-5.8, 14.14). */
  origin: Space[];
  /** How many units were loaded onto this ship in this phase (NER-5.5, 14.15). */
  loads: number[];
  flags: number[];
}

/** NER-7.3: a Durable unit that took a hit in this battle. */
export const MARKED = 1;
/** NER-7.4: a castle that took a hit in this battle. */
export const INACTIVE = 2;
/** Card 48. */
export const SHIELDED = 4;
/** NER-7.2: it rolled in this battle round. */
export const ROLLED = 8;
/** NER-4.3: it moves no more in this phase. */
export const STOPPED = 16;
/** NER-5.7: a ship that unloaded this turn. */
export const UNLOADED = 32;
/** NER-5.12: a ship that may unload in the landing step. */
export const MAY_LAND = 64;
/** NER-14.10: bought in this phase. */
export const NEW = 128;
/** NER-13.2: it has flown in this phase. */
export const FLOWN = 256;
/** Hits given in this step, not yet taken (NER-6.11). */
export const HIT = 512;
export const HIT_AGAIN = 1024;

/** What lasts for a battle, and what lasts for a turn. */
export const BATTLE_FLAGS = MARKED | INACTIVE | SHIELDED | ROLLED | HIT | HIT_AGAIN;
export const TURN_FLAGS = STOPPED | UNLOADED | MAY_LAND | NEW | FLOWN;

export function noPieces(): Pieces {
  return { unit: [], realm: [], at: [], ship: [], spent: [], origin: [], loads: [], flags: [] };
}

export function clonePieces(p: Pieces): Pieces {
  return {
    unit: p.unit.slice(),
    realm: p.realm.slice(),
    at: p.at.slice(),
    ship: p.ship.slice(),
    spent: p.spent.slice(),
    origin: p.origin.slice(),
    loads: p.loads.slice(),
    flags: p.flags.slice(),
  };
}

export function addPiece(p: Pieces, unit: Unit, realm: Realm, at: Space, ship: Piece = NO_PIECE): Piece {
  const free = p.at.indexOf(NOWHERE);
  const piece = free < 0 ? p.at.length : free;
  p.unit[piece] = unit;
  p.realm[piece] = realm;
  p.at[piece] = at;
  p.ship[piece] = ship;
  p.spent[piece] = 0;
  p.origin[piece] = NOWHERE;
  p.loads[piece] = 0;
  p.flags[piece] = 0;
  return piece;
}

/** NER-5.14: everything aboard goes with a ship. Returns the pieces that left, the ship first. */
export function removePiece(p: Pieces, piece: Piece): Piece[] {
  const gone = [piece];
  if (p.unit[piece] === WARSHIP) {
    for (let other = 0; other < p.at.length; other++)
      if (p.ship[other] === piece && p.at[other] !== NOWHERE) gone.push(other);
  }
  for (const one of gone) {
    p.at[one] = NOWHERE;
    p.ship[one] = NO_PIECE;
    p.flags[one] = 0;
  }
  return gone;
}

/** A ship takes along what it carries. */
export function movePiece(p: Pieces, piece: Piece, to: Space): void {
  p.at[piece] = to;
  if (p.unit[piece] !== WARSHIP) return;
  for (let other = 0; other < p.at.length; other++) if (p.ship[other] === piece) p.at[other] = to;
}

export function setFlag(p: Pieces, piece: Piece, flag: number): void {
  p.flags[piece] |= flag;
}

export function clearFlag(p: Pieces, piece: Piece, flag: number): void {
  p.flags[piece] &= ~flag;
}

/** Takes flags off every piece. */
export function clearFlags(p: Pieces, flags: number): void {
  for (let piece = 0; piece < p.at.length; piece++) p.flags[piece] &= ~flags;
}

/** All pieces in a space, cargo included, in the order of their ids. */
export function piecesAt(p: Pieces, at: Space): Piece[] {
  const found: Piece[] = [];
  for (let piece = 0; piece < p.at.length; piece++) if (p.at[piece] === at) found.push(piece);
  return found;
}

export function piecesOf(p: Pieces, realm: Realm, at: Space): Piece[] {
  const found: Piece[] = [];
  for (let piece = 0; piece < p.at.length; piece++)
    if (p.at[piece] === at && p.realm[piece] === realm) found.push(piece);
  return found;
}

export function cargoOf(p: Pieces, ship: Piece): Piece[] {
  const found: Piece[] = [];
  for (let piece = 0; piece < p.at.length; piece++) if (p.ship[piece] === ship) found.push(piece);
  return found;
}

export function cargoCount(p: Pieces, ship: Piece): number {
  let count = 0;
  for (let piece = 0; piece < p.at.length; piece++) if (p.ship[piece] === ship) count++;
  return count;
}

/** NER-3.9: there is at most one in a territory. */
export function castleAt(p: Pieces, at: Space): Piece {
  for (let piece = 0; piece < p.at.length; piece++)
    if (p.at[piece] === at && p.unit[piece] === CASTLE) return piece;
  return NO_PIECE;
}
