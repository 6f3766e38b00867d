/** ECH-3.8-3.16: a payment is a matching of sources with the parts of a price. */
import type { Cost, Kind } from '../content/index.ts';
import { KINDS } from '../content/index.ts';
import { totalOf } from './prices.ts';

/** ECH-3.13, cheapest first; a main resource that pays by `resourceAs` ranks between `main` and `temp`. */
export const SOURCE_GROUPS = [
  'lent',
  'main',
  'temp',
  'joker',
  'mate',
  'mate-temp',
  'mate-joker',
  'life',
] as const;
export type SourceGroup = (typeof SOURCE_GROUPS)[number];

/** Sources of one sort. */
export interface Source {
  /** As choices name it: `main-food`, `temp-joker`, `lent-gold`, `life`. */
  readonly name: string;
  readonly group: SourceGroup;
  readonly kind: Kind | undefined;
  /** What it may pay besides `any`, as bits of the kinds. */
  readonly mask: number;
  readonly available: number;
}

/** How many of each source are used, in their order. */
export type Payment = number[];

const FOOD = 1;
const WOOD = 2;
const GOLD = 4;
export const EVERY_KIND = FOOD | WOOD | GOLD;
export const KIND_BITS: Readonly<Record<Kind, number>> = { food: FOOD, wood: WOOD, gold: GOLD };

const SUBSETS = [1, 2, 3, 4, 5, 6, 7] as const;

const partsIn = ({ food, wood, gold }: Cost, kinds: number): number =>
  (kinds & FOOD ? food : 0) + (kinds & WOOD ? wood : 0) + (kinds & GOLD ? gold : 0);

/** ECH-3.11: for every set of kinds there are enough sources that may pay one of them, and enough in all. */
export function isPayable(price: Cost, sources: readonly Source[]): boolean {
  let all = 0;
  for (const { available } of sources) all += available;
  if (all < totalOf(price)) return false;
  for (const kinds of SUBSETS) {
    const wanted = partsIn(price, kinds);
    if (wanted === 0) continue;
    let able = 0;
    for (const { mask, available } of sources) if (mask & kinds) able += available;
    if (able < wanted) return false;
  }
  return true;
}

/** Whether all these sources can be used at once, each for a part of its own. */
function fits(price: Cost, masks: readonly number[], used: Payment): boolean {
  let all = 0;
  for (const n of used) all += n;
  if (all > totalOf(price)) return false;
  for (let kinds = 0; kinds < EVERY_KIND; kinds++) {
    let bound = 0;
    for (let i = 0; i < used.length; i++) if ((masks[i] & ~kinds) === 0) bound += used[i];
    if (bound > partsIn(price, kinds) + price.any) return false;
  }
  return true;
}

const masksOf = (sources: readonly Source[]): number[] => sources.map(({ mask }) => mask);
const noneOf = (sources: readonly Source[]): Payment => sources.map(() => 0);
const sum = (used: Payment): number => used.reduce((all, n) => all + n, 0);

/** The sources that may be used next, in a payment that has begun. */
export function nextSources(price: Cost, sources: readonly Source[], used: Payment): number[] {
  const masks = masksOf(sources);
  return sources.flatMap(({ available }, i) => {
    if (used[i] >= available) return [];
    const more = used.slice();
    more[i]++;
    return fits(price, masks, more) ? [i] : [];
  });
}

/** Whether a payment that has begun can be completed in another way than that one. */
export function isOpen(
  price: Cost,
  sources: readonly Source[],
  used: Payment,
  full = autoPayment(price, sources, used),
): boolean {
  const masks = masksOf(sources);
  for (let i = 0; i < full.length; i++) {
    if (full[i] === used[i]) continue;
    for (let j = 0; j < full.length; j++) {
      if (i === j || full[j] >= sources[j].available) continue;
      const other = full.slice();
      other[i]--;
      other[j]++;
      if (fits(price, masks, other)) return true;
    }
  }
  return false;
}

/**
 * ECH-3.13: the payment that spares the most valuable sources, and has in it what was chosen already. How many of each
 * group it takes is settled from the cheapest on, since sources that fit together can always be completed; within these
 * numbers all payments are compared.
 */
export function autoPayment(
  price: Cost,
  sources: readonly Source[],
  begun: Payment = noneOf(sources),
): Payment {
  const masks = masksOf(sources);
  const total = totalOf(price);
  const counts = groupCounts(price, sources, masks, begun, total);
  let best: Payment | undefined;
  let bestKey: number[] = [];
  const used = begun.slice();
  const tryAll = (i: number): void => {
    if (i === sources.length) {
      if (sum(used) !== total || !fits(price, masks, used)) return;
      const key = keyOf(price, sources, used);
      if (best && !isBetter(key, bestKey)) return;
      best = used.slice();
      bestKey = key;
      return;
    }
    const { group, available } = sources[i];
    const left = counts.get(group) ?? 0;
    const most = Math.min(left, available - begun[i]);
    for (let n = 0; n <= most; n++) {
      used[i] = begun[i] + n;
      counts.set(group, left - n);
      tryAll(i + 1);
    }
    used[i] = begun[i];
    counts.set(group, left);
  };
  tryAll(0);
  if (!best) throw new Error('the price cannot be paid');
  return best;
}

/** `lent` and `main` are settled together: which of them pays best is a matter of `resourceAs`. */
const CHEAPEST: readonly SourceGroup[] = ['lent', 'main'];

function groupCounts(
  price: Cost,
  sources: readonly Source[],
  masks: readonly number[],
  begun: Payment,
  total: number,
): Map<SourceGroup, number> {
  const counts = new Map<SourceGroup, number>();
  const used = begun.slice();
  for (const group of SOURCE_GROUPS) {
    let n = 0;
    for (let i = 0; i < sources.length; i++) {
      if (sources[i].group !== group) continue;
      while (used[i] < sources[i].available && sum(used) < total) {
        used[i]++;
        if (!fits(price, masks, used)) {
          used[i]--;
          break;
        }
        n++;
      }
    }
    counts.set(group, n);
  }
  if (sources.some(({ group }) => group === 'lent')) {
    const both = CHEAPEST.reduce((all, group) => all + (counts.get(group) ?? 0), 0);
    for (const group of CHEAPEST) counts.set(group, both);
  }
  return counts;
}

/** Smaller is better, from the first number on: ranks 9 to 1, then the ties of ECH-3.13. */
function keyOf(price: Cost, sources: readonly Source[], used: Payment): number[] {
  const group = (wanted: SourceGroup) =>
    sources.reduce((n, source, i) => (source.group === wanted ? n + used[i] : n), 0);
  const kind = (wanted: Kind, main: boolean) =>
    sources.reduce(
      (n, source, i) => (source.kind === wanted && (!main || source.group === 'main') ? n + used[i] : n),
      0,
    );
  const left = KINDS.map((wanted) =>
    sources.reduce(
      (n, source, i) =>
        source.kind === wanted && source.group === 'main' ? n + source.available - used[i] : n,
      0,
    ),
  );
  const converted = conversions(price, sources, used);
  return [
    converted,
    group('main') - converted,
    group('lent'),
    -Math.min(...left),
    -kind('food', false),
    -kind('wood', false),
    -kind('food', true),
    -kind('wood', true),
  ];
}

function isBetter(key: readonly number[], than: readonly number[]): boolean {
  for (let i = 0; i < key.length; i++) if (key[i] !== than[i]) return key[i] < than[i];
  return false;
}

const ownMask = ({ kind, mask, group }: Source): number =>
  group === 'main' && kind ? KIND_BITS[kind] : mask;

/** How few of the main resources used have to pay for another kind by `resourceAs` (rank 3). */
function conversions(price: Cost, sources: readonly Source[], used: Payment): number {
  if (sources.every((source) => ownMask(source) === source.mask)) return 0;
  const able: { kind: number; as: number; most: number }[] = [];
  sources.forEach((source, i) => {
    for (const as of [FOOD, WOOD, GOLD])
      if (used[i] > 0 && source.mask & as & ~ownMask(source)) able.push({ kind: i, as, most: used[i] });
  });
  for (let n = 0; ; n++) if (fitsWith(price, sources, used.slice(), able, 0, n)) return n;
}

/** Whether the payment fits if exactly n main resources are taken for what they are not. */
function fitsWith(
  price: Cost,
  sources: readonly Source[],
  used: Payment,
  able: readonly { readonly kind: number; readonly as: number }[],
  from: number,
  n: number,
): boolean {
  if (n === 0) return fits(price, sources.map(ownMask), used);
  for (let i = from; i < able.length; i++) {
    const { kind, as } = able[i];
    const name = KINDS.find((one) => KIND_BITS[one] === as);
    if (!name || used[kind] === 0 || price[name] === 0) continue;
    used[kind]--;
    if (fitsWith({ ...price, [name]: price[name] - 1 }, sources, used, able, i, n - 1)) return true;
    used[kind]++;
  }
  return false;
}
