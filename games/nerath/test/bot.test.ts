import { chooseWithBot, getBot } from '@gonfalon/bots';
import type { GameModule, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { evaluation } from '../bot/evaluation.ts';
import { FEATURES } from '../bot/features.ts';
import { winChance } from '../bot/strength.ts';
import { nerath } from '../index.ts';
import type { State } from '../rules/state.ts';
import type { Layout, Sitting } from './table.ts';
import { alone, bare } from './table.ts';

/** What looks best at a glance. */
function best(play: Sitting): string {
  const { question, state, match } = play;
  if (!question) return '';
  const into = new Float64Array(question.choices.length);
  evaluation.movePriors?.({ state, stack: match.position().stack }, question, into);
  return question.choices[into.indexOf(Math.max(...into))]?.join(' ') ?? '';
}

/** What the marshal does when he has little time. */
const planned = ({ match }: Sitting, seed = 'plan'): string =>
  chooseWithBot(getBot('marshal'), nerath as unknown as GameModule, match as unknown as Match, seed, {
    budgetScale: 0.05,
  }).join(' ');

const measured = (s: State, seat: number) => {
  const into = new Float64Array(FEATURES.length).fill(Number.NaN);
  evaluation.measure(s, seat, into);
  return Object.fromEntries(FEATURES.map((feature, i) => [feature, into[i]]));
};

describe('at a glance', () => {
  const cases: readonly (readonly [string, () => Sitting, RegExp])[] = [
    [
      'a weak land next to an army is attacked',
      () => alone().turnOf('K').put('K', 'k12', '3F S').put('V', 'v04', 'F').begin('move'),
      /^march k12 (v0[34]|v01)$/,
    ],
    [
      'nobody attacks what cannot be beaten',
      () =>
        alone()
          .turnOf('K')
          .put('K', 'k12', 'F')
          .put('V', 'v04', '3H W')
          .put('V', 'v01', '3H')
          .put('V', 'v03', '3H')
          .begin('move'),
      /^(end|march k12 k)/,
    ],
    [
      'heroes loot an entrance together',
      () => alone().turnOf('N').put('N', 'n10', '3H 2W F').begin('move').choose('march n10 d03'),
      /^all/,
    ],
    [
      'a treasure is played as soon as it can be',
      () => alone().turnOf('K').held('K', 107).begin('draw'),
      /^play card:107$/,
    ],
    [
      'an empty land is taken by a card',
      () => alone().turnOf('I').hand('I', 46).begin('draw').draws(),
      /^play card:46$/,
    ],
    [
      'an attack that is all but lost is broken off',
      () =>
        alone()
          .turnOf('K')
          .put('K', 'v04', '2F')
          .put('V', 'v04', '4H')
          .put('K', 'k12', 'F')
          .rolls(1, 1, 1, 1, 1, 1)
          .fight(),
      /^retreat k1/,
    ],
    [
      'an attack that is all but won goes on',
      () =>
        alone()
          .turnOf('K')
          .put('K', 'v04', '4M')
          .put('V', 'v04', 'H')
          .put('K', 'k12', 'F')
          .rolls(1, 1, 1, 1, 1)
          .fight(),
      /^on$/,
    ],
    [
      'monsters run amok',
      () =>
        alone()
          .turnOf('K')
          .put('K', 'v04', '2M')
          .put('V', 'v04', 'F')
          .put('K', 'k12', 'F')
          .rolls(8, 1, 1)
          .fight(),
      /^amok monster /,
    ],
    [
      'gold is spent',
      () => alone().turnOf('K').put('V', 'v01', '3F').gold('K', 6).begin('reinforce'),
      /^raise k/,
    ],
    [
      'losses are left to the usual order',
      () => alone().turnOf('K').put('K', 'v04', '2F').put('V', 'v04', 'F H').rolls(6, 1, 1, 1).fight(),
      /^auto$/,
    ],
    [
      'militia saves a land that lies open',
      () => alone().turnOf('I').put('I', 'n11', 'F').hand('N', 73).fight(),
      /^play card:73$/,
    ],
    [
      'a breath is not wasted on a battle that is won anyway',
      () => alone().turnOf('K').put('K', 'v04', 'D 5M').put('V', 'v04', 'F').hand('K', 1).fight(),
      /^pass$/,
    ],
  ];
  test.each(cases)('%s', (_, sitting, expected) => {
    expect(best(sitting())).toMatch(expected);
  });
});

describe('a position', () => {
  const points = (s: Layout, seat: number) => measured(s.state, seat);

  test('is better with more points, land, army and cards', () => {
    const before = points(alone(), 0);
    expect(points(alone().vp('K', 5), 0).points).toBeGreaterThan(before.points ?? 0);
    expect(points(alone().control('K', 'v04'), 0).income).toBeGreaterThan(before.income ?? 0);
    expect(points(alone().put('K', 'k01', '2F'), 0).army).toBe((before.army ?? 0) + 2);
    expect(points(alone().hand('K', 1), 0).cards).toBeGreaterThan(before.cards ?? 0);
  });

  test('counts an attack to come as what is expected of it', () => {
    const attack = (defenders: string) =>
      points(alone().turnOf('K').put('K', 'v04', '4M').put('V', 'v04', defenders), 0).points ?? 0;
    expect(attack('F')).toBeGreaterThan(1.3);
    expect(attack('F')).toBeLessThanOrEqual(20 / 13);
    expect(attack('9H')).toBeLessThan(0.2);
  });

  test('an ally’s land that is freed brings no points', () => {
    const freed = bare().turnOf('K').control('N', 'i11').put('K', 'i11', '4M').put('N', 'i11', 'F');
    expect(points(freed, 0).points).toBe(0);
  });

  test('is exposed where an enemy stands before weak land', () => {
    const held = (guards: string) =>
      points(alone().turnOf('K').put('V', 'v04', '3H').put('K', 'k12', guards), 0).exposed ?? 0;
    expect(held('F')).toBeGreaterThan(held('6H'));
  });

  test('reaching the target ahead of everybody is winning', () => {
    expect(points(alone().vp('K', 13), 0).winning).toBe(1);
    expect(points(alone().vp('K', 13).vp('V', 13), 0).winning).toBe(0);
  });
});

describe('the marshal', () => {
  test('takes the land that wins the match', () => {
    const play = alone()
      .turnOf('N')
      .vp('N', 12)
      .vp('K', 12)
      .put('N', 'n10', 'F')
      .set((s) => {
        s.phase = 'move';
      });
    expect(planned(play.begin('move'))).toMatch(/^march n10 i/);
  });

  test('shows a treasure that wins at the end of the round', () => {
    const play = alone().turnOf('N').vp('N', 12).vp('K', 12).held('N', 107).begin('roundEnd');
    expect(planned(play)).toBe('play card:107');
  });

  test('does not leave the capital to the first comer', () => {
    const play = alone().turnOf('K').put('K', 'k03', '3F').put('N', 'n13', '2H').begin('move');
    expect(planned(play)).not.toBe('march k03 k02');
  });
});

test.each([
  [1, 1, 1, 1, 0.475],
  [3, 6, 1, 2, 0.99],
  [1, 2, 3, 6, 0.01],
  [1, 1, 0, 0, 1],
  [0, 0, 1, 1, 0],
])(
  'winning with %f hits a round and %f pieces against %f and %f',
  (attack, tough, defence, resistance, chance) => {
    expect(winChance(attack, tough, defence, resistance)).toBeCloseTo(chance, 1);
  },
);
