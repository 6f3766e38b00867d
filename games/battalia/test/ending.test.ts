import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../rules/invariants.ts';
import { table } from './table.ts';

describe('the end of the game', () => {
  test('BTA-18.2 a fifth city of level 4 ends it at once, for whoever has more (example 16)', () => {
    const t = table({
      players: { blue: { hand: 'LOR-B LOR-Y' }, red: {} },
      owners: {
        a1: 'blue 4',
        g1: 'blue 4',
        a7: 'blue 4',
        g7: 'blue 4',
        c2: 'blue 3',
        f3: 'red 4',
        e6: 'red 4',
        b5: 'red 4',
        c7: 'red 4',
        a3: 'red 3',
        e1: 'red 2',
      },
      added: { c7: 'city NESW', a3: 'city NESW', e1: 'city NESW' },
    });
    expect(checkInvariants(t.state).map(({ rule }) => rule)).toEqual([]);
    t.do('upgrade c2');
    expect(t.match.result).toEqual({ ending: 'fifth-city', winners: [1], scores: [20, 21, 0, 0] });
  });

  test('BTA-18.3, BTA-18.7 the weeks are over after the last turn of the last day (example 36)', () => {
    const t = table({ seats: 2, round: 14, weekLimit: 2, changed: 13, players: { blue: {}, red: {} } });
    t.choose('end', 'keep');
    expect(t.match.result).toBeUndefined();
    t.choose('end');
    expect(t.match.result?.ending).toBe('weeks');
  });

  test('BTA-18.6 fourteen rounds without a change end it too (example 36)', () => {
    const t = table({ seats: 2, round: 18, changed: 5, players: { blue: {}, red: {} } });
    t.choose('end', 'keep', 'end', 'keep', 'end', 'keep');
    expect([t.state.round, t.match.result]).toEqual([19, undefined]);
    expect(t.choose('end').match.result?.ending).toBe('standstill');
  });

  test('BTA-18.7 weeks go before a stand-still (example 36)', () => {
    const t = table({ seats: 2, round: 14, weekLimit: 2, changed: 0, players: { blue: {}, red: {} } });
    expect(t.choose('end', 'keep', 'end').match.result?.ending).toBe('weeks');
  });

  test('BTA-18.5 ties go to higher cities, then to heroes, and are shared at last', () => {
    const ended = (spec: object) =>
      table({ seats: 2, round: 14, weekLimit: 2, players: { blue: {}, red: {} }, ...spec } as never).choose(
        'end',
        'keep',
        'end',
      ).match.result?.winners;
    const even = { b2: 'blue 2', f6: 'red 2' } as const;
    expect(ended({ owners: even })).toEqual([0, 1]);
    expect(ended({ owners: even, players: { blue: {}, red: { heroes: ['d4'] } } })).toEqual([1]);
    expect(ended({ owners: { b2: 'blue 4', f6: 'red 2', e3: 'red 2' } })).toEqual([0]);
  });

  test('BTA-18.4, BTA-18.8 points are the levels of cities; without a city a player plays on', () => {
    const t = table({
      seats: 2,
      players: { blue: {}, red: { hand: 'PRO PRO' } },
      owners: { b2: 'blue 3', e3: 'blue 2' },
    });
    expect(t.view('spectator').players.map(({ points }) => points)).toEqual([5, 0]);
    expect(t.choose('end').asked).toBe('red opening');
  });
});

describe('resigning', () => {
  const three = {
    seats: 3,
    round: 3,
    players: {
      blue: { hand: 'WPN-B CHF-B CIT-B', heroes: ['d1'] },
      green: { hand: 'CIT-G PRO', heroes: ['d1'], ambush: 'PRO', tents: ['TNT-G LOR-G'] },
      red: { hand: 'WPN-R CHF-R', heroes: ['g4'] },
    },
    owners: { d1: 'green 2', g4: 'green 3' },
  } as const;

  test('BTA-22.2, BTA-22.4, BTA-22.6 a defender who resigns loses the battle; his cities stay (example 35)', () => {
    const t = table(three).choose('attack d1 WPN-B', 'lay CHF-B', 'hold');
    t.resign('green');
    expect([t.city('d1'), t.city('g4'), t.heroes('green'), t.asked]).toEqual([
      'blue 2',
      'green 3',
      'off off',
      'blue act',
    ]);
    expect(t.seen('green')).toMatchObject({ handSize: 0, nation: 0, tents: [], ambush: [] });
    t.choose('end');
    expect(t.asked).toBe('red opening');
  });

  test('BTA-22.3 his cities are defended by their level alone, and nobody is asked (example 35)', () => {
    const t = table({ ...three, active: 'red', first: 'blue' });
    t.resign('green');
    t.choose('attack g4 WPN-R');
    expect(t.sums).toBe('2 of 4');
    t.choose('lay CHF-R', 'hold');
    expect([t.city('g4'), t.asked]).toEqual(['red 3', 'red act']);
  });

  test('BTA-22.4 an attacker who resigns leaves no winner, and the attacked refill', () => {
    const t = table(three).choose('attack d1 WPN-B', 'lay CHF-B', 'hold');
    t.resign('blue');
    expect([t.city('d1'), t.asked, t.of('green').hand.length]).toEqual(['green 2', 'green opening', 6]);
    expect(t.events('battle-won')).toEqual([]);
  });

  test('BTA-22.5, BTA-18.8 the last one left wins; who resigned never does (example 35)', () => {
    const t = table(three);
    t.resign('green').resign('red');
    expect(t.match.result).toMatchObject({ ending: 'resigned', winners: [t.seat('blue')] });
  });

  test('BTA-22.6 the next player begins the day in his place', () => {
    const t = table({ ...three, first: 'blue', active: 'red' });
    t.resign('blue').choose('end');
    expect([t.asked, t.state.round]).toEqual(['green opening', 4]);
  });
});
