import type { Ref, Seat } from '@gonfalon/kernel';
import type { State } from '../state.ts';
import type { Context, Kinds, Target } from '../vocabulary.ts';

/** One thing that is named after the card; `before` are the things named before it. */
interface TargetRules {
  readonly kind: keyof Kinds | readonly (keyof Kinds)[];
  /** Kinds of things that look like it, but are not. */
  readonly alsoExplains?: readonly (keyof Kinds)[];
  from(s: State, seat: Seat, before: readonly Ref[]): readonly Target[];
}

/** What a loot card does. Its window, its number and its points are content. */
export interface Effect {
  /** Its precondition, which looks at nothing but public facts: the number of cards in a hand, not the cards. */
  can?(s: State, seat: Seat): boolean;
  /** What it is aimed at, in order; a card without this names nothing. */
  readonly targets?: readonly [TargetRules, ...TargetRules[]];
  play(ctx: Context, seat: Seat, ...targets: Target[]): void;
}
