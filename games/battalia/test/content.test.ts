import { describe, expect, test } from 'vitest';
import type { CellId } from '../content/index.ts';
import {
  artefacts,
  boards,
  CALENDAR,
  CARDS,
  CELL_IDS,
  cellIndex,
  constants,
  copiesOf,
  costs,
  EXITS_TEXT,
  exitsOf,
  FACTION_IDS,
  factions,
  info,
  isArtefact,
  isUnit,
  LEGENDARY_CARDS,
  NEIGHBOURS,
  oracle,
  RULE_IDS,
  ruleOrigins,
  SIZE,
  scenarios,
  strengthOf,
  TERRAIN_IDS,
  TERRAIN_PILE_IDS,
  terrainCards,
  UNIT_IDS,
  units,
} from '../content/index.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const boxed = (test: (kind: ReturnType<typeof info>) => boolean) =>
  sum(CARDS.filter((card) => test(info(card))).map((card) => copiesOf(card, constants.provisions)));

const at = (cell: string) => ({ x: cellIndex(cell) % SIZE, y: Math.floor(cellIndex(cell) / SIZE) });
function distance(a: string, b: string): number {
  return Math.abs(at(a).x - at(b).x) + Math.abs(at(a).y - at(b).y);
}
/** A quarter turn clockwise. */
const turned = (cell: string) => CELL_IDS[at(cell).x * SIZE + (SIZE - 1 - at(cell).y)] as CellId;
const same = (a: readonly string[], b: readonly string[]) => expect([...a].sort()).toEqual([...b].sort());

describe('the cards', () => {
  test('BTA-1.1 249 creation cards and 77 terrain cards are in the box', () => {
    expect(boxed(() => true)).toBe(249);
    expect(1 + TERRAIN_IDS.length * sum(TERRAIN_PILE_IDS.map((id) => terrainCards[id].perTerrain))).toBe(77);
  });

  test('BTA-1.2 every card has a faction, except provisions and legendary artefacts', () => {
    const without = CARDS.filter((card) => info(card).faction === undefined);
    expect(without).toEqual(['PRO', ...LEGENDARY_CARDS]);
  });

  test('BTA-1.2 each faction has 20 units and 21 artefacts', () => {
    for (const id of FACTION_IDS) {
      expect(boxed(({ kind, faction }) => faction === id && isUnit(kind))).toBe(20);
      expect(boxed(({ kind, faction }) => faction === id && isArtefact(kind))).toBe(21);
    }
  });

  test('BTA-1.3 the strength of a unit is its rank', () => {
    expect(
      UNIT_IDS.map((id) => [units[id].rank, strengthOf(id, 'attack'), strengthOf(id, 'defence')]),
    ).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
      [4, 4, 4],
    ]);
  });

  test('BTA-1.4 weapons, horses, Sword and Shield have strength, other cards none', () => {
    expect([strengthOf('weapon', 'attack'), strengthOf('horse', 'defence')]).toEqual([1, 1]);
    expect([strengthOf('sword', 'attack'), strengthOf('sword', 'defence')]).toEqual([5, 1]);
    expect([strengthOf('shield', 'attack'), strengthOf('shield', 'defence')]).toEqual([1, 5]);
    for (const kind of [
      'provision',
      'tool',
      'amulet',
      'title',
      'scroll',
      'tent',
      'hammer',
      'wings',
      'horn',
    ] as const)
      expect(strengthOf(kind, 'attack') + strengthOf(kind, 'defence')).toBe(0);
  });

  test('BTA-7.1 a unit costs its rank and one more in provisions', () => {
    for (const id of UNIT_IDS) expect(units[id].hire).toBe(units[id].rank + 1);
  });

  test('BTA-8.1 only units and provisions are in the costs of artefacts', () => {
    expect(artefacts.scroll.cost).toEqual({ citizen: 1, chief: 1, priest: 1 });
    for (const { cost } of Object.values(artefacts)) expect(sum(Object.values(cost))).toBe(3);
  });

  test('BTA-9.2 a new city takes three units of its level, an upgrade two', () => {
    for (const unit of UNIT_IDS) {
      const level = String(units[unit].rank) as keyof typeof costs.city;
      expect(costs.city[level]).toEqual({ [unit]: 3 });
      if (level !== '1') expect(costs.upgradeTo[level]).toEqual({ [unit]: 2 });
    }
  });

  test('BTA-19.1 each faction has a terrain of its own', () => {
    expect(FACTION_IDS.map((id) => factions[id].terrain)).toEqual(TERRAIN_IDS);
  });
});

describe('the terrain cards', () => {
  test('BTA-1.9 there are 5 kinds of cities and 4 of roads, told apart by their exits', () => {
    const cities = TERRAIN_PILE_IDS.filter((id) => terrainCards[id].city);
    expect([cities.length, TERRAIN_PILE_IDS.length - cities.length]).toEqual([5, 4]);
    expect(sum(cities.map((id) => terrainCards[id].perTerrain))).toBe(7);
  });

  test('BTA-9.4 the rotations of a card are all turns of its first one', () => {
    for (const id of TERRAIN_PILE_IDS) {
      const [base = ''] = terrainCards[id].rotations;
      const turns = [0, 1, 2, 3].map((n) => ((exitsOf(base) << n) | (exitsOf(base) >> (4 - n))) & 15);
      same(
        terrainCards[id].rotations,
        [...new Set(turns)].map((exits) => EXITS_TEXT[exits] ?? ''),
      );
    }
  });
});

describe('the board', () => {
  test('BTA-13.2 neighbours are mutual and lie one cell apart', () => {
    NEIGHBOURS.forEach((other, i) => {
      if (other < 0) return;
      const [cell, side] = [Math.floor(i / 4), i % 4];
      expect(NEIGHBOURS[other * 4 + ((side + 2) % 4)]).toBe(cell);
      expect(distance(CELL_IDS[cell] ?? '', CELL_IDS[other] ?? '')).toBe(1);
    });
  });

  test('BTA-2.2 the starting cities of four players lie on the corners', () => {
    same(boards['4'].start, ['a1', 'g1', 'a7', 'g7']);
    expect(boards['4'].ruins).toBe('d4');
  });

  test('BTA-2.3 a quarter turn maps the board of four onto itself, a half turn that of two', () => {
    same(boards['4'].neutral.map(turned), boards['4'].neutral);
    same(boards['2'].start.map(turned).map(turned), boards['2'].start);
    same(boards['2'].neutral.map(turned).map(turned), boards['2'].neutral);
  });

  test('BTA-21.1 three cells at each corner are unusable for three, and starts are equally far from all', () => {
    expect(boards['3'].unusable).toHaveLength(12);
    const { start, neutral, ruins } = boards['3'];
    for (const home of start) {
      expect(distance(home, ruins)).toBe(3);
      expect(neutral.map((cell) => distance(home, cell)).sort()).toEqual([2, 4, 6]);
      for (const other of start) if (other !== home) expect(distance(home, other)).toBe(6);
    }
  });

  test('BTA-21.2 the border is unusable for two', () => {
    const border = CELL_IDS.filter((id) =>
      NEIGHBOURS.slice(cellIndex(id) * 4, cellIndex(id) * 4 + 4).includes(-1),
    );
    same(boards['2'].unusable, border);
  });

  test('BTA-21.3 so many usable cells are empty after the set-up', () => {
    const empty = (['4', '3', '2'] as const).map((seats) => {
      const { unusable, start, neutral } = boards[seats];
      return CELL_IDS.length - unusable.length - start.length - neutral.length - 1;
    });
    expect(empty).toEqual([40, 30, 20]);
  });

  test('BTA-20.1 neutral cities and ruins defend more strongly in the first alternative', () => {
    expect([scenarios.basic.neutralDefence, scenarios.basic.ruinsDefence]).toEqual([4, 8]);
    expect([scenarios.alt1.neutralDefence, scenarios.alt1.ruinsDefence]).toEqual([6, 10]);
  });
});

describe('the oracle', () => {
  test('BTA-17.2 exactly one pair of symbols meets at every turn of the inner star', () => {
    oracle.outer.forEach((_, turnedBy) => {
      const meeting = oracle.outer.filter((id, i) => oracle.inner[(i - turnedBy + 7) % 7] === id);
      expect(meeting).toEqual([CALENDAR[turnedBy]?.paired]);
    });
  });

  test('BTA-17.3 the tool is paired and illuminated on the first day only', () => {
    expect(CALENDAR.filter(({ paired, illuminated }) => paired === illuminated)).toEqual([
      { illuminated: 'tool', paired: 'tool' },
    ]);
    expect(CALENDAR[0]?.paired).toBe('tool');
  });
});

describe('the rules', () => {
  test('the numbers of each chapter have no gap', () => {
    const chapters = new Map<string, number>();
    for (const id of RULE_IDS) {
      const [, chapter = '', number] = /^BTA-(\d+)\.(\d+)$/.exec(id) ?? [];
      expect(Number(number)).toBe((chapters.get(chapter) ?? 0) + 1);
      chapters.set(chapter, Number(number));
    }
    expect([chapters.size, RULE_IDS.length]).toEqual([22, 219]);
  });

  test('a rule that a ruling explains is not the rulebook alone', () => {
    for (const id of RULE_IDS)
      if (ruleOrigins[id].rulings.length > 0) expect(ruleOrigins[id].source).not.toEqual(['rulebook']);
  });
});
