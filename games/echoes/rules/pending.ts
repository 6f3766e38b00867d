/**
 * ECH-8.16, 13.9: what a seat is about to play, asked for bit by bit: which effect, which Event goes, which opponent,
 * which things, which pawn, how it is paid. All of it belongs to the question that began it, so that nobody else sees
 * more than that the seat is thinking.
 */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { Ability, CardId, Cost, Effect, TechnologyId, UnitId } from '../content/index.ts';
import { card, constants } from '../content/index.ts';
import type { Board } from './board.ts';
import type { Entry } from './deploying.ts';
import { entriesFor, lifeOnPawn, purchaseOfUnit } from './deploying.ts';
import { alive } from './losses.ts';
import { droppable } from './menu.ts';
import type { Payment, Source } from './payment.ts';
import { autoPayment, isOpen, nextSources } from './payment.ts';
import { handScope, lifeTaken, playableEffects, purchaseOf } from './playing.ts';
import type { Purchase } from './prices.ts';
import { barracksBy, priceOf } from './prices.ts';
import { boardOf } from './profiles.ts';
import { isFree, opponentsOf, playerOf, sourcesOf } from './purse.ts';
import type { Picker } from './selection.ts';
import { pickerOf, tilesInReach } from './selection.ts';
import type { Pending, State } from './state.ts';
import { NOBODY } from './state.ts';

export const STAGES = ['effect', 'drop-event', 'opponent', 'tile', 'pick', 'enter', 'pay'] as const;
export type PendingStage = (typeof STAGES)[number];

/** What the open part of it turns on. */
export interface PendingFacts {
  readonly pending: Pending;
  readonly stage: PendingStage | 'complete';
  readonly card: CardId | 'barracks';
  /** What may be named: effects, Events, opponents, tiles, things. */
  readonly refs: readonly Ref[];
  readonly mayStop: boolean;
  readonly entries: readonly Entry[];
  readonly payment: Bill | undefined;
}

export interface Bill {
  readonly price: Cost;
  readonly sources: readonly Source[];
  readonly used: Payment;
  readonly auto: Payment;
  readonly next: readonly Ref[];
}

export function begin(s: State, seat: Seat, what: Pending['what'], more: Partial<Pending>): void {
  s.pending = {
    seat,
    what,
    unit: 0,
    replaces: 0,
    building: 0,
    ability: -1,
    drops: 0,
    opponent: NOBODY,
    picks: [],
    picked: false,
    paid: [],
    subject: 0,
    destroyer: 0,
    ...more,
  };
}

/** The ability whose first effect may have to be aimed before it is paid. */
function pendingAbility(s: State, { what, card: id, ability, unit }: Pending): Ability | undefined {
  if (what === 'ability') {
    const user = alive(s, unit);
    return user && card[user.card].abilities[ability];
  }
  return id && what !== 'deploy' ? card[id].abilities[ability] : undefined;
}

function firstEffect(s: State, pending: Pending): Effect | undefined {
  const ability = pendingAbility(s, pending);
  return ability?.a === 'play' || ability?.a === 'action' ? ability.fx[0] : undefined;
}

const needsOpponent = (fx: readonly Effect[]): boolean =>
  fx.some((one) => one.do === 'borrowResources' || ('who' in one && one.who === 'opponent'));

/** What is bought; an Action ability costs nothing. */
export function purchaseFor(s: State, pending: Pending): Purchase | undefined {
  const { what, card: id, ability, unit } = pending;
  if (what === 'deploy') return id ? purchaseOfUnit(id as UnitId) : undefined;
  if (what === 'play' || what === 'react') return id ? purchaseOf(id as TechnologyId, ability) : undefined;
  const builder = what === 'ability' ? undefined : alive(s, unit);
  return builder && barracksBy(builder);
}

/** ECH-9.14: the health that it takes besides what pays for it. */
function otherLife(board: Board, pending: Pending): number {
  const { what, card: id, pawn, seat } = pending;
  if (what === 'deploy') return id && pawn ? lifeOnPawn(id as UnitId, pawn) : 0;
  const ability = what === 'play' ? pendingAbility(board.s, pending) : undefined;
  return ability ? lifeTaken(ability.fx, handScope(board, seat)) : 0;
}

/** The sources in their order and how many of each were chosen so far. */
function billOf(board: Board, pending: Pending, purchase: Purchase): Bill {
  const { seat, paid } = pending;
  const price = priceOf(board, seat, purchase);
  const sources = sourcesOf(board, seat, purchase, otherLife(board, pending));
  const used = sources.map(({ name }) => paid.filter((one) => one === name).length);
  const auto = isFree(price) ? used : autoPayment(price, sources, used);
  return {
    price,
    sources,
    used,
    auto,
    // Most bills are paid without a question.
    get next() {
      return isFree(price) ? [] : nextSources(price, sources, used).map((i) => sources[i]?.name ?? '');
    },
  };
}

/** ECH-3.16: payment with health is asked for even if there is one way only. */
const usesLife = ({ sources, auto, used }: Bill): boolean =>
  sources.some(({ group }, i) => group === 'life' && (auto[i] ?? 0) > (used[i] ?? 0));

const isPaymentOpen = (bill: Bill): boolean =>
  !isFree(bill.price) && (isOpen(bill.price, bill.sources, bill.used, bill.auto) || usesLife(bill));

interface Aim {
  readonly stage: 'tile' | 'pick';
  readonly refs: readonly Ref[];
  readonly mayStop: boolean;
}

/** What still has to be picked for the first effect before it is paid. A Reaction picks when it is carried out. */
function aimOf(board: Board, pending: Pending): Aim | undefined {
  const { s } = board;
  const fx = pending.picked ? undefined : firstEffect(s, pending);
  if (!fx) return undefined;
  const { seat, unit, what, picks } = pending;
  const source = what === 'ability' ? alive(s, unit) : undefined;
  const scope = { ...handScope(board, seat), source };
  if (fx.do === 'revealTile')
    return picks.length > 0 ? undefined : { stage: 'tile', refs: tilesInReach(fx, scope), mayStop: false };
  const picker: Picker | undefined = pickerOf(fx, scope);
  const refs = picker?.next(picks) ?? [];
  return picker && refs.length > 0 ? { stage: 'pick', refs, mayStop: picker.mayStop(picks) } : undefined;
}

const NOTHING = { refs: [], mayStop: false, entries: [], payment: undefined } as const;

/** What was found when it was last settled: nothing else changes until the question is answered. */
const found = new WeakMap<Pending, PendingFacts>();

export const pendingFacts = (s: State, pending: Pending): PendingFacts =>
  found.get(pending) ?? factsNow(s, pending, boardOf(s));

/** Where it stands: the first thing that is not yet settled. */
function factsNow(s: State, pending: Pending, board: Board): PendingFacts {
  const { seat, what, card: id } = pending;
  const named: CardId | 'barracks' = id ?? alive(s, pending.unit)?.card ?? 'barracks';
  const at = (stage: PendingStage | 'complete', more: Partial<PendingFacts> = {}): PendingFacts => ({
    pending,
    stage,
    card: what === 'barracks' || what === 'transfer' ? 'barracks' : named,
    ...NOTHING,
    ...more,
  });
  if (what === 'play' && id && card[id].kind === 'technology') {
    const technology = id as TechnologyId;
    if (card[technology].tech === 'action' && pending.ability < 0)
      return at('effect', { refs: playableEffects(board, seat, technology).map((i) => String(i + 1)) });
    const { events } = playerOf(s, seat);
    if (card[technology].tech === 'event' && events.length >= constants.maxEvents && pending.drops === 0)
      return at('drop-event', { refs: droppable(board, seat) });
    const ability = pendingAbility(s, pending);
    if (ability && pending.opponent === NOBODY && needsOpponent(ability.fx))
      return at('opponent', { refs: opponentsOf(s, seat).map(String) });
  }
  const aim = aimOf(board, pending);
  if (aim) return at(aim.stage, { refs: aim.refs, mayStop: aim.mayStop });
  if (what === 'deploy' && id && pending.at && pending.pawn === undefined) {
    const entries = entriesFor(board, seat, id as UnitId, pending.at, alive(s, pending.replaces));
    return at('enter', { entries });
  }
  const purchase = purchaseFor(s, pending);
  if (!purchase) return at('complete');
  const payment = billOf(board, pending, purchase);
  return at(isPaymentOpen(payment) ? 'pay' : 'complete', { payment });
}

/** Settles what leaves no choice. Returns where it stands then. */
export function settle(s: State, pending: Pending): PendingFacts {
  const board = boardOf(s);
  for (;;) {
    const facts = factsNow(s, pending, board);
    const [only] = facts.refs;
    if (facts.stage === 'effect' && facts.refs.length === 1) pending.ability = Number(only) - 1;
    else if (facts.stage === 'opponent' && facts.refs.length === 1) pending.opponent = Number(only);
    else if (facts.stage === 'enter' && facts.entries.length === 1) Object.assign(pending, facts.entries[0]);
    else {
      found.set(pending, facts);
      return facts;
    }
  }
}
