import { expect, test } from 'vitest';
import { table } from './table.ts';

test('BTA-12.2, card:hammer the Hammer is any one artefact, once, but not for a battle', () => {
  const t = table({
    players: { blue: { hand: 'HAM CIT-B PRO', heroes: ['c2'] }, red: {} },
    owners: { g7: 'blue 1' },
  });
  const verbs = new Set(
    t
      .offers()
      .filter((choice) => choice.includes('HAM'))
      .map((choice) => choice.split(' ')[0]),
  );
  expect([...verbs].sort()).toEqual(['ambush', 'amulet', 'pitch', 'scroll', 'title']);
  expect(t.whyNot('assault c2 HAM')).toBe('BTA-14.3');
  t.choose('title HAM CIT-B chief');
  expect(t.laid('blue')).toMatch(/^CHF-.~1$/);
  expect(t.offers('scroll')).toEqual([]);
});

test('BTA-12.3, card:sword the Sword opens an assault with strength 5', () => {
  const t = table({ players: { blue: { hand: 'SWO', heroes: ['c2'] } } }).choose('assault c2 SWO');
  expect(t.sums).toBe('6 of 5');
});

test('BTA-12.4, card:shield the Shield recruits, and attacks with strength 1', () => {
  const t = table({ players: { blue: { hand: 'SHI PRO PRO', heroes: ['c2'] } }, owners: { g7: 'blue 1' } });
  expect(t.offers('recruit')).toEqual(['recruit g7']);
  expect(t.choose('assault c2 SHI').sums).toBe('2 of 5');
});

test('BTA-12.5, card:wings the Wings carry a hero to any card of the map', () => {
  const t = table({ players: { blue: { hand: 'WIN CIT-B', heroes: ['c2'] } }, owners: { g7: 'blue 1' } });
  t.choose('fly blue-1');
  expect(t.offers()).toHaveLength(8);
  expect(t.fallback).toBe('land g7');
  expect(t.whyNot('land c2')).toBe('BTA-12.5');
  expect(t.whyNot('land a2')).toBe('BTA-12.5');
  expect(t.choose('land d4').heroes('blue')).toBe('d4 off');
  expect(t.whyNot('fly blue-1')).toBe('BTA-12.5');
});

test('BTA-12.6, BTA-1.8, BTA-1.15, card:horn the Horn takes two cards out of the nation, known to all (example 41)', () => {
  const t = table({
    players: {
      blue: { hand: 'HOR CIT-R PRO PRO', nation: 'CIT-G LOR-B PRO TOO-B PRO CHF-B PRO PRO PRO' },
      red: {},
    },
    owners: { g7: 'blue 1' },
  });
  t.choose('horn HOR');
  expect(t.offers('take')).toEqual(
    expect.arrayContaining(['take CIT-G', 'take LOR-B', 'take PRO', 'take TOO-B']),
  );
  t.choose('take LOR-B', 'take TOO-B');
  expect(t.seen('blue', 'red').known).toEqual(['LOR-B', 'TOO-B']);
  t.choose('road road-t', 'place g6 ESW', 'auto');
  expect(t.seen('blue', 'red').known).toEqual(['LOR-B']);
  t.choose('ambush CIT-R', 'remove PRO');
  expect(t.seen('blue', 'red').known).toEqual([]);
});

test('BTA-12.6 an empty nation cannot be called', () => {
  const t = table({
    players: { blue: { hand: 'HOR', shelter: 'PRO PRO PRO PRO PRO CIT-B CIT-R CIT-G CHF-B CHF-R' } },
  });
  expect(t.whyNot('horn HOR')).toBe('BTA-12.6');
});

test('BTA-12.1 legendary artefacts are neither recoloured nor stored', () => {
  const t = table({ players: { blue: { hand: 'SCR-G TNT-G PRO SWO' } } });
  expect(t.whyNot('scroll SCR-G SWO green')).toBe('BTA-12.1');
  expect(t.whyNot('pitch TNT-G SWO')).toBe('BTA-12.1');
});
