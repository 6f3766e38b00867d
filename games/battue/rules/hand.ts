/** BTU-13: drawing and discarding loot cards, the war chest and the hand limit. */
import type { Choice, Ref, Refusal, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { LootId } from '../content/index.ts';
import { constants, loot } from '../content/index.ts';
import { player, refuse } from './selectors.ts';
import type { State } from './state.ts';

export const cardRef = (id: LootId): Ref => `card:${id}`;

/** The loot card that a reference names, if there is one. */
export function cardIn(ref: Ref | undefined): LootId | undefined {
  const id = ref?.startsWith('card:') ? ref.slice(5) : '';
  return Object.hasOwn(loot, id) ? (id as LootId) : undefined;
}

export function distinct(cards: readonly LootId[]): LootId[] {
  return [...new Set(cards)];
}

/** BTU-13.5; BTU-12.8. With Gathering every draw of the active player is one card more. */
export function drawLoot(ctx: StepContext<State>, seat: Seat, wanted: number): void {
  const s = ctx.state;
  if (wanted <= 0) return;
  const number = wanted + (s.turn.gathering && seat === s.active ? 1 : 0);
  const cards: LootId[] = [];
  while (cards.length < number) {
    if (s.lootPile.length === 0) renewLootPile(ctx);
    const card = s.lootPile.pop();
    if (card === undefined) break;
    cards.push(card);
    for (const p of s.players) if (p.knowsLoot > 0) p.knowsLoot--;
  }
  if (cards.length === 0) return;
  player(s, seat).hand.push(...cards);
  ctx.reveal();
  ctx.emit(
    { kind: 'drew', seat, count: cards.length, cards },
    { by: [seat], instead: { kind: 'drew', seat, count: cards.length } },
  );
}

export function renewLootPile(ctx: StepContext<State>): void {
  const s = ctx.state;
  if (s.lootDiscard.length === 0) return;
  s.lootPile = ctx.chance.shuffle(s.lootDiscard);
  s.lootDiscard = [];
  for (const p of s.players) p.knowsLoot = 0;
  ctx.emit({ kind: 'loot-reshuffled', count: s.lootPile.length });
}

export function takeFromHand(ctx: StepContext<State>, seat: Seat, card: LootId): void {
  const { hand } = player(ctx.state, seat);
  const i = hand.indexOf(card);
  if (i >= 0) hand.splice(i, 1);
  ctx.reveal();
}

export function discard(ctx: StepContext<State>, seat: Seat, card: LootId): void {
  takeFromHand(ctx, seat, card);
  ctx.state.lootDiscard.push(card);
  ctx.emit({ kind: 'discarded', seat, card });
}

/** BTU-13.2, 13.3: a resolved card leaves the table, unless it already has. */
export function putAway(s: State, seat: Seat, card: LootId): void {
  const i = s.inPlay.indexOf(card);
  if (i < 0) return;
  s.inPlay.splice(i, 1);
  if (loot[card].vp > 0) player(s, seat).chest.push(card);
  else s.lootDiscard.push(card);
}

/** What a player who does not choose parts with: the oldest card without points, else the one with fewest. */
export function leastUseful(hand: readonly LootId[]): LootId | undefined {
  return hand.find((card) => loot[card].vp === 0) ?? hand.toSorted((a, b) => loot[a].vp - loot[b].vp)[0];
}

function refuseDiscard(s: State, [verb, ref]: Choice): Refusal | undefined {
  const card = cardIn(ref);
  if (verb !== 'discard' || !card) return refuse('BTU-13.4');
  return player(s, s.active).hand.includes(card)
    ? undefined
    : refuse('BTU-13.4', [cardRef(card)], { notHeld: true });
}

function discardStep(prompt: string, open: (s: State) => boolean, once: boolean): Step<State> {
  return {
    skip: (ctx) => !open(ctx.state),
    ask(ctx) {
      const { active } = ctx.state;
      const { hand } = player(ctx.state, active);
      const candidates = distinct(hand).map((card): Choice => ['discard', cardRef(card)]);
      const least = leastUseful(hand);
      return {
        seat: active,
        prompt,
        params: { excess: hand.length - constants.handLimit },
        candidates,
        fallback: ['discard', ...(least ? [cardRef(least)] : [])],
      };
    },
    refuse: (ctx, _, choice) => refuseDiscard(ctx.state, choice),
    answer(ctx, _, choice) {
      const card = cardIn(choice[1]);
      if (card) discard(ctx, ctx.state.active, card);
      if (once) ctx.done();
    },
  };
}

export const handSteps = {
  /** BTU-13.4, 16.2 */
  'hand-limit': discardStep(
    'hand-limit',
    (s) => player(s, s.active).hand.length > constants.handLimit,
    false,
  ),
  /** Gathering: one card after every battle of the turn, BTU-12.7. */
  'gathering-discard': discardStep(
    'gathering-discard',
    (s) => s.turn.gathering && player(s, s.active).hand.length > 0,
    true,
  ),
};
