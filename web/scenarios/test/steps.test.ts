import { expect, test } from 'vitest';
import { bounded } from '../steps.ts';

const file = (id: number) => ({ id, text: 'x'.repeat(100) });

test('what was done last can be taken back, even if there is no room for all of it', () => {
  const past = [1, 2, 3, 4, 5].map(file);
  const future = [7, 8, 9].map(file);
  const { past: before, future: after } = bounded({ past, future }, 260);
  expect(before).toEqual([4, 5].map(file));
  expect(after).toEqual([7, 8].map(file));
  expect(bounded({ past, future })).toEqual({ past, future });
  expect(bounded({ past, future }, 10)).toEqual({ past: [], future: [] });
});
