import { resultFor } from '@gonfalon/protocol';
import { expect, test } from 'vitest';

const won = (winners: readonly number[]) =>
  ({ by: 'rules', result: { ending: 'some', winners, scores: [3, 2, 1] } }) as const;

test('who wins alone has won, who shares the first place has drawn, the others have lost', () => {
  expect([0, 1, 2].map((seat) => resultFor(won([1]), seat, false))).toEqual(['lost', 'won', 'lost']);
  expect([0, 1, 2].map((seat) => resultFor(won([0, 1]), seat, false))).toEqual(['drawn', 'drawn', 'lost']);
});

test('who left a seat to a bot has lost, whatever the bot made of it', () => {
  expect(resultFor(won([0]), 0, true)).toBe('lost');
  expect(resultFor({ by: 'draw' }, 0, true)).toBe('lost');
});

test('an agreement is a draw for those who were still there; to stop is nothing at all', () => {
  expect(resultFor({ by: 'draw' }, 1, false)).toBe('drawn');
  expect([0, 1, 2].map((seat) => resultFor({ by: 'draw', between: [0, 2] }, seat, false))).toEqual([
    'drawn',
    'lost',
    'drawn',
  ]);
  expect(resultFor({ by: 'stop' }, 0, false)).toBeUndefined();
  expect(resultFor({ by: 'host' }, 0, false)).toBeUndefined();
});

test('a side that wins has won for each of its seats; sides that share the victory have drawn', () => {
  const sides = [0, 1, 0, 1];
  const result = (winners: readonly number[]) =>
    ({ by: 'rules', result: { ending: 'some', winners, scores: [3, 2, 1, 0], sides } }) as const;
  expect(sides.map((_, seat) => resultFor(result([0, 2]), seat, false))).toEqual([
    'won',
    'lost',
    'won',
    'lost',
  ]);
  expect(sides.map((_, seat) => resultFor(result([0, 1, 2, 3]), seat, false))).toEqual(
    Array(4).fill('drawn'),
  );
});
