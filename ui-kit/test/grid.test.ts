import { describe, expect, test } from 'vitest';
import { areaMap } from '../grid/area-map.ts';
import { hexGrid } from '../grid/hex-grid.ts';
import { squareGrid } from '../grid/square-grid.ts';

describe('a field of squares', () => {
  const grid = squareGrid({
    columns: 4,
    rows: 4,
    square: { width: 10, height: 8 },
    frame: 5,
    gap: { every: 2, size: 3 },
  });

  test('leaves room between its tiles and around them', () => {
    expect(grid.corner(2, 1)).toEqual({ x: 28, y: 13 });
    expect([grid.width, grid.height]).toEqual([53, 45]);
  });

  test('finds the square under a point, and none in a gap', () => {
    expect(grid.under(grid.centre(3, 2))).toEqual({ column: 3, row: 2 });
    expect(grid.under({ x: 26, y: 10 })).toBeUndefined();
  });
});

test('hexes of the next row stand between those of the last', () => {
  const { centre } = hexGrid(100);
  expect(centre({ x2: 3, y: 1 }).x - centre({ x2: 2, y: 0 }).x).toBe(50);
});

describe('a map of areas', () => {
  const box = (x: number) => [
    { x, y: 0 },
    { x: x + 10, y: 0 },
    { x: x + 10, y: 10 },
    { x, y: 10 },
  ];
  const map = areaMap([
    { id: 'west', polygon: box(0) },
    { id: 'east', polygon: box(10), anchor: { x: 18, y: 2 } },
  ]);

  test('finds the area under a point', () => {
    expect([map.under({ x: 4, y: 4 }), map.under({ x: 14, y: 4 }), map.under({ x: 40, y: 4 })]).toEqual([
      'west',
      'east',
      undefined,
    ]);
  });

  test('puts what stands there in the middle, or where it is told to', () => {
    expect([map.anchor('west'), map.anchor('east')]).toEqual([
      { x: 5, y: 5 },
      { x: 18, y: 2 },
    ]);
  });
});
