/** What cards are worth by themselves, in points of `power`: the more a card costs, the more it does. */
import type { CardId, DeckCardId, Kind, TechnologyKind, UnitId } from '../content/index.ts';
import { card, deckCards, totalCost, units } from '../content/index.ts';

/** ECH hints: a Conqueror is worth more than its stats. */
const CONQUEROR = 1.5;

const TECHNOLOGY: Readonly<Record<TechnologyKind, { readonly base: number; readonly perCost: number }>> = {
  upgrade: { base: 0.3, perCost: 0.65 },
  action: { base: 0.7, perCost: 0.5 },
  reaction: { base: 0.7, perCost: 0.4 },
  event: { base: 0.6, perCost: 0.7 },
};

const unitWorths = new Map<UnitId, number>(
  units.map(({ id, power, classes }) => [id, power + (classes.includes('conqueror') ? CONQUEROR : 0)]),
);

/** Of a unit on the map, unhurt. */
export const unitWorth = (id: UnitId): number => unitWorths.get(id) ?? 0;

function worthOf(id: DeckCardId): number {
  const entry = card[id];
  if (entry.kind === 'unit') return unitWorth(entry.id);
  const { base, perCost } = TECHNOLOGY[entry.tech];
  return base + perCost * totalCost(entry);
}

const worths = new Map<CardId, number>(deckCards.map(({ id }) => [id, worthOf(id)]));

/** Of a card once it is played. */
export const playedWorth = (id: CardId): number => worths.get(id) ?? 0;

const costs = new Map<DeckCardId, number>(deckCards.map((entry) => [entry.id, totalCost(entry)]));
export const costOf = (id: DeckCardId): number => costs.get(id) ?? 0;

/** How much of a kind of resource a hand asks for, a card on the average. */
export function demandOf(hand: readonly DeckCardId[], kind: Kind): number {
  let sum = 0;
  for (const id of hand) sum += card[id].cost[kind];
  return hand.length > 0 ? sum / hand.length : 1;
}

/** What the next resource of a kind is worth to a player who has so many of it. */
export function needOf(have: number, demand: number): number {
  if (have === 0) return 1.7;
  return Math.max(0.4, Math.min(1.5, 1 + 0.35 * (demand - 0.5 * have)));
}
