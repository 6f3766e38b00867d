/** NER-10.3 to 10.9, 13.1: where pieces can go that leave a battle or an entrance. */
import type { Realm, Space } from './board.ts';
import { LAND_ADJ, SEA_ADJ, WARSHIP } from './board.ts';
import type { Piece } from './pieces.ts';
import { NO_PIECE } from './pieces.ts';
import { isFlyer, isFriendlyLand, isFriendlySea } from './selectors.ts';
import { freePlaces, shipsOf } from './ships.ts';
import type { State } from './state.ts';

/** A piece goes to a space, or aboard a ship. */
export interface Refuge {
  readonly space: Space;
  readonly ship: Piece;
}

const toSpace = (space: Space): Refuge => ({ space, ship: NO_PIECE });

const friendlyLands = (s: State, realm: Realm, from: Space): Space[] =>
  LAND_ADJ[from].filter((at) => isFriendlyLand(s, realm, at));
const friendlySeas = (s: State, realm: Realm, from: Space): Space[] =>
  SEA_ADJ[from].filter((at) => isFriendlySea(s, realm, at));

/** Own ships with free places in the sea zones next to a space. */
function shipsNextTo(s: State, realm: Realm, from: Space): Refuge[] {
  return SEA_ADJ[from].flatMap((space) =>
    shipsOf(s, realm, space)
      .filter((ship) => freePlaces(s, ship) > 0)
      .map((ship) => ({ space, ship })),
  );
}

const inOrder = (spaces: readonly Space[]): Refuge[] => spaces.toSorted((a, b) => a - b).map(toSpace);

/**
 * Where a piece can retreat to: ships to sea zones with all they carry, flying units to land or sea, land units to land
 * or, only if there is none, aboard. Units aboard have no place of their own: they go with their ship.
 */
export function refugesOf(s: State, piece: Piece): Refuge[] {
  const { at, realm, ship, unit } = s.pieces;
  if (ship[piece] !== NO_PIECE) return [];
  const from = at[piece];
  const owner = realm[piece];
  const seas = () => friendlySeas(s, owner, from);
  if (unit[piece] === WARSHIP) return inOrder(seas());
  const lands = friendlyLands(s, owner, from);
  if (isFlyer(s, piece)) return inOrder([...lands, ...seas()]);
  return lands.length > 0 ? inOrder(lands) : shipsNextTo(s, owner, from);
}

/** NER-13.1: a hero that does not fly leaves an entrance for friendly land or for a ship. */
export function exitsOf(s: State, hero: Piece): Refuge[] {
  const { at, realm } = s.pieces;
  const from = at[hero];
  return [...inOrder(friendlyLands(s, realm[hero], from)), ...shipsNextTo(s, realm[hero], from)];
}
