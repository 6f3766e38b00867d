/** BTU-13: drawing and discarding loot cards, the war chest and the hand limit. */
import type { DrawPile, Seat } from '@gonfalon/kernel';
import { distinct, drawCards, showTo, takeCard } from '@gonfalon/kernel';
import type { LootId } from '../content/index.ts';
import { constants, loot } from '../content/index.ts';
import { cardOf, lootCards } from '../content/refs.ts';
import { oneOf, question } from './question.ts';
import { player } from './selectors.ts';
import type { State } from './state.ts';
import type { Context, Kinds } from './vocabulary.ts';

/** Each card once, as it is named. */
export const refsOf = (cards: readonly LootId[]): Kinds['card'][] => distinct(cards).map(lootCards.ref);

/** BTU-13.5 */
export function lootPile(ctx: Context): DrawPile<LootId> {
  const s = ctx.state;
  return {
    pile: s.lootPile,
    discard: s.lootDiscard,
    onReshuffle(count) {
      for (const p of s.players) p.knowsLoot = 0;
      ctx.emit({ kind: 'loot-reshuffled', count });
    },
  };
}

/** BTU-13.5; BTU-12.8. With Gathering every draw of the active player is one card more. */
export function drawLoot(ctx: Context, seat: Seat, wanted: number): void {
  const s = ctx.state;
  if (wanted <= 0) return;
  const number = wanted + (s.turn.gathering && seat === s.active ? 1 : 0);
  const cards = drawCards(lootPile(ctx), number, ctx.chance);
  if (cards.length === 0) return;
  for (const p of s.players) p.knowsLoot = Math.max(0, p.knowsLoot - cards.length);
  player(s, seat).hand.push(...cards);
  showTo(ctx, [seat], { kind: 'drew', seat, count: cards.length, cards }, 'cards');
}

export function takeFromHand(ctx: Context, seat: Seat, card: LootId): void {
  takeCard(player(ctx.state, seat).hand, card);
  ctx.reveal();
}

export function discard(ctx: Context, seat: Seat, card: LootId): void {
  takeFromHand(ctx, seat, card);
  ctx.state.lootDiscard.push(card);
  ctx.emit({ kind: 'discarded', seat, card });
}

/** BTU-13.2, 13.3: a resolved card leaves the table, unless it already has. */
export function putAway(s: State, seat: Seat, card: LootId): void {
  if (!takeCard(s.inPlay, card)) return;
  if (loot[card].vp > 0) player(s, seat).chest.push(card);
  else s.lootDiscard.push(card);
}

/** What a player who does not choose parts with: the oldest card without points, else the one with fewest. */
export function leastUseful(hand: readonly LootId[]): LootId {
  const [least = 'loot'] = hand.toSorted((a, b) => loot[a].vp - loot[b].vp);
  return hand.find((card) => loot[card].vp === 0) ?? least;
}

function discardStep(
  prompt: 'hand-limit' | 'gathering-discard',
  rule: 'BTU-12.7' | 'BTU-13.4',
  isNeeded: (s: State, cards: number) => boolean,
  once: boolean,
) {
  return question<object, readonly LootId[]>({
    facts: ({ state: s }) => player(s, s.active).hand,
    skip: ({ state: s, facts }) => !isNeeded(s, facts.length),
    ask: ({ state: s, facts }) => ({
      seat: s.active,
      prompt,
      params: { excess: facts.length - constants.handLimit },
      fallback: ['discard', lootCards.ref(leastUseful(facts))],
    }),
    wrongMoment: rule,
    verbs: {
      discard: {
        names: oneOf('card', ({ facts }) => refsOf(facts), rule, { notHeld: true }),
        apply({ ctx, state: s }, card) {
          discard(ctx, s.active, cardOf(card));
          if (once) ctx.done();
        },
      },
    },
  });
}

export const handSteps = {
  /** BTU-13.4, 16.2 */
  'hand-limit': discardStep('hand-limit', 'BTU-13.4', (_, cards) => cards > constants.handLimit, false),
  /** Gathering: one card after every battle of the turn, BTU-12.7. */
  'gathering-discard': discardStep(
    'gathering-discard',
    'BTU-12.7',
    (s, cards) => s.turn.gathering && cards > 0,
    true,
  ),
};
