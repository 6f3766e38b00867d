/**
 * BTU-4, BTU-13.1, BTU-16.1: the windows in which loot cards are played. A window in a battle opens for whoever
 * could hold a fitting card as far as everybody can see; that it opens, or not, tells nothing about a hand.
 */
import type { Choice, Ref, Refusal, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { LootId, LootWindow } from '../content/index.ts';
import { LOOT_IDS, loot } from '../content/index.ts';
import { effects } from './cards/index.ts';
import { cardIn, cardRef, distinct, putAway, takeFromHand } from './hand.ts';
import { player, refuse } from './selectors.ts';
import type { State } from './state.ts';

function inWindow(card: LootId, windows: readonly LootWindow[]): boolean {
  return loot[card].when.some((when) => windows.includes(when));
}

/** Every way to play a card; none if its precondition fails or it has no target. */
function waysToPlay(s: State, seat: Seat, card: LootId): Choice[] {
  const effect = effects[card];
  if (effect.can && !effect.can(s, seat)) return [];
  if (!effect.targets) return [['play', cardRef(card)]];
  return effect.targets(s, seat).map((targets): Choice => ['play', cardRef(card), ...targets]);
}

function plays(s: State, seat: Seat, windows: readonly LootWindow[]): Choice[] {
  return distinct(player(s, seat).hand)
    .filter((card) => inWindow(card, windows))
    .flatMap((card) => waysToPlay(s, seat, card));
}

/** BTU-4.2 */
function refusePlay(
  s: State,
  seat: Seat,
  windows: readonly LootWindow[],
  [, ref, ...targets]: Choice,
): Refusal | undefined {
  const card = cardIn(ref);
  if (!card || !player(s, seat).hand.includes(card))
    return refuse('BTU-4.2', ref ? [ref] : [], { notHeld: true });
  if (!inWindow(card, windows)) return refuse('BTU-13.1', [cardRef(card)]);
  const ways = waysToPlay(s, seat, card);
  if (ways.length === 0) return refuse('BTU-4.2', [cardRef(card)]);
  const named = ways.some(
    (way) => way.length === targets.length + 2 && targets.every((r, i) => way[i + 2] === r),
  );
  return named ? undefined : refuse('BTU-4.2', [cardRef(card), ...targets], { target: true });
}

/** Whether, for all that everybody can see, the seat might hold a card that it could play now. */
export function mightPlay(s: State, seat: Seat, windows: readonly LootWindow[]): boolean {
  const p = player(s, seat);
  if (p.out || p.hand.length === 0) return false;
  return LOOT_IDS.some(
    (card) =>
      inWindow(card, windows) &&
      copiesInSight(s, card) < loot[card].count &&
      waysToPlay(s, seat, card).length > 0,
  );
}

function copiesInSight(s: State, card: LootId): number {
  const among = (cards: readonly LootId[]) => cards.reduce((n, c) => (c === card ? n + 1 : n), 0);
  return s.players.reduce((n, p) => n + among(p.chest), among(s.lootDiscard) + among(s.inPlay));
}

function playCard(ctx: StepContext<State>, seat: Seat, card: LootId, targets: readonly Ref[]): void {
  takeFromHand(ctx, seat, card);
  ctx.state.inPlay.push(card);
  ctx.emit({ kind: 'played', seat, card, targets });
  ctx.call('put-away', { seat, card });
  effects[card].play(ctx, seat, ...targets);
}

interface WindowRules {
  readonly prompt: string;
  readonly seat: (s: State) => Seat;
  readonly windows: (s: State) => readonly LootWindow[];
  readonly open: (s: State) => boolean;
  /** The word for playing nothing (more). */
  readonly stop: 'done' | 'pass';
  /** Only one card may be played. */
  readonly once?: boolean;
  /** Which card is played for an absent player. */
  readonly fallback?: (s: State) => LootId | undefined;
  /** What else an answer changes. */
  readonly after?: (s: State, played: boolean) => void;
}

export function cardWindow(rules: WindowRules): Step<State> {
  return {
    skip: (ctx) => !rules.open(ctx.state),
    ask({ state: s }) {
      const seat = rules.seat(s);
      const candidates = plays(s, seat, rules.windows(s));
      const fallback = rules.fallback?.(s);
      candidates.push([rules.stop]);
      return {
        seat,
        prompt: rules.prompt,
        candidates,
        fallback: fallback ? ['play', cardRef(fallback)] : [rules.stop],
        ...(rules.stop === 'pass' && {
          autoPass: { choice: ['pass'], key: `round ${s.round} seat ${s.active}` },
        }),
      };
    },
    refuse({ state: s }, _, choice) {
      if (choice[0] === rules.stop) return undefined;
      if (choice[0] !== 'play') return refuse('BTU-3.2');
      return refusePlay(s, rules.seat(s), rules.windows(s), choice);
    },
    answer(ctx, _, [verb, ref, ...targets]) {
      const seat = rules.seat(ctx.state);
      const card = cardIn(ref);
      const played = verb === 'play' && card !== undefined;
      rules.after?.(ctx.state, played);
      if (!played || rules.once) ctx.done();
      if (played) playCard(ctx, seat, card, targets);
    },
  };
}

const active = (s: State): Seat => s.active;
const holdsCards = (s: State): boolean => player(s, s.active).hand.length > 0;

export const cardSteps = {
  /** BTU-4.1 */
  'start-cards': cardWindow({
    prompt: 'start-card',
    seat: active,
    windows: () => ['start'],
    open: holdsCards,
    stop: 'done',
  }),
  /** BTU-16.1; for an absent player every card with points goes to the chest. */
  'end-cards': cardWindow({
    prompt: 'end-card',
    seat: active,
    windows: () => ['end'],
    open: holdsCards,
    stop: 'done',
    fallback: (s) => player(s, s.active).hand.find((card) => loot[card].vp > 0),
  }),
  'put-away': {
    run(ctx, { seat, card }) {
      putAway(ctx.state, seat, card);
      ctx.done();
    },
  } satisfies Step<State, { seat: Seat; card: LootId }>,
};
