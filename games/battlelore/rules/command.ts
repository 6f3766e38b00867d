/** BLO-2 and 3: the Command card of a turn, and the units that it orders. */
import type { AskStep, Choice, Locals, Refusal, Step, StepContext } from '@gonfalon/kernel';
import type { LoreId, Section, SectionOrders, UnitOrders } from '../content/index.ts';
import { command, FLANKS, flankSection, hex, lore, tables } from '../content/index.ts';
import { commandIn, commandRef, distinct } from './command-cards.ts';
import { isSuch, loreChoices, mightPlayLore, playLore, refuseLore } from './lore.ts';
import { markOf } from './lore-effects.ts';
import type { State, Unit } from './state.ts';
import { camp, classOf, hexOf, inOrder, other, refuse, sideOf, unit, unitIn, unitsOf } from './units.ts';

/** The Lore card that was played in place of a Command card: BLO-15.9. */
export function insteadOf(s: State): LoreId | undefined {
  const found = s.onTable.find(
    (p) => p.by === s.active && !p.cancelled && lore[p.card].phase === 'COMMAND_INSTEAD',
  );
  return found?.card;
}

/* The Command phase */

/** D-CMD */
const commandStep: Step<State> = {
  skip: ({ state: s }) => {
    if (s.turn.command !== undefined || insteadOf(s) !== undefined) return true;
    return camp(s, s.active).hand.length === 0 && !mightPlayLore(s, s.active, 'D-CMD');
  },
  ask({ state: s }) {
    const cards = distinct(camp(s, s.active).hand).toSorted();
    const candidates: Choice[] = cards.map((card): Choice => ['command', commandRef(card)]);
    candidates.push(...loreChoices(s, s.active, 'D-CMD'));
    if (candidates.length === 0 || cards.length === 0) candidates.push(['pass']);
    return { seat: s.active, prompt: 'command', candidates, fallback: candidates[0] ?? ['pass'] };
  },
  refuse({ state: s }, _, choice) {
    const [verb, ref] = choice;
    const { hand } = camp(s, s.active);
    if (verb === 'play') return refuseLore(s, s.active, 'D-CMD', choice);
    if (verb === 'pass') return hand.length === 0 ? undefined : refuse('BLO-2.2');
    const card = commandIn(ref);
    return verb === 'command' && card && hand.includes(card)
      ? undefined
      : refuse('BLO-2.2', ref ? [ref] : []);
  },
  answer(ctx, _, choice) {
    const s = ctx.state;
    const [verb, ref] = choice;
    const card = commandIn(ref);
    if (verb === 'play') return playLore(ctx, s.active, choice);
    ctx.done();
    if (verb === 'pass' || !card) return;
    const { hand } = camp(s, s.active);
    hand.splice(hand.indexOf(card), 1);
    s.turn.command = card;
    s.turn.equal = hand.length + 1; // BLO-2.6
    becomes(s);
    ctx.reveal();
    ctx.emit({ kind: 'commanded', seat: s.active, card, as: s.turn.as });
  },
};

/** Counter-Attack becomes a copy of the opponent's last card; its sections are the same parts of the board. */
function becomes(s: State): void {
  const { turn } = s;
  if (!turn.command) return;
  const own = command[turn.command];
  const { last } = camp(s, other(s.active));
  const copied = own.kind === 'tactic' && own.copies ? last : undefined;
  turn.as = copied?.card ?? turn.command;
  turn.mirrored = copied ? !copied.mirrored : false;
}

/* The order phase */

function ordersOf(s: State): SectionOrders | UnitOrders | undefined {
  const instead = insteadOf(s);
  if (instead) return lore[instead].orders;
  return s.turn.as && command[s.turn.as].orders;
}

const isSectional = (orders: SectionOrders | UnitOrders): orders is SectionOrders => 'left' in orders;

const MIRROR = { left: 'right', centre: 'centre', right: 'left' } as const;

/** BLO-2.3: one entry for each order of the card, by the part of the board that it is for. */
function slotsOf(s: State, orders: SectionOrders): Section[] {
  const side = sideOf(s, s.active);
  const slots: Section[] = [];
  for (const flank of FLANKS) {
    const given = orders[s.turn.mirrored ? MIRROR[flank] : flank];
    const n = given === 'command' ? s.turn.equal : given;
    for (let i = 0; i < n; i++) slots.push(flankSection[side][flank]);
  }
  return slots;
}

/** BLO-3.5: whether every unit can have an order of its own; a summoned creature takes one of any section. */
function matches(units: readonly Unit[], slots: readonly Section[]): boolean {
  const taken = new Map<number, Unit>();
  const place = (u: Unit, tried: Set<number>): boolean =>
    slots.some((section, i) => {
      if (tried.has(i) || !(u.ordered === 'summoned' || hex[hexOf(u)].sections.includes(section)))
        return false;
      tried.add(i);
      const holder = taken.get(i);
      if (holder && !place(holder, tried)) return false;
      taken.set(i, u);
      return true;
    });
  return units.every((u) => place(u, new Set()));
}

const byCard = (u: Unit): boolean => u.ordered === 'card' || u.ordered === 'summoned';

/** ROG-07: False Orders halves the number, rounded up. */
const limited = (s: State, n: number): number => (s.turn.halved ? Math.ceil(n / 2) : n);

/** Units that a tactic card is for. */
function suited(s: State, orders: UnitOrders): Unit[] {
  return unitsOf(s, s.active).filter(
    (u) => isSuch(s, u, orders.who) && !(orders.unless && isSuch(s, u, orders.unless)),
  );
}

/** BLO-2.8: nobody of this kind is on the board. */
function fallsBack(s: State, orders: UnitOrders): boolean {
  return orders.fallback !== undefined && !unitsOf(s, s.active).some((u) => isSuch(s, u, orders.who));
}

/** What the cards on the table can still order. */
interface Orders {
  readonly sectional: boolean;
  /** The orders of a section card, by part of the board; the units that a tactic card is for. */
  readonly slots: readonly Section[];
  readonly suited: readonly Unit[];
  /** Units that the card has ordered, and how many it may order in all. */
  readonly given: readonly Unit[];
  readonly most: number;
  /** Orders left besides those of the card: Call the Reserves, and the fallback of a tactic card. */
  readonly extra: number;
}

function ordersLeft(s: State): Orders {
  const orders = ordersOf(s);
  const mine = unitsOf(s, s.active);
  const given = mine.filter(byCard);
  const spent = mine.filter((u) => u.ordered === 'extra').length;
  const none = { sectional: false, slots: [], suited: [], given, most: 0, extra: s.turn.moreOrders - spent };
  if (!orders) return none;
  if (isSectional(orders)) {
    const slots = slotsOf(s, orders);
    return { ...none, sectional: true, slots, most: limited(s, slots.length) };
  }
  if (fallsBack(s, orders)) return { ...none, extra: none.extra + limited(s, orders.fallback ?? 0) };
  const fit = suited(s, orders);
  const max = orders.max === 'all' ? fit.length : orders.max === 'command' ? s.turn.equal : orders.max;
  return { ...none, suited: fit, most: limited(s, max) };
}

function fitsCard(
  u: Unit,
  as: 'card' | 'summoned',
  { sectional, slots, suited: fit, given, most }: Orders,
): boolean {
  if (given.length >= most) return false;
  if (!sectional) return as === 'card' && fit.includes(u);
  const { sections } = hex[hexOf(u)];
  const inSection = slots.some((section) => sections.includes(section));
  if (as === 'card' ? !inSection : inSection || classOf(u) !== 'creature') return false;
  // With all orders in one section there is nothing to assign.
  if (slots.every((section) => section === slots[0])) return true;
  return matches([...given, { ...u, ordered: as }], slots);
}

/** How a unit can be ordered now. */
function orderFor(u: Unit, left: Orders): 'card' | 'summoned' | 'extra' | undefined {
  if (u.ordered !== 'no') return undefined;
  if (fitsCard(u, 'card', left)) return 'card';
  if (left.extra > 0) return 'extra';
  return fitsCard(u, 'summoned', left) ? 'summoned' : undefined;
}

/** BLO-14.11, 14.18 */
function priceOf(u: Unit, how: 'card' | 'summoned' | 'extra'): number {
  return (u.web ? tables.freeFromWebCost : 0) + (how === 'summoned' ? tables.outOfSectionCost : 0);
}

function refuseOrder(s: State, u: Unit | undefined, left: Orders): Refusal | undefined {
  if (!u || u.camp !== s.active) return refuse('BLO-3.1', u ? [u.id] : []);
  if (u.ordered !== 'no') return refuse('BLO-3.4', [u.id]);
  const how = orderFor(u, left);
  if (!how) return refuse(left.sectional ? 'BLO-3.5' : 'BLO-2.5', [u.id]);
  const price = priceOf(u, how);
  const { goblet } = camp(s, s.active);
  if (price <= goblet) return undefined;
  return refuse(how === 'summoned' ? 'BLO-14.11' : 'BLO-14.18', [u.id], { price, goblet });
}

function give(ctx: StepContext<State>, u: Unit, how: 'card' | 'summoned' | 'extra'): void {
  const s = ctx.state;
  const price = priceOf(u, how);
  camp(s, s.active).goblet -= price;
  s.pool += price;
  u.ordered = how;
  u.web = false;
  ctx.emit({ kind: 'ordered', unit: u.id, paid: price });
}

/** BLO-3.6: an "order all" card asks nothing, but for webbed units. */
const orderAll: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    s.phase = 'order';
    const orders = ordersOf(s);
    const left = ordersLeft(s);
    s.turn.idle = !unitsOf(s, s.active).some((u) => !refuseOrder(s, u, left));
    ctx.done();
    if (!orders || isSectional(orders) || orders.max !== 'all' || s.turn.halved || fallsBack(s, orders))
      return;
    for (const u of inOrder(suited(s, orders))) if (!u.web) give(ctx, u, 'card');
  },
};

/** What is left to order, and why each unit can not be ordered, if it can not. */
interface OrderFacts {
  readonly left: Orders;
  readonly refusals: ReadonlyMap<Unit, Refusal | undefined>;
}

/** D-ORDER */
const orders: AskStep<State, Locals, OrderFacts> = {
  facts({ state: s }) {
    const left = ordersLeft(s);
    const mine = unitsOf(s, s.active).filter((u) => u.ordered === 'no');
    return { left, refusals: new Map(mine.map((u) => [u, refuseOrder(s, u, left)])) };
  },
  skip: (_, __, { refusals }) => ![...refusals.values()].includes(undefined),
  ask({ state: s }, _, { refusals }) {
    const candidates: Choice[] = [];
    for (const u of refusals.keys()) candidates.push(['order', u.id]);
    candidates.push(['done']);
    return { seat: s.active, prompt: 'order', candidates, fallback: ['done'] };
  },
  refuse({ state: s }, _, [verb, ref], { left, refusals }) {
    if (verb === 'done') return undefined;
    if (verb !== 'order') return refuse('BLO-3.1');
    const u = unitIn(s, ref);
    return u && refusals.has(u) ? refusals.get(u) : refuseOrder(s, u, left);
  },
  answer(ctx, _, [verb, ref], { left }) {
    if (verb === 'done') return ctx.done();
    const u = unit(ctx.state, ref);
    const how = orderFor(u, left);
    if (how) give(ctx, u, how);
  },
};

/** What the cards do to the units that were ordered. */
const carryOrders: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    const by = s.active;
    const instead = insteadOf(s);
    const cards = instead
      ? [{ card: instead as string, effect: lore[instead].effect }]
      : s.turn.as
        ? [{ card: s.turn.as as string, effect: command[s.turn.as].effect }]
        : [];
    const everyone = s.onTable
      .filter(
        (p) => p.by === by && !p.cancelled && p.card !== instead && lore[p.card].target.kind === 'ordered',
      )
      .map((p) => ({ card: p.card as string, effect: lore[p.card].effect }));
    for (const u of unitsOf(s, by)) {
      if (u.ordered === 'no') continue;
      for (const { card, effect } of [...(byCard(u) ? cards : []), ...everyone]) {
        for (const e of effect) {
          const mark = markOf(e, { card, by, order: 0 }, (a) => a.base);
          if (mark) u.marks.push(mark);
          else if (e.do === 'code') u.marks.push({ kind: 'code', card, by, order: 0, until: 'turn' });
        }
      }
    }
    ctx.done();
  },
};

export const commandSteps = {
  command: commandStep,
  'order-all': orderAll,
  orders,
  'carry-orders': carryOrders,
};
