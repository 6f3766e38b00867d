import type { GameModule } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { meets, THRESHOLDS } from '../bars.ts';
import { gameSpeed } from '../game-speed.ts';
import { median, microseconds } from '../measure.ts';
import { race } from '../race.ts';

test('the median of an odd and of an even number of values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('time is told per call, after one round that is not counted', () => {
  let clock = 0;
  let rounds = 0;
  const work = () => {
    clock += rounds++ === 0 ? 1000 : 2;
  };
  expect(microseconds(4, work, () => clock, 3)).toBe(500);
});

test('a figure on its bar meets it', () => {
  expect(meets(THRESHOLDS.ratio, 10)).toBe(true);
  expect(meets(THRESHOLDS.ratio, 9.9)).toBe(false);
  expect(meets(THRESHOLDS.msPerMatch, 50)).toBe(true);
  expect(meets(THRESHOLDS.msPerMatch, 50.1)).toBe(false);
});

test('every figure of a game is measured', () => {
  const speed = gameSpeed(pebbles as unknown as GameModule, { quick: true });
  expect(speed.game).toBe('pebbles');
  const { decisions, decisionsPerSecond, msPerMatch, usPerClone, usPerView, msToOpenMiddle } = speed;
  for (const figure of [decisions, decisionsPerSecond, msPerMatch, usPerClone, usPerView, msToOpenMiddle])
    expect(figure).toBeGreaterThan(0);
});

test('both kernels play furrows to the same end', { timeout: 60_000 }, async () => {
  const before = process.env.NODE_ENV;
  const { moves, movesPerSecond, ratio } = await race({ quick: true });
  expect(moves).toBe(3 * 2 * 200);
  expect(ratio).toBeCloseTo(movesPerSecond.gonfalon / movesPerSecond.boardgameio);
  expect(process.env.NODE_ENV).toBe(before);
});
