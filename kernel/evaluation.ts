/**
 * What a good player of a game knows besides its rules: what a position is worth, and which choices look promising at
 * a glance. Bots ask it, and whoever tells how a match went. It decides nothing about what is legal, and it may look at
 * everything in a state: a bot is given one that its seat could believe in, never the true one.
 */
import type { Position, Question, Seat } from './types.ts';

export interface EvaluationModel<S = unknown> {
  /** What a position is judged by. Each has a name for people in the game's words. */
  readonly features: readonly string[];
  /**
   * Those of the terms that are a liking rather than a sign of who is ahead: they count for the seat that thinks, not
   * against the others. Without any, two careful players might wait for each other for ever.
   */
  readonly selfBias?: readonly string[];
  /** What one of each term adds to the logarithm of a seat's odds to win. */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * How dear a slip is in this game, 1 if it is as dear as in most: bots that err do so as many times less, so that a
   * level is about as hard to beat in every game.
   */
  readonly mistakeCost?: number;
  /** Writes how much a seat has of each term, in their order. */
  measure(state: S, seat: Seat, into: Float64Array): void;
  /** Tells turns apart: another number in the next turn than in this one, and the same until then. */
  turn(state: S): number;
  /**
   * Tells the stages of long turns apart, if a position at the end of one can be judged: another number in the next stage
   * than in this one. A bot then plans to the end of a stage instead of the turn.
   */
  stage?(state: S): number;
  /**
   * Writes how good each choice of the open question looks at a glance, in the order of `question.choices`: 0 for an
   * ordinary one, and each 1 more makes it about three times as likely to be taken without thinking. It is asked
   * thousands of times a second, so it must be quick. Without it all choices look alike.
   */
  movePriors?(at: Position<S>, question: Question, into: Float64Array): void;
  /**
   * The same by a list of things to do that never changes, the first that can be done first: a yardstick for those who
   * think, not a level.
   */
  listPriors?(at: Position<S>, question: Question, into: Float64Array): void;
}
