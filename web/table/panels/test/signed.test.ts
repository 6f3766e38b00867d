import { expect, test } from 'vitest';
import { signed } from '../signed.ts';

test('a change is told with its sign', () => {
  expect([12, -7, 0].map(signed)).toEqual(['+12', '−7', '±0']);
});
