/** A field of squares, or of rectangles if it is seen a little from the front; gaps may part its tiles. */
import type { Point } from '../scene.ts';

export interface SquareGrid {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of a square, counted from 0 at the upper left. */
  corner(column: number, row: number): Point;
  centre(column: number, row: number): Point;
  /** The square under a point of the drawing, if there is one. */
  under(point: Point): { readonly column: number; readonly row: number } | undefined;
}

interface Measures {
  readonly columns: number;
  readonly rows: number;
  readonly square: { readonly width: number; readonly height: number };
  readonly frame?: number;
  /** After each so many squares, so much room. */
  readonly gap?: { readonly every: number; readonly size: number };
}

export function squareGrid({ columns, rows, square, frame = 0, gap }: Measures): SquareGrid {
  const before = (index: number) => (gap ? Math.floor(index / gap.every) * gap.size : 0);
  const corner = (column: number, row: number): Point => ({
    x: frame + column * square.width + before(column),
    y: frame + row * square.height + before(row),
  });
  const last = corner(columns - 1, rows - 1);
  return {
    width: last.x + square.width + frame,
    height: last.y + square.height + frame,
    corner,
    centre: (column, row) => {
      const { x, y } = corner(column, row);
      return { x: x + square.width / 2, y: y + square.height / 2 };
    },
    under: ({ x, y }) => {
      const find = (count: number, at: (i: number) => number, size: number, value: number) =>
        Array.from({ length: count }, (_, i) => i).find((i) => value >= at(i) && value < at(i) + size);
      const column = find(columns, (i) => corner(i, 0).x, square.width, x);
      const row = find(rows, (i) => corner(0, i).y, square.height, y);
      return column === undefined || row === undefined ? undefined : { column, row };
    },
  };
}
