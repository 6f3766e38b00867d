/** Where the curves of a course run, in the units of their drawing. */
import type { Seat } from '@gonfalon/kernel';
import type { WinChancePoint } from './win-chances.ts';

export const WIDTH = 340;
export const HEIGHT = 188;
/** What is left around the curves for words. */
export const PLOT = { left: 52, right: 318, top: 24, bottom: 162 } as const;
/** Letters at the ends of the curves keep so far apart. */
const LETTER = 13;
/** So many signs stand on a curve, about. */
const SIGNS = 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How each seat's curve differs from the others without its colour. */
export const DASHES: readonly string[] = ['', '7 4', '2 3', '9 3 2 3', '14 4', '4 4'];
export const SIGN_SHAPES: readonly string[] = [
  // A disc, a square, a triangle, a diamond, a cross, a bar.
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  'M-3.800 -3.800h7.600v7.600h-7.600z',
  'M0 -5L4.800 3.600H-4.800z',
  'M0 -5.400L5.400 0L0 5.400L-5.400 0z',
  'M-1.500 -5h3v3.500h3.500v3h-3.500v3.500h-3v-3.500h-3.500v-3h3.500z',
  'M-5 -2h10v4h-10z',
];

export function xOf(at: number, last: number): number {
  return PLOT.left + (at / Math.max(1, last)) * (PLOT.right - PLOT.left);
}

export function yOf(chance: number): number {
  return PLOT.bottom - chance * (PLOT.bottom - PLOT.top);
}

export function curveOf(course: readonly WinChancePoint[], seat: Seat, last: number): Point[] {
  return course.map(({ at, chances }) => ({ x: xOf(at, last), y: yOf(chances[seat] ?? 0) }));
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Where a seat's signs stand: each seat's between those of the others. */
export function signsOf(points: readonly Point[], seat: Seat, seats: number): Point[] {
  const every = points.length / SIGNS;
  if (every <= 1) return [...points];
  const first = (every * (seat + 0.5)) / seats;
  return Array.from({ length: SIGNS }, (_, i) => points[Math.floor(first + i * every)]).filter(
    (point) => point !== undefined,
  );
}

/** The heights of the letters at the ends of the curves, none on top of another, in the order of the seats. */
export function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let floor = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    floor = Math.max(placed[seat] ?? 0, floor + LETTER);
    placed[seat] = floor;
  }
  // What was pushed out at the bottom is pushed back up.
  let ceiling = Math.max(PLOT.bottom, Math.max(...heights));
  for (const seat of order.reverse()) {
    placed[seat] = Math.min(placed[seat] ?? 0, ceiling);
    ceiling = (placed[seat] ?? 0) - LETTER;
  }
  return placed;
}
