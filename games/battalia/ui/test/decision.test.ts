import { describe, expect, test } from 'vitest';
import { newTable, table } from '../../test/table.ts';
import { action, phases, prompt } from '../decision.ts';
import { boardSize, positionOf } from '../geometry.ts';
import { placingOf } from '../ghost.tsx';
import { tray } from '../tray.tsx';
import { sceneOf } from './scene.ts';

describe('after a pick', () => {
  const t = table({
    round: 3,
    players: { blue: { hand: 'CIT-B CIT-B CIT-B CHF-B CHF-B CHF-B PRO PRO', heroes: ['a7'] } },
    owners: { a7: 'blue 1' },
    added: { b7: 'road EW' },
  });

  test('a city is asked for its level', () => {
    expect(prompt(sceneOf(t, { selected: ['city-2s'] }))).toBe('Of which level?');
    expect(action(['city', 'city-2s', '2'], sceneOf(t))).toBe('Level 2');
  });

  test('an own city is upgraded to its next level', () => {
    expect(action(['upgrade', 'a7'], sceneOf(t, { language: 'fr' }))).toBe('Améliorer au niveau 2');
  });
});

test('a card that is placed can lie on the picked cell in these ways only', () => {
  const t = table({ round: 3, players: { blue: { hand: 'CIT-B PRO' } }, owners: { a7: 'blue 1' } }).choose(
    'road road-bend',
  );
  const [, cell = ''] = t.question?.choices[0] ?? [];
  const ways = t.question?.choices.flatMap(([, at, exits]) => (at === cell ? [exits] : []));
  expect(placingOf(sceneOf(t, { selected: [cell] }))?.ways).toEqual(ways);
  expect(tray.open(sceneOf(t))?.title).toBe('Bend');
});

test('the payment is named by what is paid for', () => {
  const t = table({ players: { blue: { hand: 'PRO PRO' } } }).choose('hire citizen');
  expect(tray.open(sceneOf(t, { language: 'fr' }))?.title).toBe('Engager un citoyen');
});

test('the turn has a cohort before its actions', () => {
  const scene = sceneOf(table({ phase: 'opening', players: { blue: { hand: 'PRO' } } }));
  expect(phases(scene).map(({ state }) => state)).toEqual(['now', 'next']);
});

describe('the board', () => {
  test('BTA-21.1 shows only the cells that are in play', () => {
    expect([2, 3, 4].map((seats) => boardSize(newTable(seats).view(0)).width)).toEqual([552, 752, 752]);
    expect(positionOf('a1', newTable(2).view(0))).toBeUndefined();
    expect(positionOf('b2', newTable(2).view(0))).toEqual({ x: 76, y: 76 });
  });

  test('heroes on one card stand beside each other', () => {
    const { view } = sceneOf(table({ players: { blue: { heroes: ['a7', 'a7'] }, red: { heroes: ['a7'] } } }));
    const spots = ['blue-1', 'blue-2', 'red-1'].map((ref) => positionOf(ref, view)?.x);
    expect(new Set(spots).size).toBe(3);
  });
});
