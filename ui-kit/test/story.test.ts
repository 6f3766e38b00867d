import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Roll } from '../story/index.ts';
import { busiestTurn, luckOf, MIN_DICE, together, turnsOf, uniqueMax } from '../story/index.ts';

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
    expect(luckOf(coins(MIN_DICE - 1, 0), 0).share).toBeUndefined();
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
      fc.property(fc.array(roll, { minLength: MIN_DICE, maxLength: 60 }), (rolls) => {
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
  expect(uniqueMax([1, 4, 2], 3)).toBe(1);
  expect(uniqueMax([1, 4, 2], 5)).toBeUndefined();
  expect(uniqueMax([4, 4, 2], 3)).toBeUndefined();
});

describe('what a game reads', () => {
  const done = (seat: number, turn: number) => ({ seat, turn });

  it('tells the turn in which most was done, if one seat did it', () => {
    expect(busiestTurn([done(0, 1), done(1, 2), done(1, 2)], 2)).toEqual([done(1, 2), done(1, 2)]);
    expect(busiestTurn([done(0, 1), done(1, 2), done(1, 2)], 3)).toBeUndefined();
    expect(busiestTurn([done(0, 1), done(1, 2)], 1)).toBeUndefined();
    expect(busiestTurn([done(0, 1), done(0, 2)], 1)).toEqual([done(0, 1)]);
    expect(busiestTurn([], 1)).toBeUndefined();
  });

  it('is parted into turns, each ending where the next begins', () => {
    const turn = (seat: number) => ({ kind: 'turn', seat });
    const [camp, move, end] = [{ kind: 'camp' }, { kind: 'move' }, { kind: 'end' }];
    const told = [
      { at: 2, events: [camp, turn(1), move] },
      { at: 5, events: [end, turn(0)] },
      { at: 7, events: [turn(1)] },
    ];
    expect(turnsOf({ batches: told })).toMatchObject([
      { seat: undefined, done: [{ at: 2, event: camp }], until: 2 },
      {
        seat: 1,
        done: [
          { at: 3, event: move },
          { at: 5, event: end },
        ],
        until: 5,
      },
      { seat: 0, done: [], until: 7 },
    ]);
  });
});
