/** What each effect of the vocabulary does. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { Amount, Effect, GainTempResource, Target } from '../content/index.ts';
import { constants } from '../content/index.ts';
import { areAllied, squareOf } from './board.ts';
import { raise } from './building.ts';
import { armourOfUnit, damageOf, openFight } from './combat.ts';
import { countOf, isProtected, tokensOn } from './conditions.ts';
import { draw } from './hands.ts';
import { yieldOf } from './land.ts';
import { alive, damage, heal, loseLife, resetModes, sweep } from './losses.ts';
import { showTile } from './movement.ts';
import { armourOfBuilding, boardOf } from './profiles.ts';
import { playerOf } from './purse.ts';
import { pushedTo, pushTarget } from './pushing.ts';
import { buildingOf, unitById, unitOf, unitRef } from './refs.ts';
import { meantBy, pickerOf } from './selection.ts';
import type { Square } from './squares.ts';
import { indexOf, SQUARES } from './squares.ts';
import type { Building, State, TokenZone, Unit, Work } from './state.ts';
import { NOBODY } from './state.ts';
import { civCardOf, giveTokens, landAt, ofThing, ofUnit, removeBuilding, roomFor } from './things.ts';
import type { Context } from './vocabulary.ts';
import { workScope } from './works.ts';

/** Carries an effect out; false if a question comes first, after which it is called again. */
export function carryOut(ctx: Context, work: Work, fx: Effect): boolean {
  switch (fx.do) {
    case 'damage':
    case 'directDamage':
      return onTargets(ctx, work, fx, fx.to, (thing) => hurt(ctx, work, fx, thing), true);
    case 'heal':
      return onTargets(ctx, work, fx, fx.to, (thing) => heal(ctx, thing, fx.n) > 0);
    case 'grantKeyword':
      return onTargets(ctx, work, fx, fx.to, (thing) =>
        give(ctx, work, thing, fx.k, amountOf(ctx, work, fx.x), fx),
      );
    case 'statModifier':
      return onTargets(ctx, work, fx, fx.to, (thing) => give(ctx, work, thing, fx.stat, fx.n, fx));
    case 'exhaust':
      return onTargets(
        ctx,
        work,
        fx,
        fx.to,
        (thing) => exhaustUnit(ctx, thing, fx.fatigued === true),
        false,
        fx.garrisoned,
      );
    case 'refresh':
      return onTargets(ctx, work, fx, fx.to, (thing) => refreshUnit(ctx, thing, fx.andMove === true));
    case 'exposeGarrison':
      return onTargets(ctx, work, fx, fx.to, (thing) => expose(ctx, thing));
    case 'draw':
      return did(work, draw(ctx, work.seat, amountOf(ctx, work, fx.n)) > 0);
    case 'gainTempResource':
      return gain(ctx, work, fx);
    case 'restock':
      return asked(work, () => {
        ctx.call('restock', {
          seat: work.seat,
          max: fx.max ?? -1,
          shuffleFirst: fx.shuffleFirst === true,
          forWork: true,
        });
        return true;
      });
    case 'searchDeck':
      return asked(work, () => search(ctx, 'deck', fx.n));
    case 'returnFromDiscard':
      return asked(work, () => search(ctx, 'discard', fx.n));
    case 'discard':
      return asked(work, () => {
        ctx.call('discard', { seat: work.seat, left: fx.n });
        return true;
      });
    case 'choose':
      return asked(work, () => {
        ctx.call('choose');
        return true;
      });
    case 'moveUnit':
    case 'relocate':
      return oneByOne(ctx, work, fx);
    case 'revealTile':
      return asked(work, () => revealTile(ctx, work));
    case 'pushUnit':
      return did(work, push(ctx, work, fx.n));
    case 'buildFree':
      return buildFree(ctx, work, fx);
    case 'destroyBuilding':
      return destroy(ctx, work, fx);
    case 'loseLife':
      loseLife(ctx, work.seat, fx.n);
      return did(work, true);
    case 'costReduction':
      ctx.state.turn.reductions.push({
        since: work.since,
        res: fx.res,
        n: fx.n,
        min: fx.min ?? 0,
        filter: fx.filter,
        uses: fx.uses ?? Number.MAX_SAFE_INTEGER,
      });
      ctx.emit({ kind: 'reduced', seat: work.seat, card: work.card });
      return did(work, true);
    case 'borrowResources':
      if (work.opponent !== NOBODY) ctx.state.turn.lenders.push(work.opponent);
      ctx.emit({ kind: 'lends', seat: work.seat, from: work.opponent });
      return did(work, true);
    case 'cancelAttack':
      if (ctx.state.attack) ctx.state.attack.cancelled = true;
      return did(work, true);
    case 'cancelTechnology': {
      const played = ctx.state.played.findLast(({ seat }) => seat !== work.seat);
      if (played) played.cancelled = true;
      return did(work, true);
    }
    case 'noMoreAttacks':
      ctx.state.turn.noAttacks = true;
      return did(work, true);
    default:
      return true; // static effects: they are read, never carried out
  }
}

function did(work: Work, done: boolean): true {
  work.did ||= done;
  return true;
}

/** Opens a question once, if there is one; when it is answered the effect is done. */
function asked(work: Work, open: () => boolean): boolean {
  if (work.queued) return true;
  work.queued = true;
  return !open();
}

type Thing = Unit | Building;

const thingOf = (s: State, ref: Ref): Thing | undefined => unitOf(s, ref) ?? buildingOf(s, ref);
const isUnit = (thing: Thing): thing is Unit => 'card' in thing;

/** Enemy garrisons are out of reach (ECH-6.18) unless the effect names them. */
function isReached(s: State, work: Work, thing: Thing): boolean {
  if (!isUnit(thing) || areAllied(thing.seat, work.seat)) return true;
  return !isProtected(boardOf(s), thing, squareOf(thing, openFight(s)));
}

/** The things that a target means, picks included; undefined if they have to be picked first. */
function targets(ctx: Context, work: Work, fx: Effect, to: Target, garrisoned = false): Ref[] | undefined {
  const s = ctx.state;
  const refOf = (id: number) => (alive(s, id) ? [`u${id}`] : []);
  let refs: Ref[];
  if (typeof to === 'string') {
    const fight = openFight(s);
    if (to === 'self') refs = refOf(work.source);
    else if (to === 'subject') refs = refOf(work.subject);
    else if (to === 'destroyer') refs = refOf(work.destroyer);
    else if (to === 'attacker') refs = fight ? [unitRef(fight.unit)] : [];
    else if (to === 'defender') refs = s.attack ? [targetRef(s)] : [];
    else refs = work.chosen;
  } else if (pickerOf(fx, workScope(s, work))) {
    if (!work.picked) {
      ctx.call('pick');
      return undefined;
    }
    refs = work.picks;
  } else refs = meantBy(to, workScope(s, work));
  return refs.filter((ref) => {
    const thing = thingOf(s, ref);
    return thing !== undefined && (garrisoned || isReached(s, work, thing));
  });
}

function targetRef({ attack }: State): Ref {
  if (!attack) return '';
  return attack.target.on === 'unit' ? `u${attack.target.id}` : `building:${attack.target.id}`;
}

/** Does something to each thing that the effect means; what it affected is `chosen` for the next one. */
function onTargets(
  ctx: Context,
  work: Work,
  fx: Effect,
  to: Target,
  act: (thing: Thing) => boolean,
  mayKill = false,
  garrisoned = false,
): boolean {
  const refs = targets(ctx, work, fx, to, garrisoned);
  if (!refs) return false;
  for (const ref of refs) {
    const thing = thingOf(ctx.state, ref);
    if (thing && act(thing)) work.did = true;
  }
  work.chosen = refs;
  work.gained = false;
  if (mayKill) sweep(ctx);
  return true;
}

function amountOf(ctx: Context, work: Work, amount: Amount | undefined, target?: number): number {
  if (typeof amount !== 'object') return amount ?? 1;
  const scope = { ...workScope(ctx.state, work), target };
  if ('tokens' in amount) return tokensOn(scope, amount.tokens);
  const n = amount.count === 'chosen' ? work.chosen.length : countOf(amount.count, scope);
  return Math.min(n * (amount.times ?? 1), amount.max ?? Number.POSITIVE_INFINITY);
}

/** damage of an effect meets armour as an attack would; direct damage meets none. */
function hurt(
  ctx: Context,
  work: Work,
  fx: Extract<Effect, { do: 'damage' | 'directDamage' }>,
  thing: Thing,
): boolean {
  const board = boardOf(ctx.state);
  const n = amountOf(ctx, work, fx.n, indexOf(thing.at));
  if (fx.do === 'directDamage') damage(ctx, thing, n);
  else
    damage(ctx, thing, damageOf(n, isUnit(thing) ? armourOfUnit(board.profile(thing), fx.as) : wall(thing)));
  return n > 0;

  function wall(building: Building): number {
    const { armour, meleeArmour, reinforced } = armourOfBuilding(board, building);
    const ranged = fx.do === 'damage' && fx.as === 'ranged';
    return armour + (ranged ? reinforced + constants.buildingProtection : meleeArmour);
  }
}

/** ECH-8.24: it stays with whom it found. */
function give(
  ctx: Context,
  work: Work,
  thing: Thing,
  gives: Extract<Effect, { do: 'grantKeyword' }>['k'] | Extract<Effect, { do: 'statModifier' }>['stat'],
  x: number,
  fx: Extract<Effect, { do: 'grantKeyword' | 'statModifier' }>,
): boolean {
  const on = isUnit(thing) ? 'unit' : 'building';
  ctx.state.lasting.push({
    on,
    id: thing.id,
    gives,
    x,
    ...('vs' in fx && fx.vs && { vs: fx.vs }),
    until: fx.until ?? 'turn',
    seat: work.seat,
  });
  ctx.emit({ kind: 'given', ...ofThing(thing), gives, x });
  return true;
}

function exhaustUnit(ctx: Context, thing: Thing, fatigued: boolean): boolean {
  if (!isUnit(thing)) return false;
  thing.exhausted = true;
  if (fatigued) thing.held = true;
  ctx.emit({ kind: 'exhausted', ...ofUnit(thing) });
  return true;
}

/** its action is there again; its move only if the effect says so. */
function refreshUnit(ctx: Context, thing: Thing, andMove: boolean): boolean {
  if (!isUnit(thing)) return false;
  thing.exhausted = false;
  thing.held = false;
  thing.switches = 0;
  thing.attacked = false;
  thing.builtAfter = false;
  if (andMove) thing.moved = false;
  ctx.emit({ kind: 'refreshed-unit', ...ofUnit(thing) });
  return true;
}

function expose(ctx: Context, thing: Thing): boolean {
  if (isUnit(thing)) return false;
  ctx.state.turn.exposed.push(thing.id);
  ctx.emit({ kind: 'exposed', seat: thing.seat, building: thing.kind, at: thing.at });
  return true;
}

function zoneOf(s: State, work: Work): TokenZone {
  if (work.source !== 0 && !s.played.some(({ since }) => since === work.since)) return 'unit';
  for (const player of s.players) {
    if (player.since === work.since) return 'civ';
    if (player.events.some(({ since }) => since === work.since)) return 'event';
  }
  return 'front';
}

/** ECH-3.3, 3.6: on this card or on the Civilisation card; each token of choice is asked for. */
function gain(ctx: Context, work: Work, fx: GainTempResource): boolean {
  const s = ctx.state;
  if (work.queued) {
    if (work.queue.length === 0) return true;
    ctx.call('resource');
    return false;
  }
  work.gained = false;
  const gift = giftOf(s, work, fx);
  if (gift.on === 0) return true;
  if (fx.res === 'camp') {
    for (const ref of fx.each ? meantBy(fx.each, workScope(s, work)) : []) {
      const at = buildingOf(s, ref)?.at;
      const found = at === undefined ? undefined : yieldOf(landAt(s, at));
      if (found) take(ctx, work, giveTokens(ctx, { ...gift, res: found.kind, n: 1 }, gift.holder));
    }
    return true;
  }
  const n = amountOf(ctx, work, fx.n);
  if (fx.res !== 'choice') {
    take(ctx, work, giveTokens(ctx, { ...gift, res: fx.res, n }, gift.holder));
    return true;
  }
  const room = Math.min(n, roomFor(playerOf(s, gift.seat), gift.on, gift.by, fx.max));
  if (room <= 0) return true;
  work.queued = true;
  work.queue = Array.from({ length: room }, () => 'choice');
  ctx.call('resource');
  return false;
}

function take(_ctx: Context, work: Work, gained: number): void {
  if (gained <= 0) return;
  work.gained = true;
  work.did = true;
}

/** Who gains, on which card. */
export function giftOf(s: State, work: Work, fx: GainTempResource) {
  const seat: Seat = fx.who === 'opponent' ? work.opponent : work.seat;
  const by = `${work.card}#${work.ability}`;
  const base = { seat, by, max: fx.max };
  if (seat === NOBODY) return { ...base, on: 0, zone: 'civ' as const, holder: work.card };
  if (fx.on === 'civ')
    return { ...base, on: playerOf(s, seat).since, zone: 'civ' as const, holder: civCardOf(s, seat) };
  return { ...base, on: work.since, zone: zoneOf(s, work), holder: work.card };
}

/** ECH-8.17: a search is never skipped unless the deck is empty; in the open discard pile only if nothing matches. */
function search(ctx: Context, from: 'deck' | 'discard', n: number): boolean {
  ctx.call('search', { from, left: n });
  return true;
}

/** `moveUnit` and `relocate`: each unit is asked for a place, in order. */
function oneByOne(ctx: Context, work: Work, fx: Extract<Effect, { do: 'moveUnit' | 'relocate' }>): boolean {
  if (!work.queued) {
    const refs = targets(ctx, work, fx, fx.to);
    if (!refs) return false;
    work.queued = true;
    work.queue = refs;
    work.chosen = [];
  }
  const [ref, ...rest] = work.queue;
  if (ref === undefined) {
    if (fx.do === 'relocate' && fx.toll) payToll(ctx, work, fx.toll);
    return true;
  }
  work.queue = rest;
  const unit = unitOf(ctx.state, ref);
  if (!unit) return oneByOne(ctx, work, fx);
  ctx.call('place', { unit: unit.id });
  return false;
}

/** each unit placed after the first takes so much, all at the end. */
function payToll(ctx: Context, work: Work, n: number): void {
  for (const ref of work.chosen.slice(1)) {
    const unit = unitOf(ctx.state, ref);
    if (unit) damage(ctx, unit, n);
  }
  sweep(ctx);
}

function revealTile(ctx: Context, work: Work): boolean {
  const [square] = work.picks;
  if (square === undefined || landAt(ctx.state, square as Square) !== 0) return false;
  work.did = true;
  showTile(ctx, work.seat, square as Square);
  return true;
}

function push(ctx: Context, work: Work, n: number): boolean {
  const s = ctx.state;
  const source = unitById(s, work.source);
  const target = pushTarget(s, work.source);
  if (!source || !target) return false;
  target.at = SQUARES[pushedTo(s, source, target, n)] ?? target.at;
  ctx.emit({ kind: 'pushed', ...ofUnit(target), to: target.at });
  resetModes(ctx);
  return true;
}

function buildFree(ctx: Context, work: Work, fx: Extract<Effect, { do: 'buildFree' }>): boolean {
  if (!work.picked) {
    ctx.call('pick');
    return false;
  }
  const s = ctx.state;
  const picker = pickerOf(fx, workScope(s, work));
  for (const ref of work.picks) {
    if (!picker?.next([]).includes(ref)) continue;
    const camp = buildingOf(s, ref);
    const builder = unitOf(s, ref);
    const at = camp?.at ?? builder?.at ?? (ref as Square);
    if (camp) {
      removeBuilding(s, camp);
      ctx.emit({ kind: 'removed', seat: camp.seat, building: camp.kind, at });
    }
    raise(ctx, work.seat, fx.what, at);
    work.did = true;
    work.chosen = [ref];
  }
  resetModes(ctx);
  return true;
}

/** ECH-5.22 */
function destroy(ctx: Context, work: Work, fx: Extract<Effect, { do: 'destroyBuilding' }>): boolean {
  const refs = targets(ctx, work, fx, fx.to);
  if (!refs) return false;
  for (const ref of refs) {
    const building = buildingOf(ctx.state, ref);
    if (!building) continue;
    removeBuilding(ctx.state, building);
    ctx.emit({ kind: 'removed', seat: building.seat, building: building.kind, at: building.at });
    work.did = true;
  }
  work.chosen = refs;
  return true;
}
