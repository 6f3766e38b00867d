import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** Blue has a hero on a city of red; nothing that matters is illuminated on the third day. */
const at = (level: number, blue: string, red: string, more: object = {}) =>
  ({
    round: 3,
    players: { blue: { hand: blue, heroes: ['g7'] }, red: { hand: red } },
    owners: { g7: `red ${level}` },
    ...more,
  }) as const;

describe('the attack', () => {
  test('BTA-14.1, BTA-14.3 a hero attacks one enemy where he stands, with a weapon first', () => {
    const t = table({
      round: 3,
      players: {
        blue: { hand: 'WPN-B CHF-B', heroes: ['g7'] },
        red: { heroes: ['g7', 'g7'] },
        green: { heroes: ['g7'] },
      },
      owners: { g7: 'red 2', a1: 'green 1' },
    });
    expect(t.offers('attack')).toEqual(['attack g7 WPN-B', 'attack red-1 WPN-B', 'attack green-1 WPN-B']);
    expect(t.whyNot('attack a1 WPN-B')).toBe('BTA-14.1');
    expect(t.whyNot('attack red-2 WPN-B')).toBe('BTA-14.1');
    expect(t.whyNot('attack g7 CHF-B')).toBe('BTA-14.3');
  });

  test('BTA-14.2 both heroes may be sent', () => {
    const spec = {
      ...at(2, 'WPN-B CHF-B', 'PRO'),
      players: { blue: { hand: 'WPN-B', heroes: ['g7', 'g7'] }, red: {} },
    };
    const t = table(spec as never).choose('attack g7 WPN-B');
    expect([t.asked, t.offers()]).toEqual(['blue heroes', ['one', 'both']]);
    expect(t.choose('both').sums).toBe('3 of 3');
  });

  test('BTA-14.4, BTA-14.8, BTA-14.15, BTA-14.16, BTA-14.21, BTA-14.25 eight against eight (example 5)', () => {
    const t = table(at(3, 'WPN-B CHF-B CIT-B CHF-B CHF-Y', 'CIT-R LOR-R PRO'));
    t.choose('attack g7 WPN-B');
    expect([t.sums, t.whyNot('hold')]).toEqual(['2 of 4', 'BTA-14.34']);
    t.choose('lay CHF-B');
    expect(t.sums).toBe('4 of 4');
    t.choose('hold', 'counter', 'lay CIT-R', 'hold', 'lay CIT-B', 'lay CHF-B', 'lay CHF-Y');
    expect(t.sums).toBe('8 of 5');
    t.choose('hold', 'lay LOR-R', 'hold');
    expect([t.asked, t.offers()]).toEqual(['blue raise', ['pass']]);
    t.choose('pass');
    expect(t.events('battle-won')[0]).toMatchObject({ faction: 'red', total: 8, against: 8 });
    expect([t.heroes('blue'), t.city('g7'), t.shelter('red')]).toEqual(['off off', 'red 3', 'CIT-R LOR-R']);
    expect(t.hand('red')).toBe('PRO');
    t.choose('end');
    expect(t.of('red').hand).toHaveLength(6);
  });

  test('BTA-14.9, BTA-15.7 an attack that stops short is lost', () => {
    const t = table(at(3, 'WPN-B', 'PRO')).choose('attack g7 WPN-B', 'pass');
    expect([t.heroes('blue'), t.city('g7'), t.of('red').attacked]).toEqual(['off off', 'red 3', true]);
  });

  test('BTA-14.6, BTA-14.7 a hero under attack has no city behind him', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B', heroes: ['g7'] }, red: { hand: 'PRO', heroes: ['g7'] } },
      owners: { g7: 'red 4' },
    }).choose('attack red-1 WPN-B');
    expect(t.sums).toBe('2 of 1');
    t.choose('hold', 'surrender');
    expect([t.heroes('red'), t.heroes('blue'), t.city('g7')]).toEqual(['off off', 'g7 off', 'red 4']);
  });

  test('BTA-14.27 each battle needs a weapon of its own', () => {
    const t = table(at(1, 'WPN-B WPN-R CHF-B', 'PRO'));
    t.choose('attack g7 WPN-B', 'lay CHF-B', 'hold', 'surrender');
    expect([t.city('g7'), t.hand('blue')]).toEqual(['blue 1', 'WPN-R']);
  });

  test('BTA-14.22, BTA-14.11 a conquered city keeps its level, and no further hero took part', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B LOR-B', heroes: ['g7'] }, red: { hand: 'PRO', heroes: ['g7'] } },
      owners: { g7: 'red 3' },
    });
    t.choose('attack g7 WPN-B', 'lay LOR-B', 'hold', 'surrender');
    expect([t.city('g7'), t.heroes('red')]).toEqual(['blue 3', 'g7 off']);
  });

  const sevenHigh = {
    a1: 'blue 3',
    g1: 'blue 3',
    a7: 'blue 3',
    c2: 'blue 3',
    f3: 'blue 3',
    e6: 'blue 4',
    b5: 'blue 4',
  } as const;

  test('BTA-14.23 without a token of that level the next lower one is placed', () => {
    const t = table({ ...at(3, 'WPN-B LOR-B', 'PRO'), owners: { ...sevenHigh, g7: 'red 3' } } as never);
    t.choose('attack g7 WPN-B', 'lay LOR-B', 'hold', 'surrender');
    expect(t.city('g7')).toBe('blue 2');
  });

  test('BTA-14.23, BTA-14.24 without any token the city is undefended, and free to annex', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B LOR-B', heroes: ['g7'] }, red: { hand: 'PRO' } },
      owners: {
        a1: 'blue 1',
        g1: 'blue 1',
        a7: 'blue 1',
        c2: 'blue 1',
        f3: 'blue 1',
        e6: 'blue 1',
        b5: 'blue 1',
        g7: 'red 2',
      },
    });
    t.choose('attack g7 WPN-B', 'lay LOR-B', 'hold', 'surrender');
    expect([t.city('g7'), t.events('undefended')[0]?.cell]).toEqual(['neutral 0', 'g7']);
    expect(t.whyNot('annex g7')).toBe('BTA-9.12');
    t.state.land.owners[0] = -1;
    t.state.land.levels[0] = 0;
    t.until('blue');
    expect(t.choose('keep', 'annex g7').city('g7')).toBe('blue 1');
    expect(t.gained('blue')).toBe('');
  });
});

describe('the defence', () => {
  test('BTA-14.10, BTA-14.12 the defender counters or surrenders; only a hero retreats', () => {
    const t = table(at(1, 'WPN-B CHF-B', 'CIT-R PRO PRO')).choose('attack g7 WPN-B', 'lay CHF-B', 'hold');
    expect([t.asked, t.offers()]).toEqual(['red response', ['counter', 'surrender']]);
    expect(t.whyNot('retreat d4 PRO')).toBe('BTA-14.10');
  });

  test('BTA-14.13, BTA-14.14, BTA-14.17, BTA-14.34, BTA-11.15 a whole duel (example 29)', () => {
    const t = table({
      round: 4,
      players: {
        blue: { hand: 'WPN-B CHF-B TTL-R PRI-B HRS-B', heroes: ['g7'] },
        red: { hand: 'CHF-R CIT-G PRO', ambush: 'LOR-R', tents: ['TNT-G PRI-R'], heroes: ['g7'] },
      },
      owners: { g7: 'red 3' },
    });
    t.choose('attack g7 WPN-B');
    expect(t.sums).toBe('2 of 4');
    expect(t.choose('lay CHF-B').sums).toBe('4 of 4');
    t.choose('hold');
    expect(t.offers()).toEqual(['counter', 'surrender', 'strike tent-1']);
    t.choose('counter', 'reclaim', 'join 1');
    expect([t.sums, t.question?.params?.cheapest]).toEqual(['3 of 4', ['CIT-G']]);
    expect(t.choose('lay LOR-R').sums).toBe('8 of 4');
    t.choose('hold', 'title TTL-R PRI-B lord');
    expect([t.sums, t.offers('title')]).toEqual(['8 of 9', []]);
    t.choose('lay HRS-B', 'hold', 'strike tent-1', 'lay CHF-R');
    expect(t.sums).toBe('10 of 9');
    t.choose('hold', 'pass');
    expect(t.events('battle-won')[0]).toMatchObject({ faction: 'red', total: 10, against: 9 });
    expect([t.heroes('blue'), t.heroes('red')]).toEqual(['off off', 'g7 off']);
    expect([t.shelter('red'), t.hand('red')]).toEqual(['TNT-G LOR-R CHF-R', 'CIT-G PRI-R PRO']);
    t.choose('end');
    expect(t.of('red').hand).toHaveLength(6);
    expect(t.of('blue').nation.concat(t.of('blue').hand, t.of('blue').shelter)).toContain('LOR-B');
  });

  test('BTA-14.17 a tent pitched earlier saves the city (example 17)', () => {
    const t = table({
      round: 3,
      players: {
        blue: { hand: 'WPN-B CHF-B', heroes: ['g7'] },
        red: { hand: 'PRO', tents: ['TNT-G LOR-R'] },
      },
      owners: { g7: 'red 1' },
    });
    t.choose('attack g7 WPN-B', 'lay CHF-B', 'hold', 'counter', 'strike tent-1', 'lay LOR-R');
    expect(t.sums).toBe('5 of 4');
    t.choose('hold', 'pass');
    expect([t.city('g7'), t.shelter('red')]).toEqual(['red 1', 'TNT-G LOR-R']);
  });

  test('BTA-14.37, BTA-22.7 an absent defender lays just enough (example 18)', () => {
    const t = table(at(2, 'WPN-B CHF-B CIT-B', 'CIT-R CHF-G PRI-R WPN-B PRO TOO-G'));
    t.choose('attack g7 WPN-B', 'lay CHF-B', 'lay CIT-B', 'hold');
    expect(t.fallback).toBe('counter');
    t.choose('counter');
    expect([t.fallback, t.question?.params?.cheapest]).toEqual(['cheapest', ['PRI-R']]);
    t.choose('cheapest');
    expect(t.events('raised').at(-1)).toMatchObject({ cards: ['PRI-R'], total: 5 });
  });

  test('BTA-14.36 who holds nothing surrenders unasked; who holds something is asked (example 38)', () => {
    const t = table(at(1, 'WPN-B CHF-B', 'PRO PRO TOO-B TNT-R')).choose(
      'attack g7 WPN-B',
      'lay CHF-B',
      'hold',
    );
    expect([t.offers(), t.fallback]).toEqual([['counter', 'surrender'], 'surrender']);
    t.choose('counter');
    expect([t.offers(), t.question?.autoPass?.choice]).toEqual([['pass'], ['pass']]);
    const bare = table(at(1, 'WPN-B CHF-B', '')).choose('attack g7 WPN-B', 'lay CHF-B', 'hold');
    expect([bare.asked, bare.city('g7')]).toEqual(['blue act', 'blue 1']);
  });

  test('BTA-14.14 further heroes join or stay out', () => {
    const t = table({
      round: 3,
      players: {
        blue: { hand: 'WPN-B CHF-B', heroes: ['g7'] },
        red: { hand: 'CIT-R', heroes: ['g7', 'g7'] },
      },
      owners: { g7: 'red 1' },
    }).choose('attack red-1 WPN-B', 'lay CHF-B', 'hold', 'counter');
    expect([t.asked, t.offers()]).toEqual(['red join', ['join 0', 'join 1']]);
    expect(t.whyNot('join 2')).toBe('BTA-14.14');
    t.choose('join 0', 'pass');
    expect(t.heroes('red')).toBe('off g7');
  });
});

describe('cards in battle', () => {
  test('BTA-14.18 tools, provisions and tents are not played in battle', () => {
    const t = table(at(1, 'WPN-B TOO-B PRO TNT-B HAM', 'PRO')).choose('attack g7 WPN-B');
    expect(t.offers()).toEqual(['hold']);
    expect(t.whyNot('lay TOO-B')).toBe('BTA-14.18');
    expect(t.whyNot('lay PRO')).toBe('BTA-14.18');
  });

  test('BTA-14.19, BTA-14.32, BTA-14.33 scrolls and titles work on hand and prepared cards (example 43)', () => {
    const spec = { ...at(3, 'WPN-B SCR-G WPN-R TTL-Y AMU-B CHF-B TOO-B', 'PRO'), round: 2 } as const;
    const scroll = table(spec).choose('attack g7 WPN-B');
    expect(scroll.sums).toBe('2 of 4');
    expect(scroll.whyNot('scroll SCR-G TOO-B blue')).toBe('BTA-14.18');
    expect(scroll.whyNot('amulet AMU-B TOO-B')).toBe('BTA-14.20');
    scroll.choose('scroll SCR-G WPN-R blue');
    expect([scroll.sums, scroll.laid('blue')]).toEqual(['3 of 4', 'WPN-B~1! WPN-B~1!']);
    expect(scroll.choose('lay WPN-B~1!').sums).toBe('4 of 4');
    expect(scroll.choose('lay WPN-B~1!').sums).toBe('5 of 4');
    const title = table(spec).choose('attack g7 WPN-B', 'scroll SCR-G TTL-Y blue');
    expect([title.sums, title.laid('blue')]).toEqual(['2 of 4', 'WPN-B~1! TTL-B~1']);
    expect(title.choose('title TTL-B~1 CHF-B priest').sums).toBe('5 of 4');
  });

  test('BTA-14.20, BTA-14.33 an amulet in battle (examples 31 and 43)', () => {
    const roll = (die: number, round = 3) =>
      table({ ...at(2, 'WPN-B AMU-Y CHF-B WPN-B', 'PRO'), round } as never, die).choose('attack g7 WPN-B');
    expect([1, 2, 3].map((die) => roll(die).choose('amulet AMU-Y CHF-B').sums)).toEqual([
      '4 of 3',
      '6 of 3',
      '8 of 3',
    ]);
    const ambushed = roll(4, 4).choose('amulet AMU-Y CHF-B');
    expect([ambushed.sums, ambushed.ambush('blue'), ambushed.shelter('blue')]).toEqual([
      '2 of 3',
      'CHF-B+',
      'AMU-Y',
    ]);
    expect(roll(5, 4).choose('amulet AMU-Y CHF-B').shelter('blue')).toBe('CHF-B AMU-Y');
    expect(roll(5, 3).choose('amulet AMU-Y CHF-B').laid('blue')).toBe('AMU-Y~1!');
    expect(roll(6).choose('amulet AMU-Y CHF-B', 'as lord').sums).toBe('6 of 3');
    expect(roll(6).choose('amulet AMU-Y CHF-B', 'as weapon').sums).toBe('3 of 3');
    expect(roll(6, 2).choose('amulet AMU-Y CHF-B', 'as weapon').sums).toBe('4 of 3');
    expect(roll(3, 2).choose('amulet AMU-Y WPN-B').sums).toBe('8 of 3');
    const titled = roll(6, 2).choose('amulet AMU-Y CHF-B', 'as title');
    expect([titled.sums, titled.laid('blue')]).toEqual(['2 of 3', 'WPN-B~1! CHF-B=title~1^']);
  });

  test('BTA-14.20 a wild card from before is laid as what the player wants', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B', table: 'PRO~*', heroes: ['g7'] }, red: { hand: 'PRO' } },
      owners: { g7: 'red 3' },
    }).choose('attack g7 WPN-B', 'lay PRO~*');
    expect(t.offers()).toEqual(
      ['citizen', 'chief', 'priest', 'lord', 'weapon', 'horse'].map((kind) => `as ${kind}`),
    );
    expect(t.whyNot('as title')).toBe('BTA-14.18');
    expect(t.choose('as lord').sums).toBe('5 of 4');
  });

  test('BTA-14.35 the others see a raise when it ends', () => {
    const t = table(at(1, 'WPN-B CHF-B', 'PRO'));
    const blind = () => JSON.stringify(t.view(t.seat('red')));
    const before = blind();
    t.choose('attack g7 WPN-B', 'lay CHF-B');
    expect(blind()).toBe(before);
    t.choose('hold');
    expect(t.view(t.seat('red')).battle).toMatchObject({ lines: [['WPN-B', 'CHF-B'], []], totals: [4, 1] });
  });

  test('BTA-14.5 the hero bonus is computed anew with every card', () => {
    const t = table(at(1, 'WPN-B CIT-R', 'PRO')).choose('attack g7 WPN-B');
    expect(t.sums).toBe('2 of 2');
    expect(t.choose('lay CIT-R').sums).toBe('2 of 2');
  });

  test('BTA-19.3, BTA-14.7 native land counts from the start (example 8)', () => {
    const spec = (cell: 'g7' | 'a1') =>
      ({
        round: 3,
        advanced: true,
        players: { red: { hand: 'WPN-R CIT-R CHF-R CIT-G', heroes: [cell] }, gold: { hand: 'PRO' } },
        owners: { g7: 'gold 2', a1: 'gold 2' },
        terrains: { g7: 'canyon', a1: 'mountain' },
      }) as const;
    const a = table(spec('g7')).choose('attack g7 WPN-R', 'lay CIT-R');
    expect([a.sums, a.offers('hold')]).toEqual(['4 of 3', ['hold']]);
    const b = table(spec('a1')).choose('attack a1 WPN-R', 'lay CIT-R');
    expect([b.sums, b.offers('pass')]).toEqual(['3 of 4', ['pass']]);
    expect(b.choose('lay CIT-G').sums).toBe('3 of 4');
  });
});

describe('the retreat', () => {
  const spec = {
    round: 3,
    board: 'E12',
    players: {
      blue: { hand: 'WPN-B', heroes: ['d2', 'e3'] },
      red: { hand: 'PRO PRO HRS-B CIT-R', heroes: ['d2'] },
    },
  } as const;

  test('BTA-14.28, BTA-14.29, BTA-14.30, BTA-14.31 a hero walks off over two or three cards (example 12)', () => {
    const t = table(spec).choose('attack red-1 WPN-B', 'hold');
    expect(t.offers()).toEqual([
      'counter',
      'surrender',
      'retreat d4 PRO',
      'retreat d4 HRS-B',
      'retreat e4 HRS-B',
    ]);
    expect(t.whyNot('retreat b2 HRS-B')).toBe('BTA-14.30');
    expect(t.whyNot('retreat e3 HRS-B')).toBe('BTA-14.30');
    expect(t.whyNot('retreat c2 HRS-B')).toBe('BTA-14.28');
    expect(t.whyNot('retreat e5 HRS-B')).toBe('BTA-14.28');
    expect(t.whyNot('retreat e4 PRO')).toBe('BTA-14.29');
    t.choose('retreat d4 PRO');
    expect([t.heroes('red'), t.heroes('blue'), t.laid('blue'), t.hand('red')]).toEqual([
      'd4 off',
      'd2 e3',
      '',
      'CIT-R HRS-B',
    ]);
    t.choose('end');
    expect(t.of('red').hand).toHaveLength(6);
  });

  test('BTA-19.4, BTA-14.29 native land makes no retreat cheaper', () => {
    const t = table({
      ...spec,
      advanced: true,
      players: { ...spec.players, red: { hand: 'PRO PRO CIT-R', heroes: ['d2'] } },
    }).choose('attack red-1 WPN-B', 'hold');
    expect(t.offers('retreat')).toEqual(['retreat d4 PRO']);
  });

  test('BTA-11.11 a tent struck now pays for it', () => {
    const t = table({
      ...spec,
      players: { ...spec.players, red: { hand: 'CIT-R', tents: ['TNT-R HRS-B'], heroes: ['d2'] } },
    }).choose('attack red-1 WPN-B', 'hold');
    expect(t.offers('retreat')).toEqual([]);
    expect(t.choose('strike tent-1').offers('retreat')).toEqual(['retreat d4 HRS-B', 'retreat e4 HRS-B']);
  });
});
