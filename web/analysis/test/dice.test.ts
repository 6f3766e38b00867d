import { covers } from '@gonfalon/games/covers';
import type { GameEvent } from '@gonfalon/kernel';
import { numberDie, rolledDice } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import { MatchTimeline } from '../../replay-source/match-timeline.ts';
import { fileOf } from '../../replay-source/test/matches.ts';
import { chiSquareTail, countDice } from '../dice.ts';

const D6 = numberDie(6);
const rolls = (seat: number, ...dice: number[]): GameEvent => ({ kind: 'rerolled', seat, dice });
const diceOf = (event: GameEvent) => rolledDice(D6, event.dice, event.seat);

describe('counting dice', () => {
  it('counts each face for each player and for all', () => {
    const [count] = countDice([rolls(0, 1, 1, 6), rolls(1, 3)], diceOf, 2);
    expect(count?.players.map(({ counts }) => counts)).toEqual([
      [2, 0, 0, 0, 0, 1],
      [0, 0, 1, 0, 0, 0],
    ]);
    expect(count?.all).toMatchObject({ rolled: 4, counts: [2, 0, 1, 0, 0, 1] });
  });

  it('keeps the kinds of dice apart', () => {
    const both = (event: GameEvent) => [...diceOf(event), ...rolledDice(numberDie(20), 17, event.seat)];
    const counts = countDice([rolls(0, 2, 3), rolls(1, 4)], both, 2);
    expect(counts.map(({ kind, all }) => [kind.id, all.rolled])).toEqual([
      ['d6', 3],
      ['d20', 2],
    ]);
  });

  it('expects a face as often as it stands on the die', () => {
    const kind = { id: 'guard', faces: ['shield', 'shield', 'sword'] };
    const [count] = countDice([rolls(0)], () => rolledDice(kind, Array(9).fill('shield'), 0), 1);
    expect(count?.faces).toEqual(['shield', 'sword']);
    expect(count?.all).toMatchObject({ counts: [9, 0], expected: [6, 3] });
  });

  it('says nothing about a few dice', () => {
    expect(countDice([rolls(0, 6, 6, 6, 6)], diceOf, 2)[0]?.all.chance).toBeUndefined();
  });

  it('finds even dice usual and loaded ones unusual', () => {
    const [even] = countDice(
      Array.from({ length: 60 }, (_, i) => rolls(0, (i % 6) + 1)),
      diceOf,
      1,
    );
    const [loaded] = countDice(
      Array.from({ length: 60 }, () => rolls(0, 6)),
      diceOf,
      1,
    );
    expect(even?.all.chance).toBeCloseTo(1);
    expect(loaded?.all.chance).toBeLessThan(0.001);
  });

  it('finds the dice of whole matches', async () => {
    for (const cover of covers) {
      const { module, dice } = await cover.load();
      if (!dice) continue;
      const film = new MatchTimeline(module, fileOf(module));
      for (const { all, players } of countDice(film.truth, dice, 2)) {
        expect(all.rolled).toBeGreaterThan(0);
        expect(players.reduce((sum, { rolled }) => sum + rolled, 0)).toBeLessThanOrEqual(all.rolled);
      }
    }
  });

  it('has nothing to count where no die was rolled', () => {
    expect(countDice([{ kind: 'moved', seat: 0 }], diceOf, 2)).toEqual([]);
    expect(countDice([rolls(0, 1)], undefined, 2)).toEqual([]);
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
