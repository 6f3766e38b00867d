/** ECH-3.15, 5.18, 7.10, 8.16: what was about to be played is paid for, shown, and happens. */
import type { TechnologyId, UnitId } from '../content/index.ts';
import { card } from '../content/index.ts';
import { areAllied } from './board.ts';
import { buildWith, transferWith } from './building.ts';
import { takeFromHand } from './hands.ts';
import { alive, loseLife, sweep } from './losses.ts';
import type { Bill, PendingFacts } from './pending.ts';
import { purchaseFor, settle } from './pending.ts';
import type { Purchase } from './prices.ts';
import { isReduced } from './prices.ts';
import { boardOf } from './profiles.ts';
import { lifePrice, pay, playerOf } from './purse.ts';
import { buildingById, unitById } from './refs.ts';
import type { Pending, State } from './state.ts';
import { addUnit, ofUnit, removeUnit } from './things.ts';
import { callTriggers, startWork } from './triggers.ts';
import type { Context } from './vocabulary.ts';
import { callWindow, opponentsInOrder } from './windows.ts';

/** Goes on with what a seat is about to play, as far as it can without a question. */
export function proceed(ctx: Context): void {
  const { pending } = ctx.state;
  if (!pending) return;
  const facts = settle(ctx.state, pending);
  if (facts.stage === 'complete') perform(ctx, facts);
}

function perform(ctx: Context, { pending, payment }: PendingFacts): void {
  const s = ctx.state;
  const purchase = purchaseFor(s, pending);
  if (payment && purchase) payBill(ctx, pending, payment, purchase);
  delete s.pending;
  if (pending.what === 'deploy') deploy(ctx, pending);
  else if (pending.what === 'play' || pending.what === 'react') playCard(ctx, pending);
  else if (pending.what === 'ability') useAbility(ctx, pending);
  else build(ctx, pending);
}

function payBill(ctx: Context, pending: Pending, { sources, auto }: Bill, purchase: Purchase): void {
  const s = ctx.state;
  const { seat } = pending;
  const each = lifePrice(boardOf(s), seat, purchase) ?? 0;
  const parts = pay(s, seat, sources, auto);
  const used = sources.flatMap(({ name }, i) => Array.from({ length: auto[i] ?? 0 }, () => name));
  if (used.length > 0) ctx.emit({ kind: 'paid', seat, sources: used });
  useReductions(s, pending, purchase);
  if (parts > 0) loseLife(ctx, seat, parts * each);
}

/** A reduction for so many cards is counted when they are paid, also if the price could fall no further. */
function useReductions(s: State, { seat }: Pending, purchase: Purchase): void {
  if (seat !== s.active || s.turn.reductions.length === 0) return;
  for (const reduction of s.turn.reductions) if (isReduced(reduction.filter, purchase)) reduction.uses--;
  s.turn.reductions = s.turn.reductions.filter(({ uses }) => uses > 0);
}

function build(ctx: Context, { unit: id, what, building }: Pending): void {
  const unit = alive(ctx.state, id);
  const old = buildingById(ctx.state, building);
  if (unit && what === 'barracks') buildWith(ctx, unit, 'barracks');
  else if (unit && old) transferWith(ctx, unit, old);
}

/** ECH-5.18: picks, exhaust the unit, effect. */
function useAbility(ctx: Context, { seat, unit: id, ability, picks, opponent }: Pending): void {
  const unit = alive(ctx.state, id);
  if (!unit) return;
  unit.exhausted = true;
  const used = card[unit.card].abilities[ability];
  if (used?.a === 'action' && used.once) unit.spent |= 1 << ability;
  ctx.emit({ kind: 'ability', seat, card: unit.card });
  startWork(ctx, {
    seat,
    card: unit.card,
    ability,
    since: unit.since,
    source: unit.id,
    subject: unit.id,
    opponent,
    picks: picks.slice(),
    picked: true,
  });
}

/** ECH-7.10-7.12 */
function deploy(ctx: Context, { seat, card: id, at, pawn, mode, replaces }: Pending): void {
  const s = ctx.state;
  if (!id || !at || !pawn || !mode) return;
  ctx.reveal();
  takeFromHand(playerOf(s, seat), id);
  const gone = unitById(s, replaces);
  if (gone) {
    removeUnit(s, gone);
    ctx.emit({ kind: 'replaced', ...ofUnit(gone) });
  }
  const unit = addUnit(s, seat, id as UnitId, at, pawn, mode);
  s.turn.progress = true;
  ctx.emit({ kind: 'deployed', ...ofUnit(unit), at, pawn, mode });
  if (gone) sweep(ctx);
  callWindow(ctx, {
    window: 'enemyDeployed',
    seats: opponentsInOrder(s),

    card: unit.card,
    unit: unit.id,
    destroyer: 0,
  });
  callTriggers(ctx, 'deployed', { subject: unit });
}

/** The card is shown; it lies nowhere until it has been carried out. */
function playCard(ctx: Context, pending: Pending): void {
  const s = ctx.state;
  const { seat, card: id, unit, ability, opponent, picks, what } = pending;
  if (!id) return;
  ctx.reveal();
  takeFromHand(playerOf(s, seat), id);
  s.turn.progress = true;
  s.played.push({
    seat,
    card: id as TechnologyId,
    since: ++s.lastSince,
    unit,
    ability: Math.max(0, ability),
    opponent: what === 'react' ? s.active : opponent,
    picks: picks.slice(),
    subject: pending.subject,
    destroyer: pending.destroyer,
    cancelled: false,
  });
  const bearer = alive(s, unit);
  ctx.emit({
    kind: 'played',
    seat,
    card: id as TechnologyId,
    ...(ability > 0 && { effect: ability + 1 }),
    ...(bearer && { on: bearer.card }),
  });
  ctx.call('technology', { stage: areAllied(seat, s.active) ? 0 : 1 });
  if (pending.drops > 0) dropEvent(ctx, seat, pending.drops);
}

/** ECH-8.12, 8.25: it leaves, its static effects end, then what discarding it does. */
export function dropEvent(ctx: Context, seat: number, since: number): void {
  const s = ctx.state;
  const player = playerOf(s, seat);
  const event = player.events.find((one) => one.since === since);
  if (!event) return;
  player.events = player.events.filter((one) => one !== event);
  player.tokens = player.tokens.filter(({ on }) => on !== since);
  player.discard.push(event.card);
  ctx.emit({ kind: 'event-dropped', seat, card: event.card });
  sweep(ctx);
  if (s.fallen.length > 0 && s.played.length === 0) ctx.call('fallen');
  callTriggers(ctx, 'dropped', { only: { card: event.card, since, seat } });
}
