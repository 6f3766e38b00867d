/** ECH-5.14, 9.2-9.4, 13.2: cards on their way between deck, hand and discard pile. */
import type { Seat } from '@gonfalon/kernel';
import type { DeckCardId } from '../content/index.ts';
import { mateOf, playerOf } from './purse.ts';
import type { Player, State } from './state.ts';
import type { Context } from './vocabulary.ts';

/** a mate sees the hand too. */
export function watchersOf(s: State, seat: Seat): Seat[] {
  const mate = mateOf(s, seat);
  return mate === undefined ? [seat] : [seat, mate];
}

export function removeOne<T>(list: T[], item: T): boolean {
  const i = list.indexOf(item);
  if (i >= 0) list.splice(i, 1);
  return i >= 0;
}

/** Draws up to so many, and says how many it were. */
export function draw(ctx: Context, seat: Seat, n: number): number {
  const cards = takeFromDeck(playerOf(ctx.state, seat), n);
  if (cards.length === 0) return 0;
  ctx.reveal();
  playerOf(ctx.state, seat).hand.push(...cards);
  const count = cards.length;
  ctx.emit(
    { kind: 'drew', seat, count, cards },
    { by: watchersOf(ctx.state, seat), instead: { kind: 'drew', seat, count } },
  );
  return count;
}

export function takeFromDeck(player: Player, n: number): DeckCardId[] {
  const count = Math.min(n, player.deck.length);
  return count <= 0 ? [] : player.deck.splice(player.deck.length - count, count).reverse();
}

/** ECH-13.2: a card leaves the hand in the open. */
export function takeFromHand(player: Player, id: DeckCardId): void {
  removeOne(player.hand, id);
  removeOne(player.known, id);
}

export function discard(ctx: Context, seat: Seat, id: DeckCardId): void {
  const player = playerOf(ctx.state, seat);
  ctx.reveal();
  takeFromHand(player, id);
  player.discard.push(id);
  ctx.emit({ kind: 'discarded', seat, card: id });
}

/** Every different card of a list, in its order: equal cards are one choice. */
export function different<T>(list: readonly T[]): T[] {
  const seen: T[] = [];
  for (const item of list) if (!seen.includes(item)) seen.push(item);
  return seen;
}
