import { expect, test } from 'vitest';
import type { Card } from '../content/index.ts';
import { cohortOf, hasCohort } from '../rules/cohort.ts';

const hand = (text: string) => text.split(' ') as Card[];

test.each([
  ['a', 'CIT-G CHF-G TOO-G CIT-B PRO PRO', 1],
  ['b', 'CIT-G CIT-G CIT-G CHF-B PRI-B WPN-B', 2],
  ['c', 'CIT-R CHF-R HRS-R SWO PRO PRO', 2],
  ['d', 'CIT-Y CIT-Y CIT-Y CIT-Y CIT-Y HAM', 6],
  ['e', 'CIT-G CHF-G SHI CIT-R CHF-R PRO', 1],
  ['f', 'CIT-G CIT-G CHF-G CHF-G CIT-B CHF-B PRI-B PRO PRO', 3],
  ['g', 'CIT-G CIT-G CIT-G CHF-G CHF-G PRI-G LOR-G', 6],
  ['h', 'CIT-G CHF-G PRO PRO PRO PRO', 0],
  ['i', 'CIT-G CIT-G CIT-G CIT-B CIT-B SWO', 2],
])('BTA-4.2 hand %s of example 9 draws for its cohorts', (_, text, draws) => {
  expect(cohortOf(hand(text), 'blue')?.draws ?? 0).toBe(draws);
  expect(hasCohort(hand(text))).toBe(draws > 0);
});

test('BTA-4.3 a legendary artefact joins where it brings most with the fewest cards to show', () => {
  expect(cohortOf(hand('CIT-G CIT-G CIT-G CIT-B CIT-B SWO'), 'blue')?.parts).toEqual([
    { faction: 'green', size: 4 },
  ]);
});

test('BTA-4.3 equal cohorts: the own faction comes first, then green, blue, red, gold', () => {
  const cards = hand('CIT-G CHF-G SHI CIT-R CHF-R PRO');
  expect(cohortOf(cards, 'red')?.parts).toEqual([{ faction: 'red', size: 3 }]);
  expect(cohortOf(cards, 'gold')?.parts).toEqual([{ faction: 'green', size: 3 }]);
});

test('BTA-4.3 a legendary artefact that brings nothing is not shown', () => {
  expect(cohortOf(hand('CIT-G CIT-G CIT-G CHF-G CHF-G PRI-G SWO'), 'green')?.cards).not.toContain('SWO');
});

test('BTA-4.2 seven cards of a faction are announced and count as six', () => {
  const cohort = cohortOf(hand('CIT-G CIT-G CIT-G CHF-G CHF-G PRI-G LOR-G'), 'green');
  expect([cohort?.draws, cohort?.parts]).toEqual([6, [{ faction: 'green', size: 7 }]]);
});
