import { createRng } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { DeckCardId, TileId } from '../content/index.ts';
import { preset } from '../content/index.ts';
import { addRefusal, listRefusal } from '../rules/decks.ts';
import { mayHold } from '../rules/known.ts';
import { ANY_WATER, DEEP_WATER, ROTATIONS, rotations, turnedLand } from '../rules/land.ts';
import { closesIn, layOut, mapTiles } from '../rules/layout.ts';
import { boardOf } from '../rules/profiles.ts';
import { indexOf, placeOf, squaresOf } from '../rules/squares.ts';
import type { Options } from '../rules/state.ts';
import { field } from './field.ts';

const OPTIONS: Options = field().state.options;
const chance = (seed: string) => createRng({ kind: 'fast', seed });

describe('tiles', () => {
  test('ECH-4.19 only rotations that differ; C1 has two', () => {
    expect(rotations('C1')).toEqual([0, 90]);
    expect(rotations('C2')).toEqual([0, 90, 180, 270]);
    expect(rotations('X7')).toEqual([0, 90, 180, 270]);
  });

  test('rotations go clockwise: E31, E32', () => {
    const [, , lowerLeft, lowerRight] = turnedLand('H5', 180);
    expect([lowerLeft, lowerRight]).toEqual(['water', 'water']);
    expect(turnedLand('H5', 270)[2]).toBe('water');
    expect(turnedLand('H5', 0)[2]).toBe('forest');
    expect(turnedLand('H5', 90)[2]).toBe('farmland');
    expect(turnedLand('C1', 0)[2]).toBe('river village');
  });

  test('ECH-11.1, ECH-11.2 how many tiles a map has', () => {
    expect(mapTiles(OPTIONS, 2)).toHaveLength(7);
    expect(mapTiles({ ...OPTIONS, mode: 'long', map: 'constantinople' }, 2)).toHaveLength(14);
    expect(layOut(OPTIONS, 4, chance('team')).spare).toHaveLength(2);
  });

  test('ECH-1.5, ECH-1.12 C1 in the centre; C2 and C3 never at both exits of one start tile', () => {
    for (let i = 0; i < 200; i++) {
      const { places } = layOut({ ...OPTIONS, map: 'constantinople' }, 2, chance(`layout ${i}`));
      expect(places[placeOf(6, indexOf('c3'))]).toBe('C1');
      expect(closesIn(places)).toBe(false);
      expect(new Set(places.filter((id) => id !== 'start')).size).toBe(7);
    }
  });
});

/** Whether the Capitals are joined along rows and columns for units that do not swim. */
function joined(places: readonly TileId[], turned: (place: number) => (typeof ROTATIONS)[number]): boolean {
  const land: string[] = new Array(64).fill('');
  places.forEach((id, place) => {
    const at = squaresOf(6, place);
    turnedLand(id, id === 'start' ? 0 : turned(place)).forEach((one, i) => {
      land[at[i]] = one;
    });
  });
  const seen = new Set([0]);
  for (const from of seen)
    for (const step of [1, -1, 8, -8]) {
      const to = from + step;
      if (to < 0 || to > 63 || !land[to] || land[to] === 'water') continue;
      if (Math.abs((to % 8) - (from % 8)) <= 1) seen.add(to);
    }
  return seen.has(indexOf('f6'));
}

test('R-31 no rotation of a Constantinople layout separates the Capitals', () => {
  for (let i = 0; i < 300; i++) {
    const luck = chance(`join ${i}`);
    const { places } = layOut({ ...OPTIONS, map: 'constantinople' }, 2, luck);
    const turned = places.map(() => ROTATIONS[luck.nextInt(4)]);
    expect(joined(places, (place) => turned[place])).toBe(true);
  }
});

test('ECH-4.10 a River is water, but not deep', () => {
  const board = boardOf(field().land('river village', 'c3').state);
  expect(board.bits[indexOf('c3')] & ANY_WATER).toBeGreaterThan(0);
  expect(board.bits[indexOf('c3')] & DEEP_WATER).toBe(0);
});

describe('E41: refusals of a deck', () => {
  const norse = preset.norse;
  const without = (...ids: DeckCardId[]) => {
    const list = norse.slice();
    for (const id of ids) list.splice(list.indexOf(id), 1);
    return list;
  };

  test('ECH-11.9, ECH-11.10, ECH-11.13, ECH-11.11 adding', () => {
    expect(addRefusal('norse', norse, 'nor-vikingr')).toBe('ECH-11.10');
    expect(addRefusal('norse', without('nor-bondi'), 'nor-dane-axe')).toBe('ECH-11.13');
    expect(addRefusal('norse', norse, 'sco-kern')).toBe('ECH-11.9');
    expect(addRefusal('norse', without('nor-bondi'), 'nor-cnut')).toBe('ECH-11.11');
  });

  test('ECH-11.10, ECH-11.11, ECH-11.12, ECH-11.14 handing in', () => {
    expect(listRefusal(norse)).toBeUndefined();
    expect(listRefusal(without('nor-hardrada'))).toBe('ECH-11.10');
    expect(listRefusal([...without('nor-hardrada'), 'nor-drengr'])).toBe('ECH-11.11');
    expect(listRefusal([...without('nor-njosnari'), 'nor-drengr'])).toBe('ECH-11.12');
  });
});

describe('ECH-13.4 what a hand may hold', () => {
  test('a known card, or an unseen one while copies are left', () => {
    const f = field().hand(0, 'nor-longship');
    expect(mayHold(f.state, 0, 'nor-shield-wall')).toBe(true);
    f.player(0).known.push('nor-longship');
    expect(mayHold(f.state, 0, 'nor-shield-wall')).toBe(false);
    expect(mayHold(f.state, 0, 'nor-longship')).toBe(true);
  });

  test('not one of which every copy is seen', () => {
    const f = field().hand(0, 'nor-bondi');
    f.player(0).discard.push('nor-shield-wall', 'nor-shield-wall');
    expect(mayHold(f.state, 0, 'nor-shield-wall')).toBe(false);
    expect(mayHold(f.state, 0, 'nor-wergild')).toBe(true);
  });
});
