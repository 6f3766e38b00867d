/**
 * Learns from matches what the terms of a game's mind are worth: the weights under which what happened was most
 * likely. The chance of a seat to win grows with what its terms add up to, as bots judge it: each has e to that power
 * of lots in one draw. The weights are held near those of before, as strongly as serves matches that were not
 * learnt from.
 */
import type { TurnEnd } from './turn-ends.ts';

/** The end of a turn, and what part of the victory each seat had in the end. */
export interface Example {
  /** Which match it is from: examples of one match are never on both sides of a test. */
  readonly match: number;
  readonly end: TurnEnd;
  readonly shares: readonly number[];
  /** All examples of one match count 1 together. */
  readonly weight: number;
}

/** The examples that a match gives. Those who play together are one player, with the terms of all of them. */
export function examplesOf(
  match: number,
  { winners, sides }: { readonly winners: readonly number[]; readonly sides?: readonly number[] | undefined },
  ends: readonly TurnEnd[],
): Example[] {
  const sideOf = sides ?? [...(ends[0] ?? []).keys()];
  const known = [...new Set(sideOf)];
  const won = known.map((side) => winners.some((seat) => sideOf[seat] === side));
  return ends.flatMap((seats) => {
    const end = known.map((side) => addUp(seats.filter((_, seat) => sideOf[seat] === side)));
    const lots = end.map((terms, at) => (terms && won[at] ? 1 : 0));
    const all = sum(lots);
    if (all === 0) return [];
    return [{ match, end, shares: lots.map((lot) => lot / all), weight: 1 / ends.length }];
  });
}

/** The terms of a side: those of its seats, as far as they are still there. */
function addUp(seats: TurnEnd): TurnEnd[number] {
  const present = seats.filter((terms) => terms !== undefined);
  return present.length > 0 ? present.reduce((all, terms) => all.map((x, i) => x + terms[i])) : undefined;
}

/** The chance of each seat to win. */
export function forecast(end: TurnEnd, weights: readonly number[]): number[] {
  const worths = end.map((terms) => (terms ? dot(terms, weights) : Number.NEGATIVE_INFINITY));
  const most = Math.max(...worths);
  const lots = worths.map((worth) => Math.exp(worth - most));
  const all = sum(lots);
  return lots.map((lot) => lot / all);
}

/** How surprised one is by what happened, on average: 0 by nothing, ln 2 if two seats were thought equal. */
export function logLoss(examples: readonly Example[], weights: readonly number[]): number {
  let loss = 0;
  let all = 0;
  for (const { end, shares, weight } of examples) {
    const chances = forecast(end, weights);
    all += weight;
    for (const [seat, share] of shares.entries())
      if (share > 0) loss -= weight * share * Math.log(Math.max(chances[seat], 1e-12));
  }
  return all > 0 ? loss / all : 0;
}

/** How often those won that were given about the same chance. */
export interface CalibrationBin {
  readonly predicted: number;
  readonly actual: number;
  readonly count: number;
}

export function calibration(
  examples: readonly Example[],
  weights: readonly number[],
  bins = 10,
): CalibrationBin[] {
  const found = Array.from({ length: bins }, () => ({ predicted: 0, actual: 0, count: 0 }));
  for (const { end, shares } of examples) {
    for (const [seat, chance] of forecast(end, weights).entries()) {
      if (!end[seat]) continue;
      const bin = found[Math.min(bins - 1, Math.floor(chance * bins))];
      bin.predicted += chance;
      bin.actual += shares[seat];
      bin.count++;
    }
  }
  return found.map(({ predicted, actual, count }) => {
    const of = Math.max(1, count);
    return { predicted: predicted / of, actual: actual / of, count };
  });
}

export interface FitOptions {
  /** The weights of before. */
  readonly start: readonly number[];
  /** Which of the weights may change. */
  readonly free: readonly boolean[];
}

export interface Fitted {
  readonly weights: readonly number[];
  /** How strongly they were held near those of before. */
  readonly strength: number;
  /** On matches that were not learnt from. */
  readonly before: number;
  readonly after: number;
  readonly calibration: readonly CalibrationBin[];
}

const STRENGTHS = [1e-4, 1e-3, 1e-2, 1e-1, 1, 10];
/** One match in so many is left for the test. */
const PARTS = 5;

/** Fits the weights, and tells how much better they are on matches that they were not fitted to. */
export function fitWeights(examples: readonly Example[], options: FitOptions): Fitted {
  const test = examples.filter(({ match }) => match % PARTS === 0);
  const learning = examples.filter(({ match }) => match % PARTS !== 0);
  const tried = STRENGTHS.map((strength) => ({ strength, loss: lossAt(strength, learning, options) }));
  const { strength } = tried.reduce((best, one) => (one.loss <= best.loss ? one : best));
  const weights = mostLikely(learning, { ...options, strength });
  return {
    weights,
    strength,
    before: logLoss(test, options.start),
    after: logLoss(test, weights),
    calibration: calibration(test, weights),
  };
}

/** What a strength is good for: each part of the matches in turn is foretold by the others. */
function lossAt(strength: number, examples: readonly Example[], options: FitOptions): number {
  let loss = 0;
  for (let part = 1; part < PARTS; part++) {
    const others = examples.filter(({ match }) => match % PARTS !== part);
    const own = examples.filter(({ match }) => match % PARTS === part);
    loss += logLoss(own, mostLikely(others, { ...options, strength }));
  }
  return loss;
}

const MAX_STEPS = 50;
const MAX_HALVES = 20;
/** Less than this is no progress any more. */
const LITTLE = 1e-10;

/** The likeliest weights, by Newton's method: the loss has one lowest point, and few steps lead there. */
export function mostLikely(
  examples: readonly Example[],
  { start, free, strength }: FitOptions & { readonly strength: number },
): number[] {
  const scales = scalesOf(examples, start.length);
  const loose = [...start.keys()].filter((i) => free[i] && scales[i] > 0);
  const seen = examples.map((example) => seenOf(example, start, loose, scales));
  let moved = loose.map(() => 0);
  let here = lookAt(seen, moved, strength);
  for (let step = 0; step < MAX_STEPS && loose.length > 0; step++) {
    const way = solve(here.bend, here.slope);
    const next = descend(here.loss, (size) => {
      const to = moved.map((x, k) => x - size * way[k]);
      return { to, ...lookAt(seen, to, strength) };
    });
    if (!next) break;
    const gained = here.loss - next.loss;
    moved = next.to;
    here = next;
    if (gained < LITTLE) break;
  }
  const weights = [...start];
  for (const [k, i] of loose.entries()) weights[i] += moved[k] / scales[i];
  return weights;
}

/** A whole step, or half of it, or half of that, until it leads downwards. */
function descend<T extends { readonly loss: number }>(
  loss: number,
  stepOf: (size: number) => T,
): T | undefined {
  for (let halves = 0; halves < MAX_HALVES; halves++) {
    const next = stepOf(0.5 ** halves);
    if (next.loss <= loss) return next;
  }
  return undefined;
}

/** An example as it is looked at again and again: of each seat that plays, what may change and what may not. */
interface Seen {
  readonly weight: number;
  readonly shares: Float64Array;
  /** What the seat's terms add up to with the weights of before. */
  readonly worths: Float64Array;
  /** The terms whose weights may change, in units of how much each varies: so that one strength suits them all. */
  readonly terms: readonly Float64Array[];
}

function seenOf(
  { end, shares, weight }: Example,
  start: readonly number[],
  loose: readonly number[],
  scales: readonly number[],
): Seen {
  const present = end.flatMap((terms, seat) => (terms ? [{ terms, share: shares[seat] }] : []));
  return {
    weight,
    shares: Float64Array.from(present, ({ share }) => share),
    worths: Float64Array.from(present, ({ terms }) => dot(terms, start)),
    terms: present.map(({ terms }) => Float64Array.from(loose, (i) => terms[i] / scales[i])),
  };
}

interface Look {
  readonly loss: number;
  /** The first and the second derivatives of the loss. */
  readonly slope: number[];
  readonly bend: number[][];
}

/** The loss where the weights have moved so far, and which way it falls. */
function lookAt(seen: readonly Seen[], moved: readonly number[], strength: number): Look {
  const slope = moved.map((x) => strength * x);
  const bend = moved.map((_, k) => moved.map((_, j) => (j === k ? strength + LITTLE : 0)));
  let loss = (strength / 2) * dot(moved, moved);
  let all = 0;
  for (const { weight } of seen) all += weight;
  const mean = new Float64Array(moved.length);
  for (const { weight, shares, worths, terms } of seen) {
    const part = weight / all;
    const lots = worths.map((worth, seat) => worth + dot(terms[seat], moved));
    const most = Math.max(...lots);
    let total = 0;
    for (let seat = 0; seat < lots.length; seat++) total += Math.exp(lots[seat] - most);
    mean.fill(0);
    for (let seat = 0; seat < lots.length; seat++) {
      const surprise = most + Math.log(total) - lots[seat];
      const chance = Math.exp(-surprise);
      lots[seat] = chance;
      loss += part * shares[seat] * surprise;
      for (let k = 0; k < mean.length; k++) {
        mean[k] += chance * terms[seat][k];
        slope[k] += part * (chance - shares[seat]) * terms[seat][k];
      }
    }
    for (let seat = 0; seat < lots.length; seat++) addSquare(bend, part * lots[seat], terms[seat], mean);
  }
  return { loss, slope, bend };
}

function addSquare(bend: number[][], factor: number, terms: Float64Array, mean: Float64Array): void {
  for (let k = 0; k < bend.length; k++) {
    const x = factor * (terms[k] - mean[k]);
    const row = bend[k];
    for (let j = 0; j < row.length; j++) row[j] += x * (terms[j] - mean[j]);
  }
}

/** How much each term differs between the seats of one position. */
function scalesOf(examples: readonly Example[], terms: number): number[] {
  const squares = new Array<number>(terms).fill(0);
  let count = 0;
  for (const { end } of examples) {
    const seats = end.filter((one) => one !== undefined);
    count += seats.length;
    for (let i = 0; i < terms; i++) {
      const mean = sum(seats.map((one) => one[i])) / seats.length;
      for (const one of seats) squares[i] += (one[i] - mean) ** 2;
    }
  }
  return squares.map((square) => Math.sqrt(square / Math.max(1, count)));
}

/** Solves a system of linear equations (Gauss, the largest pivot first). */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let k = i + 1; k < size; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let k = i + 1; k < size; k++) {
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j <= size; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i][size];
    for (let j = i + 1; j < size; j++) rest -= rows[i][j] * found[j];
    found[i] = rest / rows[i][i];
  }
  return found;
}

type Numbers = ArrayLike<number>;

function dot(a: Numbers, b: Numbers): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i] * b[i];
  return total;
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const one of list) total += one;
  return total;
}
