import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameEvent } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import { chiSquareTail, countDice, diceOf } from '../dice.ts';
import { Film } from '../film.ts';
import { fileOf } from './matches.ts';

const rolls = (seat: number, ...dice: number[]): GameEvent => ({ kind: 'rerolled', seat, dice });

describe('the dice of an event', () => {
  it('belong to whom the event says', () => {
    expect(diceOf({ kind: 'reinforced', seat: 1, die: 4 })).toEqual([{ face: '4', seat: 1 }]);
    expect(
      diceOf({ kind: 'rolled', attacker: 0, defender: 1, attackDice: [2, 5], defenceDie: 6, attack: 9 }),
    ).toEqual([
      { face: '2', seat: 0 },
      { face: '5', seat: 0 },
      { face: '6', seat: 1 },
    ]);
    expect(diceOf({ kind: 'critical', unit: 'x', faces: ['G', 'L'] })).toEqual([
      { face: 'G', seat: undefined },
      { face: 'L', seat: undefined },
    ]);
  });

  it('are none where none was rolled', () => {
    expect(diceOf({ kind: 'moved', seat: 0, count: 3 })).toEqual([]);
    expect(diceOf({ kind: 'rolled', attacker: 0, attackDice: [], defenceDie: 0 })).toEqual([]);
  });
});

describe('counting dice', () => {
  it('counts each face for each player and for all', () => {
    const count = countDice([rolls(0, 1, 1, 6), rolls(1, 3)], 'battue', 2);
    expect(count?.players.map(({ counts }) => counts)).toEqual([
      [2, 0, 0, 0, 0, 1],
      [0, 0, 1, 0, 0, 0],
    ]);
    expect(count?.all).toMatchObject({ rolled: 4, counts: [2, 0, 1, 0, 0, 1] });
  });

  it('says nothing about a few dice', () => {
    expect(countDice([rolls(0, 6, 6, 6, 6)], 'battue', 2)?.all.chance).toBeUndefined();
  });

  it('finds even dice usual and loaded ones unusual', () => {
    const even = countDice(
      Array.from({ length: 60 }, (_, i) => rolls(0, (i % 6) + 1)),
      'battue',
      1,
    );
    const loaded = countDice(
      Array.from({ length: 60 }, () => rolls(0, 6)),
      'battue',
      1,
    );
    expect(even?.all.chance).toBeCloseTo(1);
    expect(loaded?.all.chance).toBeLessThan(0.001);
  });

  it('finds the dice of whole matches', () => {
    for (const module of [battue, battlelore]) {
      const film = new Film(module, fileOf(module));
      const count = countDice(film.truth, module.game.id, 2);
      expect(count?.faces).toHaveLength(6);
      expect(count?.all.rolled).toBeGreaterThan(5);
      const mine = count?.players.reduce((sum, { rolled }) => sum + rolled, 0) ?? 0;
      expect(mine).toBeLessThanOrEqual(count?.all.rolled ?? 0);
    }
  });

  it('has nothing to count where no die was rolled', () => {
    expect(countDice([{ kind: 'moved', seat: 0 }], 'battue', 2)).toBeUndefined();
  });
});

describe('the tail of χ²', () => {
  it.each([
    [0, 5, 1],
    [11.0705, 5, 0.05],
    [15.0863, 5, 0.01],
    [4.3515, 5, 0.5],
    [3.8415, 1, 0.05],
    [9.4877, 4, 0.05],
    [2, 2, Math.exp(-1)],
  ])('of %d with %d degrees of freedom is %d', (x, freedom, chance) => {
    expect(chiSquareTail(x, freedom)).toBeCloseTo(chance, 4);
  });
});
