/** BLO-1.10, 12.1, 12.2: the Command deck and the Lore deck. */
import type { Seat } from '@gonfalon/kernel';
import { drawCards, showTo, takeCard } from '@gonfalon/kernel';
import type { CommandId, LoreId } from '../content/index.ts';
import { camp, other } from './units.ts';
import type { Context } from './vocabulary.ts';

/** BLO-12.2 */
export function takeCommand({ state: s, chance }: Context, count: number): CommandId[] {
  return drawCards({ pile: s.commandPile, discard: s.commandDiscard }, count, chance);
}

/** */
export function takeLore({ state: s, chance }: Context, count: number): LoreId[] {
  return drawCards({ pile: s.lorePile, discard: s.loreDiscard }, count, chance);
}

export function drawCommand(ctx: Context, seat: Seat, wanted: number): void {
  const cards = takeCommand(ctx, wanted);
  camp(ctx.state, seat).hand.push(...cards);
  const count = cards.length;
  if (count > 0) showTo(ctx, [seat], { kind: 'drew-command', seat, count, cards }, 'cards');
}

export function drawLore(ctx: Context, seat: Seat, wanted: number): void {
  const cards = takeLore(ctx, wanted);
  camp(ctx.state, seat).lore.push(...cards);
  showLore(ctx, 'drew-lore', seat, cards);
}

/** Only the seat sees which cards it looks at. */
export function showLore(
  ctx: Context,
  kind: 'drew-lore' | 'dealt-lore',
  seat: Seat,
  cards: readonly LoreId[],
): void {
  const count = cards.length;
  if (count > 0) showTo(ctx, [seat], { kind, seat, count, cards: [...cards] }, 'cards');
}

/** A seat looks into the other's Lore hand. */
export function showLoreHand(ctx: Context, seat: Seat): void {
  const of = other(seat);
  const cards = camp(ctx.state, of).lore.slice();
  showTo(ctx, [seat], { kind: 'saw-lore-hand', seat, of, cards }, 'cards');
}

export function discardCommand(ctx: Context, seat: Seat, card: CommandId): void {
  takeCard(camp(ctx.state, seat).hand, card);
  ctx.state.commandDiscard.push(card);
  ctx.reveal();
  ctx.emit({ kind: 'command-discarded', seat, card });
}

/** Also one that the seat only looked at. */
export function discardLore(ctx: Context, seat: Seat, card: LoreId): void {
  takeCard(camp(ctx.state, seat).lore, card);
  ctx.state.loreDiscard.push(card);
  ctx.reveal();
  ctx.emit({ kind: 'lore-discarded', seat, card });
}
