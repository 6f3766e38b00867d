/**
 * What a game tells of a match that is over: what was done, what was worth telling, who earned which medal, and what
 * the dice gave. A game brings one function from what spectators saw to these facts, and the words for them; the page
 * and the picture are the shell's.
 */
import type { GameEvent, Language, Params, Result, Seat } from '@gonfalon/kernel';
import type { IconName } from './icons.ts';

/** A match that is over, as spectators saw it: nothing in it was ever hidden from anybody. */
export interface Chronicle<V = unknown> {
  readonly seats: number;
  /** What happened, moment by moment. */
  readonly told: readonly { readonly at: number; readonly events: readonly GameEvent[] }[];
  /** The table as it was left. */
  readonly end: V;
  /** None if the players agreed to stop. */
  readonly result?: Result | undefined;
}

/** Something that is counted for every seat. */
export interface Deed<Id extends string = string> {
  readonly id: Id;
  readonly icon: IconName;
  /** In the order of the seats. */
  readonly counts: readonly number[];
}

/** A single thing worth telling. The weightier one is told where there is room for one only. */
export interface Moment<Id extends string = string> {
  readonly id: Id;
  readonly at: number;
  readonly weight: number;
  readonly facts: Params;
  /** Whose chances it raised, or lowered, if that is plain. */
  readonly helps?: Seat;
  readonly hurts?: Seat;
}

export interface Medal<Id extends string = string> {
  readonly id: Id;
  readonly icon: IconName;
  readonly seat: Seat;
  /** When it was earned, if that was at one moment. */
  readonly at?: number;
  /** What it was given for. */
  readonly facts: Params;
}

/** What some dice gave their owner, in whatever the game counts: hits, pips. */
export interface Roll {
  readonly seat: Seat;
  readonly dice: number;
  readonly value: number;
  /** The chance of each value, from 0 on. */
  readonly chances: readonly number[];
}

/** How the rules brought the match to its end. */
export type Ended = 'won' | 'resigned' | 'limit';

/** All that a game has to say about a match. */
export interface Account {
  readonly ended: Ended;
  /** Who gave up last. */
  readonly resigned?: Seat | undefined;
  readonly deeds: readonly Deed[];
  /** In the order in which they came. */
  readonly moments: readonly Moment[];
  readonly medals: readonly Medal[];
  readonly rolls: readonly Roll[];
}

/** How a seat is named in a sentence: by whoever sat there. */
export type NameOf = (seat: Seat) => string;

export interface MedalWords {
  readonly name: string;
  /** What it was given for, in a sentence without the name of who has it. */
  readonly why: string;
}

/** One language. */
export interface StoryWords<V = unknown> {
  /** Where it was fought, to end a sentence with: «at Tarsos». */
  place(end: V): string;
  /** What is counted, as the label of a row. */
  deed(deed: Deed): string;
  /** A whole sentence. */
  moment(moment: Moment, name: NameOf): string;
  medal(medal: Medal, name: NameOf): MedalWords;
  /** So much of what the dice give: «12 hits». */
  gave(amount: number): string;
}

export interface StoryTeller<V = unknown> {
  /** Every medal that there is to earn. */
  readonly medals: readonly string[];
  account(chronicle: Chronicle<V>): Account;
  readonly words: Readonly<Record<Language, StoryWords<V>>>;
}

/** A seat's luck with the dice. */
export interface Luck {
  readonly dice: number;
  readonly value: number;
  readonly expected: number;
  /** The share of players with as many of the same dice who would have had less; undefined with too few dice to tell. */
  readonly share: number | undefined;
}

/** Fewer dice than this say nothing about luck. */
export const FEWEST_DICE = 12;

/** Exact: the chances of every sum that the seat's dice could have come to. Who had as much counts half. */
export function luckOf(rolls: readonly Roll[], seat: Seat): Luck {
  const own = rolls.filter((roll) => roll.seat === seat);
  const dice = own.reduce((sum, roll) => sum + roll.dice, 0);
  const value = own.reduce((sum, roll) => sum + roll.value, 0);
  const sums = own.reduce<readonly number[]>((known, { chances }) => together(known, chances), [1]);
  const expected = sums.reduce((mean, chance, sum) => mean + chance * sum, 0);
  const less = sums.slice(0, value).reduce((sum, chance) => sum + chance, 0);
  const share = Math.min(1, Math.max(0, less + (sums[value] ?? 0) / 2));
  return { dice, value, expected, share: dice < FEWEST_DICE ? undefined : share };
}

/** The chances of the sum of two numbers. */
export function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) sums[i + j] = (sums[i + j] ?? 0) + a * b;
  return sums;
}

/** The one seat that has the most, if it has at least so much. */
export function soleMost(counts: readonly number[], least: number): Seat | undefined {
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most >= least && counts.lastIndexOf(most) === first ? first : undefined;
}
