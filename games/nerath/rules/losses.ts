/** NER-6.8 to 6.12, 6.18, 6.20: who can take a hit, in which order, and how allies share. */
import type { LossClass } from '../content/index.ts';
import { constants, UNIT_IDS } from '../content/index.ts';
import type { Realm } from './board.ts';
import { CASTLE, DRAGON, WARSHIP } from './board.ts';
import type { Piece } from './pieces.ts';
import { cargoCount, clearFlag, HIT, HIT_AGAIN, INACTIVE, MARKED, setFlag } from './pieces.ts';
import { seatOf } from './selectors.ts';
import type { State } from './state.ts';

/** NER-7.3 */
const isDurable = (s: State, piece: Piece): boolean => s.pieces.unit[piece] === DRAGON;

/** How many more hits a piece can take in this step. */
function absorbs(s: State, piece: Piece): number {
  const flags = s.pieces.flags[piece];
  const whole = isDurable(s, piece) && !(flags & MARKED);
  if (!(flags & HIT)) return whole ? 2 : 1;
  return whole && !(flags & HIT_AGAIN) ? 1 : 0;
}

export function absorbsInAll(s: State, pieces: readonly Piece[]): number {
  let total = 0;
  for (const piece of pieces) total += absorbs(s, piece);
  return total;
}

/** NER-6.9: those that may take the next hit: everybody one, before anybody a second. */
export function openToHit(s: State, pieces: readonly Piece[]): Piece[] {
  const fresh = pieces.filter((p) => !(s.pieces.flags[p] & HIT));
  return fresh.length > 0 ? fresh : pieces.filter((p) => absorbs(s, p) > 0);
}

export function giveHit(s: State, piece: Piece): void {
  setFlag(s.pieces, piece, s.pieces.flags[piece] & HIT ? HIT_AGAIN : HIT);
}

/** What a piece with hits comes to (NER-6.11, 7.3, 7.4): a castle is only inactive, a dragon may be only marked. */
export function takeHits(s: State, piece: Piece): 'destroyed' | 'survives' {
  const { flags } = s.pieces;
  const twice = (flags[piece] & (HIT_AGAIN | MARKED)) !== 0;
  clearFlag(s.pieces, piece, HIT | HIT_AGAIN);
  if (s.pieces.unit[piece] === CASTLE) setFlag(s.pieces, piece, INACTIVE);
  else if (isDurable(s, piece) && !twice) setFlag(s.pieces, piece, MARKED);
  else return 'destroyed';
  return 'survives';
}

const ranksIn = (order: readonly LossClass[]) => {
  const rank = (name: LossClass) => order.indexOf(name);
  return {
    units: UNIT_IDS.map((id) => order.indexOf(id as LossClass)),
    castle: rank('castle:active'),
    unmarked: Math.max(rank('dragon:unmarked'), rank('dragon')),
    marked: Math.max(rank('dragon:marked'), rank('dragon')),
    empty: rank('warship:empty'),
    loaded: rank('warship:loaded'),
  };
};
export const LOSS_RANKS = ranksIn(constants.lossOrder);
const REMOVAL_RANKS = ranksIn(constants.removalOrder);

function rankOf(s: State, piece: Piece, ranks: typeof LOSS_RANKS): number {
  const unit = s.pieces.unit[piece];
  if (unit === CASTLE) return ranks.castle;
  if (unit === DRAGON) return s.pieces.flags[piece] & (MARKED | HIT) ? ranks.marked : ranks.unmarked;
  if (unit === WARSHIP) return cargoCount(s.pieces, piece) > 0 ? ranks.loaded : ranks.empty;
  return ranks.units[unit];
}

function firstIn(s: State, pieces: readonly Piece[], ranks: typeof LOSS_RANKS): Piece {
  const rank = pieces.map((p) => rankOf(s, p, ranks));
  const lowest = Math.min(...rank);
  const alike = pieces.filter((_, i) => rank[i] === lowest);
  const { realm } = s.pieces;
  // Two realms of one seat: the one with more pieces of the class first, then turn order.
  const count = (owner: Realm) => alike.filter((p) => realm[p] === owner).length;
  return alike.reduce((best, p) =>
    realm[p] === realm[best]
      ? Math.min(best, p)
      : count(realm[p]) > count(realm[best]) ||
          (count(realm[p]) === count(realm[best]) && realm[p] < realm[best])
        ? p
        : best,
  );
}

/** The place of a piece in the default order. */
export const lossRank = (s: State, piece: Piece): number => rankOf(s, piece, LOSS_RANKS);

/** NER-6.18: the piece that takes the next hit in the default order. */
export const defaultLoss = (s: State, pieces: readonly Piece[]): Piece =>
  firstIn(s, openToHit(s, pieces), LOSS_RANKS);

/** The piece that a realm takes off first if it must remove one. */
export const defaultRemoval = (s: State, pieces: readonly Piece[]): Piece =>
  firstIn(s, pieces, REMOVAL_RANKS);

/** Gives hits in the default order; what cannot be given is lost (NER-6.9). */
export function giveByDefault(s: State, pieces: readonly Piece[], hits: number): void {
  for (let i = Math.min(hits, absorbsInAll(s, pieces)); i > 0; i--) giveHit(s, defaultLoss(s, pieces));
}

/** How many hits of a joint defence one realm may take. */
export interface Shares {
  readonly min: number;
  readonly max: number;
  /** NER-6.12: what it takes without an agreement. */
  readonly half: number;
}

/**
 * NER-6.12, 6.20: the shares of the realm that takes the odd hit, which is the one with more eligible pieces; its ally
 * takes the rest.
 */
export function sharesOf(
  hits: number,
  own: { readonly eligible: number; readonly capacity: number },
  ally: { readonly eligible: number; readonly capacity: number },
): Shares {
  const spread = hits <= own.eligible + ally.eligible;
  const min = spread ? Math.max(0, hits - ally.eligible) : Math.max(own.eligible, hits - ally.capacity);
  const max = spread ? Math.min(own.eligible, hits) : Math.min(own.capacity, hits - ally.eligible);
  return { min, max, half: Math.min(max, Math.max(min, Math.ceil(hits / 2))) };
}

/** Whether two realms are one seat's, so that it assigns freely (NER-6.12). */
export const isOneSeat = (s: State, a: Realm, b: Realm): boolean => seatOf(s, a) === seatOf(s, b);
