/**
 * The line that is named and not yet paid, BTA-6.18: it lies in the state, with a whole payment at every moment. Only
 * its owner sees it until it is final.
 */
import type { Card } from '../content/index.ts';
import { artefacts, cellIndex, costs, isArtefact, isUnit } from '../content/index.ts';
import { useOf } from './battle-sums.ts';
import type { Bill } from './bill.ts';
import { billOf, countRef, wildKinds } from './bill.ts';
import { cityCost, hireCost, rideUses, roadCost, upgradeCost } from './costs.ts';
import { showHandCard, takeOut } from './decks.ts';
import { prices } from './land.ts';
import type { Item } from './ledger.ts';
import {
  assignWild,
  dayOf,
  freshlyLaid,
  isLaidRef,
  itemsOf,
  laidRef,
  spendUse,
  withoutRefs,
} from './ledger.ts';
import type { Price } from './payment.ts';
import { usesPerWild } from './payment.ts';
import { heroByRef, nativeLand, playerAt } from './selectors.ts';
import type { Laid, Line, Player, State } from './state.ts';

/** What the hero's way to a card costs. */
function wayPrice(s: State, ref: string, cell: string): number {
  const found = heroByRef(s, ref);
  if (!found) return 0;
  const from = playerAt(s, found.seat).heroes[found.hero]?.cell ?? 0;
  return prices(s.land, from, nativeLand(s, found.seat))[cellIndex(cell)] as number;
}

/** The price of the action; nothing, if it has none. */
export function priceOf(s: State, { action: [verb, first = '', second = ''] }: Line): Price | undefined {
  switch (verb) {
    case 'hire':
      return isUnit(first) ? hireCost(first) : undefined;
    case 'create':
      return isArtefact(first) ? artefacts[first].cost : undefined;
    case 'road':
      return roadCost(first as Parameters<typeof roadCost>[0]);
    case 'city':
      return cityCost(Number(second));
    case 'upgrade':
      return upgradeCost((s.land.levels[cellIndex(first)] as number) + 1);
    case 'recruit':
      return costs.recruit;
    case 'walk':
      return { provision: wayPrice(s, first, second) };
    case 'ride':
      return { ride: rideUses(wayPrice(s, first, second)) };
    case 'pitch':
      return costs.pitch;
    default:
      return undefined;
  }
}

/** What can pay: hand and table, with what pays now, without what the action has named. */
function poolOf(s: State, line: Line): Item[] {
  const { hand, table } = playerAt(s, s.active);
  const items = itemsOf(hand, table, dayOf(s).illuminated, line.paid);
  const named = line.action.slice(1).filter(isLaidRef);
  return named.length > 0 ? withoutRefs(items, named) : items;
}

export function billFor(s: State, line: Line, insisted: readonly string[] = line.insisted): Bill | undefined {
  const price = priceOf(s, line);
  if (!price) return undefined;
  return billOf(poolOf(s, line), price, insisted, playerAt(s, s.active).faction, dayOf(s).illuminated);
}

/** Moves the cards of the plain payment from the hand into the line. */
export function layPayment(s: State, line: Line): void {
  const player = playerAt(s, s.active);
  const bill = billFor(s, line);
  player.hand.push(...line.paid.splice(0));
  line.payment = bill?.plain ?? [];
  line.options = bill?.options ?? [];
  for (const { ref, cards } of handCards(s, line)) {
    for (let n = 0; n < cards; n++) {
      takeOut(player.hand, ref);
      line.paid.push(ref);
    }
  }
}

/** How many cards of each class a payment takes out of the hand. */
function handCards(s: State, { payment }: Line): { ref: Card; uses: number; cards: number }[] {
  const { illuminated } = dayOf(s);
  const refs = [...new Set(payment)].filter((ref) => !isLaidRef(ref)) as Card[];
  return refs.map((ref) => {
    const uses = countRef(payment, ref);
    return { ref, uses, cards: Math.ceil(uses / freshlyLaid(ref, illuminated).uses) };
  });
}

/** Hand cards that an action takes besides its price. */
function namedByAction([verb, first = '', second = '']: readonly string[]): Card[] {
  if (verb === 'fly') return ['WIN'];
  const refs = verb === 'pitch' ? [first, second] : verb === 'horn' || verb === 'ambush' ? [first] : [];
  return refs.filter((ref) => !isLaidRef(ref)) as Card[];
}

/** Begins an action: what it names and what pays for it move into the line. */
export function nameLine(s: State, action: string[]): void {
  const player = playerAt(s, s.active);
  const named = namedByAction(action);
  for (const card of named) takeOut(player.hand, card);
  const line: Line = {
    action,
    cell: -1,
    exits: 0,
    named,
    paid: [],
    payment: [],
    insisted: [],
    options: [],
    choosing: false,
    taken: [],
  };
  s.line = line;
  if (priceOf(s, line)) layPayment(s, line);
}

/** Lays a card of the hand before its owner, in sight of all. */
export function layFromHand(s: State, seat: number, card: Card, uses: number): Laid {
  const laid = freshlyLaid(card, dayOf(s).illuminated);
  spendUse(laid, uses);
  playerAt(s, seat).table.push(laid);
  showHandCard(s, seat, card);
  return laid;
}

export const findLaid = ({ table }: Player, ref: string): Laid | undefined =>
  table.find((laid) => laid.state !== 'gained' && laidRef(laid) === ref);

/** Spends what pays, shows it, and tells by what: the line is gone. Undo stops before. */
export function finishLine(s: State, line: Line): string[] {
  const seat = s.active;
  const player = playerAt(s, seat);
  const { illuminated } = dayOf(s);
  const price = priceOf(s, line);
  const pool = poolOf(s, line);
  const wilds = price ? wildKinds(line.payment, pool, price) : [];
  const perWild = price ? usesPerWild(price, illuminated) : 1;
  const fromHand = handCards(s, line);
  delete s.line;
  const uses: string[] = [];
  for (const ref of new Set(line.payment)) {
    const count = countRef(line.payment, ref);
    const bought = fromHand.find((card) => card.ref === ref);
    if (bought) {
      layPaid(s, seat, bought, uses);
      continue;
    }
    for (let left = count; left > 0; ) {
      const laid = findLaid(player, ref);
      if (!laid) break;
      const spent = Math.min(left, laid.wild ? perWild : laid.uses);
      if (laid.wild) assignWild(laid, wilds.splice(0, spent)[0] ?? 'provision', illuminated);
      spendUse(laid, spent);
      for (let n = 0; n < spent; n++) uses.push(useOf(laid.card, laid.as));
      left -= spent;
    }
  }
  return uses;
}

function layPaid(
  s: State,
  seat: number,
  { ref, uses, cards }: { ref: Card; uses: number; cards: number },
  laidRefs: string[],
): void {
  let left = uses;
  for (let n = 0; n < cards; n++) {
    const spent = Math.min(left, freshlyLaid(ref, dayOf(s).illuminated).uses);
    layFromHand(s, seat, ref, spent);
    left -= spent;
  }
  for (let n = 0; n < uses; n++) laidRefs.push(ref);
}
