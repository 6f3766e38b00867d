/**
 * A deck in a link: a letter for the civilisation, then how many there are of each card of its pool, as one number in
 * digits of a card's rarity plus one, and a sum over the pool and the list, so that a link that was cut or that knows
 * other cards is told from a deck.
 */
import type { Civ, DeckCardId } from '../../content/index.ts';
import { CIVS, pool } from '../../content/index.ts';
import { copiesOf } from '../../rules/decks.ts';
import type { Deck } from './deck.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE = BigInt(DIGITS.length);
/** The sum has two digits. */
const SUMS = DIGITS.length ** 2;

/** In an order that does not change when the lists are sorted anew. */
const poolOf = (civ: Civ) => pool[civ].toSorted((a, b) => (a.id < b.id ? -1 : 1));

function sumOf(civ: Civ, counts: readonly number[]): number {
  const text = poolOf(civ)
    .map(({ id, rarity }, i) => `${id}${rarity}${counts[i] ?? 0}`)
    .join();
  let sum = 0;
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003;
  return sum % SUMS;
}

const digit = (n: number): string => DIGITS[n] ?? '';

export function linkCode({ civ, cards }: Pick<Deck, 'civ' | 'cards'>): string {
  const counts = poolOf(civ).map(({ id }) => copiesOf(cards, id));
  let number = 0n;
  poolOf(civ).forEach(({ rarity }, i) => {
    number = number * BigInt(rarity + 1) + BigInt(Math.min(rarity, counts[i] ?? 0));
  });
  let text = '';
  for (; number > 0n; number /= BASE) text = digit(Number(number % BASE)) + text;
  const sum = sumOf(civ, counts);
  return (
    digit(CIVS.indexOf(civ)) + digit(Math.floor(sum / DIGITS.length)) + digit(sum % DIGITS.length) + text
  );
}

/** Undefined if it holds no deck of these cards. */
export function readLinkCode(code: string): Pick<Deck, 'civ' | 'cards'> | undefined {
  const values = [...code].map((char) => DIGITS.indexOf(char));
  const [at = -1, high = -1, low = -1, ...rest] = values;
  const civ = CIVS[at];
  if (!civ || values.includes(-1) || low < 0) return undefined;
  let number = rest.reduce((sum, value) => sum * BASE + BigInt(value), 0n);
  const counts: number[] = [];
  for (const { rarity } of poolOf(civ).toReversed()) {
    counts.unshift(Number(number % BigInt(rarity + 1)));
    number /= BigInt(rarity + 1);
  }
  if (number > 0n || sumOf(civ, counts) !== high * DIGITS.length + low) return undefined;
  const cards = poolOf(civ).flatMap(({ id }, i) =>
    Array.from({ length: counts[i] ?? 0 }, (): DeckCardId => id),
  );
  return { civ, cards };
}
