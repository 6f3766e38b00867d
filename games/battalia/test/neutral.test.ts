import { expect, test } from 'vitest';
import { table } from './table.ts';

const onCity = (hand: string) =>
  table({
    round: 3,
    players: { blue: { hand, heroes: ['c2'] } },
    terrains: { c2: 'mountain' },
    top: { lord: 'LOR-B' },
  }).choose('assault c2 WPN-B');

test('BTA-15.1, BTA-15.2, BTA-2.3 a neutral city falls to more than its defence, and its lord joins (example 13)', () => {
  const t = onCity('WPN-B CHF-B CIT-B CIT-R');
  expect(t.choose('lay CHF-B').sums).toBe('4 of 5');
  expect(t.choose('lay CIT-B').sums).toBe('5 of 5');
  t.choose('hold');
  expect([t.city('c2'), t.gained('blue'), t.heroes('blue')]).toEqual(['blue 4', 'LOR-Y PRO', 'c2 off']);
  expect(onCity('WPN-B CHF-B CIT-R').choose('lay CHF-B', 'lay CIT-R').sums).toBe('4 of 5');
});

test('BTA-15.2 without a lord in the pile there is no provision either (example 32)', () => {
  const t = table({
    round: 3,
    players: { blue: { hand: 'WPN-B LOR-B', heroes: ['c2'] } },
    pile: { lord: '' },
  }).choose('assault c2 WPN-B', 'lay LOR-B', 'hold');
  expect([t.city('c2'), t.gained('blue')]).toEqual(['blue 4', '']);
});

test('BTA-15.1 all heroes there take part, and one is needed', () => {
  const t = table({ round: 3, players: { blue: { hand: 'WPN-B', heroes: ['c2', 'c2'] } } });
  expect(t.whyNot('assault f3 WPN-B')).toBe('BTA-15.1');
  expect(t.choose('assault c2 WPN-B').sums).toBe('3 of 5');
});

test('BTA-15.3 a conqueror of an annexed city gains no lord', () => {
  const t = table({
    round: 3,
    players: { blue: { hand: 'WPN-B LOR-B LOR-R', heroes: ['c2'] }, red: { hand: 'PRO' } },
    owners: { c2: 'red 4' },
  });
  t.choose('attack c2 WPN-B', 'lay LOR-B', 'lay LOR-R', 'hold', 'surrender');
  expect([t.city('c2'), t.gained('blue')]).toEqual(['blue 4', '']);
});

test('BTA-15.4, BTA-15.5, BTA-2.1, BTA-2.6 the ruins give one legendary artefact (example 13)', () => {
  const t = table({ round: 3, players: { blue: { hand: 'WPN-B WPN-B PRI-B LOR-R WPN-R', heroes: ['d4'] } } });
  t.choose('assault d4 WPN-B', 'lay WPN-B', 'lay PRI-B', 'lay LOR-R');
  expect(t.sums).toBe('9 of 9');
  t.choose('hold');
  expect([t.offers(), t.fallback]).toEqual([
    ['HAM', 'SWO', 'SHI', 'WIN', 'HOR'].map((card) => `claim ${card}`),
    'claim SWO',
  ]);
  expect(t.whyNot('claim TOO-B')).toBe('BTA-15.4');
  t.choose('claim HOR');
  expect([t.gained('blue'), t.state.legendary.length, t.city('d4')]).toEqual(['HOR', 4, 'neutral 8']);
  expect(t.whyNot('assault d4 WPN-R')).toBe('BTA-15.5');
});

test('BTA-15.6 an assault that stops short costs its cards, not the heroes', () => {
  const t = onCity('WPN-B CHF-B').choose('lay CHF-B', 'pass');
  expect([t.city('c2'), t.heroes('blue'), t.hand('blue'), t.asked]).toEqual([
    'neutral 4',
    'c2 off',
    '',
    'blue act',
  ]);
});

test('BTA-20.1, BTA-20.6 the first alternative raises the defences, not the level', () => {
  const t = table({
    round: 3,
    scenario: 'alt1',
    players: { blue: { hand: 'WPN-B PRI-B CHF-B', heroes: ['c2'] } },
  }).choose('assault c2 WPN-B');
  expect([t.sums, t.city('d4')]).toEqual(['2 of 7', 'neutral 10']);
  t.choose('lay PRI-B', 'lay CHF-B', 'hold');
  expect(t.city('c2')).toBe('blue 4');
});

test('BTA-20.2, BTA-20.3, BTA-20.4, BTA-20.5, BTA-20.8 the second alternative for two (example 40)', () => {
  const t = table({
    seats: 2,
    round: 3,
    scenario: 'alt2',
    players: { blue: { hand: 'WPN-B PRI-B CHF-B WPN-R', heroes: ['b2', 'f6'] }, red: { heroes: ['d4'] } },
    terrains: { b2: 'lake' },
  });
  const { cards } = t.state.land;
  expect(cards.filter((card) => card === '')).toHaveLength(22);
  expect([t.city('b2'), t.city('f6'), t.state.buried.length, t.state.boxedLegendary.length]).toEqual([
    'neutral 6',
    'neutral 6',
    2,
    3,
  ]);
  const hidden = t.state.buried.find(({ cell }) => cell === 8)?.card;
  t.choose('assault b2 WPN-B', 'lay PRI-B', 'lay CHF-B', 'hold');
  expect([t.city('b2'), t.gained('blue')]).toEqual(['blue 4', `LOR-B PRO ${hidden}`]);
  expect(t.whyNot('assault f6 WPN-R')).toBe('BTA-20.5');
  expect(t.view('spectator').buried).toEqual(['f6']);
});

test('BTA-20.3 the ruins of the second alternative cannot be assaulted', () => {
  const t = table({ scenario: 'alt2', players: { blue: { hand: 'WPN-B', heroes: ['d4'] } } });
  expect(t.whyNot('assault d4 WPN-B')).toBe('BTA-15.1');
  expect(t.offers('attack')).toEqual([]);
});
