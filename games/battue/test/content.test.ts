import { SOURCES } from '@gonfalon/kernel';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import boardJson from '../content/board.json' with { type: 'json' };
import constantsJson from '../content/constants.json' with { type: 'json' };
import eventsJson from '../content/events.json' with { type: 'json' };
import {
  city,
  constants,
  event,
  eventDeck,
  grid,
  loot,
  lootDeck,
  perimeter,
  rules,
  slots,
  space,
  spaces,
  tile,
  tiles,
} from '../content/index.ts';
import lootJson from '../content/loot.json' with { type: 'json' };
import { CHAPTERS, RULE_IDS, RULING_IDS } from '../content/rule-ids.ts';
import rulesJson from '../content/rules.json' with { type: 'json' };
import type { Space, SpaceId } from '../content/schema.ts';
import {
  BoardSchema,
  ConstantsSchema,
  EDGES,
  EVENT_IDS,
  EventsSchema,
  LOOT_IDS,
  LOOT_WINDOWS,
  LootSchema,
  PERIMETER_KINDS,
  RulesSchema,
  SIZES,
  SPACE_IDS,
  TILE_IDS,
  TilesSchema,
} from '../content/schema.ts';
import tilesJson from '../content/tiles.json' with { type: 'json' };
import { namesEn } from '../messages/names.en.ts';
import { namesFr } from '../messages/names.fr.ts';
import { chaptersEn, rulesEn, rulingsEn } from '../messages/rules.en.ts';
import { chaptersFr, rulesFr, rulingsFr } from '../messages/rules.fr.ts';

type Rect = Pick<Space, 'x' | 'y' | 'w' | 'h'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const overlap = (a: number, la: number, b: number, lb: number) => Math.min(a + la, b + lb) - Math.max(a, b);

function sharesEdge(a: Rect, b: Rect): boolean {
  const across = overlap(a.x, a.w, b.x, b.w);
  const down = overlap(a.y, a.h, b.y, b.h);
  return (across === 0 && down > 0) || (down === 0 && across > 0);
}

/** The next side clockwise. */
const turned = ({ x, y, w, h }: Rect): Rect => ({ x: grid.h - y - h, y: x, w: h, h: w });
const nextSide = (id: string) => id.replace(/^[NESW]/, (side) => 'ESWN'['NESW'.indexOf(side)] ?? side);

function distancesTo(goal: SpaceId): Map<SpaceId, number> {
  const distance = new Map<SpaceId, number>([[goal, 0]]);
  for (const [id, steps] of distance) {
    for (const next of space[id].adj) if (!distance.has(next)) distance.set(next, steps + 1);
  }
  return distance;
}

describe('the board', () => {
  test('BTU-1.3 perimeter spaces and slots tile the grid without gap or overlap', () => {
    const owners = new Map<string, SpaceId[]>();
    for (const { id, x, y, w, h } of spaces) {
      for (let cx = x; cx < x + w; cx++) {
        for (let cy = y; cy < y + h; cy++)
          owners.set(`${cx},${cy}`, [...(owners.get(`${cx},${cy}`) ?? []), id]);
      }
    }
    const squares = Array.from(
      { length: grid.w * grid.h },
      (_, i) => `${i % grid.w},${Math.floor(i / grid.w)}`,
    );
    expect([...owners.keys()].sort()).toEqual(squares.sort());
    expect([...owners.values()].filter((ids) => ids.length !== 1)).toEqual([]);
  });

  test('BTU-1.3 slots fill the city and the perimeter surrounds it', () => {
    const inCity = ({ x, y, w, h }: Rect) =>
      x >= city.x && y >= city.y && x + w <= city.x + city.w && y + h <= city.y + city.h;
    expect(spaces.filter(inCity).map(({ id }) => id)).toEqual(slots.map(({ id }) => id));
    expect(sum(slots.map(({ w, h }) => w * h))).toBe(city.w * city.h);
  });

  test('BTU-1.4 sixteen perimeter spaces: four towers, four gates, eight walls', () => {
    const count = (kind: string) => perimeter.filter((s) => s.kind === kind).length;
    expect([perimeter.length, count('tower'), count('gate'), count('wall')]).toEqual([16, 4, 4, 8]);
  });

  test('BTU-1.5 adjacency equals shared edges of positive length', () => {
    for (const a of spaces) {
      const neighbours = spaces.filter((b) => sharesEdge(a, b)).map(({ id }) => id);
      expect([...a.adj].sort(), a.id).toEqual(neighbours.sort());
    }
  });

  test('BTU-1.5 adjacency is symmetric', () => {
    const oneWay = spaces.flatMap((a) => a.adj.filter((id) => !space[id].adj.includes(a.id)));
    expect(oneWay).toEqual([]);
  });

  test('BTU-1.5 the board is connected, and no space is more than 4 moves from the Palace', () => {
    const distance = distancesTo('PAL');
    expect(distance.size).toBe(SPACE_IDS.length);
    expect(Math.max(...distance.values())).toBe(4);
    for (const edge of EDGES) expect(distance.get(`${edge}-G`)).toBe(3);
  });

  test('BTU-1.5 every side is the next one turned by a quarter', () => {
    for (const { id, kind, x, y, w, h } of spaces) {
      const to = spaces.find((other) => other.id === nextSide(id));
      expect(to, id).toMatchObject({ kind, ...turned({ x, y, w, h }) });
    }
  });

  test('BTU-1.4 sides that are turned copies have the same printed values', () => {
    for (const { id, defence, vp, loot } of perimeter) {
      expect(perimeter.find((other) => other.id === nextSide(id))).toMatchObject({ defence, vp, loot });
    }
  });

  test('BTU-2.9 the edges of a perimeter space are the sides of the board that it touches', () => {
    for (const { id, edges, x, y, w, h } of perimeter) {
      const touches = { N: y === 0, E: x + w === grid.w, S: y + h === grid.h, W: x === 0 };
      expect([...edges].sort(), id).toEqual(EDGES.filter((edge) => touches[edge]).sort());
    }
  });

  test('BTU-2.10 towers, and only towers, touch two edges', () => {
    const onTwo = perimeter.filter(({ edges }) => edges.length === 2).map(({ kind }) => kind);
    expect(onTwo).toEqual(['tower', 'tower', 'tower', 'tower']);
  });
});

describe('the tiles', () => {
  const bySize = (list: readonly string[]) => SIZES.map((size) => list.filter((s) => s === size).length);

  test('BTU-2.5 52 tiles for 37 slots leave 2 large, 5 medium and 8 small', () => {
    const tileCounts = bySize(tiles.map(({ size }) => size));
    const slotCounts = bySize(slots.map(({ kind }) => kind));
    expect(tileCounts).toEqual([1, 10, 17, 24]);
    expect(slotCounts).toEqual([1, 8, 12, 16]);
    expect(tileCounts.map((n, i) => n - slotCounts[i])).toEqual([0, 2, 5, 8]);
    expect([tiles.length, slots.length]).toEqual([52, 37]);
  });

  test('BTU-7.4 20 tiles bear the event icon', () => {
    expect(tiles.filter(({ event }) => event)).toHaveLength(20);
  });

  test('BTU-12.5 11 tiles bear the warrior icon', () => {
    expect(tiles.filter(({ warrior }) => warrior)).toHaveLength(11);
  });

  test('BTU-2.3 the four landmarks are large', () => {
    expect(constants.landmarks.map((id) => tile[id].size)).toEqual(['large', 'large', 'large', 'large']);
  });

  test('BTU-16.3 the tiles that end the game are on the board in every match', () => {
    const placed = tiles.filter(({ size, id }) => size === 'palace' || constants.landmarks.includes(id));
    expect(placed.map(({ id }) => id)).toEqual(expect.arrayContaining([...constants.endTiles]));
  });
});

describe('the cards', () => {
  test('BTU-2.8 the decks hold 60 loot cards and 20 event cards', () => {
    expect([lootDeck().length, eventDeck().length]).toEqual([60, 20]);
    expect([new Set(lootDeck()), new Set(eventDeck())]).toEqual([new Set(LOOT_IDS), new Set(EVENT_IDS)]);
  });

  test('BTU-2.8 every match gets its own deck', () => {
    lootDeck().pop();
    eventDeck().pop();
    expect([lootDeck().length, eventDeck().length]).toEqual([60, 20]);
  });

  test('BTU-13.3 the loot deck is worth 26 victory points', () => {
    expect(sum(lootDeck().map((id) => loot[id].vp))).toBe(26);
  });

  test('BTU-13.3 loot cards with victory points, and only they, are banked at the end of the turn', () => {
    const banked = LOOT_IDS.filter((id) => loot[id].vp > 0);
    expect(banked).toEqual(['big-loot', 'cache', 'imperial-seal', 'loot']);
    for (const id of banked) expect(loot[id].when).toEqual(['end']);
  });

  test('BTU-13.1 every moment has a card', () => {
    const used = new Set(LOOT_IDS.flatMap((id) => loot[id].when));
    expect(used).toEqual(new Set(LOOT_WINDOWS));
  });

  test('BTU-14.3 three event cards are worth 4 victory points in all', () => {
    const worth = eventDeck().map((id) => event[id].vp);
    expect([worth.filter((vp) => vp > 0).length, sum(worth)]).toEqual([3, 4]);
  });
});

describe('the numbers', () => {
  test('BTU-1.1 two, three or four players', () => {
    expect(constants.players).toEqual([2, 3, 4]);
  });

  test('BTU-2.11 six warriors in camp leave nine in reserve', () => {
    expect(constants.warriorsPerPlayer - constants.startWarriors).toBe(9);
  });

  test('BTU-5.2 a reinforcement roll brings one, two or three warriors', () => {
    expect(constants.reinforcement).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('BTU-12.2 four players have more flags than there are spaces, one player has not', () => {
    expect(constants.flagsPerPlayer * 4).toBeGreaterThan(spaces.length);
    expect(constants.flagsPerPlayer).toBeLessThan(spaces.length);
  });
});

describe('provenance', () => {
  const data = [
    ['board', boardJson],
    ['constants', constantsJson],
    ...boardJson.spaces.map((datum) => [datum.id, datum] as const),
    ...tilesJson.map((datum) => [datum.id, datum] as const),
    ...lootJson.map((datum) => [datum.id, datum] as const),
    ...eventsJson.map((datum) => [datum.id, datum] as const),
  ] as const;

  test.each(data)('%s says where each of its facts comes from', (_, { provenance }) => {
    expect(Object.keys(provenance).length).toBeGreaterThan(0);
    for (const source of Object.values(provenance)) expect(SOURCES).toContain(source);
  });

  test('every constant has its own source', () => {
    const { provenance, ...values } = constants;
    expect(Object.keys(provenance)).toEqual(Object.keys(values));
  });

  test('every rule has a source', () => {
    expect(Object.keys(rules)).toEqual([...RULE_IDS]);
    for (const id of RULE_IDS) expect(rules[id].source.length, id).toBeGreaterThan(0);
  });

  test('every ruling belongs to a rule or to a card', () => {
    const cited = new Set([
      ...RULE_IDS.flatMap((id) => rules[id].rulings),
      ...LOOT_IDS.flatMap((id) => loot[id].rulings),
    ]);
    expect(RULING_IDS.filter((id) => !cited.has(id))).toEqual([]);
  });
});

describe('a broken datum is refused', () => {
  const withFirst = (list: readonly object[], change: object) => [
    { ...list[0], ...change },
    ...list.slice(1),
  ];
  const withSpace = (change: object) => ({ ...boardJson, spaces: withFirst(boardJson.spaces, change) });
  const withSlot = (change: object) => ({
    ...boardJson,
    spaces: boardJson.spaces.map((s) => (s.id === 'N-L1' ? { ...s, ...change } : s)),
  });

  test.each<[string, v.GenericSchema, unknown]>([
    ['a space without provenance', BoardSchema, withSpace({ provenance: undefined })],
    ['a space whose values have no source', BoardSchema, withSpace({ provenance: { name: 'house' } })],
    ['an unknown source', BoardSchema, withSpace({ provenance: { name: 'rumour' } })],
    ['a neighbour that does not exist', BoardSchema, withSpace({ adj: ['N-W9'] })],
    ['a perimeter space without an edge', BoardSchema, withSpace({ edges: [] })],
    ['a slot with printed values', BoardSchema, withSlot({ defence: 3 })],
    ['a slot on an edge', BoardSchema, withSlot({ edges: ['N'] })],
    ['a missing space', BoardSchema, { ...boardJson, spaces: boardJson.spaces.slice(1) }],
    ['a tile twice', TilesSchema, withFirst(tilesJson, { id: 'L01' })],
    ['a negative defence', TilesSchema, withFirst(tilesJson, { defence: -1 })],
    ['a field nobody knows', TilesSchema, withFirst(tilesJson, { colour: 'red' })],
    ['a card for no moment', LootSchema, withFirst(lootJson, { when: [] })],
    ['a card for an unknown moment', LootSchema, withFirst(lootJson, { when: ['midnight'] })],
    ['half a card', EventsSchema, withFirst(eventsJson, { count: 0.5 })],
    ['cards in another order', EventsSchema, eventsJson.toReversed()],
    ['a die with five faces', ConstantsSchema, { ...constantsJson, reinforcement: [1, 1, 2, 2, 3] }],
    ['a rule without a source', RulesSchema, { ...rulesJson, 'BTU-1.1': { source: [], rulings: [] } }],
    ['a rule nobody wrote', RulesSchema, { ...rulesJson, 'BTU-18.1': rulesJson['BTU-1.1'] }],
  ])('%s', (_, schema, datum) => {
    expect(v.safeParse(schema, datum).success).toBe(false);
  });

  test('the same data unbroken are accepted', () => {
    expect(v.is(BoardSchema, withSpace({}))).toBe(true);
    expect(v.is(BoardSchema, withSlot({}))).toBe(true);
    expect(v.is(TilesSchema, withFirst(tilesJson, {}))).toBe(true);
    expect(v.is(LootSchema, withFirst(lootJson, {}))).toBe(true);
    expect(v.is(EventsSchema, withFirst(eventsJson, {}))).toBe(true);
  });
});

describe('the words', () => {
  const english = {
    names: namesEn,
    chapters: chaptersEn,
    rules: rulesEn,
    rulings: rulingsEn,
  };
  const french = {
    names: namesFr,
    chapters: chaptersFr,
    rules: rulesFr,
    rulings: rulingsFr,
  };
  const languages = [
    ['English', english],
    ['French', french],
  ] as const;

  function texts(node: unknown, path: string): [path: string, text: string][] {
    if (typeof node === 'string') return [[path, node]];
    return Object.entries(node ?? {}).flatMap(([key, child]) => texts(child, `${path}/${key}`));
  }
  const sorted = (keys: readonly (string | number)[]) => keys.map(String).sort();
  const keysOf = (record: object) => Object.keys(record).sort();

  test.each(languages)('%s has every rule, chapter and ruling', (_, { chapters, rules, rulings }) => {
    expect(keysOf(chapters)).toEqual(sorted(CHAPTERS));
    expect(keysOf(rules)).toEqual(sorted(RULE_IDS));
    expect(keysOf(rulings)).toEqual(sorted(RULING_IDS));
  });

  test('every rule belongs to a chapter, and every chapter has rules', () => {
    const used = new Set(RULE_IDS.map((id) => Number(/^BTU-(\d+)\./.exec(id)?.[1])));
    expect([...used]).toEqual([...CHAPTERS]);
  });

  test.each(languages)('%s names every space, tile, card, edge, kind and moment', (_, { names }) => {
    expect(keysOf(names.spaces)).toEqual(sorted(SPACE_IDS));
    expect(keysOf(names.tiles)).toEqual(sorted(TILE_IDS));
    expect(keysOf(names.loot)).toEqual(sorted(LOOT_IDS));
    expect(keysOf(names.events)).toEqual(sorted(EVENT_IDS));
    expect(keysOf(names.edges)).toEqual(sorted(EDGES));
    expect(keysOf(names.kinds)).toEqual(sorted([...PERIMETER_KINDS, ...SIZES]));
    expect(keysOf(names.windows)).toEqual(sorted(LOOT_WINDOWS));
  });

  test.each(languages)('%s gives no two spaces, tiles or cards the same name', (_, { names }) => {
    for (const group of [names.spaces, names.tiles, names.loot, names.events]) {
      const all = Object.values(group).map(({ name }: { name: string }) => name);
      expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    }
  });

  test('titles are the same in both languages', () => {
    for (const id of SPACE_IDS) expect(namesFr.spaces[id].title).toBe(namesEn.spaces[id].title);
    for (const id of TILE_IDS) expect(namesFr.tiles[id].title).toBe(namesEn.tiles[id].title);
  });

  test.each(languages)('%s texts are neither empty nor padded', (_, language) => {
    const bad = texts(language, '').filter(
      ([, text]) => text === '' || text !== text.trim() || /\s\s/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test.each(languages)('%s rules, rulings and cards are whole sentences', (_, { names, rules, rulings }) => {
    const cards = [...Object.values(names.loot), ...Object.values(names.events)].map(({ text }) => text);
    const all = [...texts({ rules, rulings }, ''), ...texts(cards, '')];
    expect(all.filter(([, text]) => !/^[«\p{Lu}].*[.!?]$/u.test(text))).toEqual([]);
  });

  test.each(languages)('%s cites only rules that exist', (_, { rules, rulings }) => {
    const cited = texts({ rules, rulings }, '').flatMap(([, text]) => text.match(/BTU-[\d.]*\d/g) ?? []);
    expect(cited.filter((id) => !RULE_IDS.some((known) => known === id))).toEqual([]);
  });

  test.each(languages)('%s cards name their victory points', (_, { names }) => {
    for (const id of LOOT_IDS) if (loot[id].vp > 0) expect(names.loot[id].text).toContain(`${loot[id].vp} `);
    for (const id of EVENT_IDS)
      if (event[id].vp > 0) expect(names.events[id].text).toContain(`${event[id].vp} `);
  });

  test('both languages cite the same rules', () => {
    const cites = (text: string) => text.match(/BTU-[\d.]*\d/g) ?? [];
    for (const id of RULE_IDS) expect(cites(rulesFr[id]), id).toEqual(cites(rulesEn[id]));
  });

  test('French cites cards by their French names', () => {
    const cards = [...Object.values(namesFr.loot), ...Object.values(namesFr.events)].map(({ name }) => name);
    const cited = texts(french, '').flatMap(([, text]) =>
      [...text.matchAll(/«\u00a0(\p{Lu}[^»]*)\u00a0»/gu)].map(([, name]) => name),
    );
    expect(cited.filter((name) => !cards.some((card) => card === name))).toEqual([]);
  });

  test('French has no plain space before : ; ! ? », none after «, and no straight apostrophe', () => {
    expect(texts(french, '').filter(([, text]) => / [:;!?»]|« |'/.test(text))).toEqual([]);
    expect(texts(french, '').filter(([, text]) => /[^\s\u00a0][:;?»]|«[^\u00a0]/.test(text))).toEqual([]);
  });
});
