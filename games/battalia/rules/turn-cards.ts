/** Cards that leave a turn or enter it: BTA-1.6, BTA-16.1, BTA-16.3. */
import type { Seat } from '@gonfalon/kernel';
import type { Card } from '../content/index.ts';
import { constants } from '../content/index.ts';
import { drawCards, showHandCard, sortCards } from './decks.ts';
import type { Context } from './question.ts';
import { by, playerAt } from './selectors.ts';
import type { State } from './state.ts';

/** Everything that lies before a player goes to his shelter, in the order in which it was laid or gained. */
export function discardTable(s: State, seat: Seat): Card[] {
  const player = playerAt(s, seat);
  const cards = player.table.filter(({ tents }) => tents === undefined).map(({ card }) => card);
  player.table = [];
  player.shelter.push(...cards);
  return cards;
}

/** The hand goes to the shelter in card order, in sight of all. */
export function discardHand(s: State, seat: Seat): Card[] {
  const player = playerAt(s, seat);
  const cards = sortCards(player.hand);
  player.hand = [];
  for (const card of cards) showHandCard(s, seat, card);
  player.shelter.push(...cards);
  return cards;
}

/** Draws, in sight of the owner alone. */
export function drawFor(ctx: Context, seat: Seat, count: number): void {
  if (count <= 0) return;
  const player = playerAt(ctx.state, seat);
  ctx.reveal();
  const inShelter = player.shelter.length;
  const { drawn, shuffled } = drawCards(player, count, ctx.chance);
  if (shuffled) ctx.emit({ kind: 'reshuffled', ...by(ctx.state, seat), count: inShelter });
  if (drawn.length === 0) return;
  const shown = { kind: 'drew', ...by(ctx.state, seat), count: drawn.length } as const;
  ctx.emit({ ...shown, cards: drawn }, { by: [seat], instead: shown });
}

/** BTA-14.26: up to a full hand; more is kept. */
export function refill(ctx: Context, seat: Seat): void {
  drawFor(ctx, seat, constants.handSize - playerAt(ctx.state, seat).hand.length);
}
