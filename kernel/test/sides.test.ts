import { expect, test } from 'vitest';
import {
  areEven,
  formatCounts,
  hasMates,
  matesOf,
  rematchShift,
  seatCounts,
  sidesOf,
  wonTogether,
} from '../index.ts';

test('a game is played by all numbers of seats in between, or by those that it names', () => {
  expect(seatCounts({ seats: { min: 2, max: 4 } })).toEqual([2, 3, 4]);
  expect(seatCounts({ seats: { min: 2, max: 4, counts: [2, 4] } })).toEqual([2, 4]);
});

test.each([
  [[2], '2'],
  [[2, 3, 4], '2–4'],
  [[2, 4], '2 or 4'],
  [[2, 4, 6], '2, 4 or 6'],
])('how many may play is told: %j as %s', (counts, told) => {
  expect(formatCounts(counts, '–', 'or')).toBe(told);
});

test('each seat is a side of its own, unless the game says otherwise', () => {
  expect(sidesOf({}, {}, 3)).toEqual([0, 1, 2]);
  expect(sidesOf({ sides: (_, seats) => Array(seats).fill(1) }, {}, 2)).toEqual([1, 1]);
  expect(hasMates([0, 1, 2])).toBe(false);
  expect(hasMates([0, 1, 0])).toBe(true);
  expect(matesOf([0, 1, 0, 1], 3)).toEqual([1]);
});

test('winners of one side have won together, those of several sides have not', () => {
  expect(wonTogether({ winners: [0, 2], sides: [0, 1, 0, 1] })).toBe(true);
  expect(wonTogether({ winners: [0, 1, 2, 3], sides: [0, 1, 0, 1] })).toBe(false);
  expect(wonTogether({ winners: [0, 1] })).toBe(false);
});

test('sides are even if all are of one size', () => {
  expect(areEven([0, 1, 0, 1])).toBe(true);
  expect(areEven([0, 1, 2])).toBe(true);
  expect(areEven([0, 1, 1])).toBe(false);
});

test.each([
  [[0, 1], 1],
  [[0, 1, 2], 1],
  [[0, 1, 0, 1], 1],
  [[0, 0, 1, 1], 2],
  [[1, 0, 0], 0],
])('for a rematch of the sides %j all move on by %d, so that mates stay mates', (sides, shift) => {
  expect(rematchShift(sides)).toBe(shift);
});
