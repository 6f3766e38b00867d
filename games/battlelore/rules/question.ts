/** What the questions of BattleLore share. */
import type { Asking as KernelAsking, Refusal, Slot } from '@gonfalon/kernel';
import { questionsOf } from '@gonfalon/kernel';
import { kindOf } from '../content/refs.ts';
import type { State } from './state.ts';
import { refuse } from './units.ts';
import type { BattleLoreVocabulary, Context, Kinds, RefusingRule } from './vocabulary.ts';

export const question = questionsOf<State, BattleLoreVocabulary>({ kindOf, wrongMoment: 'BLO-2.1' });

export type Asking<L = object, F = undefined> = KernelAsking<State, BattleLoreVocabulary, L, F>;

/** Why not; undefined if there is no reason. */
export type Reason = Refusal<RefusingRule> | undefined;

/** A verb that leaves the question without doing anything. */
export const leave = { apply: ({ ctx }: { readonly ctx: Context }) => ctx.done() };

/** One thing of a list of legal ones; why it cannot be another is told by the rule, or by a reason for each. */
export function oneOf<A, Kind extends keyof Kinds>(
  kind: Kind,
  from: (asking: A) => readonly Kinds[Kind][],
  why: RefusingRule | ((asking: A, ref: Kinds[Kind]) => Reason),
): readonly [Slot<A, Kind, RefusingRule>] {
  return [
    {
      kind,
      from,
      // The kernel asks only about things of this kind.
      explain: (asking, ref) =>
        typeof why === 'function' ? why(asking, ref as Kinds[Kind]) : refuse(why, [ref]),
    },
  ];
}
