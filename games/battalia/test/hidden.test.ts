import { createRng } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { info } from '../content/index.ts';
import { determinize } from '../rules/determinize.ts';
import { view } from '../rules/views.ts';
import { table } from './table.ts';

describe('the deck list', () => {
  test('BTA-1.14 starting units get their faction when they are shown (example 34)', () => {
    const t = table({
      round: 1,
      players: {
        blue: {
          hand: 'CIT-B CHF-R PRI-G PRO PRO PRO',
          nation: 'CIT-Y CIT-G PRO PRO',
          unseen: 'CIT-B CIT-Y CIT-G CHF-R PRI-G',
        },
        red: {},
      },
      top: { scroll: 'SCR-Y', chief: 'CHF-G' },
    });
    const listed = () => t.seen('blue', 'red').unseen.join(' ');
    expect(listed()).toBe('CIT-? CIT-? CIT-? CHF-? PRI-? PRO PRO PRO PRO PRO');
    t.do('create scroll', 'hire chief');
    expect(listed()).toBe('CIT-? CIT-? PRO PRO');
    t.choose('end');
    expect(t.seen('blue', 'red').unseen.filter((card) => card.endsWith('?'))).toEqual(['CIT-?', 'CIT-?']);
    expect(t.seen('blue', 'blue').unseen.some((card) => card.endsWith('?'))).toBe(false);
  });

  test('BTA-1.14 a removed card leaves the list, a hidden one stays unknown (example 34)', () => {
    const t = table({
      players: {
        blue: {
          hand: 'CIT-G CHF-R PRO',
          nation: 'PRO PRO PRO PRO CIT-B CIT-R PRI-G PRI-B CHF-G',
          unseen: 'CIT-G',
        },
      },
    });
    t.choose('ambush CIT-G', 'remove CHF-R');
    const { unseen } = t.seen('blue', 'spectator');
    expect([unseen.includes('CIT-?'), unseen.includes('CHF-R')]).toEqual([true, false]);
  });

  test('BTA-1.14 of alike cards a known one is taken to be shown (example 44)', () => {
    const t = table({
      players: { blue: { hand: 'CIT-B CIT-B PRO PRO', unseen: 'CIT-B' } },
      owners: { g7: 'blue 1' },
    });
    t.choose('road road-straight', 'place g6 NS', 'auto');
    expect(t.of('blue').unseen).toEqual(['CIT-B']);
    t.choose('road road-straight', 'place g5 NS', 'auto');
    expect(t.of('blue').unseen).toEqual([]);
  });
});

describe('what a viewer may believe', () => {
  const t = table({
    phase: 'opening',
    players: {
      blue: { hand: 'CIT-B CHF-B PRI-B PRO PRO CIT-R', nation: 'PRO PRO PRO CIT-G', unseen: 'CIT-R CIT-G' },
      red: { hand: 'CIT-R PRO PRO', ambush: 'LOR-R', unseen: 'CIT-R' },
    },
  }).choose('cohort', 'show seat-1');

  const guesses = (viewer: number) =>
    Array.from({ length: 20 }, (_, i) =>
      determinize(t.state, viewer, createRng({ kind: 'fast', seed: `${i}` })),
    );

  test('BTA-4.8 the cohort announced holds in every guess', () => {
    for (const guess of guesses(2)) {
      const hand = guess.players[0]?.hand ?? [];
      expect(hand.filter((card) => info(card).faction === 'blue').length).toBeGreaterThanOrEqual(3);
    }
  });

  test('BTA-4.5 who saw the cards knows them', () => {
    for (const guess of guesses(1))
      expect(guess.players[0]?.hand).toEqual(expect.arrayContaining(['CIT-B', 'CHF-B', 'PRI-B']));
  });

  test('BTA-1.14 guesses differ in what is hidden and in nothing that is seen', () => {
    const seen = JSON.stringify(view(t.state, 1));
    for (const guess of guesses(1)) expect(JSON.stringify(view(guess, 1))).toBe(seen);
    expect(new Set(guesses(1).map((guess) => JSON.stringify(guess.players[0]?.nation))).size).toBeGreaterThan(
      3,
    );
  });

  test('BTA-6.18 an unfinished line stays as it is in a guess (example 27)', () => {
    const open = table({
      players: { blue: { hand: 'CIT-R TOO-B CHF-B PRI-G PRO PRO' }, red: {} },
      owners: { g7: 'blue 1' },
    }).choose('road road-straight');
    const guess = determinize(open.state, open.seat('red'), createRng({ kind: 'fast', seed: 'line' }));
    expect(guess.line?.paid).toEqual(['CIT-R', 'PRO']);
  });

  test('BTA-1.8 nobody sees a nation, everybody a shelter', () => {
    const own = t.view(0).players[0];
    expect([own?.nation, JSON.stringify(t.view(1)).includes('"nation":[')]).toEqual([
      t.of('blue').nation.length,
      false,
    ]);
    expect(t.view(1).players[0]?.shelter).toEqual(t.of('blue').shelter);
  });
});
