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
  return items
    .map((item, i) => ({ item, uses: payment[i] ?? 0 }))
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => a.item.order - b.item.order)
    .flatMap(({ item, uses }) => Array.from({ length: uses }, () => item.ref));
}

export interface Bill {
  /** The plain payment among those still possible. */
  readonly plain: string[];
  /** What he may insist on, and how many uses of it all of them have in common. */
  readonly options: ReadonlyMap<string, number>;
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
  const least = items.map((item) => countRef(insisted, item.ref));
  const possible = legalPayments(items, price, illuminated).filter((payment) =>
    payment.every((uses, i) => uses >= (least[i] ?? 0)),
  );
  let plain: Payment | undefined;
  let best: number[] = [];
  for (const payment of possible) {
    const key = plainness(payment, items, own, perWild);
    if (plain && compareLists(key, best) >= 0) continue;
    plain = payment;
    best = key;
  }
  if (!plain) return undefined;
  const options = new Map<string, number>();
  if (possible.length > 1) {
    const inOrder = items.map((item, i) => ({ item, i })).sort((a, b) => a.item.order - b.item.order);
    for (const { item, i } of inOrder) {
      const uses = possible.map((payment) => payment[i] ?? 0);
      const common = Math.min(...uses);
      if (uses.some((n) => n > common)) options.set(item.ref, common);
    }
  }
  return { plain: refsOf(plain, items), options };
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
