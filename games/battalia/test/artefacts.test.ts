import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** Days of the week on which nothing that matters in a test is illuminated. */
const TOOL_DAY = 1;
const WEAPON_DAY = 2;
const AMULET_DAY = 3;
const TITLE_DAY = 4;
const SCROLL_DAY = 5;
const TENT_DAY = 6;
const HORSE_DAY = 7;

describe('amulets', () => {
  const roll = (die: number, hand = 'AMU-G CIT-B PRO') =>
    table({ round: WEAPON_DAY, players: { blue: { hand } } }, die).choose('amulet AMU-G CIT-B');

  test('BTA-11.3, card:amulet the die decides what becomes of the card', () => {
    expect([1, 2, 3].map((die) => roll(die).laid('blue'))).toEqual(['CIT-B~1^', 'CIT-B~2^', 'CIT-B~3^']);
    expect(roll(4).ambush('blue')).toBe('CIT-B+');
    expect(roll(5).shelter('blue')).toBe('CIT-B AMU-G');
    expect(roll(6).laid('blue')).toBe('CIT-B~*');
  });

  test('BTA-11.4, BTA-11.17 the amulet leaves at once on 4 and 5, and stays otherwise', () => {
    expect(roll(4).shelter('blue')).toBe('AMU-G');
    expect(
      roll(2)
        .of('blue')
        .table.map(({ card }) => card),
    ).toEqual(['AMU-G', 'CIT-B']);
  });

  test('BTA-11.17 the Hammer as an amulet leaves like one', () => {
    const t = table({ players: { blue: { hand: 'HAM CIT-B' } } }, 5).choose('amulet HAM CIT-B');
    expect(t.shelter('blue')).toBe('CIT-B HAM');
  });

  test('BTA-12.1 a legendary artefact cannot be put on an amulet', () => {
    const t = table({ players: { blue: { hand: 'AMU-G SWO PRO' } } });
    expect(t.whyNot('amulet AMU-G SWO')).toBe('BTA-12.1');
    expect(t.offers('amulet')).toEqual(['amulet AMU-G PRO']);
  });

  test('BTA-11.3 an amulet cannot be put on itself, but on another', () => {
    expect(table({ players: { blue: { hand: 'AMU-G' } } }).whyNot('amulet AMU-G AMU-G')).toBe('BTA-11.3');
    expect(table({ players: { blue: { hand: 'AMU-G AMU-G' } } }).offers('amulet')).toEqual([
      'amulet AMU-G AMU-G',
    ]);
  });

  test('BTA-17.8, BTA-5.3 an illuminated amulet takes two cards, one die each (example 6)', () => {
    const t = table(
      {
        round: AMULET_DAY,
        players: { red: { hand: 'AMU-G TTL-R CHF-B CIT-G TOO-R PRO' } },
        top: { priest: 'PRI-R PRI-B', chief: 'CHF-R CHF-G' },
      },
      2,
      4,
    );
    const deck = t.deck('red');
    t.choose('amulet AMU-G TTL-R');
    expect(t.laid('red')).toBe('AMU-G~1! TTL-R~2^');
    t.choose('title TTL-R~2^ CHF-B priest', 'title TTL-R~1! CIT-G chief');
    expect(t.laid('red')).toBe('AMU-G~1! PRI-B~1 CHF-G~1');
    t.choose('amulet AMU-G~1! TOO-R');
    expect([t.ambush('red'), t.shelter('red'), t.state.limbo, t.deck('red')]).toEqual([
      'TOO-R+',
      'AMU-G',
      [],
      deck,
    ]);
    expect(t.offers('amulet')).toEqual([]);
  });

  test('BTA-17.8 after a 4 or 5 on the first roll the amulet stays for the second', () => {
    const t = table({ round: AMULET_DAY, players: { red: { hand: 'AMU-G CIT-B CIT-R' } } }, 5, 1);
    t.choose('amulet AMU-G CIT-B');
    expect([t.laid('red'), t.shelter('red')]).toEqual(['AMU-G~1!', 'CIT-B']);
    t.choose('amulet AMU-G~1! CIT-R');
    expect(t.laid('red')).toBe('CIT-R~1^');
  });
});

describe('titles', () => {
  test('BTA-11.7, card:title a unit rises by one rank and keeps its faction, if it can (example 32)', () => {
    const t = table({
      round: WEAPON_DAY,
      players: { blue: { hand: 'TTL-R CIT-B' } },
      pile: { chief: 'CHF-R CHF-B CHF-Y' },
      top: { citizen: 'CIT-G' },
    });
    const citizens = t.state.piles.citizen.length;
    t.choose('title TTL-R CIT-B chief');
    const { citizen, chief } = t.state.piles;
    expect([citizen.length, citizen[0], citizen.at(-1)]).toEqual([citizens + 1, 'CIT-B', 'CIT-G']);
    expect([t.laid('blue'), chief.toSorted()]).toEqual(['CHF-B~1', ['CHF-R', 'CHF-Y']]);
  });

  test('BTA-11.7 without a match the top card comes; a scroll then falls back too (example 11)', () => {
    const t = table({
      round: WEAPON_DAY,
      players: { blue: { hand: 'TTL-R CIT-B SCR-G PRO PRO' } },
      pile: { chief: 'CHF-R CHF-Y' },
    });
    t.choose('title TTL-R CIT-B chief');
    expect(t.laid('blue')).toBe('CHF-R~1');
    t.choose('scroll SCR-G CHF-R~1 blue');
    expect(t.laid('blue')).toBe('CHF-Y~1');
    expect(t.choose('create horse').question?.params?.cards).toEqual(['CHF-Y~1', 'PRO', 'PRO']);
  });

  test('BTA-11.7 an empty pile, a lord and anything but a unit are refused', () => {
    const t = table({
      round: WEAPON_DAY,
      players: { blue: { hand: 'TTL-R CIT-B LOR-B TOO-B' } },
      pile: { chief: '' },
    });
    expect(t.offers('title')).toEqual([]);
    expect(t.whyNot('title TTL-R CIT-B chief')).toBe('BTA-1.12');
    expect(t.whyNot('title TTL-R LOR-B lord')).toBe('BTA-11.7');
    expect(t.whyNot('title TTL-R TOO-B chief')).toBe('BTA-11.7');
  });

  test('BTA-17.9 two uses are two ranks in one exchange, or one rank of two units', () => {
    const t = table({ round: TITLE_DAY, players: { blue: { hand: 'TTL-R CIT-B CIT-R' } } });
    expect(t.offers('title TTL-R CIT-B')).toEqual(['title TTL-R CIT-B chief', 'title TTL-R CIT-B priest']);
    const chiefs = t.state.piles.chief.length;
    t.choose('title TTL-R CIT-B priest');
    expect([t.laid('blue'), t.state.piles.chief.length]).toEqual(['PRI-B~1', chiefs]);
    const two = table({ round: TITLE_DAY, players: { blue: { hand: 'TTL-R CIT-B CIT-R' } } });
    two.choose('title TTL-R CIT-B chief', 'title TTL-R~1! CIT-R chief');
    expect(two.laid('blue')).toBe('CHF-B~1 CHF-R~1');
  });

  test('BTA-17.15 the uses may go one after the other to one unit, and three make a lord of a citizen', () => {
    const t = table({ round: TITLE_DAY, players: { blue: { hand: 'TTL-R CIT-B' } } });
    t.choose('title TTL-R CIT-B chief', 'title TTL-R~1! CHF-B~1 priest');
    expect(t.laid('blue')).toBe('PRI-B~1');
    const three = table({ round: WEAPON_DAY, players: { blue: { hand: 'CIT-B', table: 'TTL-R~3^' } } });
    expect(three.choose('title TTL-R~3^ CIT-B lord').laid('blue')).toBe('LOR-B~1');
  });
});

describe('scrolls', () => {
  test('BTA-11.8, card:scroll a card changes its faction, and may come back from an empty pile (example 32)', () => {
    const t = table({ round: WEAPON_DAY, players: { blue: { hand: 'SCR-G WPN-R' } }, pile: { weapon: '' } });
    expect(t.offers('scroll')).toEqual(['green', 'blue', 'gold'].map((id) => `scroll SCR-G WPN-R ${id}`));
    t.choose('scroll SCR-G WPN-R green');
    expect(t.laid('blue')).toBe('WPN-R~2');
  });

  test('BTA-11.8 neither provisions nor a faction that is not in play', () => {
    const t = table({ seats: 2, round: WEAPON_DAY, players: { blue: { hand: 'SCR-R PRO CIT-B' }, red: {} } });
    expect(t.whyNot('scroll SCR-R PRO blue')).toBe('BTA-11.8');
    expect(t.offers('scroll')).toEqual(['scroll SCR-R CIT-B red', 'scroll SCR-R CIT-B gold']);
    expect(t.whyNot('scroll SCR-R CIT-B green')).toBe('BTA-11.8');
  });

  const blueScrolls = {
    round: SCROLL_DAY,
    players: { blue: { hand: 'SCR-R SCR-Y CHF-R AMU-G HAM' } },
  } as const;

  test('BTA-17.10 a scroll that converts itself keeps its second use (example 24)', () => {
    const t = table(blueScrolls).choose('convert SCR-R blue');
    expect(t.laid('blue')).toBe('SCR-B~1');
    expect(t.whyNot('convert SCR-B~1 green')).toBe('BTA-11.14');
    expect(t.choose('scroll SCR-B~1 CHF-R blue').laid('blue')).toBe('CHF-B~1');
  });

  test('BTA-17.10 or recolours another card first (example 24)', () => {
    const t = table(blueScrolls).choose('scroll SCR-R CHF-R blue');
    expect(t.laid('blue')).toBe('SCR-R~1! CHF-B~1');
    expect(t.choose('convert SCR-R~1! blue').laid('blue')).toBe('CHF-B~1 SCR-B~0');
  });

  test('BTA-11.9, BTA-6.14 a scroll recoloured by another converts nothing this turn (example 24)', () => {
    const t = table(blueScrolls).choose('scroll SCR-R SCR-Y blue');
    expect(t.laid('blue')).toBe('SCR-R~1! SCR-B~0');
    expect(t.offers('scroll SCR-B')).toEqual([]);
    expect(t.offers('amulet')).toContain('amulet AMU-G SCR-B~0');
    const alone = table({ ...blueScrolls, round: TOOL_DAY }).choose('convert SCR-R blue');
    expect(alone.laid('blue')).toBe('SCR-B~0');
  });

  test('BTA-11.14 neither the Hammer nor a scroll from an amulet converts itself (example 24)', () => {
    const t = table(blueScrolls, 1);
    expect(t.whyNot('convert HAM blue')).toBe('BTA-11.14');
    expect(t.offers('scroll HAM CHF-R')).toHaveLength(3);
    t.choose('amulet AMU-G SCR-R');
    expect(t.laid('blue')).toBe('SCR-R~2^');
    t.choose('scroll SCR-R~2^ CHF-R blue');
    expect(t.laid('blue')).toBe('SCR-R~1^! CHF-B~1');
    expect(t.whyNot('convert SCR-R~1^! blue')).toBe('BTA-11.14');
    expect(t.offers('scroll SCR-R~1^!').length).toBeGreaterThan(0);
  });
});

describe('tents', () => {
  test('BTA-11.10, BTA-11.11, BTA-11.16, card:tent a card is stored for a provision and comes back later', () => {
    const t = table({ round: WEAPON_DAY, players: { red: { hand: 'TNT-G PRO LOR-R' }, blue: {} } });
    t.do('pitch TNT-G LOR-R');
    expect([t.tents('red'), t.hand('red')]).toEqual([['1 TNT-G LOR-R'], '']);
    expect(t.seen('red', 'blue').tents[0]?.content).toEqual(['LOR-R']);
    expect(t.whyNot('strike tent-1')).toBe('BTA-11.11');
    t.choose('end');
    expect(t.events('discarded')[0]?.cards).toEqual(['PRO']);
    t.until('red');
    t.choose('keep', 'strike tent-1');
    expect([t.tents('red'), t.of('red').known, t.of('red').shelter.at(-1)]).toEqual([[], ['LOR-R'], 'TNT-G']);
  });

  test('BTA-11.10 without a provision besides, or with a legendary artefact, nothing is stored', () => {
    const t = table({ round: WEAPON_DAY, players: { red: { hand: 'TNT-G PRO SWO' } } });
    expect(t.offers('pitch')).toEqual([]);
    expect(t.whyNot('pitch TNT-G PRO')).toBe('BTA-11.10');
    expect(t.whyNot('pitch TNT-G SWO')).toBe('BTA-12.1');
  });

  test('BTA-17.11 an illuminated tent takes two cards for one provision', () => {
    const t = table({ round: TENT_DAY, players: { red: { hand: 'TNT-G PRO LOR-R CHF-R' } } });
    t.choose('pitch TNT-G LOR-R');
    expect([t.asked, t.offers()]).toEqual(['red second', ['add CHF-R', 'done']]);
    expect(t.whyNot('add PRO')).toBe('BTA-11.10');
    t.choose('add CHF-R', 'auto');
    expect(t.tents('red')).toEqual(['1 TNT-G LOR-R CHF-R']);
  });

  test('BTA-17.11 the second card may be left out', () => {
    const t = table({ round: TENT_DAY, players: { red: { hand: 'TNT-G PRO LOR-R CHF-R' } } });
    t.choose('pitch TNT-G LOR-R', 'done', 'auto');
    expect([t.tents('red'), t.hand('red')]).toEqual([['1 TNT-G LOR-R'], 'CHF-R']);
  });

  test('BTA-11.12, BTA-17.17 copies of a tent are virtual and end with the day (example 25)', () => {
    const t = table(
      {
        round: TOOL_DAY,
        players: { blue: { hand: 'AMU-R TNT-G PRO PRO LOR-B CHF-B' }, red: {}, green: {}, gold: {} },
      },
      2,
    );
    t.choose('amulet AMU-R TNT-G').do('pitch TNT-G~2^ LOR-B');
    expect(t.laid('blue')).toBe('TNT-G~1!');
    t.do('pitch TNT-G~1! CHF-B');
    expect(t.tents('blue')).toEqual(['1 TNT-G LOR-B virtual', '2 TNT-G CHF-B virtual']);
    const deck = t.deck('blue');
    t.choose('end', 'keep', 'end', 'keep', 'end', 'keep');
    expect([t.asked, t.tents('blue').length]).toEqual(['gold act', 2]);
    t.choose('end');
    expect([t.tents('blue'), t.shelter('blue').endsWith('LOR-B CHF-B TNT-G'), t.deck('blue')]).toEqual([
      [],
      true,
      deck,
    ]);
  });

  test('BTA-11.12 a tent that an amulet left single is real, the Hammer never is', () => {
    const t = table({
      round: TOOL_DAY,
      players: { blue: { hand: 'HAM PRO PRO LOR-B CHF-B', table: 'TNT-G~1^' } },
    });
    t.do('pitch TNT-G~1^ LOR-B', 'pitch HAM CHF-B');
    expect(t.tents('blue')).toEqual(['1 TNT-G LOR-B', '2 HAM CHF-B virtual']);
  });

  test('BTA-17.17 each copy of an illuminated tent has room for two', () => {
    const t = table({
      round: TENT_DAY,
      players: { blue: { hand: 'PRO PRO LOR-B CHF-B CHF-R CIT-B', table: 'TNT-G~2^' } },
    });
    t.choose('pitch TNT-G~2^ LOR-B', 'add CHF-B', 'auto', 'pitch TNT-G~1! CHF-R', 'add CIT-B', 'auto');
    expect(t.tents('blue')).toEqual(['1 TNT-G LOR-B CHF-B virtual', '2 TNT-G CHF-R CIT-B virtual']);
  });
});

describe('the sun ray', () => {
  test('BTA-17.2, BTA-17.3, BTA-17.4 the calendar of the week (example 14)', () => {
    const days = [1, 2, 4, 7, 8].map(
      (round) => table({ round, players: { blue: {} } }).view('spectator').day,
    );
    expect(days.map(({ illuminated, paired }) => `${illuminated}/${paired}`)).toEqual([
      'tool/tool',
      'weapon/scroll',
      'title/tent',
      'horse/title',
      'tool/tool',
    ]);
  });

  test('BTA-17.6 an illuminated tool serves two lines', () => {
    const t = table({
      round: TOOL_DAY,
      players: { blue: { hand: 'TOO-B PRO PRO' } },
      owners: { g7: 'blue 1' },
    });
    t.choose('road road-t', 'place g6 ESW', 'auto');
    expect(t.laid('blue')).toBe('TOO-B~1!');
    expect(t.offers('road').length).toBeGreaterThan(0);
  });

  test('BTA-17.7, BTA-11.2, card:weapon an illuminated weapon recruits and fights', () => {
    const t = table({
      round: WEAPON_DAY,
      players: { blue: { hand: 'WPN-B PRO PRO' }, red: { heroes: ['g7'], hand: 'PRO' } },
      owners: { g7: 'blue 1' },
    });
    t.do('recruit g7');
    expect(t.laid('blue')).toBe('WPN-B~1!');
    expect(t.choose('attack red-1 WPN-B~1!').sums).toBe('2 of 1');
  });

  test('BTA-17.12, BTA-17.16, BTA-11.13, BTA-13.9, card:horse an illuminated horse carries twice, or carries and fights (example 39)', () => {
    const t = table({
      round: HORSE_DAY,
      players: { blue: { hand: 'HRS-B', heroes: ['g7', 'a1'] } },
      added: { g6: 'road NS', g5: 'road NS', g4: 'road NS', g3: 'road NSW' },
      owners: { g7: 'blue 1' },
    });
    expect(t.offers('ride blue-1')).toContain('ride blue-1 g3');
    t.do('ride blue-1 g4');
    expect(t.laid('blue')).toBe('HRS-B~1!');
    const far = table({
      round: HORSE_DAY,
      players: { blue: { hand: 'HRS-B', heroes: ['g7'] } },
      added: { g6: 'road NS', g5: 'road NS', g4: 'road NS', g3: 'road NSW' },
      owners: { g7: 'blue 1' },
    });
    expect(far.do('ride blue-1 g3').laid('blue')).toBe('');
  });

  test('BTA-17.13 amulet and ray multiply, Hammer and Sword are never illuminated', () => {
    const t = table({ round: WEAPON_DAY, players: { blue: { hand: 'AMU-B WPN-B SWO' } } }, 3).choose(
      'amulet AMU-B WPN-B',
    );
    expect(t.laid('blue')).toBe('WPN-B~6^');
  });

  test('BTA-17.14 the ray helps defenders too', () => {
    const t = table({
      round: WEAPON_DAY,
      players: { blue: { hand: 'WPN-B', heroes: ['g7'] }, red: { hand: 'WPN-R PRO' } },
      owners: { g7: 'red 1' },
    });
    t.choose('attack g7 WPN-B', 'lay WPN-B~1!', 'hold', 'counter', 'lay WPN-R');
    expect(t.offers('lay')).toEqual(['lay WPN-R~1!']);
    expect(t.sums).toBe('2 of 3');
  });
});
