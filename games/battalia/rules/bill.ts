/** Which cards pay, BTA-6.20 and section 6.2: the plain payment, and what a payer may insist on instead. */
import type { ArtefactId, FactionId, Kind } from '../content/index.ts';
import { info } from '../content/index.ts';
import type { Item } from './ledger.ts';
import type { Payment, Price } from './payment.ts';
import { fills, legalPayments, PLACES, usesPerWild } from './payment.ts';

/** How many cards so many uses of an item take: alike cards are used up one after the other. */
function cardsTaken(item: Item, uses: number, perWild: number): number {
  return uses === 0 ? 0 : Math.ceil(uses / (item.wild ? perWild : item.perCard));
}

/** Whether a player would rather keep the card: BTA-6.20. */
export function isOwn(item: Item, own: FactionId | undefined): boolean {
  const { faction, legendary } = info(item.card);
  return legendary || (faction !== undefined && faction === own);
}

/** What makes one payment plainer than another, the weightiest first. */
function plainness(
  payment: Payment,
  items: readonly Item[],
  own: FactionId | undefined,
  perWild: number,
): number[] {
  let special = 0;
  let leaving = 0;
  let dear = 0;
  let total = 0;
  const list: number[] = [];
  for (let i = 0; i < items.length; i++) {
    const uses = payment[i] ?? 0;
    if (uses === 0) continue;
    const item = items[i] as Item;
    const cards = cardsTaken(item, uses, perWild);
    total += uses;
    if (item.wild || item.kind === 'hammer') special += cards;
    if (item.hand) {
      leaving += cards;
      if (isOwn(item, own)) dear += cards;
    }
    for (let n = 0; n < uses; n++) list.push(item.order);
  }
  list.sort((a, b) => a - b);
  return [special, leaving, dear, total, ...list];
}

/** Compares two lists number by number; where one ends, it comes first. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The references of the uses, in card order. */
function refsOf(payment: Payment, items: readonly Item[]): string[] {
  const used: Item[] = [];
  items.forEach((item, i) => {
    for (let n = payment[i] as number; n > 0; n--) used.push(item);
  });
  return used.sort((a, b) => a.order - b.order).map(({ ref }) => ref);
}

/** What a payer may insist on, and how many uses of it all payments have in common. */
export interface BillOption {
  readonly ref: string;
  readonly common: number;
}

export interface Bill {
  /** The plain payment among those still possible. */
  readonly plain: string[];
  readonly options: BillOption[];
}

export const countRef = (refs: readonly string[], ref: string): number => {
  let count = 0;
  for (const other of refs) if (other === ref) count++;
  return count;
};

/** What is left to decide for a payer who insists on some uses; nothing, if he cannot pay like that. */
export function billOf(
  items: readonly Item[],
  price: Price,
  insisted: readonly string[],
  own: FactionId | undefined,
  illuminated: ArtefactId,
): Bill | undefined {
  const perWild = usesPerWild(price, illuminated);
  const all = legalPayments(items, price, illuminated);
  const least = items.map((item) => countRef(insisted, item.ref));
  const possible =
    insisted.length === 0
      ? all
      : all.filter((payment) => payment.every((uses, i) => uses >= (least[i] as number)));
  const [only] = possible;
  if (only === undefined) return undefined;
  if (possible.length === 1) return { plain: refsOf(only, items), options: [] };
  let plain = only;
  let best = plainness(only, items, own, perWild);
  for (const payment of possible) {
    const key = plainness(payment, items, own, perWild);
    if (compareLists(key, best) >= 0) continue;
    plain = payment;
    best = key;
  }
  return { plain: refsOf(plain, items), options: optionsOf(possible, items) };
}

/** The items of which some payment has more uses than all have in common, in card order. */
function optionsOf(possible: readonly Payment[], items: readonly Item[]): BillOption[] {
  const options: (BillOption & { readonly order: number })[] = [];
  items.forEach(({ ref, order }, i) => {
    let common = Number.POSITIVE_INFINITY;
    let most = 0;
    for (const payment of possible) {
      const uses = payment[i] as number;
      if (uses < common) common = uses;
      if (uses > most) most = uses;
    }
    if (most > common) options.push({ ref, common, order });
  });
  return options.sort((a, b) => a.order - b.order).map(({ ref, common }) => ({ ref, common }));
}

/** What the wild cards of a payment are played as, use by use in card order. */
export function wildKinds(payment: readonly string[], items: readonly Item[], price: Price): Kind[] {
  const wilds = payment.filter((ref) => items.some((item) => item.ref === ref && item.wild)).length;
  if (wilds === 0) return [];
  if ('ride' in price) return Array.from({ length: wilds }, () => 'horse');
  const missing = PLACES.flatMap((place) => {
    const paid = payment.filter((ref) =>
      items.some((item) => item.ref === ref && !item.wild && fills(item, place)),
    );
    return Array.from({ length: (price[place] ?? 0) - paid.length }, (): Kind => place);
  });
  const tools = Array.from({ length: wilds - missing.length }, (): Kind => 'tool');
  const provisions = missing.filter((kind) => kind === 'provision');
  return [...missing.filter((kind) => kind !== 'provision'), ...tools, ...provisions];
}
