/** NER-13.2, 13.3: where a flying unit can go in phase 4, and where it is safe. */
import type { Space } from './board.ts';
import { ALL_SPACES, FLIGHT, IS_HERO, IS_LAND, IS_SEA, NOWHERE, STORM_ELEMENTAL } from './board.ts';
import type { Piece } from './pieces.ts';
import { FLOWN } from './pieces.ts';
import type { Ways } from './reach.ts';
import { isFlyer, movementOf } from './selectors.ts';
import type { State } from './state.ts';

/** Storm elementals, and heroes that fly (card 110), hover over the sea. */
const hovers = (s: State, piece: Piece): boolean =>
  s.pieces.unit[piece] === STORM_ELEMENTAL || IS_HERO[s.pieces.unit[piece]];

/** NER-13.3: on friendly land, or hovering over a friendly sea zone. */
export const isSafe = (s: State, w: Ways, piece: Piece, at: Space): boolean =>
  w.friendly[at] === 1 && (IS_LAND[at] || (IS_SEA[at] && hovers(s, piece)));

export function canFlyTo(s: State, w: Ways, piece: Piece, to: Space): boolean {
  const { at, flags, realm, unit } = s.pieces;
  return (
    isFlyer(s, piece) &&
    !(flags[piece] & FLOWN) &&
    at[piece] !== to &&
    FLIGHT[at[piece]][to] <= movementOf(s, realm[piece], unit[piece]) &&
    isSafe(s, w, piece, to)
  );
}

export function flightsOf(s: State, w: Ways, piece: Piece): Space[] {
  return ALL_SPACES.filter((to) => canFlyTo(s, w, piece, to));
}

/** The active realm's flying units. */
export function flyersOf(s: State): Piece[] {
  return s.pieces.at.flatMap((at, p) =>
    at !== NOWHERE && s.pieces.realm[p] === s.active && isFlyer(s, p) ? [p] : [],
  );
}
