/** A player's deck at a glance: how much its hands can do on the average. */
import type { Card } from '../content/index.ts';
import { constants } from '../content/index.ts';
import type { Player, State } from '../rules/state.ts';
import { cardValue, valuesOf } from './card-values.ts';

export interface Deck {
  size: number;
  /** The sum of what its cards are worth, and of their strengths. */
  value: number;
  attack: number;
  defence: number;
  units: number;
  provisions: number;
  tools: number;
  weapons: number;
  titles: number;
  horses: number;
  own: number;
  legendary: number;
}

function add(deck: Deck, card: Card, { faction }: Player): void {
  const values = valuesOf(card);
  deck.size++;
  deck.value += cardValue(card, faction);
  deck.attack += values.attack;
  deck.defence += values.defence;
  if (values.faction !== undefined && values.faction === faction) deck.own++;
  if (values.isWeapon) deck.weapons++;
  if (values.isLegendary) deck.legendary++;
  switch (values.kind) {
    case 'provision':
      deck.provisions++;
      return;
    case 'tool':
      deck.tools++;
      return;
    case 'title':
      deck.titles++;
      return;
    case 'horse':
      deck.horses++;
      return;
    case 'citizen':
    case 'chief':
    case 'priest':
    case 'lord':
      deck.units++;
  }
}

/** What there is of a deck, wherever it lies; good until the next look. */
export function lookAtDeck(s: State, seat: number): Deck {
  const deck: Deck = {
    size: 0,
    value: 0,
    attack: 0,
    defence: 0,
    units: 0,
    provisions: 0,
    tools: 0,
    weapons: 0,
    titles: 0,
    horses: 0,
    own: 0,
    legendary: 0,
  };
  const p = s.players[seat];
  if (!p) return deck;
  for (const card of p.nation) add(deck, card, p);
  for (const card of p.hand) add(deck, card, p);
  for (const card of p.shelter) add(deck, card, p);
  for (const { card } of p.ambush) add(deck, card, p);
  for (const { card, tents } of p.table) if (tents === undefined) add(deck, card, p);
  for (const { card, content } of p.tents) {
    add(deck, card, p);
    for (const kept of content) add(deck, kept, p);
  }
  if (s.line && s.active === seat) {
    for (const card of s.line.named) add(deck, card, p);
    for (const card of s.line.paid) add(deck, card, p);
    for (const card of s.line.taken) add(deck, card, p);
  }
  return deck;
}

/** How much of a sum over the deck comes into a hand. */
export const perHand = (sum: number, { size }: Deck): number =>
  size === 0 ? 0 : (sum * Math.min(size, constants.handSize)) / size;

/** How likely a hand has at least one of so many cards of the deck. */
export function chanceOfOne(count: number, { size }: Deck): number {
  return size === 0 || count === 0 ? 0 : 1 - (1 - count / size) ** constants.handSize;
}
