/** «200 matches against the field»: what is played, and what it tells. */
import type { Choice, Seat } from '@gonfalon/kernel';
import type { Trial } from '@gonfalon/ui-kit';
import type { Civ } from '../../content/index.ts';
import { CIVS, preset } from '../../content/index.ts';
import { changesTo } from '../../rules/deck-check.ts';
import type { Deck } from './deck.ts';

export const MATCHES = 200;

/** Whom the deck meets in a match, and from which seat. */
export interface Pairing {
  readonly foe: Civ;
  readonly seat: Seat;
}

/** Each preset in turn, from both seats; the last few fall to those that begin the list. */
export const pairingOf = (match: number): Pairing => ({
  foe: CIVS[Math.floor(match / 2) % CIVS.length] ?? 'norse',
  seat: match % 2,
});

/** ECH-11.17: a muster that hands in the deck, from the preset on. */
const musterOf = ({ civ, cards }: Deck): readonly Choice[] => [
  ['civ', civ],
  ...changesTo(civ, preset[civ], cards).choices,
  ['done'],
];

export function fieldTrials(deck: Deck, seed: string): readonly Trial[] {
  return Array.from({ length: MATCHES }, (_, match): Trial => {
    const { foe, seat } = pairingOf(match);
    const theirs: readonly Choice[] = [['civ', foe], ['done']];
    const own = musterOf(deck);
    return {
      seats: 2,
      options: { decks: 'built' },
      seed: `${seed}/${match}`,
      bot: 'squire',
      openings: seat === 0 ? [own, theirs] : [theirs, own],
    };
  });
}

export interface Score {
  readonly matches: number;
  /** A draw counts half. */
  readonly points: number;
}

/** What a match brought the deck. */
export const pointsOf = (match: number, winners: readonly Seat[]): number =>
  winners.length === 1 ? Number(winners[0] === pairingOf(match).seat) : 0.5;

/** 95 %, by Wilson: it stays between 0 and 1 and holds for few matches. */
export function interval({ matches, points }: Score): { readonly low: number; readonly high: number } {
  if (matches === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = points / matches;
  const scale = 1 + z ** 2 / matches;
  const middle = (share + z ** 2 / (2 * matches)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
