/** Paying exactly, BTA-6.5 and BTA-6.19: whether a price can be paid, and every legal payment of it. */
import type { ArtefactId, Cost, Kind } from '../content/index.ts';
import { isWeapon, KINDS } from '../content/index.ts';
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
  /** Uses for each of the places, in their order. */
  readonly places: number[];
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

/** The place that a kind of card fills; citizens and tools are counted apart. */
const PLACE_OF: Readonly<Partial<Record<Kind, number>>> = Object.fromEntries(
  KINDS.flatMap((kind) => {
    const at = PLACES.findIndex((place) => (place === 'weapon' ? isWeapon(kind) : place === kind));
    return at < 0 ? [] : [[kind, at]];
  }),
);

export function purseOf(items: readonly Item[], illuminated: ArtefactId): Purse {
  const purse: Purse = {
    places: [0, 0, 0, 0, 0],
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
    const uses = usesLeft(item);
    if (item.wild) {
      purse.wild += item.count;
      purse.ride = Math.max(purse.ride, usesOf('horse', illuminated));
    } else if (kind === 'citizen') purse.citizen += uses;
    else if (kind === 'tool') purse.tool += uses;
    else if (kind === 'hammer') {
      purse.hammer += uses;
      if (uses > 0) purse.ride = Math.max(purse.ride, 1);
    } else if (kind === 'horse') purse.ride = Math.max(purse.ride, item.perCard);
    else {
      if (kind === 'provision') purse.provision += uses;
      const place = PLACE_OF[kind];
      if (place !== undefined) purse.places[place] = (purse.places[place] as number) + uses;
    }
  }
  return purse;
}

/** How many wild cards it takes to have so many citizen places paid. */
function wildsForCitizens(places: number, citizens: number, tools: number, toolsPerWild: number): number {
  if (places === 0 || citizens >= places) return 0;
  const toolsNeeded = places === 3 && citizens === 0 ? 2 : 1;
  return tools >= toolsNeeded ? 0 : Math.ceil((toolsNeeded - tools) / toolsPerWild);
}

/** The places of a cost as a list, read off each cost once: this is asked for every price at every choice of a turn. */
const needs = new WeakMap<Cost, readonly number[]>();
function needsOf(cost: Cost): readonly number[] {
  const known = needs.get(cost);
  if (known) return known;
  const list = PLACES.map((place) => cost[place] ?? 0);
  needs.set(cost, list);
  return list;
}

/** Whether some legal payment exists. */
export function canPay(purse: Purse, cost: Cost): boolean {
  const list = needsOf(cost);
  let wilds = purse.wild;
  let { hammer } = purse;
  for (let place = 0; place < list.length; place++) {
    const missing = (list[place] as number) - (purse.places[place] as number);
    if (missing <= 0) continue;
    // The first place is the weapon's, which the Hammer may be: BTA-12.2.
    if (place === 0 && hammer > 0) hammer--;
    else wilds -= missing;
    if (wilds < 0) return false;
  }
  const citizens = cost.citizen ?? 0;
  if (citizens <= purse.citizen) return true;
  return wildsForCitizens(citizens, purse.citizen, purse.tool + hammer, purse.toolsPerWild) <= wilds;
}

/** Every way to take `total` uses from these items, added to each of the payments begun. */
function addUses(
  begun: readonly Payment[],
  items: readonly Item[],
  pool: readonly number[],
  total: number,
  cap: (item: Item) => number,
): Payment[] {
  if (total === 0) return begun.slice();
  const found: Payment[] = [];
  const take = (payment: number[], at: number, left: number): void => {
    const i = pool[at];
    if (i === undefined) return;
    const most = Math.min(left, cap(items[i] as Item));
    for (let uses = most; uses >= 0; uses--) {
      payment[i] = uses;
      if (uses === left) found.push(payment.slice());
      else take(payment, at + 1, left - uses);
    }
    payment[i] = 0;
  };
  for (const payment of begun) take(payment.slice(), 0, total);
  return found;
}

/** The places in the list of the items that the test lets pass. */
function poolOf(items: readonly Item[], passes: (item: Item) => boolean): number[] {
  const pool: number[] = [];
  for (let i = 0; i < items.length; i++) if (passes(items[i] as Item)) pool.push(i);
  return pool;
}

/** Payments that leave so many places to wild cards. */
interface Begun {
  readonly payments: readonly Payment[];
  readonly wilds: number;
}

/** Fills the places that are not for citizens, as far as possible or with wild cards. */
function fillPlaces(items: readonly Item[], cost: Cost, wildUses: number): Begun[] {
  let partials: Begun[] = [{ payments: [items.map(() => 0)], wilds: 0 }];
  for (const place of PLACES) {
    const need = cost[place] ?? 0;
    if (need === 0) continue;
    const pool = poolOf(items, (item) => !item.wild && fills(item, place));
    partials = partials.flatMap(({ payments, wilds }) => {
      const most = Math.min(need, wildUses - wilds);
      return Array.from({ length: most + 1 }, (_, missing) => ({
        payments: addUses(payments, items, pool, need - missing, usesLeft),
        wilds: wilds + missing,
      }));
    });
  }
  return partials.filter(({ payments }) => payments.length > 0);
}

/** Every legal payment of places. */
function fillAll(items: readonly Item[], cost: Cost, perWild: number): Payment[] {
  const wildPool = poolOf(items, (item) => item.wild);
  const wildCap = (item: Item) => item.count * perWild;
  const wildUses = wildPool.reduce((sum, i) => sum + wildCap(items[i] as Item), 0);
  const partials = fillPlaces(items, cost, wildUses);
  const places = cost.citizen ?? 0;
  if (places === 0)
    return partials.flatMap(({ payments, wilds }) => addUses(payments, items, wildPool, wilds, wildCap));
  const people = poolOf(items, (item) => !item.wild && item.kind === 'citizen');
  const tooling = poolOf(items, (item) => !item.wild && isTool(item));
  return partials.flatMap(({ payments, wilds }) =>
    citizenPatterns(places).flatMap(([citizens, tools]) => {
      const peopled = addUses(payments, items, people, citizens, usesLeft);
      if (peopled.length === 0) return [];
      const mostWild = Math.min(tools, wildUses - wilds);
      return Array.from({ length: mostWild + 1 }, (_, byWild) => {
        const tooled = addUses(peopled, items, tooling, tools - byWild, usesLeft);
        return tooled.length === 0 ? tooled : addUses(tooled, items, wildPool, wilds + byWild, wildCap);
      }).flat();
    }),
  );
}

/** How often one wild card serves in a payment: as a horse, or in a line of citizens only, as often as the sun ray lets it. */
export function usesPerWild(price: Price, illuminated: ArtefactId): number {
  if ('ride' in price) return usesOf('horse', illuminated);
  return PLACES.some((place) => price[place]) ? 1 : usesOf('tool', illuminated);
}

const carries = (item: Item): boolean => item.kind === 'horse' || item.kind === 'hammer';

/**
 * The payment, where there is nothing to choose: each place can be filled by cards of one sort only. Most prices are
 * like that; undefined where it takes a closer look.
 */
function onlyPayment(items: readonly Item[], cost: Cost): Payment | undefined {
  const payment: number[] = [];
  const list = needsOf(cost);
  const citizens = cost.citizen ?? 0;
  let missing = citizens;
  let filled = 0;
  for (const need of list) missing += need;
  for (let i = 0; i < items.length; i++) {
    payment.push(0);
    const item = items[i] as Item;
    const { kind } = item;
    if (item.wild || kind === 'hammer') return undefined;
    if (kind === 'tool' && citizens > 0 && item.perCard > 0) return undefined;
    const place = PLACE_OF[kind];
    const need = kind === 'citizen' ? citizens : place === undefined ? 0 : (list[place] as number);
    if (need === 0 || item.perCard === 0) continue;
    // Less than all of it, or a second sort for the same place: there may be something to choose.
    const bit = 1 << (place ?? PLACES.length);
    if (usesLeft(item) < need || filled & bit) return undefined;
    filled |= bit;
    payment[i] = need;
    missing -= need;
  }
  return missing === 0 ? payment : undefined;
}

/** Every legal payment of a price. */
export function legalPayments(items: readonly Item[], price: Price, illuminated: ArtefactId): Payment[] {
  const perWild = usesPerWild(price, illuminated);
  if (!('ride' in price)) {
    const only = onlyPayment(items, price);
    return only ? [only] : fillAll(items, price, perWild);
  }
  return items.flatMap((item, i) => {
    const most = item.wild ? perWild : carries(item) ? item.perCard : 0;
    return most < price.ride ? [] : [items.map((_, other) => (other === i ? price.ride : 0))];
  });
}
