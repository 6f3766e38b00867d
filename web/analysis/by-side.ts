/** A course with one curve for each side: those who play together have their chance together. */
import type { Seat } from '@gonfalon/kernel';
import type { WinChancePoint } from './win-chances.ts';

export interface SideWinChances {
  /** With the chances of the sides instead of the seats. */
  readonly course: readonly WinChancePoint[];
  readonly names: readonly string[];
  /** The first seat of each side. */
  readonly first: readonly Seat[];
}

/** The first seat of each side. */
export function firstOfSides(sides: readonly number[]): readonly Seat[] {
  return [...sides.keys()].filter((seat) => sides.indexOf(sides[seat] ?? seat) === seat);
}

export function bySide(
  course: readonly WinChancePoint[],
  names: readonly string[],
  sides: readonly number[],
): SideWinChances {
  const first = firstOfSides(sides);
  if (first.length === sides.length) return { course, names, first };
  return {
    course: course.map((moment) => ({
      ...moment,
      chances: first.map((seat) => moment.chances[seat] ?? 0),
    })),
    names: first.map((seat) => names.filter((_, other) => sides[other] === sides[seat]).join(' + ')),
    first,
  };
}
