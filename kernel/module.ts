/** What a game brings besides its rules: its words in both languages, a board of text, and a sense of worth. */
import type { Source } from './content.ts';
import type { EvaluationModel } from './evaluation.ts';
import type { MatchView } from './match.ts';
import type { Choice, Game, GameEvent, Params, Question, Ref, Refusal, Result, Seat } from './types.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is known of a table where it is put into words: who a seat is may depend on it. */
export interface TableFacts<V = unknown> {
  readonly seats: number;
  readonly options: unknown;
  readonly view?: V;
}

/** What the fields of standing orders are called; things in them have names of their own. */
export interface OrderMessages<Field extends string = string> {
  /** What orders are good for in this game, in a sentence. */
  readonly intro: string;
  readonly fields: Readonly<
    Record<
      Field,
      {
        readonly label: string;
        readonly hint?: string;
        /** The ways to choose from, by name. */
        readonly options?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** One language of one game. */
export interface GameMessages<V = unknown> {
  readonly title: string;
  readonly tagline: string;
  /** The numbered rules, by id, and their chapters, by number. */
  readonly rules: Readonly<Record<string, string>>;
  readonly chapters: Readonly<Record<string, string>>;
  readonly rulings: Readonly<Record<string, string>>;
  /** Who sits there, as far as that is known: a clan, or two realms at a table of two. */
  seat(seat: Seat, at?: TableFacts<V>): string;
  /** What a side is called, in a game that has them. */
  side?(side: number): string;
  ref(ref: Ref): string;
  /** What is printed on a card, if the thing is one. */
  printed?(ref: Ref): string | undefined;
  prompt(question: Question): string;
  choice(choice: Choice, question?: Question): string;
  /** A line for the log. */
  event(event: GameEvent): string;
  /** Why not, in a sentence. */
  refusal(refusal: Refusal): string;
  ending(result: Result): string;
  /** What each term of the game's mind is called, as what one has more or less of: «warriors», «cards in hand». */
  readonly features: Readonly<Record<string, string>>;
  /** The form of standing orders, in a game that has them. */
  readonly orders?: OrderMessages;
  /** The table as text, for terminals and screen readers. */
  board(view: MatchView<V>): string;
}

/** What is wrong with a file that a person wrote. */
export interface ValidationIssue {
  /** The id of a message. */
  readonly id: string;
  /** The rule that it breaks, if it is one of the book. */
  readonly rule?: string;
  /** Things on the board, or a place in the file. */
  readonly where: readonly string[];
  readonly params: object;
}

/**
 * Files that people write to set a table up: an adventure, a map. Such a file is JSON and names its format, so that
 * anyone can tell whose it is.
 */
export interface ScenarioFormat {
  /** What the file has under `format`. */
  readonly format: string;
  /**
   * The options of a table that plays the file, and how many seats it is for if the game has several numbers of them;
   * unless it has faults, then every one of them.
   */
  read(text: string): {
    readonly options?: Params;
    readonly seats?: number;
    readonly issues: readonly ValidationIssue[];
  };
  /** A fault in a sentence; where it is and its rule are told beside it. */
  readonly formatIssue: Readonly<Record<Language, (fault: ValidationIssue) => string>>;
}

/** A way to set the table up that the game brings: an adventure, a map. */
export interface BuiltInScenario {
  readonly id: string;
  readonly options: Params;
}

/** Where a rule comes from, and the rulings that explain our reading of it. */
export interface RuleOrigin {
  readonly source: readonly Source[];
  readonly rulings: readonly string[];
}

/** Something that somebody waits for, and how many ms it may take. */
export interface TimedWork {
  readonly id: string;
  readonly msMost: number;
  run(): void;
}

export interface GameModule<S = unknown, O = unknown, V = unknown> {
  readonly game: Game<S, O, V>;
  readonly ruleIds: readonly string[];
  readonly origins?: Readonly<Record<string, RuleOrigin>>;
  /** What else needs a test of its own, such as every card. */
  readonly covered?: readonly string[];
  /** Options that a table without a person needs, so that it comes to an end. */
  readonly botOptions?: Params;
  /** How many ms a random match may take, where its length makes it take more than a game's usual ones. */
  readonly msPerMatch?: number;
  /** Long sums of the game, measured with its speed. */
  readonly timed?: readonly TimedWork[];
  /**
   * Whether options in which something is written out, rather than named, favour nobody: a rated match may be played
   * with them. Without it none may.
   */
  areOptionsFair?(options: Params): boolean;
  readonly scenario?: ScenarioFormat;
  /** Those that the game brings, if there are several to go through. */
  readonly scenarios?: readonly BuiltInScenario[];
  readonly messages: Readonly<Record<Language, GameMessages<V>>>;
  readonly evaluation: EvaluationModel<S>;
}
