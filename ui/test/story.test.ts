import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Roll } from '../story.ts';
import { FEWEST_DICE, luckOf, soleMost, together } from '../story.ts';

const COIN = [0.5, 0.5];
const coins = (heads: number, tails: number, seat = 0): Roll[] =>
  [...Array<number>(heads).fill(1), ...Array<number>(tails).fill(0)].map((value) => ({
    seat,
    dice: 1,
    value,
    chances: COIN,
  }));

describe('luck', () => {
  it('is exactly half for who rolled just what is expected', () => {
    expect(luckOf(coins(8, 8), 0)).toMatchObject({ dice: 16, value: 8, expected: 8 });
    expect(luckOf(coins(8, 8), 0).share).toBeCloseTo(0.5, 12);
  });

  it('is the share of players who would have had less, with those who had as much counted half', () => {
    // Of twelve coins, at most one shows heads in 13 of 4096 cases, none in 1.
    expect(luckOf(coins(1, 11), 0).share).toBeCloseTo((1 + 12 / 2) / 4096, 12);
    expect(luckOf(coins(12, 0), 0).share).toBeCloseTo(1 - 1 / 2 / 4096, 12);
  });

  it('is not told of few dice, and looks at the own ones only', () => {
    expect(luckOf(coins(FEWEST_DICE - 1, 0), 0).share).toBeUndefined();
    const mixed = [...coins(12, 0, 0), ...coins(0, 12, 1)];
    expect(luckOf(mixed, 0).share).toBeGreaterThan(0.99);
    expect(luckOf(mixed, 1).share).toBeLessThan(0.01);
    expect(luckOf(mixed, 2)).toEqual({ dice: 0, value: 0, expected: 0, share: undefined });
  });

  it('is a share whatever is rolled', () => {
    const roll = fc.record({ value: fc.integer({ min: 0, max: 6 }), seat: fc.constant(0) }).map(
      ({ value, seat }): Roll => ({
        seat,
        dice: 1,
        value: Math.max(1, value),
        chances: [0, ...Array<number>(6).fill(1 / 6)],
      }),
    );
    fc.assert(
      fc.property(fc.array(roll, { minLength: FEWEST_DICE, maxLength: 60 }), (rolls) => {
        const { share = -1, expected } = luckOf(rolls, 0);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(expected).toBeCloseTo(3.5 * rolls.length, 6);
      }),
      { numRuns: 40 },
    );
  });
});

it('the chances of a sum are those of its parts together', () => {
  expect(together(COIN, COIN)).toEqual([0.25, 0.5, 0.25]);
});

it('only one seat can have the most, and only with enough', () => {
  expect(soleMost([1, 4, 2], 3)).toBe(1);
  expect(soleMost([1, 4, 2], 5)).toBeUndefined();
  expect(soleMost([4, 4, 2], 3)).toBeUndefined();
});
