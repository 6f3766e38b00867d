import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../content/index.ts';
import {
  CARD_SOURCES,
  CHAPTERS,
  CIVS,
  card,
  cards,
  civCard,
  constants,
  deckCards,
  NUMBERED_KEYWORDS,
  pool,
  preset,
  RULE_IDS,
  RULING_IDS,
  rules,
  tile,
  tiles,
  totalCost,
  units,
} from '../content/index.ts';

const numbered: ReadonlySet<string> = new Set(NUMBERED_KEYWORDS);
const count = <T>(list: readonly T[], test: (item: T) => boolean) => list.filter(test).length;

test('every id is there once', () => {
  for (const list of [cards, tiles]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(cards).toHaveLength(229);
  expect(tiles).toHaveLength(22);
  expect(RULE_IDS).toHaveLength(243);
  expect(RULING_IDS).toHaveLength(73);
});

test('every rule belongs to a chapter, and names rulings that exist', () => {
  for (const id of RULE_IDS) {
    expect(CHAPTERS.map((chapter) => `ECH-${chapter}`)).toContain(id.split('.')[0]);
    for (const ruling of rules[id].rulings) expect(RULING_IDS).toContain(ruling);
  }
});

describe.each(CIVS)('%s', (civ) => {
  test('ECH-11.10, ECH-11.11, ECH-11.12, ECH-11.13 the preset is a legal deck', () => {
    expect(preset[civ]).toHaveLength(constants.deckSize);
    expect(count(preset[civ], (id) => card[id].kind === 'unit')).toBeGreaterThanOrEqual(20);
    const presetUnits = pool[civ].flatMap((entry) =>
      entry.kind === 'unit' && entry.copies > 0 ? [entry] : [],
    );
    expect(count(presetUnits, ({ classes }) => classes.includes('conqueror'))).toBe(1);
    expect(count(presetUnits, ({ startingScout }) => startingScout === true)).toBe(1);
    for (const { id, copies, rarity } of pool[civ]) expect(copies, id).toBeLessThanOrEqual(rarity);
  });

  test('ECH-11.22, ECH-11.27 the pool leaves a choice', () => {
    const size = pool[civ].reduce((sum, { rarity }) => sum + rarity, 0);
    if (civ === 'english') expect([size, pool[civ].length]).toEqual([43, 25]);
    else expect(size).toBeGreaterThanOrEqual(62);
    expect(card[civCard[civ]].civ).toBe(civ);
  });
});

test('keywords have a number where it counts', () => {
  for (const { id, keywords } of units) {
    for (const { k, x } of keywords) {
      const wanted = numbered.has(k) && !(k === 'warCry' && x === undefined);
      expect(x !== undefined, `${id} ${k}`).toBe(wanted);
    }
  }
});

test('every unit can fight, move and be paid for; a ship is of one sort', () => {
  for (const unit of units) {
    expect(unit.melee + unit.ranged + (unit.id === 'byz-spy' ? 1 : 0), unit.id).toBeGreaterThan(0);
    expect(unit.movement.points, unit.id).toBeGreaterThan(0);
    expect(totalCost(unit), unit.id).toBeGreaterThan(0);
    const sorts = count(unit.keywords, ({ k }) => k === 'lightShip' || k === 'heavyShip');
    expect(sorts, unit.id).toBe(unit.classes.includes('ship') ? 1 : 0);
  }
});

test('abilities fit the kind of their card', () => {
  for (const { id, abilities, ...entry } of cards) {
    const kinds = new Set<string>(abilities.map(({ a }) => a));
    const tech = entry.kind === 'technology' ? entry.tech : undefined;
    if (tech === 'action') expect([...kinds], id).toEqual(['play']);
    else if (tech === 'reaction') expect([...kinds], id).toEqual(['reaction']);
    else for (const kind of kinds) expect(['static', 'on', 'action'], id).toContain(kind);
  }
});

test('a reaction has one window, and picks nothing before it is carried out', () => {
  for (const { id, abilities } of deckCards) {
    if (!abilities.some(({ a }) => a === 'reaction')) continue;
    expect(abilities, id).toHaveLength(1);
  }
});

function selectorsOf(effect: Effect): Selector[] {
  const found: Selector[] = [];
  for (const value of Object.values(effect))
    if (typeof value === 'object' && 'pick' in value) found.push(value);
  return found;
}

test('only the first effect of an Action or a One-time action asks for a choice of things', () => {
  for (const { id, abilities } of deckCards) {
    for (const ability of abilities) {
      if (ability.a !== 'play' && ability.a !== 'action') continue;
      const choosing = ability.fx.map((fx) =>
        selectorsOf(fx).some(({ pick, upTo }) => pick !== 'all' || upTo),
      );
      expect(choosing.lastIndexOf(true), id).toBeLessThanOrEqual(0);
    }
  }
});

test('each datum names its source', () => {
  for (const { id, provenance } of [...cards, ...tiles]) {
    const named = typeof provenance === 'string' ? [provenance] : Object.values(provenance);
    for (const source of named) expect(CARD_SOURCES, id).toContain(source);
  }
});

test('the English deck is a published fact, card by card', () => {
  for (const { id, provenance } of cards) if (id.startsWith('eng-')) expect(provenance, id).toBe('public');
});

test('tiles: seven of each map, seven more for the large grid, and the start tile', () => {
  const of = (set: string, grid: string) => count(tiles, (entry) => entry.set === set && entry.grid === grid);
  expect([of('highland', '3x3'), of('highland', '4x4'), of('constantinople', '3x3')]).toEqual([7, 7, 7]);
  expect(tile.start.squares.flat()).toEqual(['farmland', 'mine', 'capital', 'forest']);
  expect(tile[constants.centreTile].squares.flat()).toContain('mine2');
});
