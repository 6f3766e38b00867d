import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('recruiting', () => {
  test('BTA-13.1 a weapon and two provisions bring the lower hero to an own city, whoever stands there', () => {
    const t = table({
      players: { blue: { hand: 'WPN-B WPN-R PRO PRO PRO PRO PRO PRO WPN-G' }, red: { heroes: ['g7'] } },
      owners: { g7: 'blue 1', a1: 'red 1' },
    });
    expect(t.offers('recruit')).toEqual(['recruit g7']);
    expect(t.whyNot('recruit a1')).toBe('BTA-13.1');
    t.do('recruit g7', 'recruit g7');
    expect(t.heroes('blue')).toBe('g7 g7');
    expect(t.whyNot('recruit g7')).toBe('BTA-13.1');
  });

  test('BTA-13.1 without a city nobody recruits', () => {
    const t = table({ players: { blue: { hand: 'WPN-B PRO PRO' } } });
    expect(t.offers('recruit')).toEqual([]);
  });
});

describe('moving', () => {
  const road = { g6: 'road NS', g5: 'road NS', g4: 'road NS' } as const;

  test('BTA-13.2, BTA-13.3, BTA-13.5 a horse goes where roads lead, and what is left is lost (example 4)', () => {
    const t = table({ board: 'E4', players: { blue: { hand: 'HRS-B', heroes: ['c2'] }, red: {} } });
    expect(t.offers('ride')).toEqual(['ride blue-1 b2', 'ride blue-1 d2']);
    expect(t.whyNot('ride blue-1 d4')).toBe('BTA-13.3');
    expect(t.whyNot('ride blue-1 e2')).toBe('BTA-13.3');
    t.do('ride blue-1 d2');
    expect([t.heroes('blue'), t.laid('blue'), t.offers('ride')]).toEqual(['d2 off', '', []]);
  });

  test('BTA-13.4, BTA-13.8 one provision is one step, of either hero', () => {
    const t = table({ players: { blue: { hand: 'PRO PRO PRO', heroes: ['g7', 'g4'] } }, added: road });
    expect(t.offers('walk')).toEqual([
      'walk blue-1 g4',
      'walk blue-1 g5',
      'walk blue-1 g6',
      'walk blue-2 g5',
      'walk blue-2 g6',
      'walk blue-2 g7',
    ]);
    t.do('walk blue-1 g5', 'walk blue-2 g5');
    expect([t.heroes('blue'), t.hand('blue')]).toEqual(['g5 g5', '']);
    expect(
      table({ players: { blue: { hand: 'PRO', heroes: ['g7'] } }, added: road }).whyNot('walk blue-1 g5'),
    ).toBe('BTA-13.8');
  });

  test('BTA-13.5 the steps of a horse are not shared', () => {
    const t = table({ players: { blue: { hand: 'HRS-B', heroes: ['g7', 'g4'] } }, added: road });
    t.do('ride blue-1 g6');
    expect(t.offers('ride')).toEqual([]);
  });

  test('BTA-13.6, BTA-13.7 there is no limit to the way, and passing enemies is free', () => {
    const t = table({
      players: { blue: { hand: 'PRO PRO PRO HRS-B', heroes: ['g7'] }, red: { heroes: ['g6', 'g5'] } },
      added: { ...road, g3: 'road NSW' },
      owners: { f3: 'red 3' },
    });
    t.do('walk blue-1 g4', 'ride blue-1 f3');
    expect([t.heroes('blue'), t.asked]).toEqual(['f3 off', 'blue act']);
  });

  test('BTA-13.10 of two heroes on one card the lower number goes', () => {
    const t = table({ players: { blue: { hand: 'PRO', heroes: ['g7', 'g7'] } }, added: road });
    expect(t.offers('walk')).toEqual(['walk blue-1 g6']);
    expect(t.whyNot('walk blue-2 g6')).toBe('BTA-13.10');
  });

  test('BTA-13.8 wild cards walk too, after the provisions', () => {
    const t = table({ players: { blue: { hand: 'PRO', table: 'CIT-B~*', heroes: ['g7'] } }, added: road });
    expect(t.choose('walk blue-1 g5').question?.params?.cards).toEqual(['CIT-B~*', 'PRO']);
  });
});

describe('native land', () => {
  const travel = { board: 'E7', advanced: true } as const;

  test('BTA-19.1, BTA-19.2, BTA-19.6 steps onto native land are free, also between those of a horse (example 7)', () => {
    const t = table({ ...travel, players: { gold: { hand: 'HRS-B', heroes: ['g6'] } } });
    expect(t.offers('ride').map((choice) => choice.split(' ')[2])).toEqual([
      'f3',
      'd4',
      'e4',
      'f4',
      'g4',
      'g5',
      'g7',
    ]);
    const plain = table({ ...travel, advanced: false, players: { gold: { hand: 'HRS-B', heroes: ['g6'] } } });
    expect(plain.offers('ride').map((choice) => choice.split(' ')[2])).toEqual(['f4', 'g4', 'g5', 'g7']);
  });

  test('BTA-19.5 a free walk is not repeated before something else is done (example 37)', () => {
    const t = table({ ...travel, players: { gold: { hand: 'PRO PRO', heroes: ['g6'] } } });
    const reach = () => t.offers('walk').map((choice) => choice.split(' ')[2]);
    expect(reach()).toEqual(['e4', 'f4', 'g4', 'g5', 'g7']);
    t.do('walk gold-1 g5');
    expect(reach()).toEqual(['e4', 'f4', 'g4', 'g6']);
    t.choose('walk gold-1 g4');
    expect([t.asked, t.heroes('gold'), t.hand('gold')]).toEqual(['gold act', 'g4 off', 'PRO']);
    expect(reach()).toEqual(['e4', 'f4', 'g5']);
    const poor = table({
      ...travel,
      advanced: false,
      players: { gold: { hand: 'PRO PRO', heroes: ['g6'] } },
    });
    expect(poor.offers('walk').map((choice) => choice.split(' ')[2])).toEqual(['g4', 'g5', 'g7']);
  });

  test('BTA-19.5, BTA-13.10 each hero has one free walk between other actions (example 46)', () => {
    const t = table({
      advanced: true,
      players: { gold: { hand: 'PRO CHF-Y CHF-R', heroes: ['g6', 'g6'] } },
      added: { g6: 'road NS forest', g5: 'road NS mountain', g4: 'road NS mountain' },
      terrains: { g7: 'forest' },
      owners: { a1: 'gold 1' },
    });
    const free = () => t.offers('walk').filter((choice) => !choice.endsWith('g6') && !choice.endsWith('g7'));
    expect(free()).toEqual(['walk gold-1 g4', 'walk gold-1 g5']);
    t.choose('walk gold-1 g5');
    expect(free()).toEqual(['walk gold-2 g4', 'walk gold-2 g5']);
    t.choose('walk gold-2 g5');
    expect(t.offers('walk')).toEqual(['walk gold-1 g6']);
    expect(t.whyNot('walk gold-1 g4')).toBe('BTA-19.5');
    t.do('upgrade a1');
    expect(free()).toEqual(['walk gold-1 g4']);
    t.choose('walk gold-1 g4');
    expect(free()).toEqual(['walk gold-2 g4']);
  });

  test('BTA-20.7 without the advanced game no step is free', () => {
    const t = table({ ...travel, advanced: false, players: { gold: { heroes: ['g5'] } } });
    expect(t.offers('walk')).toEqual([]);
  });
});
