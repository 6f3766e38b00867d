/** What a game brings besides its rules: its words in both languages, a board of text, and a sense of worth. */
import type { MatchView } from './match.ts';
import type { Choice, Game, GameEvent, Params, Question, Ref, Refusal, Result, Seat } from './types.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One language of one game. */
export interface Words<V = unknown> {
  readonly title: string;
  readonly tagline: string;
  /** The numbered rules, by id, and their chapters, by number. */
  readonly rules: Readonly<Record<string, string>>;
  readonly chapters: Readonly<Record<string, string>>;
  readonly rulings: Readonly<Record<string, string>>;
  seat(seat: Seat): string;
  ref(ref: Ref): string;
  prompt(question: Question): string;
  choice(choice: Choice): string;
  /** A line for the log. */
  event(event: GameEvent): string;
  /** Why not, in a sentence. */
  refusal(refusal: Refusal): string;
  ending(result: Result): string;
  /** The table as text, for terminals and screen readers. */
  board(view: MatchView<V>): string;
}

export interface GameModule<S = unknown, O = unknown, V = unknown> {
  readonly game: Game<S, O, V>;
  readonly ruleIds: readonly string[];
  /** What else needs a test of its own, such as every card. */
  readonly covered?: readonly string[];
  /** Options that a table without a person needs, so that it comes to an end. */
  readonly botOptions?: Params;
  readonly words: Readonly<Record<Language, Words<V>>>;
  /** How good a position looks to a seat, higher is better; any scale. */
  evaluate(state: S, seat: Seat): number;
}
