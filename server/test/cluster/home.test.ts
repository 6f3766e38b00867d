import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownerOf } from '../../cluster/home.ts';

test.each([2, 3, 4, 8])('of %i processes each is home to its share of the tables', (processes) => {
  const count = 8000;
  const homes = new Array<number>(processes).fill(0);
  for (let i = 0; i < count; i++) {
    const home = ownerOf(randomBytes(16).toString('base64url'), processes);
    homes[home] = (homes[home] ?? 0) + 1;
  }
  expect(homes).toHaveLength(processes);
  for (const tables of homes) expect(tables / (count / processes)).toBeCloseTo(1, 0);
});

test('a table has one home', () => {
  expect(ownerOf('q0zzDPqjQZqDEm8rYb4x3g', 4)).toBe(ownerOf('q0zzDPqjQZqDEm8rYb4x3g', 4));
});
