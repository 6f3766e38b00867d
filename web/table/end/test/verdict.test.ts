import type { Seat } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { verdictOf } from '../verdict.ts';

const won = (...winners: Seat[]) => ({ ending: 'limit', winners, scores: [1, 1, 1] });

test('who wins alone has won, and the others see that it is over', () => {
  expect(verdictOf(won(1), 3, 1)).toBe('won');
  expect(verdictOf(won(1), 3, 0)).toBe('over');
  expect(verdictOf(won(1), 3, 'spectator')).toBe('over');
});

test('some who win together share it', () => {
  expect(verdictOf(won(0, 2), 3, 2)).toBe('shared');
  expect(verdictOf(won(0, 2), 3, 1)).toBe('over');
});

test('a side that wins has won for each of its players', () => {
  const result = { ...won(0, 2), sides: [0, 1, 0, 1] };
  expect([0, 1, 2, 3].map((seat) => verdictOf(result, 4, seat))).toEqual(['won', 'over', 'won', 'over']);
  expect(verdictOf({ ...won(0, 1, 2, 3), sides: [0, 1, 0, 1] }, 4, 0)).toBe('level');
});

test('where everybody would win, nobody has', () => {
  expect(verdictOf(won(0, 1), 2, 0)).toBe('level');
  expect(verdictOf(won(0, 1), 2, 'spectator')).toBe('level');
});

test('a match that was stopped is over', () => {
  expect(verdictOf(undefined, 2, 0)).toBe('over');
});
