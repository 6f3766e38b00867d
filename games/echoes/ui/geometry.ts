/** Where squares are drawn. The nearer side of the board is that of the viewer. */
import type { Point, Scene } from '@gonfalon/ui-kit';
import { sideOf } from '../rules/board.ts';
import type { Size, Square } from '../rules/squares.ts';
import { fileOf, indexOf, rankOf, SQUARES, squaresOf } from '../rules/squares.ts';
import type { View } from '../rules/views.ts';

/** Seen a little from the front: wider than high, so that things can stand up and rows stay rows. */
export const SQUARE = { width: 112, height: 88 } as const;
/** Between tiles, and around them. */
const GAP = 7;
export const FRAME = 26;
/** Under the frame, where its edge is seen. */
const EDGE = 10;

export interface Layout {
  readonly size: Size;
  /** The first row and column are seen at the lower left, or at the upper right. */
  readonly isTurned: boolean;
}

export const layoutOf = ({ view, side }: Pick<Scene<View>, 'view' | 'side'>): Layout => ({
  size: view.size,
  isTurned: sideOf(side) === 1,
});

const span = (size: Size, unit: number): number => size * unit + (size / 2 - 1) * GAP;

export const boxOf = (size: Size): { readonly width: number; readonly height: number } => ({
  width: span(size, SQUARE.width) + 2 * FRAME,
  height: span(size, SQUARE.height) + 2 * FRAME + EDGE,
});

/** A small map is seen whole but for its frame, of a large one as much as a finger can hit. */
export const firstScaleOf = (size: Size): number => (size > 6 ? 1.45 : 1.07);

/** The column from the left and the row from the top in which a square is seen. */
function cellOf(
  { size, isTurned }: Layout,
  square: number,
): { readonly column: number; readonly row: number } {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return isTurned ? { column: size - 1 - file, row: rank } : { column: file, row: size - 1 - rank };
}

/** Its upper left corner. */
export function cornerOf(layout: Layout, square: number): Point {
  const { column, row } = cellOf(layout, square);
  return {
    x: FRAME + column * SQUARE.width + Math.floor(column / 2) * GAP,
    y: FRAME + row * SQUARE.height + Math.floor(row / 2) * GAP,
  };
}

export function centreOf(layout: Layout, square: Square): Point {
  const { x, y } = cornerOf(layout, indexOf(square));
  return { x: x + SQUARE.width / 2, y: y + SQUARE.height / 2 };
}

/** The squares of a place from its upper left one on, as they are seen. */
export function seenSquares({ size, isTurned }: Layout, place: number): readonly number[] {
  const squares = squaresOf(size, place);
  return isTurned ? squares.toReversed() : squares;
}

/** The names of columns from the left, or of rows from the top. */
export function labelsOf({ size, isTurned }: Layout): { readonly files: string[]; readonly ranks: string[] } {
  const files = SQUARES.slice(0, size).map(([file = '']) => file);
  const ranks = Array.from({ length: size }, (_, i) => String(size - i));
  return isTurned ? { files: files.reverse(), ranks: ranks.reverse() } : { files, ranks };
}
