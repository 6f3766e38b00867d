/**
 * The names that the rules of one game use, as types: a prompt, verb, event, step or rule that is not there does not
 * compile. A game lists them in `rules/vocabulary.ts`; what is not typed by one takes any name.
 */
import type { GameEvent, Locals, Params, Ref, Seat } from './values.ts';

export interface Vocabulary {
  /** The questions, by prompt, with what their sentences need. */
  readonly prompts: object;
  /** The kinds of things on the table, each with the type of its references. */
  readonly kinds: object;
  /** The verbs of choices, each with the kinds of things that it names, in order. */
  readonly verbs: object;
  /** The events, by kind, with their facts. */
  readonly events: object;
  /** The steps, with their locals. */
  readonly steps: object;
  /** The rules that refuse something. */
  readonly refusals: string;
}

export interface AnyVocabulary {
  readonly prompts: { readonly [prompt: string]: Params };
  readonly kinds: { readonly [kind: string]: Ref };
  readonly verbs: { readonly [verb: string]: readonly string[] };
  readonly events: { readonly [kind: string]: Params };
  readonly steps: { readonly [step: string]: Locals };
  readonly refusals: string;
}

type Key<T> = keyof T & string;

export type PromptName<V extends Vocabulary> = Key<V['prompts']>;
export type VerbName<V extends Vocabulary> = Key<V['verbs']>;
export type KindName<V extends Vocabulary> = Key<V['kinds']>;
export type StepName<V extends Vocabulary> = Key<V['steps']>;

/** An event of the game with its facts. */
export type EventOf<V extends Vocabulary> = string extends keyof V['events']
  ? GameEvent
  : { readonly [Kind in Key<V['events']>]: { readonly kind: Kind } & V['events'][Kind] }[Key<V['events']>];

/** A step and its locals, which may be left out if it needs none. */
export type StepCall<V extends Vocabulary> = string extends keyof V['steps']
  ? [step: string, locals?: Locals]
  : {
      readonly [Name in StepName<V>]: object extends V['steps'][Name]
        ? [step: Name, locals?: V['steps'][Name]]
        : [step: Name, locals: V['steps'][Name]];
    }[StepName<V>];

type RefsOfKinds<V extends Vocabulary, Kinds> = {
  [I in keyof Kinds]: Kinds[I] extends KindName<V> ? V['kinds'][Kinds[I]] & Ref : never;
};

/** The references that a verb names, in order. */
export type RefsOf<V extends Vocabulary, Verb extends VerbName<V>> =
  RefsOfKinds<V, V['verbs'][Verb]> extends infer Refs extends readonly Ref[] ? Refs : readonly Ref[];

/** Facts that most events have. (Types, not interfaces: only those are plain JSON to the compiler.) */
export type BySeat = { readonly seat: Seat };
