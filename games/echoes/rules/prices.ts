/** ECH-3.7, 3.14: what a card or a building costs as things stand. */
import type { Seat } from '@gonfalon/kernel';
import type { BuildingKind, Cost, DeckCardId, Filter, Kind } from '../content/index.ts';
import { constants, KINDS } from '../content/index.ts';
import type { Board } from './board.ts';
import { cardMatches } from './conditions.ts';
import type { Unit } from './state.ts';

/** What is paid for: a card, or a building and who builds it. */
export type Purchase =
  | { readonly card: DeckCardId; readonly cost: Cost }
  | { readonly build: BuildingKind; readonly cost: Cost; readonly builder: Unit };

export const barracksBy = (builder: Unit): Purchase => ({
  build: 'barracks',
  cost: constants.barracksCost,
  builder,
});

interface Reduction {
  readonly res: Kind | 'total';
  readonly n: number;
  readonly min: number;
  readonly filter: Filter;
  readonly since: number;
  readonly source?: Unit | undefined;
}

export function isReduced(filter: Filter, purchase: Purchase, source?: Unit): boolean {
  if ('card' in purchase) return cardMatches(purchase.card, filter);
  return filter.build === purchase.build && (filter.builder === undefined || purchase.builder === source);
}

const NONE: readonly Reduction[] = [];

function reductionsFor(board: Board, seat: Seat, purchase: Purchase): readonly Reduction[] {
  const { s } = board;
  const effects = board.seatEffects(seat);
  if (effects.length === 0 && (seat !== s.active || s.turn.reductions.length === 0)) return NONE;
  const found: Reduction[] = [];
  for (const { fx, since, source } of effects)
    if (fx.do === 'costReduction' && isReduced(fx.filter, purchase, source))
      found.push({ res: fx.res, n: fx.n, min: fx.min ?? 0, filter: fx.filter, since });
  if (seat === s.active)
    for (const reduction of s.turn.reductions)
      if (isReduced(reduction.filter, purchase)) found.push(reduction);
  return found.sort((a, b) => a.since - b.since);
}

export const totalOf = ({ food, wood, gold, any }: Cost): number => food + wood + gold + any;

/** First those of one kind, then those of the total; a minimum never raises a price that lies below it. */
export function priceOf(board: Board, seat: Seat, purchase: Purchase): Cost {
  const reductions = reductionsFor(board, seat, purchase);
  if (reductions.length === 0) return purchase.cost;
  const price = { ...purchase.cost };
  for (const { res, n, min } of reductions)
    if (res !== 'total') price[res] -= Math.min(price[res], n, Math.max(0, totalOf(price) - min));
  for (const { res, n, min } of reductions)
    if (res === 'total')
      for (let left = n; left > 0 && totalOf(price) > min; left--) price[largestPart(price)]--;
  return price;
}

/** First from `any`, then from the largest part; of equal ones food, wood, gold. */
function largestPart(price: Cost): keyof Cost {
  if (price.any > 0) return 'any';
  return KINDS.reduce((largest, kind) => (price[kind] > price[largest] ? kind : largest), KINDS[0]);
}
