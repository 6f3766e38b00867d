/** NER-13.2, 13.3: where a flying unit can go in phase 4, and where it is safe. */
import type { Space } from './board.ts';
import { ALL_SPACES, FLIGHT, IS_HERO, IS_LAND, IS_SEA, NOWHERE, STORM_ELEMENTAL } from './board.ts';
import type { Piece } from './pieces.ts';
import { FLOWN } from './pieces.ts';
import type { Ways } from './reach.ts';
import { isFriendlyIn } from './reach.ts';
import { isFlyer, movementOf } from './selectors.ts';
import type { State } from './state.ts';

/** Storm elementals, and heroes that fly (card 110), hover over the sea. */
const hovers = (s: State, piece: Piece): boolean =>
  s.pieces.unit[piece] === STORM_ELEMENTAL || IS_HERO[s.pieces.unit[piece]];

/** NER-13.3: on friendly land, or hovering over a friendly sea zone. */
export const isSafe = (s: State, w: Ways, piece: Piece, at: Space): boolean =>
  isFriendlyIn(w, at) && (IS_LAND[at] || (IS_SEA[at] && hovers(s, piece)));

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

/** The spaces within so many steps. */
const NEAR: readonly (readonly (readonly Space[])[])[] = [0, 1, 2, 3].map((steps) =>
  ALL_SPACES.map((from) => ALL_SPACES.filter((to) => to !== from && FLIGHT[from][to] <= steps)),
);

export function flightsOf(s: State, w: Ways, piece: Piece): readonly Space[] {
  const { at, flags, realm, unit } = s.pieces;
  if (flags[piece] & FLOWN) return [];
  return NEAR[movementOf(s, realm[piece], unit[piece])][at[piece]].filter((to) => isSafe(s, w, piece, to));
}

/** The active realm's flying units. */
export function flyersOf(s: State): Piece[] {
  const { at, realm } = s.pieces;
  const found: Piece[] = [];
  for (let p = 0; p < at.length; p++)
    if (at[p] !== NOWHERE && realm[p] === s.active && isFlyer(s, p)) found.push(p);
  return found;
}
