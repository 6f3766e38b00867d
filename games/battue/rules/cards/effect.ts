import type { Ref, Seat, StepContext } from '@gonfalon/kernel';
import type { State } from '../state.ts';

/** What a loot card does. Its window, its number and its points are content. */
export interface Effect {
  /** Its precondition, which looks at nothing but public facts: the number of cards in a hand, not the cards. */
  can?(s: State, seat: Seat): boolean;
  /** What may be named after the card, in order; a card without this names nothing. */
  targets?(s: State, seat: Seat): Ref[][];
  play(ctx: StepContext<State>, seat: Seat, ...targets: Ref[]): void;
}
