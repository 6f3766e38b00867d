/** BLO-1.10, 12.1, 12.2: the Command deck. */
import type { Chance, Ref, Seat, StepContext } from '@gonfalon/kernel';
import type { CommandId, LoreId } from '../content/index.ts';
import { command, lore } from '../content/index.ts';
import type { State } from './state.ts';
import { camp } from './units.ts';

export const commandRef = (id: CommandId): Ref => `card:${id}`;
export const loreRef = (id: LoreId): Ref => `lore:${id}`;

export function commandIn(ref: Ref | undefined): CommandId | undefined {
  const id = ref?.startsWith('card:') ? ref.slice(5) : '';
  return Object.hasOwn(command, id) ? (id as CommandId) : undefined;
}

export function loreIn(ref: Ref | undefined): LoreId | undefined {
  const id = ref?.startsWith('lore:') ? ref.slice(5) : '';
  return Object.hasOwn(lore, id) ? (id as LoreId) : undefined;
}

export function distinct<T>(cards: readonly T[]): T[] {
  return [...new Set(cards)];
}

/** BLO-12.2: the next card of a pile, which is made anew from its discard pile when it is empty. */
function drawFrom<T>(pile: T[], discard: T[], chance: Chance): T | undefined {
  if (pile.length === 0) pile.push(...chance.shuffle(discard.splice(0)));
  return pile.pop();
}

export function nextCommand(ctx: StepContext<State>): CommandId | undefined {
  return drawFrom(ctx.state.commandPile, ctx.state.commandDiscard, ctx.chance);
}

/** */
export function nextLore(ctx: StepContext<State>): LoreId | undefined {
  return drawFrom(ctx.state.lorePile, ctx.state.loreDiscard, ctx.chance);
}

export function drawCommand(ctx: StepContext<State>, seat: Seat, number: number): void {
  const cards: CommandId[] = [];
  for (let i = 0; i < number; i++) {
    const card = nextCommand(ctx);
    if (card) cards.push(card);
  }
  camp(ctx.state, seat).hand.push(...cards);
  tellDraw(ctx, 'drew-command', seat, cards);
}

export function drawLore(ctx: StepContext<State>, seat: Seat, number: number): void {
  const cards: LoreId[] = [];
  for (let i = 0; i < number; i++) {
    const card = nextLore(ctx);
    if (card) cards.push(card);
  }
  camp(ctx.state, seat).lore.push(...cards);
  tellDraw(ctx, 'drew-lore', seat, cards);
}

export function tellDraw(ctx: StepContext<State>, kind: string, seat: Seat, cards: readonly string[]): void {
  if (cards.length === 0) return;
  ctx.reveal();
  ctx.emit(
    { kind, seat, count: cards.length, cards: [...cards] },
    { by: [seat], instead: { kind, seat, count: cards.length } },
  );
}
