/** Where things are on the board, in units of which a cell has 100 by 100. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { Point } from '@gonfalon/ui-kit';
import type { CellId } from '../content/index.ts';
import { cellIndex, heroRef, kindOf, SIZE } from '../content/index.ts';
import type { View } from '../rules/views.ts';

export const CELL = 100;
/** The wooden frame around the land. */
export const MARGIN = 26;

/** The part of the 7 by 7 cells that is in play: with two players the outer ones are not. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const columnOf = (cell: number): number => cell % SIZE;
const rowOf = (cell: number): number => Math.floor(cell / SIZE);

export function frameOf({ land }: Pick<View, 'land'>): Frame {
  const usable = land.cards.flatMap((card, cell) => (card === 'unusable' ? [] : [cell]));
  const columns = usable.map(columnOf);
  const rows = usable.map(rowOf);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

export function boardSize(view: Pick<View, 'land'>): { readonly width: number; readonly height: number } {
  const { columns, rows } = frameOf(view);
  return { width: columns * CELL + 2 * MARGIN, height: rows * CELL + 2 * MARGIN };
}

/** The upper left corner of a cell. */
export function cornerOf(cell: number, { left, top }: Frame): Point {
  return { x: MARGIN + (columnOf(cell) - left) * CELL, y: MARGIN + (rowOf(cell) - top) * CELL };
}

export interface HeroOnMap {
  readonly ref: Ref;
  readonly seat: Seat;
  /** From 1. */
  readonly number: number;
  readonly cell: CellId;
}

export function heroesOnMap({ players }: View): readonly HeroOnMap[] {
  return players.flatMap(({ faction, heroes }, seat) =>
    faction
      ? heroes.flatMap((cell, i) =>
          cell === undefined ? [] : [{ ref: heroRef(faction, i), seat, number: i + 1, cell }],
        )
      : [],
  );
}

/** Where the feet of a hero are, inside the cell: beside each other, right of the shield of a city. */
export function standOf(hero: HeroOnMap, view: View): Point {
  const here = heroesOnMap(view).filter(({ cell }) => cell === hero.cell);
  const place = here.findIndex(({ ref }) => ref === hero.ref);
  const card = view.land.cards[cellIndex(hero.cell)] ?? '';
  const isBuilt = card === 'ruins' || card.startsWith('city');
  const [from, to] = isBuilt ? [56, 82] : [26, 74];
  const x = here.length === 1 ? (isBuilt ? 74 : 50) : from + ((to - from) * place) / (here.length - 1);
  return { x, y: isBuilt ? 90 - (place % 2) * 6 : 78 - (place % 2) * 8 };
}

export function positionOf(ref: Ref, view: View): Point | undefined {
  const frame = frameOf(view);
  const cell = cellIndex(ref);
  if (cell >= 0) {
    const { x, y } = cornerOf(cell, frame);
    return view.land.cards[cell] === 'unusable' ? undefined : { x: x + CELL / 2, y: y + CELL / 2 };
  }
  if (kindOf(ref) !== 'hero') return undefined;
  const hero = heroesOnMap(view).find((one) => one.ref === ref);
  if (!hero) return undefined;
  const corner = cornerOf(cellIndex(hero.cell), frame);
  const stand = standOf(hero, view);
  return { x: corner.x + stand.x, y: corner.y + stand.y - 20 };
}

/** A whole number that looks random, the same for the same point. */
function noise(x: number, y: number, salt: number): number {
  let n = (x * 374761393 + y * 668265263 + salt * 2147483647) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296 - 0.5;
}

const STEPS = 5;
const WOBBLE = 9;

/** Points along an edge between two corners of cells, the same from either side. */
function edge(from: Point, to: Point): readonly Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const along = i / STEPS;
    const [x, y] = [from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along];
    return { x: x + noise(x, y, 1) * WOBBLE, y: y + noise(x, y, 2) * WOBBLE };
  });
}

/** The outline of the wash of paint on a cell, which runs into those of its neighbours. */
export function washPath(cell: number): string {
  const [x, y] = [columnOf(cell) * CELL, rowOf(cell) * CELL];
  const [a, b, c, d] = [
    { x, y },
    { x: x + CELL, y },
    { x: x + CELL, y: y + CELL },
    { x, y: y + CELL },
  ] as const;
  const points = [
    ...edge(a, b),
    ...edge(b, c),
    // The edges that run backwards are read from their other end, so that neighbours agree.
    ...reversed(edge(d, c), c),
    ...reversed(edge(a, d), d),
  ];
  const at = (p: Point) => `${(p.x - x).toFixed(1)} ${(p.y - y).toFixed(1)}`;
  return `M${points.map(at).join('L')}Z`;
}

function reversed(points: readonly Point[], corner: Point): readonly Point[] {
  const start = {
    x: corner.x + noise(corner.x, corner.y, 1) * WOBBLE,
    y: corner.y + noise(corner.x, corner.y, 2) * WOBBLE,
  };
  return [start, ...points.slice(1).toReversed()];
}
