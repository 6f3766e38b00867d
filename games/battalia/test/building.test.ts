import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const corner = { players: { red: { hand: 'CHF-R CHF-B CHF-G' }, blue: {} }, board: 'E3' } as const;

describe('placing cards', () => {
  test('BTA-9.2, BTA-9.4, BTA-9.5, BTA-9.6, BTA-9.7, BTA-9.8, BTA-9.10 one cell is legal, and every other has its reason (example 3)', () => {
    const t = table(corner).choose('city city-4 2');
    expect(t.offers()).toEqual(['place g4 NESW']);
    expect(t.whyNot('place c7 NESW')).toBe('BTA-9.10');
    expect(t.whyNot('place f5 NESW')).toBe('BTA-9.8');
    expect(t.whyNot('place e1 NESW')).toBe('BTA-9.6');
    expect(t.whyNot('place f7 NESW')).toBe('BTA-9.7');
    expect(t.whyNot('place g5 NESW')).toBe('BTA-9.5');
    expect(t.whyNot('place g4 NS')).toBe('BTA-9.4');
    expect(t.do('place g4 NESW').city('g4')).toBe('red 2');
    expect(table(corner).choose('city city-2b 2').offers()).toEqual(['place g4 ES', 'place g4 SW']);
  });

  test('BTA-9.1, terrain:road-straight, terrain:road-bend, terrain:road-t, terrain:road-cross roads cost citizens and a provision', () => {
    const t = table({ players: { blue: { hand: 'CIT-B CIT-R PRO PRO' } }, owners: { a1: 'blue 1' } });
    expect(t.offers('road')).toEqual([
      'road road-straight',
      'road road-bend',
      'road road-t',
      'road road-cross',
    ]);
    t.choose('road road-t', 'place a2 NES');
    expect(t.question?.params?.cards).toEqual(['CIT-B', 'CIT-R', 'PRO']);
    t.choose('auto');
    expect(t.whyNot('road road-straight')).toBe('BTA-9.1');
  });

  test('terrain:city-1, terrain:city-2s, terrain:city-2b, terrain:city-3, terrain:city-4 all kinds of exits cost the same', () => {
    const t = table(corner);
    expect(t.offers('city')).toEqual(
      ['city-1', 'city-2s', 'city-2b', 'city-3', 'city-4'].map((id) => `city ${id} 2`),
    );
  });

  test('card:citizen, card:chief, card:priest, card:lord three units build a city of their rank', () => {
    for (const [code, level] of [
      ['CIT', 1],
      ['CHF', 2],
      ['PRI', 3],
      ['LOR', 4],
    ] as const) {
      const hand = `${code}-R ${code}-B ${code}-G`;
      const t = table({ players: { red: { hand }, blue: {} }, board: 'E3' });
      expect(t.do(`city city-4 ${level}`, 'place g4 NESW').city('g4')).toBe(`red ${level}`);
    }
  });

  test('card:provision a provision hires, builds, walks and pitches', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'PRO PRO CIT-B TNT-B CHF-B', heroes: ['g7'] } },
      added: { g6: 'road NS' },
      owners: { g7: 'blue 1' },
    });
    const verbs = new Set(t.offers().map((choice) => choice.split(' ')[0]));
    expect([...verbs]).toEqual(['hire', 'create', 'road', 'walk', 'pitch', 'ambush', 'end']);
  });

  test('BTA-9.3 a city is upgraded level by level, even in the turn in which it was built', () => {
    const t = table({
      players: { red: { hand: 'CHF-R CHF-B CHF-G PRI-R PRI-B LOR-R LOR-B' }, blue: {} },
      board: 'E3',
    });
    expect(t.whyNot('upgrade g4')).toBe('BTA-9.3');
    t.choose('city city-4 2', 'place g4 NESW', 'auto');
    expect(t.offers('upgrade')).toEqual(['upgrade g4']);
    t.do('upgrade g4');
    expect(t.city('g4')).toBe('red 3');
    expect(t.do('upgrade g4').city('g4')).toBe('red 4');
    expect(t.whyNot('upgrade g4')).toBe('BTA-9.3');
  });

  test('BTA-9.9 exits may lead off the board', () => {
    const t = table({ players: { blue: { hand: 'CIT-B PRO' } }, owners: { a1: 'blue 1' } });
    expect(t.choose('road road-straight').offers()).toContain('place b1 EW');
    const cross = table({ players: { blue: { hand: 'CIT-B CIT-B PRO' } }, owners: { a1: 'blue 1' } });
    expect(cross.choose('road road-cross').offers()).toContain('place b1 NESW');
  });

  test('BTA-9.11, BTA-20.9 without a city a player builds anywhere, with one no longer (example 19)', () => {
    const t = table({
      scenario: 'alt2',
      players: { blue: { hand: 'CIT-B PRO CIT-R CIT-R CIT-R CIT-B PRO' } },
    });
    expect(t.choose('road road-straight').offers()).toHaveLength(12);
    t.choose('place d3 NS', 'auto');
    expect(t.choose('city city-4 1').offers()).toEqual(['place d2 NESW']);
    t.choose('place d2 NESW', 'auto');
    expect(t.choose('road road-straight').offers()).not.toContain('place b1 EW');
  });

  test('BTA-9.12 a level needs a free token, which shows two levels', () => {
    const t = table({
      players: { blue: { hand: 'CIT-B CIT-B CIT-B PRI-B PRI-B PRI-B' } },
      owners: {
        a1: 'blue 1',
        g1: 'blue 2',
        a7: 'blue 1',
        g7: 'blue 1',
        c2: 'blue 1',
        f3: 'blue 2',
        e6: 'blue 2',
      },
      added: { g6: 'road NS' },
    });
    expect(t.whyNot('city city-4 1')).toBe('BTA-9.12');
    expect(t.offers('city city-4')).toEqual(['city city-4 3']);
    expect(t.offers('upgrade')).toEqual(['upgrade g1', 'upgrade f3', 'upgrade e6']);
  });

  test('BTA-9.13 an enemy hero does not keep a city from being upgraded', () => {
    const t = table({
      players: { blue: { hand: 'CHF-B CHF-R' }, red: { heroes: ['a1'] } },
      owners: { a1: 'blue 1' },
    });
    expect(t.do('upgrade a1').city('a1')).toBe('blue 2');
  });
});

describe('the end of the land', () => {
  test('BTA-10.1, BTA-10.2, BTA-18.1, BTA-18.4 impassable cells count as filled (example 15)', () => {
    const t = table({ board: 'E15', players: { blue: { hand: 'CIT-B PRO' }, red: {} } });
    t.state.land.cards[32] = 'impassable';
    expect(t.choose('road road-straight').offers()).toEqual(['place f3 EW']);
    t.choose('place f3 EW', 'auto');
    expect(t.match.result).toEqual({ ending: 'full-board', winners: [t.seat('red')], scores: [6, 7] });
  });

  test('BTA-10.3 cells that close with a placement end the match at once (example 28)', () => {
    const spec = { board: 'E28', players: { blue: { hand: 'CIT-B CIT-B PRO' }, red: {} } } as const;
    const t = table(spec).choose('road road-t', 'place d3 NES', 'auto');
    expect(t.events('closed')[0]?.cells).toEqual(['c3']);
    expect(t.match.result).toMatchObject({ ending: 'full-board', winners: [0], scores: [7, 6] });
    const on = table(spec).choose('road road-cross', 'place d3 NESW', 'auto');
    expect(on.match.result).toBeUndefined();
  });

  test('BTA-10.4 a pocket that only foreign roads lead into stays open', () => {
    const t = table({
      players: { blue: { hand: 'CIT-B PRO' } },
      owners: { a1: 'blue 1' },
      added: { f4: 'road NESW' },
    });
    t.choose('road road-straight', 'place b1 EW', 'auto');
    expect(t.events('closed')).toEqual([]);
  });
});
