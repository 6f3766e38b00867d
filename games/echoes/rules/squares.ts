/**
 * The grid. Squares have names (`a1` is seat 0's lower left corner) and, where it must be quick, indices in rows of
 * eight, which are the same on both grids.
 */
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Square = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`;
/** Squares in a row: 6 in the base game, 8 in the long and the team game. */
export type Size = 6 | 8;

export const ROW = 8;
export const ALL = ROW * ROW;

export const SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
  FILES.map((file): Square => `${file}${rank}`),
);

/** Asked for all the time, and so worked out from the letters: `a1` is 0. */
export function indexOf(square: Square): number {
  return (square.charCodeAt(1) - 49) * ROW + square.charCodeAt(0) - 97;
}

export const fileOf = (index: number): number => index % ROW;
export const rankOf = (index: number): number => index >> 3;

export function onGrid(size: Size, index: number): boolean {
  return fileOf(index) < size && rankOf(index) < size;
}

/** A number for each pair of squares, worked out once: these are asked for all the time. */
function everyPair<T extends Int8Array | Uint8Array>(into: T, make: (a: number, b: number) => number): T {
  for (let a = 0; a < ALL; a++) for (let b = 0; b < ALL; b++) into[a * ALL + b] = make(a, b);
  return into;
}

const DISTANCES = everyPair(new Uint8Array(ALL * ALL), (a, b) =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b))),
);

/** «Distance» is always the larger of the differences of columns and rows. */
export const distance = (a: number, b: number): number => DISTANCES[a * ALL + b];

/** Within a distance; `adjacent` leaves the diagonals out (ECH-12.1). */
export function within(a: number, b: number, dist: number, adjacent = false): boolean {
  if (!adjacent) return distance(a, b) <= dist;
  return Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b)) <= dist;
}

/** The eight directions as steps of columns and rows: first along rows and columns, then the diagonals. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

export const FIRST_DIAGONAL = 4;
const ALL_DIRECTIONS = STEPS.length;

/** ECH-4.2: the directions as a range of `lines`. */
export const DIRECTION_RANGES = {
  orthogonal: [0, FIRST_DIAGONAL],
  diagonal: [FIRST_DIAGONAL, ALL_DIRECTIONS],
  all: [0, ALL_DIRECTIONS],
} as const;

function line(size: Size, from: number, [across, up]: (typeof STEPS)[number]): number[] {
  const squares: number[] = [];
  let file = fileOf(from) + across;
  let rank = rankOf(from) + up;
  while (file >= 0 && rank >= 0 && file < size && rank < size) {
    squares.push(rank * ROW + file);
    file += across;
    rank += up;
  }
  return squares;
}

function everyIndex<T>(make: (index: number) => T): readonly T[] {
  return SQUARES.map((_, index) => make(index));
}

interface Grid {
  /** The squares of this grid, by column, then by row: the order of fallbacks. */
  readonly squares: readonly number[];
  /** By square and direction: the squares along that line, to the edge. */
  readonly lines: readonly (readonly (readonly number[])[])[];
  /** By square: its neighbours, diagonals included, without itself. */
  readonly neighbours: readonly (readonly number[])[];
}

function makeGrid(size: Size): Grid {
  const squares = SQUARES.map((_, index) => index).filter((index) => onGrid(size, index));
  return {
    squares: squares.toSorted((a, b) => fileOf(a) - fileOf(b) || a - b),
    lines: everyIndex((from) => STEPS.map((step) => (onGrid(size, from) ? line(size, from, step) : []))),
    neighbours: everyIndex((from) => squares.filter((to) => to !== from && distance(from, to) === 1)),
  };
}

export const GRIDS: Readonly<Record<Size, Grid>> = { 6: makeGrid(6), 8: makeGrid(8) };

const STRAIGHT = everyPair(new Int8Array(ALL * ALL), (from, to) => {
  const across = fileOf(to) - fileOf(from);
  const up = rankOf(to) - rankOf(from);
  if (from === to || (across !== 0 && up !== 0 && Math.abs(across) !== Math.abs(up))) return -1;
  return STEPS.findIndex(([x, y]) => x === Math.sign(across) && y === Math.sign(up));
});

/** The direction that leads straight from one square to another, or -1. */
export const directionTo = (from: number, to: number): number => STRAIGHT[from * ALL + to];

/** A tile is 2x2 squares; places are counted in rows from the lower left. */
export const placeOf = (size: Size, index: number): number =>
  (rankOf(index) >> 1) * (size / 2) + (fileOf(index) >> 1);

/** The squares of a place in the order of a tile's: upper left, upper right, lower left, lower right. */
export function squaresOf(size: Size, place: number): readonly [number, number, number, number] {
  const across = size / 2;
  const low = Math.floor(place / across) * 2 * ROW + (place % across) * 2;
  return [low + ROW, low + ROW + 1, low, low + 1];
}
