/** The ledger of laid cards, BTA-6.13 to BTA-6.17: what a card can still do, and how it is called. */
import type { ArtefactId, Card, Kind, OracleDay } from '../content/index.ts';
import { CALENDAR, info } from '../content/index.ts';
import type { Laid, LaidState, State } from './state.ts';

/** BTA-17.2: what the oracle says today. */
export function dayOf(s: State): OracleDay {
  return CALENDAR[(s.round - 1) % CALENDAR.length] as OracleDay;
}

/** BTA-6.14: how often a card of this kind serves; an illuminated tent has more room instead. */
export function usesOf(kind: Kind, illuminated: ArtefactId): number {
  return kind === illuminated && kind !== 'tent' ? 2 : 1;
}

export const kindOf = (laid: Laid): Kind => laid.as ?? info(laid.card).kind;

const MARKS: Readonly<Record<LaidState, string>> = { open: '', set: '^', used: '!', gained: '' };

/** How a laid card is called in a choice: its class and its marks. */
export function laidRef(laid: Laid): string {
  if (laid.wild) return `${laid.card}~*`;
  const name = laid.as === undefined ? laid.card : `${laid.card}=${laid.as}`;
  // BTA-11.14: a scroll that an amulet has touched can never convert itself.
  if (laid.state === 'used' && laid.amulet && kindOf(laid) === 'scroll') return `${name}~${laid.uses}^!`;
  return `${name}~${laid.uses}${MARKS[laid.state]}`;
}

export const isLaidRef = (ref: string): boolean => ref.includes('~');

/** Cards that are alike and lie in one place: one reference, BTA-6.20. */
export interface Item {
  readonly ref: string;
  readonly card: Card;
  readonly kind: Kind;
  readonly hand: boolean;
  readonly wild: boolean;
  readonly state: LaidState | 'hand';
  /** How many cards there are, and how often each of them serves. */
  count: number;
  readonly perCard: number;
  /** BTA-6.20: card order, then used before set before open before hand, then fewer uses left. */
  readonly order: number;
}

const STATE_ORDER: Readonly<Record<LaidState | 'hand', number>> = {
  used: 0,
  gained: 0,
  set: 1,
  open: 2,
  hand: 3,
};

function itemOrder(card: Card, state: LaidState | 'hand', uses: number): number {
  return (info(card).order * 4 + STATE_ORDER[state]) * 32 + uses;
}

function addHandCard(items: Item[], card: Card, illuminated: ArtefactId): void {
  for (const item of items) {
    if (item.hand && item.card === card) {
      item.count++;
      return;
    }
  }
  const { kind } = info(card);
  const perCard = usesOf(kind, illuminated);
  const order = itemOrder(card, 'hand', perCard);
  items.push({ ref: card, card, kind, hand: true, wild: false, state: 'hand', count: 1, perCard, order });
}

function addLaidCard(items: Item[], laid: Laid): void {
  const ref = laidRef(laid);
  for (const item of items) {
    if (item.ref === ref) {
      item.count++;
      return;
    }
  }
  const { card, state, wild, uses } = laid;
  const order = itemOrder(card, state, uses);
  items.push({ ref, card, kind: kindOf(laid), hand: false, wild, state, count: 1, perCard: uses, order });
}

/** All that a player has in hand and on the table, whatever it can still do; spent and gained cards left out. */
export function itemsOf(
  hand: readonly Card[],
  table: readonly Laid[],
  illuminated: ArtefactId,
  more: readonly Card[] = [],
): Item[] {
  const items: Item[] = [];
  for (const card of hand) addHandCard(items, card, illuminated);
  for (const card of more) addHandCard(items, card, illuminated);
  for (const laid of table) {
    if (laid.state !== 'gained' && (laid.uses > 0 || laid.state !== 'used')) addLaidCard(items, laid);
  }
  return items;
}

/** Takes one card of each reference out of the list, as what an action has named cannot pay for it. */
export function withoutRefs(items: readonly Item[], refs: readonly string[]): Item[] {
  const left = items.map((item) => ({ ...item }));
  for (const ref of refs) {
    const item = left.find((candidate) => candidate.ref === ref);
    if (item) item.count--;
  }
  return left.filter((item) => item.count > 0);
}

/** BTA-6.15: one use serves; the card is used from now on. */
export function spendUse(laid: Laid, uses = 1): void {
  laid.uses -= uses;
  laid.state = 'used';
}

/** BTA-6.16: the wild card becomes one of this kind, with all its uses of today. */
export function assignWild(laid: Laid, kind: Kind, illuminated: ArtefactId): void {
  laid.wild = false;
  laid.as = kind;
  laid.uses = usesOf(kind, illuminated);
}

/** A card as it is laid from the hand: BTA-6.14. */
export function freshlyLaid(card: Card, illuminated: ArtefactId): Laid {
  return { card, uses: usesOf(info(card).kind, illuminated), state: 'open', amulet: false, wild: false };
}

/** A card that was gained this turn can do nothing: BTA-6.4. */
export const gainedCard = (card: Card): Laid => ({
  card,
  uses: 0,
  state: 'gained',
  amulet: false,
  wild: false,
});
