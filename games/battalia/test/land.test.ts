import { describe, expect, test } from 'vitest';
import type { FactionId, TerrainPileId } from '../content/index.ts';
import { CELL_COUNT, CELL_IDS, cellIndex, exitsOf, TERRAIN_PILE_IDS } from '../content/index.ts';
import { prices, UNREACHABLE } from '../rules/land.ts';
import { closeCells, isFull, placements, sitesFor } from '../rules/placement.ts';
import type { State } from '../rules/state.ts';
import boardsJson from './boards.json' with { type: 'json' };
import { placeText, position, seatOfFaction } from './position.ts';

function fits(s: State, faction: FactionId, pile: TerrainPileId): string[] {
  return placements(sitesFor(s, seatOfFaction(s, faction)), pile).map((at) => placeText(at, CELL_IDS));
}

/** Lays a card without asking anybody, and closes what it closes. */
function lay(s: State, cell: string, pile: TerrainPileId, exits: string): string[] {
  const at = cellIndex(cell);
  s.land.cards[at] = pile;
  s.land.exits[at] = exitsOf(exits);
  s.land.terrains[at] = s.terrain[pile].pop() ?? '';
  return closeCells(s).map((closed) => CELL_IDS[closed] ?? '');
}

function reached(s: State, from: string, native?: 'mountain'): Record<string, number> {
  const price = prices(s.land, cellIndex(from), native);
  const cells = Array.from({ length: CELL_COUNT }, (_, i) => i);
  const found = cells.filter((cell) => price[cell] !== UNREACHABLE && cell !== cellIndex(from));
  return Object.fromEntries(found.map((cell) => [CELL_IDS[cell], price[cell] ?? 0]));
}

const cities = TERRAIN_PILE_IDS.filter((id) => id.startsWith('city'));

describe('placing', () => {
  test('BTA-9.10 only a cell that a road links to an own city is legal (example 3)', () => {
    const s = position({ board: 'E3', players: { red: {}, blue: {} } });
    expect(fits(s, 'red', 'city-4')).toEqual(['g4 NESW']);
    expect(fits(s, 'red', 'city-2b')).toEqual(['g4 ES', 'g4 SW']);
  });

  test('BTA-9.11 a player without a city builds anywhere beside a card (example 19)', () => {
    const s = position({ scenario: 'alt2', players: { blue: {}, red: {}, green: {}, gold: {} } });
    expect(fits(s, 'blue', 'road-straight').sort()).toEqual(
      [
        'a2 NS',
        'a6 NS',
        'b1 EW',
        'b7 EW',
        'c4 EW',
        'd3 NS',
        'd5 NS',
        'e4 EW',
        'f1 EW',
        'f7 EW',
        'g2 NS',
        'g6 NS',
      ].sort(),
    );
    expect(cities.flatMap((id) => fits(s, 'blue', id))).toEqual([]);
    lay(s, 'd3', 'road-straight', 'NS');
    expect(fits(s, 'blue', 'city-4')).toEqual(['d2 NESW']);
  });

  test('BTA-9.7 cities may not lie side by side, but diagonally', () => {
    const s = position({
      seats: 2,
      players: { blue: {}, red: {} },
      owners: { b2: 'blue 1' },
      added: { c2: 'road NESW', c3: 'road NW' },
    });
    const legal = fits(s, 'blue', 'city-1');
    expect(legal).toContain('d2 W');
    expect(legal.some((text) => text.startsWith('b3'))).toBe(false);
    expect(fits(s, 'blue', 'road-t').some((text) => text.startsWith('b3'))).toBe(true);
  });

  test('BTA-9.9 exits may point off the board and to unusable cells', () => {
    const s = position({ seats: 2, players: { blue: {}, red: {} }, owners: { b2: 'blue 1' } });
    expect(fits(s, 'blue', 'road-straight')).toContain('c2 EW');
    expect(fits(s, 'blue', 'road-cross')).toContain('c2 NESW');
  });
});

describe('impassable cells', () => {
  test.each(['E15', 'E28'] as const)('BTA-10.1 the reserve of example %s is what its board leaves', (id) => {
    const s = position({ board: id, players: { blue: {}, red: {} } });
    expect(Object.fromEntries(TERRAIN_PILE_IDS.map((pile) => [pile, s.terrain[pile].length]))).toEqual(
      boardsJson[id].reserve,
    );
  });

  test('BTA-10.1 a cell between blank sides counts as filled (example 15)', () => {
    const s = position({ board: 'E15', players: { blue: {}, red: {} } });
    expect(closeCells(s).map((cell) => CELL_IDS[cell])).toEqual(['e5']);
    expect(fits(s, 'blue', 'road-straight')).toEqual(['f3 EW']);
    expect(TERRAIN_PILE_IDS.filter((id) => fits(s, 'blue', id).length > 0)).toEqual(['road-straight']);
    expect(isFull(s)).toBe(false);
    lay(s, 'f3', 'road-straight', 'EW');
    expect(isFull(s)).toBe(true);
  });

  test('BTA-10.3 a pocket that nobody has an exit into is closed as a whole (example 21)', () => {
    const s = position({ board: 'E21', players: { blue: {} } });
    expect(closeCells(s).map((cell) => CELL_IDS[cell])).toEqual(['g4', 'g5']);
  });

  test('BTA-10.2 a placement can close the last cell (example 28)', () => {
    const s = position({ board: 'E28', players: { blue: {}, red: {} } });
    expect(closeCells(s)).toEqual([]);
    expect(TERRAIN_PILE_IDS.flatMap((id) => fits(s, 'blue', id))).toEqual(['d3 NES', 'd3 NESW']);
    expect(lay(s, 'd3', 'road-t', 'NES')).toEqual(['c3']);
    expect(isFull(s)).toBe(true);
  });

  test('BTA-10.1 a cell stays open while a card of the reserve fits', () => {
    const s = position({ board: 'E28', players: { blue: {}, red: {} } });
    expect(lay(s, 'd3', 'road-cross', 'NESW')).toEqual([]);
    expect(fits(s, 'blue', 'city-1')).toEqual(['c3 E']);
  });
});

describe('ways', () => {
  test('BTA-13.2 a hero goes where exits meet, and nowhere else (example 4)', () => {
    const s = position({ board: 'E4', players: { blue: {}, red: {} } });
    expect(reached(s, 'c2')).toEqual({ b2: 1, d2: 1 });
  });

  test('BTA-19.2 steps onto native land are free (examples 7 and 37)', () => {
    const s = position({ board: 'E7', players: { gold: {} } });
    expect(reached(s, 'g6', 'mountain')).toEqual({ g7: 1, g5: 1, g4: 1, f4: 2, e4: 2, f3: 3, d4: 3 });
    expect(reached(s, 'g6')).toMatchObject({ g7: 1, g5: 1, g4: 2, f4: 3, e4: 4 });
  });
});
