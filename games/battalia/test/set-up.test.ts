import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/state.ts';
import { newTable } from './table.ts';

const cells = (t: ReturnType<typeof newTable>, test: (card: string) => boolean) =>
  t.state.land.cards.filter((card) => test(card)).length;

describe('four players', () => {
  const t = newTable(4);
  const s = t.state;

  test('BTA-2.1, BTA-2.2, BTA-2.3 ruins, four starting cities and four neutral ones lie on the board', () => {
    expect([t.city('d4'), t.city('a1'), t.city('c2')]).toEqual(['neutral 8', 'neutral 0', 'neutral 4']);
    expect(cells(t, (card) => card === 'city-4')).toBe(8);
    const terrain = (list: readonly number[]) => new Set(list.map((cell) => s.land.terrains[cell])).size;
    expect([terrain([0, 6, 42, 48]), terrain([9, 19, 39, 29])]).toEqual([4, 4]);
    expect(cells(t, (card) => card === '')).toBe(40);
  });

  test('BTA-2.4, BTA-1.9 all piles are full, and only the top of each is seen', () => {
    expect([
      s.piles.citizen.length,
      s.piles.chief.length,
      s.piles.priest.length,
      s.piles.lord.length,
    ]).toEqual([20, 16, 12, 12]);
    expect([s.piles.tool.length, s.terrain['city-4'].length, s.terrain['road-t'].length]).toEqual([
      12, 4, 12,
    ]);
    const { piles, terrain } = t.view('spectator');
    expect(piles.citizen).toEqual({ size: 20, top: s.piles.citizen.at(-1) });
    expect(piles.tool.counts).toEqual([3, 3, 3, 3]);
    expect(terrain['road-t'].counts).toEqual([3, 3, 3, 3]);
  });

  test('BTA-2.5 everybody has ten cards, six of them in hand', () => {
    for (const { nation, hand, unseen } of s.players) {
      const deck = [...nation, ...hand];
      expect([deck.length, hand.length, unseen.length]).toEqual([10, 6, 5]);
      const kinds = ['CIT', 'CHF', 'PRI', 'PRO'].map(
        (code) => deck.filter((card) => card.startsWith(code)).length,
      );
      expect(kinds).toEqual([3, 1, 1, 5]);
    }
    expect(s.provisions).toBe(60);
  });

  test('BTA-2.6 all five legendary artefacts lie on the board', () => {
    expect(s.legendary).toEqual(['HAM', 'SWO', 'SHI', 'WIN', 'HOR']);
  });

  test('BTA-2.7 anybody may be the first player', () => {
    const firsts = Array.from({ length: 24 }, (_, i) => newTable(4, {}, `first ${i}`).state.first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('BTA-2.8, BTA-2.9, BTA-2.10, BTA-2.11 factions are chosen clockwise, cities counter-clockwise', () => {
    const u = newTable(4, {}, 'choose');
    const { first } = u.state;
    const asked: number[] = [];
    for (const faction of ['green', 'blue', 'red', 'gold']) {
      asked.push(u.question?.seat ?? -1);
      u.choose(`faction ${faction}`);
    }
    expect(asked).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4));
    const settling: number[] = [];
    for (const cell of ['a1', 'g1', 'a7', 'g7']) {
      settling.push(u.question?.seat ?? -1);
      u.choose(`home ${cell}`);
    }
    expect(settling).toEqual(asked.toReversed());
    expect(u.city('a1')).toBe('gold 1');
    expect([u.asked, u.heroes('gold')]).toEqual(['green opening', 'off off']);
    expect(u.view('spectator').day).toEqual({ illuminated: 'tool', paired: 'tool' });
  });

  test('BTA-2.8, BTA-2.9 what is taken cannot be taken again', () => {
    const u = newTable(4, {}, 'taken').choose('faction red');
    expect(u.whyNot('faction red')).toBe('BTA-2.8');
    u.choose('faction green', 'faction blue', 'faction gold', 'home g7');
    expect([u.whyNot('home g7'), u.whyNot('home d4')]).toEqual(['BTA-2.9', 'BTA-2.9']);
  });

  test('BTA-22.1, BTA-22.7 the defaults are the faction of most cards and its native land', () => {
    const u = newTable(4, {}, 'default');
    const { hand, nation } = u.state.players[u.question?.seat ?? 0] ?? { hand: [], nation: [] };
    const [, faction = ''] = u.fallback.split(' ');
    const codes = [...hand, ...nation].map((card) => card.split('-')[1]);
    const count = (code: string) => codes.filter((other) => other === code).length;
    const mark = { green: 'G', blue: 'B', red: 'R', gold: 'Y' }[faction] ?? '';
    expect(count(mark)).toBe(Math.max(...['G', 'B', 'R', 'Y'].map(count)));
  });

  test('BTA-22.1 who resigns in the set-up gets the defaults', () => {
    const u = newTable(3, {}, 'leave');
    const seat = u.question?.seat ?? 0;
    u.match.resign(seat);
    expect(u.state.players[seat]?.faction).toBeDefined();
    expect(u.question?.seat).not.toBe(seat);
  });
});

describe('fewer players and other scenarios', () => {
  const sizes = (seats: number, options: Partial<Options> = {}) => {
    const { state: s } = newTable(seats, options);
    return {
      empty: s.land.cards.filter((card) => card === '').length,
      units: [s.piles.citizen, s.piles.chief, s.piles.priest, s.piles.lord].map((pile) => pile.length),
      tools: s.piles.tool.length,
      cities: s.terrain['city-4'].length,
      roads: s.terrain['road-t'].length,
      legendary: s.legendary.length,
      provisions: s.provisions,
    };
  };

  test('BTA-21.1 three players use a board without corners and four legendary artefacts', () => {
    expect(sizes(3)).toEqual({
      empty: 30,
      units: [23, 17, 13, 12],
      tools: 12,
      cities: 4,
      roads: 12,
      legendary: 4,
      provisions: 65,
    });
  });

  test('BTA-21.2 two players play without one faction, on the inner board', () => {
    expect(sizes(2)).toEqual({
      empty: 20,
      units: [18, 13, 10, 9],
      tools: 9,
      cities: 3,
      roads: 9,
      legendary: 3,
      provisions: 50,
    });
    expect(newTable(2, { removedFaction: 'blue' }).state.factions).toEqual(['green', 'red', 'gold']);
    expect(newTable(4, { removedFaction: 'blue' }).state.factions).toHaveLength(4);
  });

  test('BTA-21.3 no card ever lies on an unusable cell', () => {
    const t = newTable(2);
    expect(t.state.land.cards[0]).toBe('unusable');
  });

  test('BTA-20.2, BTA-20.4, BTA-20.8 in the second alternative heroes start on the ruins, and nobody has a city', () => {
    for (const [seats, empty, cities] of [
      [4, 44, 8],
      [3, 33, 8],
      [2, 22, 6],
    ] as const) {
      const t = newTable(seats, { scenario: 'alt2' });
      expect(sizes(seats, { scenario: 'alt2' })).toMatchObject({ empty, cities, legendary: 0 });
      expect(t.state.buried).toHaveLength(seats);
      expect(t.state.players.every(({ heroes }) => heroes[0]?.cell === 24 && heroes[1]?.cell === -1)).toBe(
        true,
      );
      for (const faction of t.state.factions.slice(0, seats)) t.choose(`faction ${faction}`);
      expect(t.question?.prompt).toBe('opening');
    }
  });
});
