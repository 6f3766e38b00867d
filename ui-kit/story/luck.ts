/** What the dice gave a seat, against what the same dice could have given. */
import type { Seat } from '@gonfalon/kernel';
import type { Roll } from './types.ts';

/** A seat's luck with the dice. */
export interface Luck {
  readonly dice: number;
  readonly value: number;
  readonly expected: number;
  /** The share of players with as many of the same dice who would have had less; undefined with too few dice to tell. */
  readonly share: number | undefined;
}

/** Fewer dice than this say nothing about luck. */
export const MIN_DICE = 12;

/** Exact: the chances of every sum that the seat's dice could have come to. Who had as much counts half. */
export function luckOf(rolls: readonly Roll[], seat: Seat): Luck {
  const own = rolls.filter((roll) => roll.seat === seat);
  const dice = own.reduce((sum, roll) => sum + roll.dice, 0);
  const value = own.reduce((sum, roll) => sum + roll.value, 0);
  const sums = own.reduce<readonly number[]>((known, { chances }) => together(known, chances), [1]);
  const expected = sums.reduce((mean, chance, sum) => mean + chance * sum, 0);
  const less = sums.slice(0, value).reduce((sum, chance) => sum + chance, 0);
  const share = Math.min(1, Math.max(0, less + (sums[value] ?? 0) / 2));
  return { dice, value, expected, share: dice < MIN_DICE ? undefined : share };
}

/** The chances of the sum of two numbers. */
export function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) sums[i + j] = (sums[i + j] ?? 0) + a * b;
  return sums;
}
