import type { Chance, Choice, GameModule, Play, Question } from '@gonfalon/kernel';

/** What a bot is told when its seat is asked: never the true state, only plays that the seat could believe in. */
export interface Asked extends Patience {
  readonly module: GameModule;
  readonly question: Question;
  readonly seats: number;
  /** The bot's own randomness; the dice of the match are not touched by thinking. */
  readonly chance: Chance;
  /** A new play that the seat could believe in; each call imagines the hidden things afresh. */
  imagine(): Play;
}

/** How long a bot may think. */
export interface Patience {
  /** So many times what its level allows; 1 unless told. */
  readonly effort?: number;
  /** Whether there is no more time. A bot that never was late answers the same for the same chance. */
  isLate?(): boolean;
}

export interface Bot {
  readonly name: string;
  choose(asked: Asked): Choice;
}

/** So many milliseconds from now on, by that clock. */
export function noLongerThan(ms: number, now: () => number): Patience {
  const end = now() + ms;
  return { isLate: () => now() > end };
}
