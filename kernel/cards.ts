/** Cards: piles whose last card is on top, what is shown of them to whom, and the windows in which they are played. */
import type { Asking, AskRules, ChoiceOf, Slot, VerbRules, VerbTable } from './asks.ts';
import type { Ask, AutoPass, Chance, Ref, Seat, StepContext } from './types.ts';
import { InvalidInputError } from './types.ts';
import type { EventOf, KindName, PromptName, VerbName, Vocabulary } from './vocabulary.ts';

/** Each card once, in the order in which they come. */
export function distinct<Card>(cards: readonly Card[]): Card[] {
  return [...new Set(cards)];
}

/** Takes one copy of a card out of a hand, a chest or a pile; false if there is none. */
export function takeCard<Card>(cards: Card[], card: Card): boolean {
  const i = cards.indexOf(card);
  if (i >= 0) cards.splice(i, 1);
  return i >= 0;
}

export interface DrawPile<Card> {
  readonly pile: Card[];
  /** What an empty pile is made of again; without one it stays empty. */
  readonly discard?: Card[];
  /** What follows when it was made again. */
  onReshuffle?(count: number): void;
}

/** Shuffles the discard pile and makes it the lowest part of the pile. */
export function reshuffle<Card>({ pile, discard, onReshuffle }: DrawPile<Card>, chance: Chance): void {
  if (!discard || discard.length === 0) return;
  const cards = chance.shuffle(discard.splice(0));
  pile.unshift(...cards);
  onReshuffle?.(cards.length);
}

/** Takes so many cards from the top, the first one first; an empty pile is made again on the way. */
export function drawCards<Card>(from: DrawPile<Card>, wanted: number, chance: Chance): Card[] {
  const drawn: Card[] = [];
  while (drawn.length < wanted) {
    if (from.pile.length === 0) reshuffle(from, chance);
    const card = from.pile.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

/** A pile with the named cards taken out of it and put on top, the first one first. */
export function moveToTop<T extends string>(pile: readonly T[], wanted: readonly T[], name: string): T[] {
  const rest = pile.slice();
  for (const card of wanted)
    if (!takeCard(rest, card)) throw new InvalidInputError(`"${card}" is not in the ${name} pile`);
  return [...rest, ...wanted.toReversed()];
}

/** Tells some seats all of an event, and the others all but one of its facts: what was drawn, seen, dealt. */
export function showTo<S, V extends Vocabulary, E extends EventOf<V>>(
  ctx: StepContext<S, V>,
  by: readonly Seat[],
  event: E,
  hidden: Exclude<keyof E, 'kind'>,
): void {
  const { [hidden]: _, ...others } = event;
  ctx.reveal();
  // A fact that can be hidden is optional in the vocabulary.
  ctx.emit(event, { by, instead: others as unknown as EventOf<V> });
}

/** Whose turn to play or pass it is in a window of several seats; nothing is kept while it is the first one's. */
export type WindowLocals = { at?: number };

export interface WindowFacts {
  readonly seat: Seat;
  readonly at: number;
}

type Window<S, V extends Vocabulary, L> = Asking<S, V, L, WindowFacts>;

/**
 * A moment at which cards may be played. It opens for whoever might hold a fitting one as far as everybody can see:
 * that it opens, or not, tells nothing about a hand. `cardWindow` makes a question of it.
 */
export interface CardWindow<S, V extends Vocabulary, L extends WindowLocals = WindowLocals> {
  readonly prompt: PromptName<V>;
  /** Who may be asked, in this order; the same seats as long as the window is open. */
  seats(state: S, locals: L): readonly Seat[];
  /** Whether the seat is asked. It looks at public facts alone: the number of cards in a hand, not the cards. */
  opens(state: S, seat: Seat, locals: L): boolean;
  readonly play: VerbName<V>;
  /** The word for playing nothing (more). */
  readonly pass: VerbName<V>;
  readonly card: Slot<Window<S, V, L>, KindName<V>, V['refusals']>;
  /** What else is named with the card, one thing after the other. */
  target?(
    asking: Window<S, V, L>,
    before: readonly Ref[],
  ): Slot<Window<S, V, L>, KindName<V>, V['refusals']> | undefined;
  /** After a card the window closes, asks the same seat again, or begins again with the first seat. */
  readonly afterPlay: 'close' | 'again' | 'restart';
  /** What is chosen for a seat that is absent, if it does not pass. */
  fallback?(asking: Window<S, V, L>): ChoiceOf<V> | undefined;
  autoPass?(asking: Window<S, V, L>): Omit<AutoPass, 'choice'>;
  /** What else there is to say of the question. */
  about?(asking: Window<S, V, L>): Pick<Ask, 'params' | 'secret' | 'always' | 'open' | 'ends'>;
  /** The card leaves the hand, and what follows. */
  played(asking: Window<S, V, L>, card: Ref, targets: readonly Ref[]): void;
  passed?(asking: Window<S, V, L>): void;
}

const NOBODY = -1;

/** The question of a window: `question(cardWindow({ … }))`. */
export function cardWindow<S, V extends Vocabulary, L extends WindowLocals = WindowLocals>(
  window: CardWindow<S, V, L>,
): AskRules<S, V, L, WindowFacts> {
  type Verb = VerbRules<Window<S, V, L>, V, VerbName<V>>;
  const { prompt, afterPlay } = window;

  /** Before the card does anything: what it does may open other steps. */
  function moveOn({ ctx, state, locals, facts: { at } }: Window<S, V, L>, hasPlayed: boolean): void {
    const isOver = hasPlayed ? afterPlay === 'close' : at >= window.seats(state, locals).length - 1;
    const next = hasPlayed ? (afterPlay === 'again' ? at : 0) : at + 1;
    if (isOver) ctx.done();
    else if (next !== (locals.at ?? 0)) locals.at = next;
  }

  const play: Verb = {
    names: (asking, before) => (before.length === 0 ? window.card : window.target?.(asking, before)),
    apply(asking, ...[card, ...targets]: readonly Ref[]) {
      moveOn(asking, true);
      window.played(asking, card ?? '', targets);
    },
  };
  const pass: Verb = {
    apply(asking, ..._: readonly Ref[]) {
      moveOn(asking, false);
      window.passed?.(asking);
    },
  };

  return {
    facts({ state }, locals) {
      const seats = window.seats(state, locals);
      for (let at = locals.at ?? 0; at < seats.length; at++) {
        const seat = seats[at] ?? NOBODY;
        if (window.opens(state, seat, locals)) return { seat, at };
      }
      return { seat: NOBODY, at: seats.length };
    },
    skip: ({ facts }) => facts.seat === NOBODY,
    ask(asking) {
      const autoPass = window.autoPass?.(asking);
      return {
        seat: asking.facts.seat,
        prompt,
        fallback: window.fallback?.(asking) ?? ([window.pass] as unknown as ChoiceOf<V>),
        ...(autoPass && { autoPass: { choice: [window.pass], ...autoPass } }),
        ...window.about?.(asking),
      };
    },
    verbs: { [window.play]: play, [window.pass]: pass } as VerbTable<Window<S, V, L>, V>,
  };
}
