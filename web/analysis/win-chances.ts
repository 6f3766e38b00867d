/** How a match went: the chances of each seat to win, as bots see them, and where they changed most. */
import type { Seat } from '@gonfalon/kernel';

export interface WinChancePoint {
  /** The moment of the film. */
  readonly at: number;
  /** Of each seat: those of all sides together are 1. */
  readonly chances: readonly number[];
  /** What they come from: for each seat, what each term of the game's mind adds to its worth; not at the end. */
  readonly contributions?: readonly Readonly<Record<string, number>>[];
  /** Who was asked. */
  readonly asked?: Seat;
  /** In the turn that begins here the chances changed more than nearly anywhere else. */
  readonly turning?: true;
}

/** A turn in which the chances changed much. */
export interface TurningPoint {
  readonly at: number;
  readonly asked: Seat | undefined;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** In the order in which they came. */
export function turningPoints(course: readonly WinChancePoint[]): TurningPoint[] {
  return course.flatMap(({ at, asked, chances, turning }, i) => {
    const next = course[i + 1];
    return turning && next ? [{ at, asked, before: chances, after: next.chances }] : [];
  });
}
