/**
 * Questions as tables of verbs. A question lists its verbs, each with what it may name, why not, and what follows. From
 * that come the choices, whether a choice is one of them, the reason for refusing any other, and the step that answers.
 *
 * A refusal is about what was tried: a verb of another moment, a thing of another kind and a thing that a rule forbids
 * each get their own.
 */
import type { Ask, AskStep, Choice, Locals, Ref, Refusal, StepContext } from './types.ts';
import type { AnyVocabulary, KindName, PromptName, RefsOf, VerbName, Vocabulary } from './vocabulary.ts';

/** A question while it is open: what its verbs look at. */
export interface Asking<S, V extends Vocabulary, L = Locals, F = unknown> {
  readonly ctx: StepContext<S, V>;
  readonly state: S;
  readonly locals: L;
  /** What the question turns on, worked out once for all its choices. */
  readonly facts: F;
}

/** One thing that a verb names. `before` are the things named before it. */
export interface Slot<A, Kind extends string = string, Rule extends string = string> {
  /** A click on a thing of another kind is answered by what is wanted here. */
  readonly kind: Kind | readonly Kind[];
  /** Kinds that are not wanted here, but that a rule speaks of: `refuse` tells it. */
  readonly alsoExplains?: readonly Kind[];
  /** The things to choose from; wider than what is legal if `refuse` narrows them. */
  from(asking: A, before: readonly Ref[]): readonly Ref[];
  /** Whatever `from` lists is legal: `refuse` is asked about other things only. */
  readonly isExact?: true;
  /**
   * Why not this thing. It is asked about any thing of its kind, from the list or not, and must not throw; it should
   * refuse whatever is not in the list, so that the reason can be told.
   */
  refuse?(asking: A, ref: Ref, before: readonly Ref[]): Refusal<Rule> | undefined;
  /** The same for a list whose things are all legal: it is asked about other things only. */
  explain?(asking: A, ref: Ref, before: readonly Ref[]): Refusal<Rule> | undefined;
}

export interface VerbRules<A, V extends Vocabulary, Verb extends VerbName<V>> {
  /** The things it names, in order; a function where the next one depends on those before, undefined at the end. */
  readonly names?:
    | readonly Slot<A, KindName<V>, V['refusals']>[]
    | ((asking: A, before: readonly Ref[]) => Slot<A, KindName<V>, V['refusals']> | undefined);
  /** All its choices, where a game has them ready: `names` is then asked only why another one is not. */
  offers?(asking: A): readonly Choice[];
  /** Why it cannot be done at all now. */
  refuse?(asking: A): Refusal<V['refusals']> | undefined;
  /** Why nothing can be named after these things, which are each allowed; it is asked where that is so. */
  deadEnd?(asking: A, picks: readonly Ref[]): Refusal<V['refusals']>;
  /** What follows. */
  apply(asking: A, ...refs: RefsOf<V, Verb>): void;
}

export type VerbTable<A, V extends Vocabulary> = {
  readonly [Verb in VerbName<V>]?: VerbRules<A, V, Verb>;
};

/** A choice of the game: a verb with the things that it names. */
export type ChoiceOf<V extends Vocabulary> = {
  [Verb in VerbName<V>]: readonly [Verb, ...RefsOf<V, Verb>];
}[VerbName<V>];

/** What stays of a question besides its verbs. */
type AskFacts<V extends Vocabulary> = Omit<Ask, 'prompt' | 'candidates' | 'fallback'> & {
  readonly prompt: PromptName<V>;
  readonly fallback: ChoiceOf<V>;
};

export interface AskRules<S, V extends Vocabulary, L, F> {
  facts?(ctx: StepContext<S, V>, locals: L): F;
  /** Whether the question has no point now: then the step is done. */
  skip?(asking: Asking<S, V, L, F>): boolean;
  ask(asking: Asking<S, V, L, F>): AskFacts<V>;
  /** The rule that tells what is done here, for a verb that belongs to another moment; else the game's. */
  readonly wrongMoment?: V['refusals'];
  readonly verbs: VerbTable<Asking<S, V, L, F>, V>;
}

/** What all questions of a game share. */
export interface AskSettings<V extends Vocabulary> {
  /** What kind of thing a reference names; undefined if it names nothing. */
  kindOf(ref: Ref): KindName<V> | undefined;
  /** The rule that tells what is done when, for a verb that belongs to another moment. */
  readonly wrongMoment?: V['refusals'];
}

type AnyAsking<S> = Asking<S, AnyVocabulary, Locals, unknown>;
type AnySlot<S> = Slot<AnyAsking<S>>;
type AnyRules<S> = AskRules<S, AnyVocabulary, Locals, unknown>;
type AnyVerb<S> = VerbRules<AnyAsking<S>, AnyVocabulary, string>;

/** The maker of a game's questions. */
export function questionsOf<S, V extends Vocabulary>(settings: AskSettings<V>) {
  // The names are checked where a game writes them; what follows reads any.
  type Anything = unknown;
  const any = settings as Anything as AskSettings<AnyVocabulary>;
  return <L extends object = object, F = undefined>(
    rules: AskRules<S, V, L, F>,
  ): AskStep<S, L, Asking<S, V, L, F>> =>
    question<S>(rules as Anything as AnyRules<S>, any) as Anything as AskStep<S, L, Asking<S, V, L, F>>;
}

function question<S>(
  rules: AnyRules<S>,
  { kindOf, wrongMoment: usual = 'table.wrong-moment' }: AskSettings<AnyVocabulary>,
): AskStep<S, Locals, AnyAsking<S>> {
  const { wrongMoment = usual } = rules;
  const verbs: ReadonlyMap<string, AnyVerb<S>> = new Map(
    Object.entries(rules.verbs as Readonly<Record<string, AnyVerb<S>>>),
  );

  /** Why these things cannot be named, in this order, as far as they go. */
  function refuseRefs(verb: AnyVerb<S>, asking: AnyAsking<S>, refs: readonly Ref[]): Refusal | undefined {
    for (const [i, ref] of refs.entries()) {
      const before = refs.slice(0, i);
      const slot = slotAt(verb, asking, before);
      if (!slot) return { rule: 'table.not-offered', where: [ref] };
      const kind = kindOf(ref);
      if (!explains(slot, kind)) return wrongKind(ref, kindsOf(slot), kind);
      const refusal = slot.refuse?.(asking, ref, before);
      if (refusal) return refusal;
      if (!slot.from(asking, before).includes(ref))
        return slot.explain?.(asking, ref, before) ?? { rule: 'table.not-offered', where: [ref] };
    }
    return undefined;
  }

  function explainPick(asking: AnyAsking<S>, picks: readonly Ref[]): Refusal | undefined {
    const before = picks.slice(0, -1);
    const ref = picks[before.length] ?? '';
    const kind = kindOf(ref);
    const wanted = new Set<string>();
    let reason: Refusal | undefined;
    for (const verb of verbs.values()) {
      if (refuseRefs(verb, asking, before)) continue;
      const slot = slotAt(verb, asking, before);
      if (!slot) continue;
      for (const one of kindsOf(slot)) wanted.add(one);
      if (!explains(slot, kind)) continue;
      const refusal =
        verb.refuse?.(asking) ?? refuseRefs(verb, asking, picks) ?? verb.deadEnd?.(asking, picks);
      if (!refusal) return undefined;
      // A rule of the game says more than that something is not on the list.
      if (!reason || reason.rule.startsWith('table.')) reason = refusal;
    }
    if (reason) return reason;
    // Nothing of that kind goes on with what was picked: it was meant as a new beginning.
    if (before.length > 0) return explainPick(asking, [ref]);
    return wanted.size > 0 ? wrongKind(ref, [...wanted], kind) : { rule: wrongMoment, where: [ref] };
  }

  return {
    facts: (ctx, locals) => ({ ctx, state: ctx.state, locals, facts: rules.facts?.(ctx, locals) }),
    ...(rules.skip && { skip: (_ctx, _locals, asking) => rules.skip?.(asking) ?? false }),

    ask(_ctx, _locals, asking) {
      const candidates: Choice[] = [];
      for (const [name, verb] of verbs) {
        if (verb.refuse?.(asking)) continue;
        if (verb.offers) for (const choice of verb.offers(asking)) candidates.push(choice);
        else offer(verb, asking, [name], candidates);
      }
      return withCandidates(rules.ask(asking), candidates);
    },

    answer(_ctx, _locals, [name, ...refs], asking) {
      verbs.get(name)?.apply(asking, ...refs);
    },

    explain(_ctx, _locals, [name, ...refs], asking) {
      const verb = verbs.get(name);
      if (!verb) return { rule: wrongMoment, params: { verb: name } };
      const refusal = verb.refuse?.(asking) ?? refuseRefs(verb, asking, refs);
      if (refusal) return refusal;
      const missing = slotAt(verb, asking, refs);
      return missing && { rule: 'table.incomplete', params: { verb: name, wanted: kindsOf(missing) } };
    },

    explainPick: (_ctx, _locals, picks, asking) => explainPick(asking, picks),
  };
}

function wrongKind(ref: Ref, wanted: readonly string[], got: string | undefined): Refusal {
  return { rule: 'table.wrong-kind', params: { wanted, ...(got !== undefined && { got }) }, where: [ref] };
}

function slotAt<S>(
  { names }: AnyVerb<S>,
  asking: AnyAsking<S>,
  before: readonly Ref[],
): AnySlot<S> | undefined {
  return (typeof names === 'function' ? names(asking, before) : names?.[before.length]) as
    | AnySlot<S>
    | undefined;
}

function kindsOf<S>({ kind }: AnySlot<S>): readonly string[] {
  return typeof kind === 'string' ? [kind] : kind;
}

function explains<S>(slot: AnySlot<S>, kind: string | undefined): boolean {
  return kind !== undefined && (kindsOf(slot).includes(kind) || (slot.alsoExplains?.includes(kind) ?? false));
}

/** One by one, as copies of objects of many shapes are slow. */
function withCandidates(facts: AskFacts<AnyVocabulary>, candidates: readonly Choice[]): Ask {
  const { seat, prompt, fallback, params, secret, autoPass, always, open, ends } = facts;
  const ask: { -readonly [K in keyof Ask]: Ask[K] } = { seat, prompt, candidates, fallback };
  if (params) ask.params = params;
  if (secret) ask.secret = secret;
  if (autoPass) ask.autoPass = autoPass;
  if (always) ask.always = always;
  if (open) ask.open = open;
  if (ends) ask.ends = ends;
  return ask;
}

const NOTHING: readonly Ref[] = [];

/** Adds every legal choice that begins so. */
function offer<S>(
  rules: AnyVerb<S>,
  asking: AnyAsking<S>,
  begun: readonly [string, ...Ref[]],
  into: Choice[],
): void {
  const { names } = rules;
  // Most choices end here: they need no copy of what they name.
  if (!names || (typeof names !== 'function' && begun.length > names.length)) {
    into.push(begun);
    return;
  }
  const before = begun.length === 1 ? NOTHING : begun.slice(1);
  const slot = slotAt(rules, asking, before);
  if (!slot) {
    into.push(begun);
    return;
  }
  const isLast = typeof rules.names !== 'function' && rules.names?.length === begun.length;
  for (const ref of slot.from(asking, before)) {
    if (!slot.isExact && slot.refuse?.(asking, ref, before)) continue;
    if (isLast) into.push(begun.length === 1 ? [begun[0], ref] : [...begun, ref]);
    else offer(rules, asking, [...begun, ref], into);
  }
}
