/** BLO-2 and 3: the Command card of a turn, and the units that it orders. */
import { distinct, takeCard } from '@gonfalon/kernel';
import type { CommandId, LoreId, Section, SectionOrders, UnitOrders } from '../content/index.ts';
import { command, FLANKS, flankSection, hex, lore, tables } from '../content/index.ts';
import { commandCards, loreCards } from '../content/refs.ts';
import { matchesFilter, mightPlayLore, playableLore, playIn } from './lore.ts';
import { markOf } from './lore-effects.ts';
import type { Reason } from './question.ts';
import { leave, oneOf, question } from './question.ts';
import type { State, Unit } from './state.ts';
import { camp, classOf, hexOf, inOrder, other, refuse, sideOf, unit, unitIn, unitsOf } from './units.ts';
import type { Context, RunStep } from './vocabulary.ts';

/** The Lore card that was played in place of a Command card: BLO-15.9. */
export function insteadOf(s: State): LoreId | undefined {
  const found = s.onTable.find(
    (p) => p.by === s.active && !p.cancelled && lore[p.card].phase === 'COMMAND_INSTEAD',
  );
  return found?.card;
}

/* The Command phase */

/** BLO-15.9: the Lore cards that the active player may play instead of a Command card. */
function instead(s: State): LoreId[] {
  return playableLore(s, s.active, 'D-CMD').flatMap((ref) => loreCards.idIn(ref) ?? []);
}

/** D-CMD */
const commandStep = question<object, CommandId[]>({
  facts: ({ state: s }) => distinct(camp(s, s.active).hand).sort(),
  skip({ state: s, facts: cards }) {
    if (s.turn.command !== undefined || insteadOf(s) !== undefined) return true;
    return cards.length === 0 && !mightPlayLore(s, s.active, 'D-CMD');
  },
  ask: ({ state: s, facts: cards }) => ({
    seat: s.active,
    prompt: 'command',
    params: { cards: cards.length, instead: instead(s) },
    fallback: cards[0] ? ['command', commandCards.ref(cards[0])] : ['pass'],
  }),
  verbs: {
    command: {
      names: oneOf('card', ({ facts: cards }) => cards.map(commandCards.ref), 'BLO-2.2'),
      apply({ ctx, state: s }, ref) {
        const card = commandCards.idIn(ref);
        ctx.done();
        if (!card) return;
        const { hand } = camp(s, s.active);
        takeCard(hand, card);
        s.turn.command = card;
        s.turn.equal = hand.length + 1; // BLO-2.6
        const { as, mirrored } = counted(s, card);
        s.turn.as = as;
        s.turn.mirrored = mirrored;
        ctx.reveal();
        ctx.emit({ kind: 'commanded', seat: s.active, card, as });
      },
    },
    play: playIn('D-CMD'),
    pass: { refuse: ({ facts: cards }) => (cards.length === 0 ? undefined : refuse('BLO-2.2')), ...leave },
  },
});

/** Counter-Attack counts as a copy of the opponent's last card; its sections are the same parts of the board. */
function counted(s: State, card: CommandId): { as: CommandId; mirrored: boolean } {
  const own = command[card];
  const { last } = camp(s, other(s.active));
  return own.kind === 'tactic' && own.copies && last
    ? { as: last.card, mirrored: !last.mirrored }
    : { as: card, mirrored: false };
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
    (u) => matchesFilter(s, u, orders.who) && !(orders.unless && matchesFilter(s, u, orders.unless)),
  );
}

/** BLO-2.8: nobody of this kind is on the board. */
function fallsBack(s: State, orders: UnitOrders): boolean {
  return orders.fallback !== undefined && !unitsOf(s, s.active).some((u) => matchesFilter(s, u, orders.who));
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

function refuseOrder(s: State, u: Unit | undefined, left: Orders, id = u?.id ?? ''): Reason {
  if (u?.camp !== s.active) return refuse('BLO-3.1', [id]);
  if (u.ordered !== 'no') return refuse('BLO-3.4', [u.id]);
  const how = orderFor(u, left);
  if (!how) return refuse(left.sectional ? 'BLO-3.5' : 'BLO-2.5', [u.id]);
  const price = priceOf(u, how);
  const { goblet } = camp(s, s.active);
  if (price <= goblet) return undefined;
  return refuse(how === 'summoned' ? 'BLO-14.11' : 'BLO-14.18', [u.id], { price, goblet });
}

function give(ctx: Context, u: Unit, how: 'card' | 'summoned' | 'extra'): void {
  const s = ctx.state;
  const price = priceOf(u, how);
  camp(s, s.active).goblet -= price;
  s.pool += price;
  u.ordered = how;
  u.web = false;
  ctx.emit({ kind: 'ordered', unit: u.id, paid: price });
}

/** BLO-3.6: an "order all" card asks nothing, but for webbed units. */
const orderAll: RunStep<'order-all'> = {
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

/** What is left to order, and who can get an order. */
interface OrderFacts {
  readonly left: Orders;
  readonly able: readonly string[];
}

/** D-ORDER */
const orders = question<object, OrderFacts>({
  facts({ state: s }) {
    const left = ordersLeft(s);
    const able = unitsOf(s, s.active).filter((u) => !refuseOrder(s, u, left));
    return { left, able: able.map((u) => u.id) };
  },
  skip: ({ facts: { able } }) => able.length === 0,
  ask: ({ state: s }) => ({ seat: s.active, prompt: 'order', fallback: ['done'] }),
  wrongMoment: 'BLO-3.1',
  verbs: {
    order: {
      names: oneOf(
        'unit',
        ({ facts: { able } }) => able,
        ({ state: s, facts: { left } }, id) => refuseOrder(s, unitIn(s, id), left, id),
      ),
      apply({ ctx, state: s, facts: { left } }, id) {
        const u = unit(s, id);
        const how = orderFor(u, left);
        if (how) give(ctx, u, how);
      },
    },
    done: leave,
  },
});

/** What the cards do to the units that were ordered. */
const carryOrders: RunStep<'carry-orders'> = {
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
