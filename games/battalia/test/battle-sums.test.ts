import { describe, expect, test } from 'vitest';
import type { CellId } from '../content/index.ts';
import { CELL_IDS, cellIndex } from '../content/index.ts';
import { standing, threshold, totalOf } from '../rules/battle-sums.ts';
import { cheapestRaise } from '../rules/cheapest-raise.ts';
import { itemsOf } from '../rules/ledger.ts';
import { retreatMeans, retreats } from '../rules/retreat.ts';
import type { Battle, State } from '../rules/state.ts';
import { list, position } from './position.ts';

function battle(cell: CellId, given: Partial<Battle> = {}): Battle {
  return {
    attacker: 0,
    defender: 1,
    cell: cellIndex(cell),
    target: 'city',
    targetHero: 0,
    heroes: [[0], []],
    lines: [[], []],
    opening: true,
    raising: 0,
    announced: false,
    ...given,
  };
}

const attack = (s: State, line: string, given: Partial<Battle> = {}) =>
  totalOf(s, battle('a7', { lines: [list(line), []], ...given }), 0);
const defend = (s: State, line: string, given: Partial<Battle> = {}) =>
  totalOf(s, battle('a7', { lines: [[], list(line)], ...given }), 1);

describe('totals', () => {
  const s = position({ players: { blue: {}, red: {}, green: {}, gold: {} }, owners: { a7: 'red 2' } });

  test('BTA-14.5 the hero bonus holds while every card has the faction of the hero (example 30)', () => {
    expect(attack(s, 'SWO')).toBe(6);
    expect(attack(s, 'SWO CIT-B')).toBe(7);
    expect(attack(s, 'SWO CIT-B WPN-R')).toBe(7);
    expect(attack(s, 'SWO CIT-B PRO=lord')).toBe(10);
    expect(attack(s, 'SWO CIT-B', { heroes: [[0, 1], []] })).toBe(8);
  });

  test('BTA-14.5 there is no hero bonus without a card', () => {
    expect(defend(s, '', { heroes: [[0], [0]] })).toBe(2);
  });

  test('BTA-12.4 the Shield is strong in defence (example 30)', () => {
    expect(defend(s, 'SHI', { heroes: [[0], [0]] })).toBe(8);
    expect(defend(s, 'SHI')).toBe(7);
  });

  test('BTA-14.7 a hero under attack has no city behind him', () => {
    expect(standing(s, battle('a7', { target: 'hero' }), 1)).toBe(0);
  });

  test('BTA-14.8 the opening must exceed the base defence, a counter must equal the attack', () => {
    const opened = battle('a7', { lines: [list('WPN-B CHF-B'), []] });
    expect(threshold(s, opened)).toBe(3);
    expect(threshold(s, { ...opened, raising: 1 })).toBe(4);
  });

  test('BTA-19.3 native land brings +1 to either side (example 8)', () => {
    const native = position({
      seats: 2,
      advanced: true,
      players: { red: {}, gold: {} },
      owners: { b2: 'gold 2', f6: 'gold 2' },
      terrains: { b2: 'canyon', f6: 'mountain' },
    });
    const at = (cell: CellId, line: string) => battle(cell, { lines: [list(line), []] });
    expect(totalOf(native, at('b2', 'WPN-R CIT-R'), 0)).toBe(4);
    expect(standing(native, at('f6', ''), 1)).toBe(3);
    expect(totalOf(native, at('f6', 'WPN-R CIT-R'), 0)).toBe(3);
    expect(totalOf(native, at('f6', 'WPN-R CIT-R CHF-R'), 0)).toBe(5);
    expect(totalOf(native, at('f6', 'WPN-R CIT-R CIT-G'), 0)).toBe(3);
  });
});

describe('the default raise', () => {
  const s = position({ players: { blue: {}, red: {}, green: {}, gold: {} }, owners: { a7: 'red 2' } });
  const cheapest = (hand: string, needed: number, given: Partial<Battle> = {}) =>
    cheapestRaise(s, battle('a7', { raising: 1, ...given }), 1, itemsOf(list(hand), [], 'title'), needed);

  test('BTA-14.37 the smallest total that suffices, then the fewest cards (example 18)', () => {
    expect(cheapest('CIT-R CHF-G PRI-R WPN-B PRO TOO-G', 5)).toEqual(['PRI-R']);
  });

  test('BTA-14.37 cards of other factions go first', () => {
    expect(cheapest('CIT-R CIT-G', 3)).toEqual(['CIT-G']);
  });

  test('BTA-14.37 there is none if all cards together do not suffice', () => {
    expect(cheapest('CIT-R PRO', 4)).toBeUndefined();
  });

  test('BTA-14.37 the hero bonus is part of the total', () => {
    const joined: Partial<Battle> = { heroes: [[0], [0]] };
    expect(cheapest('CIT-R CIT-G', 4, joined)).toEqual(['CIT-R']);
    expect(cheapest('CIT-R CHF-G CHF-R', 5, joined)).toEqual(['CHF-R']);
    expect(cheapest('CIT-R CHF-G', 5, joined)).toEqual(['CIT-R', 'CHF-G']);
  });
});

describe('retreats', () => {
  test('BTA-14.28 the hero goes 2 or 3 cards away, where it is his or neutral (example 12)', () => {
    const s = position({
      board: 'E12',
      players: { blue: { heroes: ['d2', 'e3'] }, red: { heroes: ['d2'], hand: 'PRO PRO HRS-B CIT-R' } },
    });
    const found = retreats(s, battle('d2', { target: 'hero' }));
    expect(found.map(({ cell, distance }) => [CELL_IDS[cell], distance])).toEqual([
      ['d4', 2],
      ['e4', 3],
    ]);
    const hand = s.players[1]?.hand ?? [];
    expect([retreatMeans(hand, 2), retreatMeans(hand, 3)]).toEqual([['PRO', 'HRS-B'], ['HRS-B']]);
  });
});
