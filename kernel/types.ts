/**
 * The vocabulary of the kernel. A match is one play of a game; a seat is a place at the table; a step is a
 * paragraph of the rules; a question is what a step asks one seat; a choice is an answer; an event is a fact
 * for the log and the animations; a view is what one seat, or a spectator, may see.
 */

import type { Choice, GameEvent, Locals, Params, Ref, Seat, Viewer } from './values.ts';
import type { AnyVocabulary, EventOf, StepCall, StepName, Vocabulary } from './vocabulary.ts';

export type * from './values.ts';

/** Why a choice is not legal: the rule that forbids it, what to say, and the things concerned. */
export interface Refusal<Rule extends string = string> {
  readonly rule: Rule | TableRule | ChoiceRule;
  readonly params?: Params;
  readonly where?: readonly Ref[];
}

/**
 * A seat need not be asked the same again: whoever runs the table may make this choice for a seat that said so, as long
 * as the key stays the same. What a seat passes by itself is nobody else's business: the table takes as long for it as
 * for any window, unless the seat is asked in its own turn.
 */
export interface AutoPass {
  readonly choice: Choice;
  /** The shortest while for which it can be asked not to be asked: this battle, say. */
  readonly key: string;
  /** Longer ones, each with a key of its own. */
  readonly wider?: { readonly turn?: string; readonly match?: string };
  /**
   * The cards that the question is about: a seat may say of each that it never wants to be asked for it. If all other
   * choices name such cards, the table passes.
   */
  readonly cards?: readonly Ref[];
  /** Asked in the seat's own turn, where nothing can be learned from how soon it is answered: so it is at once. */
  readonly ownTurn?: true;
  /** The choice does what is asked for, such as a payment, instead of nothing: its button is the main one. */
  readonly acts?: true;
}

/** What a step asks. Candidates may be wider than what is legal: the kernel leaves out what `refuse` refuses. */
export interface Ask {
  readonly seat: Seat;
  /** The id of a message. */
  readonly prompt: string;
  readonly params?: Params;
  readonly candidates: readonly Choice[];
  /** Taken for a seat that is absent or whose clock ran out. */
  readonly fallback: Choice;
  /** The others must not even learn who is being asked. */
  readonly secret?: boolean;
  readonly autoPass?: AutoPass;
  /** Asked although there is one choice: a point of no return, or a silence that would tell a hand. */
  readonly always?: true;
  /** Nothing hidden need be seen to answer it: at one screen the device need not change hands. */
  readonly open?: true;
  /** The verbs that end a turn. */
  readonly ends?: readonly string[];
}

/** An ask with its legal choices. */
export interface Question extends Omit<Ask, 'candidates'> {
  readonly choices: readonly Choice[];
}

export interface Frame {
  readonly step: string;
  readonly l: Locals;
}

/**
 * A paragraph of the rules. Either it runs and moves on by itself (call, goto, done or unwind), or it asks one
 * seat one question; if the answer leaves the stack as it is, the step comes up again. A step that is to be
 * skipped, because its paragraph does not apply or has no more to ask, is done.
 */
export type Step<S, L extends Locals = Locals, F = unknown> = RunStep<S, L> | AskStep<S, L, F>;

interface RunStep<S, L> {
  skip?(ctx: StepContext<S>, locals: L): boolean;
  run(ctx: StepContext<S>, locals: L): void;
  ask?: never;
}

export interface AskStep<S, L = Locals, F = unknown> {
  run?: never;
  /** What the question turns on, worked out once for all its candidates. */
  facts?(ctx: StepContext<S>, locals: L): F;
  skip?(ctx: StepContext<S>, locals: L, facts: F): boolean;
  ask(ctx: StepContext<S>, locals: L, facts: F): Ask;
  /** Why a choice is not legal. It may be asked about anything that a client sends, and must not throw. */
  refuse?(ctx: StepContext<S>, locals: L, c: Choice, facts: F): Refusal | undefined;
  /** The same for a step whose candidates are all legal: it is asked about other choices only. */
  explain?(ctx: StepContext<S>, locals: L, c: Choice, facts: F): Refusal | undefined;
  /** Why the last of these things may not be picked after the others; undefined if it may. */
  explainPick?(ctx: StepContext<S>, locals: L, picks: readonly Ref[], facts: F): Refusal | undefined;
  answer(ctx: StepContext<S>, locals: L, c: Choice, facts: F): void;
}

/** Who sees an event as it is; the others see `instead`, or nothing. */
export interface Visibility<E = GameEvent> {
  readonly by: readonly Seat[];
  readonly instead?: E;
}

export interface EventRecord {
  readonly event: GameEvent;
  readonly seen?: Visibility;
}

/** What a step can do. */
export interface StepContext<S, V extends Vocabulary = AnyVocabulary> {
  readonly state: S;
  readonly chance: Chance;
  /** Open a step on top of this one; this one goes on when that one is done. */
  call(...call: StepCall<V>): void;
  /** Replace this step. */
  goto(...call: StepCall<V>): void;
  /** Close this step. */
  done(): void;
  /** Close every step above the innermost open one of that name. */
  popTo(step: StepName<V>): void;
  /** Whether a step of that name is open. */
  isOpen(step: StepName<V>): boolean;
  /** Events and locals are kept as they are given: never put a list of the state into one, but a copy. */
  emit(event: EventOf<V>, seen?: Visibility<EventOf<V>>): void;
  /** Something hidden from somebody is about to be shown to him: undo stops here. */
  reveal(): void;
  /** The rules take this for final, though nothing is shown: undo stops here too. */
  commit(): void;
}

/** The only randomness. */
export interface Chance {
  /** How many random numbers were used so far. */
  readonly drawCount: number;
  /** A whole number from 0 to n-1. */
  nextInt(n: number): number;
  /** A whole number from 1 to `sides`; the scripted one if there is one. */
  die(sides: number): number;
  /** Shuffles in place and returns the list. */
  shuffle<T>(list: T[]): T[];
}

export interface Result {
  /** Which of the game's ways to end this was. */
  readonly ending: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The side of each seat, in a game in which some play together. */
  readonly sides?: readonly number[];
}

/** A state that breaks a rule. */
export type InvariantViolation = Refusal;

/** The part of the Standard Schema interface that we use. */
export interface Schema<T> {
  readonly '~standard': {
    validate(
      value: unknown,
    ):
      | { readonly value: T; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] }
      | Promise<unknown>;
  };
}

export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}

export interface Position<S> {
  readonly state: S;
  readonly stack: readonly Frame[];
}

/** One line of the form. Whatever is left out of the orders is not ordered. */
export type OrderField =
  /** Whether something is done: `true` or `false`. */
  | { readonly kind: 'switch'; readonly id: string }
  /** One of several ways, by its name. */
  | { readonly kind: 'choice'; readonly id: string; readonly options: readonly string[] }
  | {
      readonly kind: 'number';
      readonly id: string;
      readonly min: number;
      readonly max: number;
      /** Whole numbers of it from the smallest on; 1 unless told. */
      readonly step?: number;
    }
  /** All of these things, the first one first. */
  | { readonly kind: 'ranking'; readonly id: string; readonly items: readonly Ref[] }
  /** Any of these things. */
  | { readonly kind: 'set'; readonly id: string; readonly items: readonly Ref[] };

export type OrderValue = boolean | number | string | readonly Ref[];
/** What was ordered, by field. */
export type Orders = { readonly [field: string]: OrderValue | undefined };

/**
 * Standing orders: what a seat wants answered without being asked. A game says which questions they may answer, which
 * fields their form has, and what they answer; the table keeps them for each seat, and tells nobody else.
 */
export interface OrderRules<S = unknown, V = unknown> {
  /** The questions that orders may answer, by prompt. */
  readonly prompts: readonly string[];
  /** The form for a seat, from what it sees itself. */
  fields(view: V, seat: Seat): readonly OrderField[];
  /** Why orders that fit the form cannot be meant. */
  check?(view: V, seat: Seat, orders: Orders): Refusal | undefined;
  /**
   * What is answered: one of the question's choices, or undefined to have the seat asked. It may turn only on what the
   * seat knows. Orders may be older than the position: what they name need not be there any more.
   */
  answer(state: S, seat: Seat, question: Question, orders: Orders): Choice | undefined;
  /** What holds for a seat that left no orders, at a table that does not wait for windows. */
  readonly byDefault?: Orders;
}

/**
 * A game. Its state is plain JSON; steps change it in place. `O` are the options of a table, `V` is a view.
 */
export interface Game<S = unknown, O = unknown, V = unknown> {
  readonly id: string;
  /** Changes whenever the same choices may lead to another match. */
  readonly rulesVersion: string;
  /** Earlier versions whose matches these rules play again, as they went. */
  readonly earlierVersions?: readonly string[];
  /** A choice of an earlier version as it is written now; any other choice as it is. */
  readEarlierChoice?(choice: Choice, question: Question): Choice;
  /** `counts` if not every number in between will do. */
  readonly seats: { readonly min: number; readonly max: number; readonly counts?: readonly number[] };
  /** The side that each seat is on, if some play together: seats with the same number win and lose together. */
  sides?(options: O, seats: number): readonly number[];
  readonly options: Schema<O>;
  readonly state: Schema<S>;
  /** Every way in which a match can end. */
  readonly endings: readonly string[];
  setup(options: O, seats: number, chance: Chance): S;
  /** The open steps of a new match, or of a loaded state that came without any. */
  start(state: S): Frame[];
  readonly steps: Readonly<Record<string, Step<S>>>;
  view(state: S, viewer: Viewer): V;
  clone(state: S): S;
  /** A full state that the viewer could believe in. */
  determinize(state: S, viewer: Viewer, chance: Chance): S;
  result(state: S): Result | undefined;
  /** What is wrong with a state, by rule; also whether it is one for so many seats. */
  checkInvariants(state: S, seats?: number): InvariantViolation[];
  /** Puts the named cards on top of their piles, first one drawn first; throws BadInput if one isn't there. */
  stackDeck?(state: S, cards: readonly Ref[]): void;
  /** A seat gives up. Only games that allow it have this. */
  resign?(ctx: StepContext<S>, seat: Seat): void;
  /** Whether the fallback is taken for this seat without asking. */
  isOut?(state: S, seat: Seat): boolean;
  /** What seats may order, to be asked less. */
  readonly orders?: OrderRules<S, V>;
}

/** Why the table itself, rather than a rule of the game, refuses something. */
export const TABLE_RULES = [
  'table.over',
  'table.stale',
  'table.not-asked',
  'table.not-offered',
  'table.no-undo',
  'table.no-resign',
] as const;
export type TableRule = (typeof TABLE_RULES)[number];

/**
 * Why a choice is not one of the question's, though no rule of the game forbids it: a verb of another moment, a thing
 * of another kind, a choice that is only begun. The game's messages name the things.
 */
export type ChoiceRule = 'table.wrong-moment' | 'table.wrong-kind' | 'table.incomplete';

/** No choice is longer than this, in references and in characters of one. */
export const MAX_CHOICE_LENGTH = 12;
export const MAX_REF_LENGTH = 200;

/** Something from outside is wrong; its message is one line for a person. Nothing was changed. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';
}

/** The rules went wrong: a crash, a dead end, an endless loop. */
export class RulesBugError extends Error {
  override name = 'RulesBugError';
}

export function sameChoice(a: Choice, b: Choice): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The value if the schema accepts it; otherwise a BadInput that names the first thing wrong. */
export function parse<T>(schema: Schema<T>, value: unknown, what: string): T {
  const outcome = schema['~standard'].validate(value);
  if (outcome instanceof Promise) throw new RulesBugError(`${what}: the schema is asynchronous`);
  if (!outcome.issues) return outcome.value;
  const issue = outcome.issues[0];
  const path = (issue?.path ?? []).map((p) => String(typeof p === 'object' ? p.key : p)).join('.');
  throw new InvalidInputError(
    `${what}${path && ` at ${path}`}: ${issue?.message ?? 'not valid'}`.replaceAll('\n', ' '),
  );
}
