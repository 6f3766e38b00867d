/** A deck that somebody builds outside of a match: a civilisation, and the cards that a muster would hand in. */
import type { Civ, DeckCardId, KnownDeckCard, RuleId } from '../../content/index.ts';
import { card, constants, isUnitId, pool, preset, totalCost } from '../../content/index.ts';
import { deckFaults } from '../../rules/deck-check.ts';
import { addRefusal, copiesOf, isScout } from '../../rules/decks.ts';

export interface Deck {
  readonly name: string;
  readonly civ: Civ;
  readonly cards: readonly DeckCardId[];
  /** Of a deck that was kept by another version: the cards that this game does not know. */
  readonly unknown?: readonly string[];
}

export const presetDeck = (civ: Civ, name: string): Deck => ({ name, civ, cards: preset[civ] });

export const isReady = ({ civ, cards }: Deck): boolean => deckFaults(civ, cards).length === 0;

/** The deck with one more, or the rule that forbids it. */
export function withCard(deck: Deck, id: DeckCardId): { readonly deck: Deck } | { readonly rule: RuleId } {
  const rule = addRefusal(deck.civ, deck.cards, id);
  return rule ? { rule } : { deck: { ...deck, cards: [...deck.cards, id] } };
}

export function withoutCard(deck: Deck, id: DeckCardId): Deck {
  const at = deck.cards.lastIndexOf(id);
  return at < 0 ? deck : { ...deck, cards: deck.cards.toSpliced(at, 1) };
}

/** The same cards in the order of the pool, with how many there are of each. */
export function counted({
  civ,
  cards,
}: Deck): readonly { readonly id: DeckCardId; readonly count: number }[] {
  return pool[civ].map(({ id }) => ({ id, count: copiesOf(cards, id) })).filter(({ count }) => count > 0);
}

export const FILTERS = ['all', 'unit', 'upgrade', 'action', 'reaction', 'event'] as const;
export type CardFilter = (typeof FILTERS)[number];
export const ORDERS = ['kind', 'cost', 'rarity', 'name'] as const;
export type CardOrder = (typeof ORDERS)[number];

const kindOfCard = (entry: KnownDeckCard): Exclude<CardFilter, 'all'> =>
  entry.kind === 'unit' ? 'unit' : entry.tech;

interface Listing {
  readonly filter: CardFilter;
  readonly order: CardOrder;
  /** What a name or a text must contain. */
  readonly wanted: string;
  nameOf(id: DeckCardId): string;
  textOf(entry: KnownDeckCard): string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The cards of a civilisation as a page lists them. */
export function listed(
  civ: Civ,
  { filter, order, wanted, nameOf, textOf }: Listing,
): readonly KnownDeckCard[] {
  const rank = (entry: KnownDeckCard): readonly (number | string)[] => {
    const kind = FILTERS.indexOf(kindOfCard(entry));
    const cost = totalCost(entry);
    const name = plain(nameOf(entry.id));
    const byOrder = { kind: [kind, cost], cost: [cost, kind], rarity: [entry.rarity, kind, cost], name: [] };
    return [...byOrder[order], name];
  };
  const found = plain(wanted.trim());
  return pool[civ]
    .filter((entry) => filter === 'all' || kindOfCard(entry) === filter)
    .filter((entry) => plain(`${nameOf(entry.id)} ${textOf(entry)}`).includes(found))
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((a, b) => {
      const at = a.rank.findIndex((value, i) => value !== b.rank[i]);
      if (at < 0) return 0;
      return (a.rank[at] ?? 0) < (b.rank[at] ?? 0) ? -1 : 1;
    })
    .map(({ entry }) => entry);
}

const PARTS = ['food', 'wood', 'gold', 'any'] as const;
export type CostPart = (typeof PARTS)[number];
/** Cards of this cost and dearer ones share a column. */
const MAX_COLUMN = 8;

export interface CostColumn {
  readonly cost: number;
  readonly cards: number;
  /** How many of each resource these cards ask for. */
  readonly parts: Readonly<Record<CostPart, number>>;
}

const noParts = (): Record<CostPart, number> => ({ food: 0, wood: 0, gold: 0, any: 0 });

/** How many cards there are of each total cost, and of what it consists. */
export function costCurve({ cards }: Deck): readonly CostColumn[] {
  const columns = Array.from({ length: MAX_COLUMN + 1 }, (_, cost) => ({ cost, cards: 0, parts: noParts() }));
  for (const id of cards) {
    const column = columns[Math.min(MAX_COLUMN, totalCost(card[id]))];
    if (!column) continue;
    column.cards++;
    for (const part of PARTS) column.parts[part] += card[id].cost[part];
  }
  return columns;
}

/** What all cards together ask for. */
export function demand({ cards }: Deck): Readonly<Record<CostPart, number>> {
  const sum = noParts();
  for (const id of cards) for (const part of PARTS) sum[part] += card[id].cost[part];
  return sum;
}

/** ECH-1.7, 1.9: a first hand, as the match would deal it; `below` gives a whole number below another. */
export function sampleHand({ cards }: Deck, below: (n: number) => number): readonly DeckCardId[] {
  const rest = [...cards];
  const scout = rest.findIndex((id) => isUnitId(id) && isScout(id));
  if (scout >= 0) rest.splice(scout, 1);
  const hand: DeckCardId[] = [];
  while (hand.length < constants.startHand && rest.length > 0)
    hand.push(...rest.splice(below(rest.length), 1));
  return hand;
}
