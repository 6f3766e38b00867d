/** BLO-1.10, 12.1, 12.2: the Command deck. */
import type { Chance, Ref, Seat, Table } from '@gonfalon/kernel';
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

export function nextCommand(t: Table<State>): CommandId | undefined {
  return drawFrom(t.state.commandPile, t.state.commandDiscard, t.chance);
}

/** */
export function nextLore(t: Table<State>): LoreId | undefined {
  return drawFrom(t.state.lorePile, t.state.loreDiscard, t.chance);
}

export function drawCommand(t: Table<State>, seat: Seat, number: number): void {
  const cards: CommandId[] = [];
  for (let i = 0; i < number; i++) {
    const card = nextCommand(t);
    if (card) cards.push(card);
  }
  camp(t.state, seat).hand.push(...cards);
  tellDraw(t, 'drew-command', seat, cards);
}

export function drawLore(t: Table<State>, seat: Seat, number: number): void {
  const cards: LoreId[] = [];
  for (let i = 0; i < number; i++) {
    const card = nextLore(t);
    if (card) cards.push(card);
  }
  camp(t.state, seat).lore.push(...cards);
  tellDraw(t, 'drew-lore', seat, cards);
}

export function tellDraw(t: Table<State>, kind: string, seat: Seat, cards: readonly string[]): void {
  if (cards.length === 0) return;
  t.reveal();
  t.emit(
    { kind, seat, count: cards.length, cards: [...cards] },
    { by: [seat], instead: { kind, seat, count: cards.length } },
  );
}
