import { expect, test } from 'vitest';
import { NO_PROGRESS, readProgress } from '../progress.ts';

test('what was kept of a lesson is read again', () => {
  const kept = { deeds: ['next', ['move', 'a', '3']], step: 3, of: 9, done: true };
  expect(readProgress(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  null,
  7,
  'next',
  {},
  { deeds: 'next', step: 1, of: 2, done: false },
  { deeds: [[]], step: 1, of: 2, done: false },
  { deeds: [['move', 3]], step: 1, of: 2, done: false },
  { deeds: ['next'], step: '1', of: 2, done: false },
])('what makes no sense is no progress: %j', (value) => {
  expect(readProgress(value)).toEqual(NO_PROGRESS);
});
