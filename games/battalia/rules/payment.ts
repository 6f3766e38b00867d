/** Paying exactly, BTA-6.5 and BTA-6.19: whether a price can be paid, and every legal payment of it. */
import type { ArtefactId, Cost } from '../content/index.ts';
import { isWeapon } from '../content/index.ts';
import type { Item } from './ledger.ts';
import { usesOf } from './ledger.ts';

/** The places of a price in the order in which wild cards fill them; citizens are apart. */
export const PLACES = ['weapon', 'lord', 'priest', 'chief', 'provision'] as const;
type Place = (typeof PLACES)[number];

/** What an action costs: places to fill, or so many uses of one horse (BTA-13.9). */
export type Price = Cost | { readonly ride: number };

/** How often each item serves, by its place in the list. */
export type Payment = readonly number[];

/** BTA-12.2: the Hammer is any artefact, so a weapon where one is wanted and a tool among citizens. */
export const fills = (item: Item, place: Place): boolean =>
  place === 'weapon' ? isWeapon(item.kind) || item.kind === 'hammer' : item.kind === place;

const isTool = (item: Item): boolean => item.kind === 'tool' || item.kind === 'hammer';

const usesLeft = (item: Item): number => item.count * item.perCard;

/** BTA-6.19: how many citizens and how many tool uses pay for so many places. */
function citizenPatterns(places: number): readonly (readonly [citizens: number, tools: number])[] {
  if (places === 0) return [[0, 0]];
  if (places === 3) {
    return [
      [3, 0],
      [1, 1],
      [0, 2],
    ];
  }
  return [
    [places, 0],
    [0, 1],
  ];
}

/** What a player can pay with, added up once for all prices. */
export interface Purse {
  weapon: number;
  lord: number;
  priest: number;
  chief: number;
  citizen: number;
  provision: number;
  tool: number;
  hammer: number;
  wild: number;
  /** How many uses a wild card has as a tool. */
  toolsPerWild: number;
  /** The most uses of one card that carry a hero. */
  ride: number;
}

export function purseOf(items: readonly Item[], illuminated: ArtefactId): Purse {
  const purse: Purse = {
    weapon: 0,
    lord: 0,
    priest: 0,
    chief: 0,
    citizen: 0,
    provision: 0,
    tool: 0,
    hammer: 0,
    wild: 0,
    toolsPerWild: usesOf('tool', illuminated),
    ride: 0,
  };
  for (const item of items) {
    const { kind } = item;
    if (item.wild) {
      purse.wild += item.count;
      purse.ride = Math.max(purse.ride, usesOf('horse', illuminated));
    } else if (kind === 'hammer') {
      purse.hammer += usesLeft(item);
      if (item.perCard > 0) purse.ride = Math.max(purse.ride, 1);
    } else if (kind === 'horse') purse.ride = Math.max(purse.ride, item.perCard);
    else if (isWeapon(kind)) purse.weapon += usesLeft(item);
    else if (kind === 'tool') purse.tool += usesLeft(item);
    else if (kind === 'provision' || kind === 'citizen') purse[kind] += usesLeft(item);
    else if (kind === 'lord' || kind === 'priest' || kind === 'chief') purse[kind] += usesLeft(item);
  }
  return purse;
}

/** How many wild cards it takes to have so many citizen places paid. */
function wildsForCitizens(places: number, citizens: number, tools: number, toolsPerWild: number): number {
  if (places === 0 || citizens >= places) return 0;
  const toolsNeeded = places === 3 && citizens === 0 ? 2 : 1;
  return tools >= toolsNeeded ? 0 : Math.ceil((toolsNeeded - tools) / toolsPerWild);
}

/** Whether some legal payment exists. */
export function canPay(purse: Purse, cost: Cost): boolean {
  let wilds = purse.wild;
  let { hammer } = purse;
  for (const place of PLACES) {
    const missing = (cost[place] ?? 0) - purse[place];
    if (missing <= 0) continue;
    if (place === 'weapon' && hammer > 0) hammer--;
    else wilds -= missing;
    if (wilds < 0) return false;
  }
  const tools = purse.tool + hammer;
  return wildsForCitizens(cost.citizen ?? 0, purse.citizen, tools, purse.toolsPerWild) <= wilds;
}

/** Every way to take `total` uses from the items that the test lets pass. */
function* choose(
  items: readonly Item[],
  passes: (item: Item) => boolean,
  total: number,
  cap: (item: Item) => number = usesLeft,
  from = 0,
): Generator<readonly (readonly [item: number, uses: number])[]> {
  if (total === 0) {
    yield [];
    return;
  }
  for (let i = from; i < items.length; i++) {
    const item = items[i] as Item;
    if (!passes(item)) continue;
    const most = Math.min(total, cap(item));
    for (let uses = 1; uses <= most; uses++) {
      for (const rest of choose(items, passes, total - uses, cap, i + 1)) yield [[i, uses], ...rest];
    }
  }
}

/** Fills the places from `at` on, as far as possible or with wild cards, and then the citizens. */
function* fill(
  items: readonly Item[],
  cost: Cost,
  perWild: number,
  at: number,
  payment: number[],
  wilds: number,
): Generator<Payment> {
  const place = PLACES[at];
  if (place !== undefined) {
    const need = cost[place] ?? 0;
    for (let missing = 0; missing <= need; missing++) {
      for (const taken of choose(items, (item) => !item.wild && fills(item, place), need - missing))
        yield* fill(items, cost, perWild, at + 1, plus(payment, taken), wilds + missing);
    }
    return;
  }
  const wildUses = (item: Item) => item.count * perWild;
  for (const [citizens, tools] of citizenPatterns(cost.citizen ?? 0)) {
    for (const people of choose(items, (item) => !item.wild && item.kind === 'citizen', citizens)) {
      for (let real = 0; real <= tools; real++) {
        for (const tooled of choose(items, (item) => !item.wild && isTool(item), real)) {
          for (const wild of choose(items, (item) => item.wild, wilds + tools - real, wildUses))
            yield plus(plus(plus(payment, people), tooled), wild);
        }
      }
    }
  }
}

function plus(payment: readonly number[], taken: readonly (readonly [number, number])[]): number[] {
  const sum = payment.slice();
  for (const [item, uses] of taken) sum[item] = (sum[item] ?? 0) + uses;
  return sum;
}

/** How often one wild card serves in a payment: as a horse, or in a line of citizens only, as often as the sun ray lets it. */
export function usesPerWild(price: Price, illuminated: ArtefactId): number {
  if ('ride' in price) return usesOf('horse', illuminated);
  return PLACES.some((place) => price[place]) ? 1 : usesOf('tool', illuminated);
}

const carries = (item: Item): boolean => item.kind === 'horse' || item.kind === 'hammer';

/** Every legal payment of a price. */
export function legalPayments(items: readonly Item[], price: Price, illuminated: ArtefactId): Payment[] {
  const perWild = usesPerWild(price, illuminated);
  if (!('ride' in price)) {
    const none = items.map(() => 0);
    return [...fill(items, price, perWild, 0, none, 0)];
  }
  return items.flatMap((item, i) => {
    const most = item.wild ? perWild : carries(item) ? item.perCard : 0;
    return most < price.ride ? [] : [items.map((_, other) => (other === i ? price.ride : 0))];
  });
}
