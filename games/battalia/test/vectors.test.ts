import { describe, expect, test } from 'vitest';
import { conqueredLevel } from '../rules/selectors.ts';
import { table } from './table.ts';

describe('known cards', () => {
  test('BTA-1.15 a hidden card that is dropped leaves the ambush, not the hand', () => {
    const t = table(
      {
        round: 4,
        players: {
          blue: {
            hand: 'AMU-B TOO-R CIT-G PRO PRO PRO CHF-Y PRI-R',
            nation: 'CIT-Y CHF-R PRO PRO PRO PRO',
            tents: ['TNT-G CIT-G'],
          },
        },
      },
      4,
    );
    t.choose('ambush CIT-G', 'remove PRO', 'ambush CHF-Y', 'remove PRO', 'ambush PRI-R', 'remove PRO');
    t.choose('strike tent-1');
    expect(t.of('blue').known).toEqual(['CIT-G']);
    t.choose('amulet AMU-B TOO-R', 'drop CIT-G');
    expect([t.hand('blue'), t.of('blue').known]).toEqual(['CIT-G', ['CIT-G']]);
  });

  test('BTA-1.15 a card taken back from an ambush where all saw it stays known in the hand', () => {
    const t = table({
      players: { blue: { hand: 'PRO', ambush: 'CHF-B+ CIT-Y' }, red: {} },
      phase: 'opening',
    });
    t.choose('keep');
    expect([t.hand('blue'), t.of('blue').known]).toEqual(['CIT-Y CHF-B PRO', ['CHF-B']]);
  });
});

describe('the ledger', () => {
  test('BTA-6.12 a tent ends the copies of the card that it stores, and keeps the printed one', () => {
    const t = table({ round: 3, players: { blue: { hand: 'TNT-G PRO', table: 'CHF-B~3^' } } });
    t.do('pitch TNT-G CHF-B~3^');
    expect([t.laid('blue'), t.tents('blue')]).toEqual(['', ['1 TNT-G CHF-B']]);
  });

  test('BTA-6.12 a wild card that is stored is the printed card again', () => {
    const t = table({ round: 3, players: { blue: { hand: 'TNT-G PRO', table: 'CIT-R~*' } } });
    t.do('pitch TNT-G CIT-R~*');
    expect(t.tents('blue')).toEqual(['1 TNT-G CIT-R']);
  });

  test('BTA-6.16 a scroll without uses that is made wild serves once all the same', () => {
    const t = table({ round: 3, players: { blue: { hand: 'AMU-G PRO PRO PRO', table: 'SCR-B~0' } } }, 6);
    t.do('amulet AMU-G SCR-B~0');
    expect(t.laid('blue')).toBe('AMU-G~1! SCR-B~*');
    t.do('hire priest');
    expect(t.laid('blue')).toBe('AMU-G~1!');
  });

  test('BTA-6.16 a scroll without uses stays without them when it is doubled', () => {
    const t = table({ round: 2, players: { blue: { hand: 'AMU-G CIT-R', table: 'SCR-B~0' } } }, 2);
    t.do('amulet AMU-G SCR-B~0');
    expect([t.laid('blue'), t.offers('scroll')]).toEqual(['SCR-B~0^', []]);
  });

  test('BTA-6.9, BTA-11.3 a provision that was tripled walks three steps', () => {
    const t = table({ round: 3, board: 'E7', players: { gold: { table: 'PRO~3^', heroes: ['g6'] } } });
    expect(t.offers('walk')).toContain('walk gold-1 f4');
    t.do('walk gold-1 f4');
    expect([t.heroes('gold'), t.laid('gold')]).toEqual(['f4 off', '']);
  });

  test('BTA-17.13 a wild card carries a hero six steps on the day of horses, or three of each', () => {
    const t = table({ round: 7, board: 'E7', players: { gold: { table: 'PRO~*', heroes: ['g6', 'g7'] } } });
    t.do('ride gold-1 g4');
    expect(t.laid('gold')).toBe('PRO=horse~1!');
    t.do('ride gold-2 g6');
    expect([t.heroes('gold'), t.laid('gold')]).toEqual(['g4 g6', '']);
  });

  test('BTA-17.9 a leap over a rank does not touch the pile between', () => {
    const t = table({ round: 4, players: { blue: { hand: 'TTL-R CIT-B' } }, pile: { chief: '' } });
    expect(t.offers('title')).toEqual(['title TTL-R CIT-B priest']);
    t.do('title TTL-R CIT-B priest');
    expect(t.laid('blue')).toBe('PRI-B~1');
  });
});

describe('battles', () => {
  test('BTA-14.5 two heroes lose their bonus with one strange card, and the total may fall', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B CIT-G', heroes: ['g7', 'g7'] }, red: { hand: 'PRO' } },
      owners: { g7: 'red 2' },
    });
    t.choose('attack g7 WPN-B', 'both');
    expect([t.sums, t.offers('hold')]).toEqual(['3 of 3', ['hold']]);
    t.choose('lay CIT-G');
    expect([t.sums, t.offers('hold'), t.offers('pass')]).toEqual(['2 of 3', [], ['pass']]);
  });

  test('BTA-14.37 the cheapest raise keeps the bonus of heroes where that needs fewer cards', () => {
    const t = table({
      round: 3,
      players: {
        blue: { hand: 'WPN-B CHF-B', heroes: ['g7'] },
        red: { hand: 'CIT-R CIT-G CHF-Y', heroes: ['g7', 'g7'] },
      },
      owners: { g7: 'red 1' },
    });
    t.choose('attack g7 WPN-B', 'lay CHF-B', 'hold', 'counter', 'join 2');
    expect([t.sums, t.question?.params?.cheapest]).toEqual(['1 of 4', ['CIT-R']]);
  });

  test('BTA-14.23 without a free high token a city of level 4 falls to level 2', () => {
    const four = Object.fromEntries(
      ['a1', 'g1', 'a7', 'c2', 'f3', 'b5', 'e6'].map((cell) => [cell, 'blue 3']),
    );
    const t = table({
      round: 3,
      players: { blue: { hand: 'SWO CHF-B', heroes: ['g7'] }, red: {} },
      owners: { ...four, g7: 'red 4' },
    });
    t.state.players[t.seat('red')]?.nation.push(...(t.state.players[t.seat('red')]?.hand.splice(0) ?? []));
    t.choose('attack g7 SWO', 'lay CHF-B', 'hold');
    expect(t.city('g7')).toBe('blue 2');
  });

  test('BTA-14.29, BTA-11.15 a retreat is paid from a tent that is struck for it', () => {
    const t = table({
      board: 'E12',
      round: 3,
      players: {
        blue: { hand: 'WPN-B', heroes: ['d2'] },
        red: { hand: 'CIT-R', heroes: ['d2'], tents: ['TNT-B HRS-B'] },
      },
    });
    t.choose('attack red-1 WPN-B', 'hold');
    expect(t.offers('retreat')).toEqual([]);
    t.choose('strike tent-1');
    expect(t.offers('retreat')).toContain('retreat d4 HRS-B');
  });

  test('BTA-14.20 a title that was doubled in a battle raises two units into it', () => {
    const t = table(
      {
        round: 3,
        players: {
          blue: { hand: 'WPN-B AMU-G TTL-R CIT-B CHF-B', heroes: ['g7'] },
          red: { hand: 'PRO' },
        },
        owners: { g7: 'red 4' },
        top: { chief: 'CHF-B', priest: 'PRI-B' },
      },
      2,
    );
    t.choose('attack g7 WPN-B', 'amulet AMU-G TTL-R');
    t.choose('title TTL-R~2^ CIT-B chief', 'title TTL-R~1! CHF-B priest');
    expect(t.sums).toBe('7 of 5');
  });
});

test('BTA-14.23 without any free token a conqueror marks nothing', () => {
  const { state } = table({ players: { blue: {} } });
  const { owners, levels } = state.land;
  for (let cell = 0; cell < 14; cell++) {
    owners[cell] = 0;
    levels[cell] = cell < 7 ? 3 : 2;
  }
  expect([1, 2, 3, 4].map((level) => conqueredLevel(state, 0, level))).toEqual([0, 0, 0, 0]);
  owners[13] = 1;
  expect([1, 2, 3, 4].map((level) => conqueredLevel(state, 0, level))).toEqual([1, 2, 2, 2]);
});
