/** BLO-1.10, 12.1, 12.2: the Command deck and the Lore deck. */
import type { EventOf, Seat } from '@gonfalon/kernel';
import type { CommandId, LoreId } from '../content/index.ts';
import { camp } from './units.ts';
import type { BattleLoreVocabulary, Context, Events } from './vocabulary.ts';

/** BLO-12.2, R-33: the next cards of a pile, which is made anew from its discard pile when it is empty. */
function drawFrom<Card>({ chance }: Context, pile: Card[], discard: Card[], count: number): Card[] {
  const cards: Card[] = [];
  while (cards.length < count) {
    if (pile.length === 0) pile.push(...chance.shuffle(discard.splice(0)));
    const card = pile.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  return cards;
}

export function takeCommand(ctx: Context, count: number): CommandId[] {
  return drawFrom(ctx, ctx.state.commandPile, ctx.state.commandDiscard, count);
}

export function takeLore(ctx: Context, count: number): LoreId[] {
  return drawFrom(ctx, ctx.state.lorePile, ctx.state.loreDiscard, count);
}

export function drawCommand(ctx: Context, seat: Seat, count: number): void {
  const cards = takeCommand(ctx, count);
  camp(ctx.state, seat).hand.push(...cards);
  tellDraw(ctx, 'drew-command', seat, cards);
}

export function drawLore(ctx: Context, seat: Seat, count: number): void {
  const cards = takeLore(ctx, count);
  camp(ctx.state, seat).lore.push(...cards);
  tellDraw(ctx, 'drew-lore', seat, cards);
}

type Drawing = 'dealt-lore' | 'drew-lore' | 'drew-command' | 'scouted';
type Looking = 'saw-lore-hand' | 'saw-command-hand';
type CardsOf<Kind extends Drawing | Looking> = NonNullable<Events[Kind]['cards']>;
type Event = EventOf<BattleLoreVocabulary>;

export function tellDraw<Kind extends Drawing>(ctx: Context, kind: Kind, seat: Seat, cards: CardsOf<Kind>) {
  if (cards.length > 0) tellCards(ctx, seat, { kind, seat, count: cards.length }, cards);
}

/** A seat looks into the other's hand. */
export function tellLook<Kind extends Looking>(ctx: Context, kind: Kind, seat: Seat, cards: CardsOf<Kind>) {
  tellCards(ctx, seat, { kind, seat, of: 1 - seat }, cards);
}

/** Only the seat sees which cards they are. */
function tellCards(ctx: Context, seat: Seat, event: Event, cards: readonly (CommandId | LoreId)[]): void {
  ctx.reveal();
  // That the cards are of the event's deck, the callers' types see to.
  ctx.emit({ ...event, cards: [...cards] } as Event, { by: [seat], instead: event });
}

export function discardCommand(ctx: Context, seat: Seat, card: CommandId): void {
  const { hand } = camp(ctx.state, seat);
  hand.splice(hand.indexOf(card), 1);
  ctx.state.commandDiscard.push(card);
  ctx.reveal();
  ctx.emit({ kind: 'command-discarded', seat, card });
}

export function discardLore(ctx: Context, seat: Seat, card: LoreId): void {
  const { lore: hand } = camp(ctx.state, seat);
  hand.splice(hand.indexOf(card), 1);
  ctx.state.loreDiscard.push(card);
  ctx.reveal();
  ctx.emit({ kind: 'lore-discarded', seat, card });
}
