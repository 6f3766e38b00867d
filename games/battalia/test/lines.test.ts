import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('hiring and creating', () => {
  test('BTA-7.2, BTA-6.4, BTA-8.2 what is gained closes the line and is of no use this turn (example 1)', () => {
    const t = table({
      round: 1,
      players: {
        blue: { hand: 'CIT-B CHF-R PRI-G PRO PRO PRO', nation: 'CIT-G CIT-Y PRO PRO' },
        red: {},
        green: {},
        gold: {},
      },
      top: { scroll: 'SCR-Y', chief: 'CHF-G' },
    });
    const { scroll, chief } = t.state.piles;
    const before = [scroll.length, chief.length, t.state.provisions];
    t.do('create scroll', 'hire chief');
    expect(t.gained('blue')).toBe('SCR-Y CHF-G PRO');
    expect([scroll.length, chief.length, t.state.provisions]).toEqual(before.map((n) => n - 1));
    expect(t.offers()).toEqual(['end']);
    t.choose('end');
    expect(t.of('blue').hand).toHaveLength(6);
    expect([t.of('blue').nation.length, t.of('blue').shelter.length]).toEqual([7, 0]);
  });

  test('BTA-7.1 provisions as many as the rank and one more hire a unit', () => {
    const t = table({ players: { blue: { hand: 'PRO PRO PRO PRO PRO' }, red: {} } });
    expect(t.offers('hire')).toEqual(['hire citizen', 'hire chief', 'hire priest', 'hire lord']);
    t.do('hire chief');
    expect(t.offers('hire')).toEqual(['hire citizen']);
    expect(t.whyNot('hire chief')).toBe('BTA-7.1');
  });

  test('BTA-1.12 nothing can be taken from an empty pile', () => {
    const t = table({ players: { blue: { hand: 'PRO PRO PRO PRO PRO' }, red: {} }, pile: { lord: '' } });
    expect(t.whyNot('hire lord')).toBe('BTA-1.12');
  });

  test('BTA-1.10 the top card of the pile is taken', () => {
    const t = table({ players: { blue: { hand: 'PRO PRO' }, red: {} }, top: { citizen: 'CIT-R CIT-B' } });
    expect(t.do('hire citizen').gained('blue')).toBe('CIT-R PRO');
  });

  test('BTA-8.1 every artefact is created from its own cards', () => {
    const t = table({
      round: 1,
      players: { blue: { hand: 'CIT-B CIT-B CIT-R CHF-B PRI-B LOR-B PRO PRO' }, red: {} },
    });
    expect(t.offers('create')).toEqual([
      'create tool',
      'create weapon',
      'create amulet',
      'create title',
      'create scroll',
      'create tent',
      'create horse',
    ]);
    expect(t.do('create title').hand('blue')).toBe('CIT-B CHF-B PRI-B PRO PRO');
  });

  test('BTA-8.3, BTA-1.11 a paired type is searched for the faction that is named (example 14)', () => {
    const spec = {
      players: { green: { hand: 'CIT-B CHF-R PRI-G' }, red: {} },
      top: { scroll: 'SCR-R' },
    } as const;
    const t = table({ ...spec, round: 2 }).choose('create scroll');
    expect(t.asked).toBe('green name');
    expect(t.do('name green').gained('green')).toBe('SCR-G');
    expect(
      table({ ...spec, round: 3 })
        .do('create scroll')
        .gained('green'),
    ).toBe('SCR-R');
  });

  test('BTA-1.11 without a card of that faction the top card is taken (example 32)', () => {
    const t = table({
      round: 2,
      players: { green: { hand: 'CIT-B CHF-R PRI-G' }, red: {} },
      pile: { scroll: 'SCR-R SCR-B' },
    });
    expect(t.do('create scroll', 'name green').gained('green')).toBe('SCR-R');
  });

  test('BTA-8.4 of all artefacts only tools are part of a line', () => {
    const t = table({ players: { blue: { hand: 'CHF-B TOO-R WPN-B' }, red: {} } });
    expect(t.choose('create weapon').question?.params?.cards).toEqual(['CHF-B', 'TOO-R']);
  });

  test('BTA-8.5 there is no pile of legendary artefacts to create from', () => {
    const t = table({ players: { blue: { hand: 'CIT-B CIT-B CIT-B' }, red: {} } });
    expect(t.whyNot('create hammer')).toBe('table.wrong-kind');
  });
});

describe('lines', () => {
  test('BTA-6.1, BTA-6.2 the same action may be repeated as long as cards last', () => {
    const t = table({ players: { blue: { hand: 'PRO PRO PRO PRO' }, red: {} } });
    expect(t.do('hire citizen', 'hire citizen').gained('blue').split(' ')).toHaveLength(4);
    expect(t.whyNot('hire citizen')).toBe('BTA-7.1');
  });

  test('BTA-6.3, BTA-11.1, card:tool a tool serves one line (example 20)', () => {
    const t = table({
      players: { blue: { hand: 'CHF-B TOO-R CIT-G PRO' }, red: {} },
      owners: { a1: 'blue 1' },
    });
    t.do('create weapon');
    expect(t.laid('blue')).toBe('');
    expect(t.offers('road')).toEqual(['road road-straight', 'road road-bend']);
  });

  test('BTA-6.13, BTA-6.14, BTA-6.15 an illuminated tool has two uses, an amulet doubles them (example 22)', () => {
    const t = table(
      {
        round: 1,
        players: { blue: { hand: 'AMU-G TOO-B CIT-R CHF-B PRO PRO' }, red: {} },
        owners: { g7: 'blue 1' },
        added: { g6: 'road NS' },
      },
      2,
    );
    t.choose('amulet AMU-G TOO-B');
    expect(t.laid('blue')).toBe('TOO-B~4^');
    expect(t.do('create weapon').laid('blue')).toBe('TOO-B~3!');
    t.choose('road road-t', 'place f7 NEW');
    expect(t.do('auto').laid('blue')).toBe('TOO-B~2!');
    t.choose('city city-2s 1', 'place g5 NS');
    expect(t.offers()).toEqual(['auto', 'lay CIT-R', 'lay TOO-B~2!']);
    t.choose('auto');
    expect([t.hand('blue'), t.laid('blue')]).toEqual(['CIT-R PRO', '']);
    const deck = t.of('blue').shelter.length;
    t.choose('end');
    expect(t.events('discarded')[0]?.cards).toHaveLength(7 + deck);
  });

  test('BTA-6.18, BTA-6.20 others see nothing of a line before it is paid (example 27)', () => {
    const t = table({
      players: { blue: { hand: 'CIT-R TOO-B CHF-B PRI-G PRO PRO' }, red: {}, green: {}, gold: {} },
      owners: { g7: 'blue 1' },
    });
    const blind = () => JSON.stringify(t.view(t.seat('red')));
    const before = blind();
    t.choose('road road-straight');
    expect(t.view(t.seat('blue')).line?.payment).toEqual(['CIT-R', 'PRO']);
    t.choose('place g6 NS');
    expect(blind()).toBe(before);
    expect(t.match.undo(t.seat('blue')) ?? t.match.undo(t.seat('blue'))).toBeUndefined();
    expect([t.asked, t.of('blue').hand.length]).toEqual(['blue act', 6]);
    t.choose('road road-straight', 'place g6 NS', 'auto');
    expect(t.seen('blue', 'red').handSize).toBe(4);
    expect(t.match.undo(t.seat('blue'))?.rule).toBe('table.no-undo');
  });

  test('BTA-6.20 every card of the payment can be swapped (example 26)', () => {
    const t = table({ round: 3, players: { blue: { hand: 'CIT-B CIT-R CIT-R TOO-G' }, red: {} } });
    t.choose('create tool');
    expect(t.offers()).toEqual(['auto', 'lay CIT-B', 'lay CIT-R', 'lay TOO-G']);
    t.choose('lay CIT-B');
    expect([t.question?.params?.cards, t.offers()]).toEqual([
      ['CIT-B', 'TOO-G'],
      ['auto', 'lay CIT-R', 'lay TOO-G'],
    ]);
    t.choose('lay CIT-R');
    expect([t.question?.params?.cards, t.offers()]).toEqual([['CIT-B', 'CIT-R', 'CIT-R'], ['auto']]);
    expect(t.whyNot('lay TOO-G')).toBe('BTA-6.5');
    expect(t.choose('auto').hand('blue')).toBe('TOO-G');
  });

  test('BTA-6.19 all payments with an illuminated tool can be reached (example 42)', () => {
    const t = table({
      round: 1,
      players: { blue: { hand: 'TOO-G CIT-B', table: 'CIT-R~1' }, red: {} },
      owners: { g7: 'blue 1' },
      added: { g6: 'road NS' },
    });
    t.choose('city city-4 1', 'place g5 NESW');
    expect(t.question?.params?.cards).toEqual(['CIT-R~1', 'TOO-G']);
    t.choose('lay TOO-G');
    expect(t.offers()).toEqual(['auto']);
    t.choose('auto');
    expect([t.hand('blue'), t.laid('blue')]).toEqual(['CIT-B', 'CIT-R~1']);
  });

  test('BTA-6.16, BTA-11.6, BTA-17.13 a wild card is decided when it is used (example 23)', () => {
    const t = table(
      {
        players: {
          blue: { hand: 'AMU-B CIT-G CHF-B PRI-B PRO PRO' },
          red: { heroes: ['a1'], hand: 'PRO' },
        },
        owners: { a1: 'blue 1' },
      },
      6,
    );
    t.choose('amulet AMU-B CIT-G');
    expect(t.laid('blue')).toBe('CIT-G~*');
    expect(t.offers('create')).toContain('create horse');
    t.do('recruit a1');
    expect(t.laid('blue')).toBe('CIT-G=weapon~1!');
    t.choose('attack red-1 CIT-G=weapon~1!');
    expect(t.sums).toBe('1 of 1');
    expect(t.choose('lay CHF-B').sums).toBe('3 of 1');
  });

  test('BTA-6.6, BTA-6.7, BTA-11.5, BTA-17.5 transformations are chained and copies split (example 2)', () => {
    const t = table(
      {
        round: 7,
        phase: 'opening',
        players: {
          green: { hand: 'SCR-G TTL-Y CIT-G AMU-G CIT-G CHF-G', nation: 'PRO PRO TOO-B' },
          red: {},
          blue: {},
          gold: {},
        },
        owners: { g7: 'green 1' },
        added: { g6: 'road NS' },
        top: { horse: 'HRS-Y' },
      },
      3,
    );
    const deck = t.deck('green');
    t.choose('cohort', 'show seat-1');
    expect(t.of('green').hand).toHaveLength(9);
    t.choose('scroll SCR-G TTL-Y green', 'title TTL-G~1 CIT-G chief');
    expect(t.laid('green')).toBe('CHF-G~1');
    expect(t.choose('create horse').question?.params?.cards).toEqual(['CHF-G~1', 'PRO', 'PRO']);
    t.choose('auto', 'amulet AMU-G CIT-G');
    expect(t.laid('green')).toBe('CIT-G~3^');
    expect(t.do('create weapon').laid('green')).toBe('CIT-G~1!');
    t.choose('city city-4 1', 'place g5 NESW', 'auto');
    expect([t.city('g5'), t.laid('green')]).toEqual(['green 1', '']);
    t.choose('end');
    expect(t.events('discarded').at(-1)?.cards).toHaveLength(11);
    expect(t.deck('green')).toBe(deck + 2);
  });

  test('BTA-6.8, BTA-6.9, BTA-6.17 a card on an amulet acts, but is transformed no more', () => {
    const t = table({ round: 2, players: { blue: { hand: 'AMU-G AMU-R TTL-B CIT-B' }, red: {} } }, 2);
    t.choose('amulet AMU-G TTL-B');
    expect(t.laid('blue')).toBe('TTL-B~2^');
    expect(t.whyNot('amulet AMU-R TTL-B~2^')).toBe('BTA-6.17');
    t.choose('title TTL-B~2^ CIT-B chief');
    expect(t.laid('blue')).toMatch(/^TTL-B~1! CHF-.~1$/);
  });

  test('BTA-6.10 unused copies expire at the end of the turn', () => {
    const t = table({ players: { blue: { hand: 'AMU-G CIT-B' }, red: { hand: 'PRO' } } }, 3);
    t.choose('amulet AMU-G CIT-B', 'end');
    expect([t.laid('blue'), t.events('discarded')[0]?.cards]).toEqual(['', ['AMU-G', 'CIT-B']]);
  });

  test('BTA-6.11, BTA-6.12 prepared cards cannot be ambushed, but stored while no copy is used', () => {
    const t = table({ players: { blue: { hand: 'AMU-G CIT-B TNT-B PRO PRO CHF-R CHF-G' }, red: {} } }, 3);
    t.choose('amulet AMU-G CIT-B');
    expect(t.offers('ambush')).not.toContain('ambush CIT-B');
    expect(t.offers('pitch')).toContain('pitch TNT-B CIT-B~3^');
    t.choose('create tent', 'auto');
    expect(t.whyNot('pitch TNT-B CIT-B~2!')).toBe('BTA-6.12');
    const stored = table({ players: { blue: { hand: 'TNT-B PRO', table: 'CIT-B~3^' }, red: {} } });
    expect(stored.do('pitch TNT-B CIT-B~3^').tents('blue')).toEqual(['1 TNT-B CIT-B']);
    expect(stored.laid('blue')).toBe('');
  });
});
