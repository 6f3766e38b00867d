import type { EvaluationModel, GameModule } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import type { Example } from '../fit.ts';
import { calibration, examplesOf, fitWeights, forecast, logLoss, mostLikely } from '../fit.ts';
import type { Hold, TuneOptions } from '../index.ts';
import { boutsOf, playAll, playArenaMatch, Scores, TooFewPositions, Tuning } from '../index.ts';
import { TurnEnds } from '../turn-ends.ts';

const toy = pebbles as unknown as GameModule;
const TRUE = [1.2, -0.7, 0];

/** Positions at random, won as the true weights say. */
function drawn(count: number, seats: number): Example[] {
  const chance = createRng({ kind: 'fast', seed: 'drawn' });
  const part = () => chance.nextInt(1_000_000) / 1_000_000;
  return Array.from({ length: count }, (_, match) => {
    const end = Array.from({ length: seats }, () => TRUE.map(() => 4 * part() - 2));
    const drawnLot = part();
    const winner = forecast(end, TRUE).findIndex(
      (_, seat, lots) => drawnLot < lots.slice(0, seat + 1).reduce((a, b) => a + b),
    );
    return { match, end, shares: end.map((_, seat) => (seat === winner ? 1 : 0)), weight: 1 };
  });
}

test.each([2, 4])('the weights that %d seats won by are found again', (seats) => {
  const examples = drawn(2000, seats);
  const { weights, before, after } = fitWeights(examples, { start: [0, 0, 0], free: [true, true, true] });
  for (const [i, weight] of weights.entries()) expect(Math.abs(weight - TRUE[i])).toBeLessThan(0.2);
  expect(before).toBeCloseTo(Math.log(seats));
  expect(after).toBeLessThan(before - 0.2);
});

test('what is not free stays, and so does what never differs between seats', () => {
  const examples = drawn(500, 2).map((one) => ({
    ...one,
    end: one.end.map((terms) => [...(terms ?? []), 5]),
  }));
  const start = [0, 0.3, 0, 0.4];
  const weights = mostLikely(examples, { start, free: [true, false, true, true], strength: 0 });
  expect(weights[0]).toBeGreaterThan(0.5);
  expect([weights[1], weights[3]]).toEqual([0.3, 0.4]);
});

test('the more strongly weights are held, the less they move', () => {
  const examples = drawn(300, 2);
  const [held, loose] = [10, 0.001].map(
    (strength) => mostLikely(examples, { start: [0, 0, 0], free: [true, true, true], strength })[0],
  );
  expect(Math.abs(held)).toBeLessThan(Math.abs(loose) / 2);
});

test('nothing can be learnt from matches that chance decided: the weights hardly move', () => {
  const chance = createRng({ kind: 'fast', seed: 'coins' });
  const fair = drawn(1000, 2).map((one) => {
    const winner = chance.nextInt(2);
    return { ...one, shares: [winner, 1 - winner] };
  });
  const { weights } = fitWeights(fair, { start: [0, 0, 0], free: [true, true, true] });
  for (const weight of weights) expect(Math.abs(weight)).toBeLessThan(0.1);
});

test('true weights are calibrated', () => {
  const bins = calibration(drawn(4000, 2), TRUE);
  expect(bins).toHaveLength(10);
  for (const { predicted, actual, count } of bins)
    if (count > 200) expect(Math.abs(predicted - actual)).toBeLessThan(0.06);
});

test('seats that are out have no chance; shared victories count in parts; a match counts once', () => {
  expect(forecast([[0], undefined, [0]], [1])).toEqual([0.5, 0, 0.5]);
  const ends = [
    [[1], [2], undefined],
    [[1], [3], [0]],
  ];
  const examples = examplesOf(7, { winners: [0, 1] }, ends);
  expect(examples).toEqual(ends.map((end) => ({ match: 7, end, shares: [0.5, 0.5, 0], weight: 0.5 })));
  expect(examplesOf(7, { winners: [2] }, ends)).toHaveLength(1);
  expect(logLoss([{ match: 0, end: [[0], [0]], shares: [1, 0], weight: 1 }], [1])).toBeCloseTo(Math.log(2));
});

test('turns are measured when they end, once each, and picked from all parts of the match', () => {
  const mind = { features: ['x'], turn: (s: number) => Math.floor(s / 2), measure: counting };
  const ends = new TurnEnds(
    { ...toy, evaluation: mind as unknown as EvaluationModel, game: { ...toy.game, isOut: () => false } },
    2,
  );
  for (let state = 0; state < 200; state++) ends.see(state);
  expect(ends.pick(1000, 'a')).toHaveLength(99);
  const picked = ends.pick(4, 'a').map((end) => end[0]?.[0] ?? 0);
  expect(picked.map((state) => Math.floor((state - 2) / 49.5))).toEqual([0, 1, 2, 3]);
  expect(ends.pick(4, 'a').map((end) => end[0]?.[0])).toEqual(picked);
});

function counting(state: number, seat: number, into: Float64Array): void {
  into[0] = state + seat;
}

const options: TuneOptions = {
  game: 'pebbles',
  bot: 'greedy',
  seats: 2,
  matches: 40,
  checks: 30,
  seed: 's',
  grounds: [{ id: '', options: {} }],
};

const hold: Hold = async (arena, onPlayed) => {
  const scores = new Scores(arena.entrants);
  await playAll(boutsOf(arena), {
    concurrency: 1,
    play: async (bout) => playArenaMatch(toy, bout),
    onPlayed: (bout, outcome) => {
      scores.add(bout, outcome);
      onPlayed(bout, outcome);
    },
  });
  return scores;
};

/** Thinks that pebbles on spots are bad: there is much to learn. */
const misled: EvaluationModel = { ...toy.evaluation, weights: { points: -0.2, carried: 0.3 } };

test('a game learns that points win, and new weights that win are kept for the next round', async () => {
  const tuning = new Tuning(misled, options, hold);
  const first = await tuning.round();
  expect(first).toMatchObject({ matches: 40, kept: true, before: misled.weights });
  expect(first?.after.points).toBeGreaterThan(0.1);
  expect(first?.check.share).toBeGreaterThan(0.6);
  expect(first?.fitted.after).toBeLessThan(first?.fitted.before ?? 0);
  const second = await tuning.round();
  expect(second?.before).toEqual(first?.after);
  expect(second?.matches).toBe(80);
  expect(await new Tuning(misled, options, hold).round()).toEqual(first);
});

test('likings are left alone', async () => {
  const round = await new Tuning({ ...misled, selfBias: ['carried'] }, options, hold).round();
  expect(round?.after.carried).toBe(0.3);
});

test('too few positions are refused, and nothing comes of what was stopped', async () => {
  await expect(new Tuning(misled, { ...options, matches: 1 }, hold).round()).rejects.toThrow(TooFewPositions);
  expect(await new Tuning(misled, options, async () => undefined).round()).toBeUndefined();
});
