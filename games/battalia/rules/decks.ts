/** Decks and piles, chapter 1: drawing, taking from the reserve, and what the others know of a deck. */
import type { Chance } from '@gonfalon/kernel';
import type { Card, CardPileId, FactionId } from '../content/index.ts';
import { compareCards, info } from '../content/index.ts';
import type { Player, State } from './state.ts';

/** Takes one card of this class out of the list. */
export function takeOut(cards: Card[], card: Card): boolean {
  const at = cards.lastIndexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** BTA-1.6: draws, and tells how often the shelter had to be shuffled. */
export function drawCards(p: Player, count: number, chance: Chance): { drawn: Card[]; shuffled: number } {
  const drawn: Card[] = [];
  let shuffled = 0;
  while (drawn.length < count) {
    if (p.nation.length === 0) {
      if (p.shelter.length === 0) break;
      p.nation = chance.shuffle(p.shelter);
      p.shelter = [];
      shuffled++;
    }
    drawn.push(p.nation.pop() as Card);
  }
  p.hand.push(...drawn);
  return { drawn, shuffled };
}

/** BTA-1.11: one card of that faction, or else the top card; the pile is then shuffled. */
export function searchPile(s: State, pile: CardPileId, faction: FactionId, chance: Chance): Card | undefined {
  const cards = s.piles[pile];
  const at = cards.findLastIndex((card) => info(card).faction === faction);
  const [found] = cards.splice(at < 0 ? cards.length - 1 : at, 1);
  chance.shuffle(cards);
  return found;
}

/** BTA-1.5: every card that a player owns, whatever it does. */
export function deckOf(s: State, seat: number): Card[] {
  const p = s.players[seat] as Player;
  const deck = [...p.nation, ...p.hand, ...p.shelter, ...p.ambush.map(({ card }) => card)];
  for (const laid of p.table) if (laid.tents === undefined) deck.push(laid.card);
  const groups = new Set<number>();
  for (const tent of p.tents) {
    deck.push(...tent.content);
    if (!groups.has(tent.group)) deck.push(tent.card);
    groups.add(tent.group);
  }
  if (s.line && s.active === seat) deck.push(...s.line.named, ...s.line.paid, ...s.line.taken);
  return deck;
}

/** The same, counted without making a list. */
export function deckSize(s: State, seat: number): number {
  const p = s.players[seat] as Player;
  let size = p.nation.length + p.hand.length + p.shelter.length + p.ambush.length;
  for (const laid of p.table) if (laid.tents === undefined) size++;
  p.tents.forEach((tent, i) => {
    size += tent.content.length;
    if (!p.tents.some((other, j) => j < i && other.group === tent.group)) size++;
  });
  if (s.line && s.active === seat) size += s.line.named.length + s.line.paid.length + s.line.taken.length;
  return size;
}

/**
 * BTA-1.14: a card has left nation, hand and ambush in sight of all. Of alike ones a known one is taken to be it, so an
 * unseen one has shown itself only if more of them are unseen than are left out of sight.
 */
export function showCard(s: State, seat: number, card: Card): void {
  const p = s.players[seat] as Player;
  const unseen = countOf(p.unseen, card);
  if (unseen > 0 && unseen > outOfSight(s, seat, card)) takeOut(p.unseen, card);
}

function outOfSight(s: State, seat: number, card: Card): number {
  const p = s.players[seat] as Player;
  let count = countOf(p.nation, card) + countOf(p.hand, card);
  for (const ambushed of p.ambush) if (ambushed.card === card) count++;
  if (s.line && s.active === seat) count += countOf(s.line.named, card) + countOf(s.line.paid, card);
  return count;
}

export function countOf(cards: readonly Card[], card: Card): number {
  let count = 0;
  for (const other of cards) if (other === card) count++;
  return count;
}

/** A hand card leaves in sight of all: BTA-1.14, BTA-1.15. */
export function showHandCard(s: State, seat: number, card: Card): void {
  takeOut((s.players[seat] as Player).known, card);
  showOwnCard(s, seat, card);
}

/** A card out of the hand or the ambush is seen by all: it may be one of the cohort announced this turn. */
export function showOwnCard(s: State, seat: number, card: Card): void {
  showCard(s, seat, card);
  const { cohort } = s;
  if (cohort?.seat !== seat) return;
  takeOut(cohort.hidden, card);
  const { faction, legendary } = info(card);
  for (const part of cohort.announced) {
    if (part.left > 0 && (legendary || part.faction === faction)) {
      part.left--;
      return;
    }
  }
}

export const sortCards = (cards: Card[]): Card[] => cards.sort(compareCards);
