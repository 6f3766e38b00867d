/** Who plays together, and how many may play. */
import type { Game, Result, Seat } from './types.ts';

/** The numbers of seats that a game can be played with, smallest first. */
export function seatCounts({ seats: { min, max, counts } }: Pick<Game, 'seats'>): readonly number[] {
  return counts ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** How many may play, for people: `2`, `2–4`, `2 or 4`. */
export function formatCounts(counts: readonly number[], to: string, or: string): string {
  const [first = 0] = counts;
  const last = counts.at(-1) ?? first;
  if (counts.length === 1) return `${first}`;
  if (counts.length === last - first + 1) return `${first}${to}${last}`;
  return `${counts.slice(0, -1).join(', ')} ${or} ${last}`;
}

/** The side of each seat; in a game without sides each seat is its own. */
export function sidesOf(game: Pick<Game, 'sides'>, options: unknown, seats: number): readonly number[] {
  return game.sides?.(options, seats) ?? Array.from({ length: seats }, (_, seat) => seat);
}

/** The seats that play together with this one, itself left out. */
export function matesOf(sides: readonly number[], seat: Seat): readonly Seat[] {
  return [...sides.keys()].filter((other) => other !== seat && sides[other] === sides[seat]);
}

/** Whether there are several winners and all of them are on one side: then they have won, and nobody drew. */
export function wonTogether({ winners, sides }: Pick<Result, 'winners' | 'sides'>): boolean {
  return winners.length > 1 && sides !== undefined && new Set(winners.map((seat) => sides[seat])).size === 1;
}

/** Whether some seats play together. */
export function hasMates(sides: readonly number[]): boolean {
  return new Set(sides).size < sides.length;
}

/**
 * By how many seats everybody moves on for a rematch, so that another one begins but those who played together do so
 * again; 0 if no move does that.
 */
export function rematchShift(sides: readonly number[]): number {
  const seats = sides.length;
  const keepsSides = (shift: number) =>
    sides.every((side, seat) =>
      sides.every((other, mate) => {
        const [from, fromMate] = [sides[(seat + shift) % seats], sides[(mate + shift) % seats]];
        return (side === other) === (from === fromMate);
      }),
    );
  for (let shift = 1; shift < seats; shift++) if (keepsSides(shift)) return shift;
  return 0;
}

/** Whether all sides are of the same size, so that a match between them can be rated. */
export function areEven(sides: readonly number[]): boolean {
  const sizes = new Map<number, number>();
  for (const side of sides) sizes.set(side, (sizes.get(side) ?? 0) + 1);
  return new Set(sizes.values()).size <= 1;
}
