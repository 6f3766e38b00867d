import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import {
  armies,
  CHAPTERS,
  EVENT_IDS,
  events,
  guardians,
  guardianTiles,
  LAND_IDS,
  REALM_IDS,
  RULE_IDS,
  RULING_IDS,
  realms,
  rules,
  SEA_IDS,
  SPACE_IDS,
  spaces,
  TREASURE_IDS,
  treasures,
  units,
  windows,
} from '../content/index.ts';
import { areas, entrances, size } from '../content/map.ts';

const kindOf = (id: SpaceId) => spaces[id].kind;
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Everything that can be reached without leaving the given spaces. */
function connected(within: readonly SpaceId[]): Set<SpaceId> {
  const found = new Set(within.slice(0, 1));
  for (const id of found) for (const next of spaces[id].adj) if (within.includes(next)) found.add(next);
  return found;
}

type Point = readonly [number, number];
const edgesOf = (polygon: readonly Point[]) =>
  polygon.map((from, i) => [from, polygon[(i + 1) % polygon.length] as Point] as const);

/** Signed: positive if the corners go one way round, negative if the other. */
function area(polygon: readonly Point[]): number {
  return sum(edgesOf(polygon).map(([a, b]) => a[0] * b[1] - b[0] * a[1])) / 2;
}

describe('the board', () => {
  test('NER-3.1 adjacency is mutual and never with itself', () => {
    for (const id of SPACE_IDS) {
      expect(spaces[id].adj).not.toContain(id);
      for (const next of spaces[id].adj) expect(spaces[next].adj).toContain(id);
    }
  });

  test('has 55 lands, 19 sea zones and 12 entrances, all connected, the sea too', () => {
    expect(SPACE_IDS.map(kindOf).filter((kind) => kind === 'land')).toHaveLength(55);
    expect(SEA_IDS).toHaveLength(19);
    expect(connected(SPACE_IDS).size).toBe(86);
    expect(connected(SEA_IDS).size).toBe(19);
    expect(SPACE_IDS).toEqual(SPACE_IDS.toSorted());
  });

  test('NER-15.1 the base income of a realm is the number of its lands', () => {
    for (const realm of REALM_IDS) {
      const owned = LAND_IDS.filter((id) => {
        const land = spaces[id];
        return land.kind === 'land' && land.owner === realm;
      });
      expect(owned).toHaveLength(realms[realm].baseIncome);
      expect(owned).toContain(realms[realm].capital);
    }
  });

  test('each entrance touches two lands and one sea zone', () => {
    for (const id of SPACE_IDS.filter((id) => kindOf(id) === 'dungeon'))
      expect(spaces[id].adj.map(kindOf).toSorted()).toEqual(['land', 'land', 'sea']);
  });

  test('NER-3.2 polygons fill the board without overlap, and only neighbours share a border', () => {
    const [width, height] = size;
    const all = Object.entries(areas);
    const total = sum(all.map(([, { polygon }]) => Math.abs(area(polygon))));
    expect(Math.abs(total - width * height)).toBeLessThan(1);
    const owners = new Map<string, string[]>();
    for (const [id, { polygon }] of all) {
      for (const [a, b] of edgesOf(polygon)) {
        const key = [a.join(), b.join()].toSorted().join(' ');
        owners.set(key, [...(owners.get(key) ?? []), id]);
      }
    }
    const borders = new Set(
      [...owners.values()].filter((ids) => ids.length === 2).map((ids) => ids.join(' ')),
    );
    for (const [id] of all) {
      for (const [other] of all) {
        const touch = borders.has(`${id} ${other}`) || borders.has(`${other} ${id}`);
        expect(touch, `${id} ${other}`).toBe(spaces[id as SpaceId].adj.includes(other as SpaceId));
      }
    }
    expect(Object.keys(entrances)).toHaveLength(12);
  });
});

describe('the set-up', () => {
  test('NER-1.8 every land holds a unit of its owner, castles stand where the board says, no sea zone is shared', () => {
    const taken = REALM_IDS.flatMap((realm) => Object.keys(armies[realm]));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(65);
    for (const id of LAND_IDS) {
      const land = spaces[id];
      if (land.kind !== 'land') continue;
      const army = armies[land.owner][id] ?? {};
      expect(army.castle ?? 0).toBe(land.castle ? 1 : 0);
      expect(sum(Object.values(army)) - (army.castle ?? 0)).toBeGreaterThan(0);
    }
  });

  test('starting armies are worth 63, 65, 64 and 64 gold without castles', () => {
    const worth = REALM_IDS.map((realm) =>
      sum(
        Object.values(armies[realm]).flatMap((army) =>
          Object.entries(army).map(([unit, n]) => (unit === 'castle' ? 0 : units[unit as 'dragon'].cost * n)),
        ),
      ),
    );
    expect(worth).toEqual([63, 65, 64, 64]);
  });

  test('NER-1.9 starting gold rises with turn order', () => {
    expect(REALM_IDS.map((realm) => realms[realm].gold)).toEqual([10, 11, 12, 13]);
    expect(REALM_IDS.map((realm) => realms[realm].turn)).toEqual([1, 2, 3, 4]);
  });
});

describe('the cards', () => {
  test('NER-1.10 80 events, 20 for each realm', () => {
    expect(EVENT_IDS.map(Number)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
    for (const realm of REALM_IDS)
      expect(EVENT_IDS.filter((id) => events[id].realm === realm)).toHaveLength(20);
  });

  test('NER-1.13 30 treasures with 45 victory points', () => {
    expect(TREASURE_IDS.map(Number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 81));
    expect(sum(TREASURE_IDS.map((id) => treasures[id].vp))).toBe(45);
  });

  test('NER-17.1 the stop of a card is one of its window', () => {
    for (const id of EVENT_IDS) {
      const { window, stop } = events[id];
      if (stop) expect(windows[window].stops).toContain(stop);
    }
  });

  test('NER-1.12 40 guardian tiles, 20 kinds', () => {
    expect(guardianTiles()).toHaveLength(40);
    expect(Object.keys(guardians)).toHaveLength(20);
  });
});

test('every rule has a source, every ruling explains a rule', () => {
  expect([RULE_IDS.length, RULING_IDS.length, CHAPTERS.length]).toEqual([204, 67, 17]);
  const explained = new Set(RULE_IDS.flatMap((id) => rules[id].rulings));
  expect(RULING_IDS.filter((id) => !explained.has(id))).toEqual([]);
});
