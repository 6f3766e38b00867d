/**
 * What made the difference where no great deed did: a threat, a hand of cards, warriors out of reach. The chances come
 * from what the game's mind sees in the table, term by term; those that changed most for a seat are told.
 */
import type { Seat } from '@gonfalon/kernel';
import { firstOfSides } from '../analysis/by-side.ts';
import type { WinChancePoint } from '../analysis/win-chances.ts';

const MAX_TERMS = 2;
/** What is told second weighs at least this part of the first. */
const BESIDE = 0.5;

type Round = readonly WinChancePoint[];
type Worth = Readonly<Record<string, number>>;

/** The terms, by their ids, that lifted the seat above the others from one round to the next; the greatest first. */
export function decisiveFeatures(
  before: Round,
  after: Round,
  seat: Seat,
  sides: readonly number[],
): readonly string[] {
  const lifts = liftsOf(before, after, seat, sides).sort(([, a], [, b]) => b - a);
  const most = lifts[0]?.[1] ?? 0;
  return lifts
    .filter(([, lift]) => lift > 0 && lift >= BESIDE * most)
    .slice(0, MAX_TERMS)
    .map(([term]) => term);
}

/** By how much each term changed for the seat and its mates, less what it changed for its rivals, each by how likely it was to win. */
function liftsOf(
  before: Round,
  after: Round,
  seat: Seat,
  sides: readonly number[],
): [term: string, lift: number][] {
  const isMate = (other: Seat) => sides[other] === sides[seat];
  const [known, then] = [judged(before), judged(after)];
  if (known.length === 0 || then.length === 0) return [];
  const chances = known.at(-1)?.chances ?? [];
  const rivals = chances.map((chance, other) => (isMate(other) ? 0 : chance));
  // Each member of a side has the chance of the whole.
  const all = firstOfSides(sides).reduce((sum, other) => sum + (rivals[other] ?? 0), 0);
  const terms = new Set(
    [...known, ...then].flatMap(({ contributions }) => contributions.flatMap((one) => Object.keys(one))),
  );
  return [...terms].map((term) => {
    const change = (of: Seat) => average(then, of, term) - average(known, of, term);
    const theirs = rivals.reduce(
      (sum, chance, other) => sum + (all > 0 ? chance / all : 0) * change(other),
      0,
    );
    const ours = [...sides.keys()].filter(isMate).reduce((sum, mate) => sum + change(mate), 0);
    return [term, ours - theirs];
  });
}

/** The end of a match is not judged: it is known. */
function judged(
  round: Round,
): { readonly chances: readonly number[]; readonly contributions: readonly Worth[] }[] {
  return round.flatMap(({ chances, contributions }) => (contributions ? [{ chances, contributions }] : []));
}

function average(
  round: readonly { readonly contributions: readonly Worth[] }[],
  seat: Seat,
  term: string,
): number {
  return round.reduce((sum, { contributions }) => sum + (contributions[seat]?.[term] ?? 0), 0) / round.length;
}
