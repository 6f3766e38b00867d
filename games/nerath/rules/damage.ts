/** NER-6.8 to 6.12, 6.17 to 6.23: hits are cancelled, shared and taken, and what follows the losses. */
import type { Step } from '@gonfalon/kernel';
import { REALM_IDS, SPACE_IDS, UNIT_IDS } from '../content/index.ts';
import { destroyUnits } from './actions.ts';
import { battlePass } from './auto-pass.ts';
import { battleOf, isInBattle } from './battle-selectors.ts';
import type { Realm } from './board.ts';
import { DRAGON, IS_DUNGEON, KARKOTH, NERATH, NOBODY } from './board.ts';
import { fighters, isDefender } from './dice.ts';
import { giveGuardianLosses, giveLosses, shareLosses } from './loss-questions.ts';
import { absorbsInAll, giveByDefault, giveHit, isOneSeat, takeHits } from './losses.ts';
import type { Piece } from './pieces.ts';
import { clearFlag, HIT, HIT_AGAIN, MARKED } from './pieces.ts';
import { cardRef } from './refs.ts';
import { countDeathHits, rollDeathAttacks } from './rolls.ts';
import { cardWith, seatOf } from './selectors.ts';
import type { Battle, State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

const CLOUD = 3;
const HEALER = 62;

const hitsOnSide = (b: Battle, defending: boolean): number => (defending ? b.onDefender : b.onAttacker);

function takeOff(ctx: Context, defending: boolean, most: number, realm: Realm, card: number): number {
  const b = battleOf(ctx.state);
  const hits = Math.min(most, hitsOnSide(b, defending));
  if (hits <= 0) return 0;
  if (defending) b.onDefender -= hits;
  else b.onAttacker -= hits;
  ctx.emit({ kind: 'cancelled', realm: REALM_IDS[realm], card: cardRef(card), hits });
  return hits;
}

/** Card 62: what it can still cancel in this round, now or later. */
export function cancelByHealer(ctx: Context): void {
  const s = ctx.state;
  const b = battleOf(s);
  if (b.healed > 0) b.healed -= takeOff(ctx, isDefender(s, b, NERATH), b.healed, NERATH, HEALER);
}

/** Card 94: whose it is, if it can be used now by somebody on that side. */
function ointmentOf(s: State, b: Battle, defending: boolean): Realm {
  const owner = s.active;
  const card = cardWith(s, owner, 'cancelHit');
  const usable = card > 0 && !s.turn.used.includes(card) && isInBattle(s, b, owner);
  return usable && isDefender(s, b, owner) === defending ? owner : NOBODY;
}

/** NER-6.19, 6.23: first card 3 by itself, then property 94, then card 62. */
const cancels: Step<State, { defending: boolean; next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const b = battleOf(s);
    const { defending, next = 0 } = locals;
    locals.next = next + 1;
    if (next === 0 && b.clouded > 0 && b.round === 1 && isDefender(s, b, KARKOTH) === defending)
      b.clouded -= takeOff(ctx, defending, b.clouded, KARKOTH, CLOUD);
    if (hitsOnSide(b, defending) <= 0 || next > 1) {
      ctx.done();
      return;
    }
    const owner = next === 0 ? ointmentOf(s, b, defending) : NOBODY;
    if (owner !== NOBODY) {
      ctx.call('cancel', { realm: owner, defending });
      return;
    }
    locals.next = 2;
    if (b.round > 0 && isDefender(s, b, NERATH) === defending) cancelByHealer(ctx);
    if (b.round > 0) ctx.call('window', { stop: 'beforeDamage', defending });
    else ctx.done();
  },
};

/** Card 94: one hit, once in each of its owner's turns. */
const cancel = question<{ realm: number; defending: boolean; dragons?: boolean }>({
  ask: ({ state: s, locals: { realm, defending, dragons } }) => {
    const b = battleOf(s);
    const hits = dragons ? hitDragons(s, b, defending).length : hitsOnSide(b, defending);
    return {
      seat: seatOf(s, realm),
      prompt: 'cancel',
      params: {
        realm: REALM_IDS[realm],
        space: SPACE_IDS[b.space],
        card: cardRef(cardWith(s, realm, 'cancelHit')),
        hits,
      },
      fallback: ['cancel'],
      open: true,
      autoPass: battlePass(s, ['pass'], 'cancel'),
    };
  },
  verbs: {
    cancel: {
      apply({ ctx, state: s, locals: { realm, defending, dragons } }) {
        const b = battleOf(s);
        const card = cardWith(s, realm, 'cancelHit');
        s.turn.used.push(card);
        ctx.done();
        if (!dragons) {
          takeOff(ctx, defending, 1, realm, card);
          return;
        }
        // NER-6.21: among several dragons the hit on a marked one.
        const hit = hitDragons(s, b, defending).filter((p) => s.pieces.realm[p] === realm);
        const spared = hit.find((p) => s.pieces.flags[p] & MARKED) ?? hit[0];
        clearFlag(s.pieces, spared, HIT | HIT_AGAIN);
        ctx.emit({ kind: 'cancelled', realm: REALM_IDS[realm], card: cardRef(card), hits: 1 });
      },
    },
    pass: { apply: ({ ctx }) => ctx.done() },
  },
});

const hitDragons = (s: State, b: Battle, defending: boolean): Piece[] =>
  fighters(s, b, defending).filter((p) => s.pieces.flags[p] & HIT);

/** Cards 6, 25, 45, 65: every enemy dragon takes a hit before round 1 (NER-6.21). */
const dragonHits: Step<State, { by: number; next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const b = battleOf(s);
    const defending = !isDefender(s, b, locals.by);
    const { next = 0 } = locals;
    locals.next = next + 1;
    if (next === 0) {
      for (const p of fighters(s, b, defending)) if (s.pieces.unit[p] === DRAGON) giveHit(s, p);
      const owner = ointmentOf(s, b, defending);
      if (hitDragons(s, b, defending).some((p) => s.pieces.realm[p] === owner))
        ctx.call('cancel', { realm: owner, defending, dragons: true });
      else ctx.goto('removal');
    } else ctx.goto('removal');
  },
};

/** NER-6.12, 6.17, 6.18, 9.2: who gives the hits to whom. */
const assign: Step<State, { defending: boolean }> = {
  run(ctx: Context, { defending }) {
    const s = ctx.state;
    const b = battleOf(s);
    const hits = hitsOnSide(b, defending);
    ctx.done();
    if (hits <= 0) return;
    if (defending && IS_DUNGEON[b.space]) {
      giveGuardianLosses(ctx, hits);
      return;
    }
    const pool = fighters(s, b, defending);
    const owners = [...new Set(pool.map((p) => s.pieces.realm[p]))];
    const [one, other] = owners;
    const space = b.space;
    if (one === undefined) return;
    if (other === undefined || isOneSeat(s, one, other)) {
      const realms = owners.reduce((mask, r) => mask | (1 << r), 0);
      giveLosses(ctx, { realms, space, hits, seat: seatOf(s, one) });
    } else if (hits >= absorbsInAll(s, pool)) giveByDefault(s, pool, hits);
    else shareLosses(ctx, firstSharer(s, b, hits, one, other));
  },
};

/** NER-6.12: the realm with more eligible pieces takes the odd hit; ties by control, at sea by turn order. */
function firstSharer(s: State, b: Battle, hits: number, one: Realm, other: Realm) {
  const count = (realm: Realm) => fighters(s, b, true).filter((p) => s.pieces.realm[p] === realm).length;
  const controller = s.control[b.space];
  const more = count(one) - count(other);
  const otherFirst = more < 0 || (more === 0 && controller === other);
  return otherFirst ? { hits, first: other, second: one } : { hits, first: one, second: other };
}

/** NER-6.11: after both sides have assigned, destroyed pieces leave together. */
const removal: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const b = battleOf(s);
    const hit = [...fighters(s, b, false), ...fighters(s, b, true)].filter((p) => s.pieces.flags[p] & HIT);
    const destroyed = hit.filter((p) => takeHits(s, p) === 'destroyed');
    for (const piece of hit.filter((p) => !destroyed.includes(p)))
      ctx.emit({
        kind: 'marked',
        realm: REALM_IDS[s.pieces.realm[piece]],
        space: SPACE_IDS[b.space],
        unit: UNIT_IDS[s.pieces.unit[piece]],
        count: 1,
      });
    b.onAttacker = 0;
    b.onDefender = 0;
    destroyUnits(ctx, destroyed, 'hit', true);
    ctx.done();
  },
};

/** NER-6.22, 17.20: all death attacks roll, then their hits are taken. */
const deathAttacks: Step<State, { next?: number; defending?: boolean }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const b = battleOf(s);
    const { next = 0 } = locals;
    locals.next = next + 1;
    if (next === 0) {
      if (b.avenging.length === 0) {
        ctx.done();
        return;
      }
      const rolling = isDefender(s, b, b.avenging[0]);
      locals.defending = !rolling;
      rollDeathAttacks(ctx);
      ctx.call('rerolls', { defending: rolling });
    } else if (next === 1) {
      countDeathHits(ctx);
      ctx.call('cancels', { defending: locals.defending ?? false });
    } else if (next === 2) ctx.call('assign', { defending: locals.defending ?? false });
    else ctx.goto('removal');
  },
};

/** NER-6.19, 17.20: everything that follows the rolls of a step. */
const damage: Step<State, { next?: number }> = {
  run(ctx: Context, locals) {
    const { next = 0 } = locals;
    locals.next = next + 1;
    if (next === 0) ctx.call('cancels', { defending: true });
    else if (next === 1) ctx.call('cancels', { defending: false });
    else if (next === 2) ctx.call('assign', { defending: true });
    else if (next === 3) ctx.call('assign', { defending: false });
    else if (next === 4) ctx.call('removal');
    else if (next === 5) ctx.call('deathAttacks', {});
    else if (next === 6) ctx.call('mourning', {});
    else if (battleOf(ctx.state).round > 0) ctx.goto('window', { stop: 'afterDamage' });
    else ctx.done();
  },
};

export const damageSteps = { damage, cancels, cancel, dragonHits, assign, removal, deathAttacks };
