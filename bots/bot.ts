import type { Chance, Choice, Engine, GameModule, Question } from '@gonfalon/kernel';

/** What a bot is told when its seat is asked: never the true state, only plays that the seat could believe in. */
export interface BotRequest extends Budget {
  readonly module: GameModule;
  readonly question: Question;
  /** The side of each seat: the bot's mates are on its own. */
  readonly sides: readonly number[];
  /** The bot's own randomness; the dice of the match are not touched by thinking. */
  readonly chance: Chance;
  /** A new play that the seat could believe in; each call imagines the hidden things afresh. */
  sample(): Engine;
}

/** How long a bot may think. */
export interface Budget {
  /** So many times what its level allows; 1 unless told. */
  readonly budgetScale?: number;
  /** How many choices its seat has made in this turn: a turn of many is not to last longer than one of a few. */
  readonly choicesMade?: number;
  /** Whether there is no more time. A bot that never was late answers the same for the same chance. */
  isOutOfTime?(): boolean;
}

export interface Bot {
  readonly name: string;
  choose(asked: BotRequest): Choice;
}

/** So many milliseconds from now on, by that clock. */
export function timeBudget(ms: number, now: () => number): Budget {
  const end = now() + ms;
  return { isOutOfTime: () => now() > end };
}
