/** What the questions of Battue share. */
import type { Ref, Slot } from '@gonfalon/kernel';
import { questionsOf } from '@gonfalon/kernel';
import { kindOf } from '../content/refs.ts';
import { refuse } from './selectors.ts';
import type { State } from './state.ts';
import type { BattueVocabulary, Context, Kinds, RefusingRule } from './vocabulary.ts';

export const question = questionsOf<State, BattueVocabulary>({ kindOf, wrongMoment: 'BTU-3.2' });

/** A verb that leaves the question without doing anything. */
export const leave = { apply: ({ ctx }: { readonly ctx: Context }) => ctx.done() };

/** The kinds of things that can hold a horde. */
export const PLACE = ['space', 'camp'] as const;

/** One thing of a list; anything else of its kind is refused by the rule. */
export function oneOf<A>(
  kind: keyof Kinds | readonly (keyof Kinds)[],
  from: (asking: A) => readonly Ref[],
  rule: RefusingRule,
  params?: Readonly<Record<string, true>>,
): [Slot<A, keyof Kinds, RefusingRule>] {
  return [
    {
      kind,
      from,
      refuse: (asking, ref) => (from(asking).includes(ref) ? undefined : refuse(rule, [ref], params)),
    },
  ];
}
