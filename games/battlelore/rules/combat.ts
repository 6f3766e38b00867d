/** BLO-5.1-5.7, 10 and the combat phase: who may attack whom, and what may follow. */
import type { AskStep, Choice, Locals, Refusal, Step, StepContext } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { distance, hex, unitType, weapon } from '../content/index.ts';
import { attackerOf, attackOf, isOwnAttack, openAttack, targetOf } from './attack.ts';
import { diceFor } from './dice.ts';
import { loreChoices, mightPlayLore, playLore, refuseLore } from './lore.ts';
import { stand } from './losses.ts';
import { entering, reach } from './movement.ts';
import { lineOfSight } from './sight.ts';
import type { Attack, State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  classOf,
  dropMarks,
  enemiesNextTo,
  hasMark,
  hexIn,
  hexOf,
  inOrder,
  isFree,
  isNextToEnemy,
  isPassable,
  marksOf,
  other,
  refuse,
  unit,
  unitIn,
  unitsOf,
} from './units.ts';

/** BLO-5.6, WIZ-04, WIZ-05 */
export function rangeOf(u: Unit): number {
  if (u.marks.length === 0) return weapon[unitType[u.type].weapon].range;
  const marks = marksOf(u, 'range');
  const plus = marks.reduce((sum, m) => sum + (m.plus ?? 0), 0);
  const limit = Math.min(...marks.map((m) => m.max ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
  const { range } = weapon[unitType[u.type].weapon];
  return range === 1 ? 1 : Math.min(limit, range + plus);
}

/** with Darken the Sky a unit that does not move may shoot twice. */
function battlesAllowed(u: Unit): number {
  return hasMark(u, 'DS') && !u.moved && (u.battles === 0 || u.onlyRanged) ? 2 : 1;
}

/** BLO-5.2, 6.6: whether the unit may battle at all now. */
function refuseFighter(s: State, u: Unit | undefined): Refusal | undefined {
  if (!u || u.camp !== s.active || u.ordered === 'no') return refuse('BLO-3.2', u ? [u.id] : []);
  if (u.web) return refuse('BLO-14.17', [u.id]);
  if (u.noBattle) return refuse('BLO-6.6', [u.id]);
  return u.battles < battlesAllowed(u) ? undefined : refuse('BLO-5.2', [u.id]);
}

/** BLO-5.3-5.7, 6.5: whether the target can be attacked. */
function refuseTarget(s: State, u: Unit, target: Unit | undefined): Refusal | undefined {
  if (!target || target.camp === u.camp) return refuse('BLO-5.3', target ? [target.id] : []);
  const from = hexOf(u);
  const to = hexOf(target);
  const ranged = distance(from, to) > 1;
  if (ranged) {
    if (isNextToEnemy(s, u))
      return refuse('BLO-5.7', [u.id, ...enemiesNextTo(s, u.camp, from).map((e) => e.id)]);
    const melee = u.noRanged || hasMark(u, 'BL');
    if (melee || distance(from, to) > rangeOf(u))
      return refuse('BLO-5.6', [u.id, target.id], { range: rangeOf(u) });
    const sight = lineOfSight(s, from, to);
    if (!sight.clear) return refuse('BLO-5.9', sight.blockedBy, { target: target.id });
  }
  if (u.battles > 0 && !ranged) return refuse('BLO-5.2', [u.id]);
  return diceFor(s, u, target, 'attack', ranged) > 0 ? undefined : refuse('BLO-6.5', [u.id, target.id]);
}

/** BLO-13.5, 13.6, 13.9: the enemy that a rush must attack, while it can. */
function obligation(s: State, u: Unit): Unit | undefined {
  if (u.rush === undefined || u.battles > 0 || refuseFighter(s, u)) return undefined;
  const named = unitIn(s, u.rush);
  if (!named || u.hex === GONE || distance(hexOf(named), u.hex) !== 1) return undefined;
  return refuseTarget(s, u, named) ? undefined : named;
}

function refuseAttack(s: State, u: Unit | undefined, target: Unit | undefined): Refusal | undefined {
  const refusal = refuseFighter(s, u) ?? (u && refuseTarget(s, u, target));
  if (refusal || !u) return refusal;
  const must = obligation(s, u);
  return must && must !== target ? refuse('BLO-13.5', [u.id, must.id]) : undefined;
}

/** Every legal attack, and the units that owe one. */
interface Attacks {
  readonly legal: readonly Choice[];
  readonly owing: readonly { readonly unit: Unit; readonly enemy: Unit }[];
}

/** The enemies that are near enough to be asked about: those next to the unit, or else those in range. */
function inReach(u: Unit, enemies: readonly Unit[]): readonly Unit[] {
  const near = enemies.filter((e) => distance(hexOf(e), hexOf(u)) === 1);
  const range = rangeOf(u);
  if (near.length > 0 || range === 1) return near;
  return enemies.filter((e) => distance(hexOf(e), hexOf(u)) <= range);
}

function attacksNow(s: State): Attacks {
  const able = s.units.filter((u) => u.ordered !== 'no' && u.hex !== GONE && !refuseFighter(s, u));
  if (able.length === 0) return { legal: [], owing: [] };
  const enemies = unitsOf(s, other(s.active));
  const legal = able.flatMap((u) =>
    inReach(u, enemies)
      .filter((e) => !refuseAttack(s, u, e))
      .map((e): Choice => ['attack', u.id, e.id]),
  );
  const owing = able.flatMap((u) => {
    const enemy = obligation(s, u);
    return enemy ? [{ unit: u, enemy }] : [];
  });
  return { legal, owing };
}

const combat: AskStep<State, Locals, Attacks> = {
  facts: ({ state: s }) => attacksNow(s),
  skip: ({ state: s }, _, { legal }) => legal.length === 0 && !mightPlayLore(s, s.active, 'D-ATTACK'),
  ask({ state: s }, _, { legal, owing: [first] }) {
    return {
      seat: s.active,
      prompt: 'combat',
      candidates: [...legal, ...loreChoices(s, s.active, 'D-ATTACK'), ['done']],
      fallback: first ? ['attack', first.unit.id, first.enemy.id] : ['done'],
    };
  },
  refuse({ state: s }, _, choice, { legal, owing }) {
    const [verb, ref, target] = choice;
    if (legal.includes(choice)) return undefined;
    if (verb === 'play') return refuseLore(s, s.active, 'D-ATTACK', choice);
    if (verb === 'done') {
      const who = owing.map((o) => o.unit.id);
      return who.length > 0 ? refuse('BLO-13.6', who) : undefined;
    }
    return verb === 'attack' ? refuseAttack(s, unitIn(s, ref), unitIn(s, target)) : refuse('BLO-5.1');
  },
  answer(ctx, _, choice) {
    const s = ctx.state;
    const [verb, ref, target] = choice;
    if (verb === 'done') return ctx.done();
    if (verb === 'play') return playLore(ctx, s.active, choice);
    const u = unit(s, ref);
    const enemy = unit(s, target);
    const ranged = distance(hexOf(u), hexOf(enemy)) > 1;
    u.onlyRanged = ranged && (u.battles === 0 || u.onlyRanged);
    u.battles++;
    s.turn.combat = { unit: u.id, replied: [], pursued: false };
    ctx.call('combat-over');
    openAttack(ctx, { kind: 'attack', by: s.active, attacker: u.id, target: enemy.id, ranged });
  },
};

/* BLO-10: follow-on actions */

function vacated(s: State): HexId | undefined {
  const a = attackOf(s);
  const u = attackerOf(s);
  if (!u || !isOwnAttack(a) || a.ranged || a.lost || u.hex === GONE || u.web || u.stopped) return undefined;
  if (!(a.left || targetOf(s).hex === GONE) || !isFree(s, a.from) || !isPassable(s, a.from)) return undefined;
  return distance(u.hex, a.from) === 1 ? a.from : undefined;
}

/** BLO-10.3, 10.7, 10.8 */
function pursues(a: Attack, u: Unit): boolean {
  return a.kind === 'attack' && classOf(u) === 'cavalry';
}

function follow(ctx: StepContext<State>, u: Unit, to: HexId): void {
  const from = hexOf(u);
  const { held, noBattle } = entering(ctx.state, u, from, to);
  u.moved = true;
  u.stopped ||= held;
  u.noBattle ||= noBattle;
  ctx.emit({ kind: 'followed', unit: u.id, from, to });
  stand(ctx, u, to);
}

/** D-FOLLOW */
const followOn: Step<State> = {
  skip: (ctx) => vacated(ctx.state) === undefined,
  ask({ state: s }) {
    const a = attackOf(s);
    const to = vacated(s) ?? a.from;
    const params = { unit: a.attacker, hex: to };
    return {
      seat: a.by,
      prompt: 'follow-on',
      params,
      candidates: [['gain-ground', to], ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, _, [verb, ref]) {
    if (verb === 'stay') return undefined;
    return verb === 'gain-ground' && ref === vacated(s) ? undefined : refuse('BLO-10.2', ref ? [ref] : []);
  },
  answer(ctx, _, [verb]) {
    const s = ctx.state;
    const a = attackOf(s);
    const u = attackerOf(s);
    const to = vacated(s);
    ctx.done();
    if (verb === 'stay' || !u || !to) return;
    const { stop } = entering(s, u, hexOf(u), to);
    follow(ctx, u, to);
    if (!pursues(a, u) || s.ending) return;
    if (s.turn.combat) s.turn.combat.pursued = true;
    ctx.call('bonus-attack');
    if (!stop) ctx.call('pursuit');
  },
};

function pursuitHexes(s: State): HexId[] {
  const u = attackerOf(s);
  if (!u || u.hex === GONE) return [];
  return hex[u.hex].neighbours.filter((at) => isFree(s, at) && isPassable(s, at));
}

/** BLO-10.3: one hex further. */
const pursuit: Step<State> = {
  skip: (ctx) => pursuitHexes(ctx.state).length === 0,
  ask({ state: s }) {
    const a = attackOf(s);
    const candidates = pursuitHexes(s).map((at): Choice => ['pursue', at]);
    return {
      seat: a.by,
      prompt: 'pursuit',
      params: { unit: a.attacker },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, _, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'pursue' && at && pursuitHexes(s).includes(at)
      ? undefined
      : refuse('BLO-10.3', ref ? [ref] : []);
  },
  answer(ctx, _, [, ref]) {
    const at = hexIn(ref);
    const u = attackerOf(ctx.state);
    ctx.done();
    if (at && u) follow(ctx, u, at);
  },
};

function bonusTargets(s: State): Unit[] {
  const u = attackerOf(s);
  if (!u || u.hex === GONE || u.noBattle || u.web) return [];
  return enemiesNextTo(s, u.camp, u.hex).filter((e) => diceFor(s, u, e, 'bonus', false) > 0);
}

/** D-BONUS, BLO-10.5 */
const bonusAttack: Step<State> = {
  skip: (ctx) => bonusTargets(ctx.state).length === 0,
  ask({ state: s }) {
    const a = attackOf(s);
    const candidates = inOrder(bonusTargets(s)).map((e): Choice => ['attack', a.attacker, e.id]);
    return {
      seat: a.by,
      prompt: 'bonus-attack',
      params: { unit: a.attacker },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, _, [verb, ref, target]) {
    if (verb === 'stay') return undefined;
    const legal =
      verb === 'attack' && ref === attackOf(s).attacker && bonusTargets(s).some((e) => e.id === target);
    return legal ? undefined : refuse('BLO-10.5', target ? [target] : []);
  },
  answer(ctx, _, [verb, , target]) {
    const a = attackOf(ctx.state);
    ctx.done();
    if (verb === 'stay' || !target) return;
    openAttack(ctx, { kind: 'bonus', by: a.by, attacker: a.attacker, target });
  },
};

/* After the whole combat of a unit: Hit and Run, Berserk */

const combatOver: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    const u = unit(s, s.turn.combat?.unit);
    ctx.goto('combat-end');
    if (u.hex === GONE || u.web) return;
    if (hasMark(u, 'ROG-04')) ctx.call('hit-and-run');
    if (hasMark(u, 'WAR-05')) ctx.call('berserk');
  },
};

const combatEnd: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    dropMarks(s, (m) => m.until === 'combat');
    delete s.turn.combat;
    ctx.done();
  },
};

function runHexes(s: State): HexId[] {
  const u = unit(s, s.turn.combat?.unit);
  return [...reach(s, u, { battle: 2, most: 2 }, 0).keys()];
}

/** ROG-04 */
const hitAndRun: Step<State> = {
  skip: (ctx) => runHexes(ctx.state).length === 0,
  ask({ state: s }) {
    const candidates = runHexes(s).map((at): Choice => ['to', at]);
    const params = { unit: s.turn.combat?.unit };
    return {
      seat: s.active,
      prompt: 'hit-and-run',
      params,
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, _, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'to' && at && runHexes(s).includes(at) ? undefined : refuse('BLO-4.3', ref ? [ref] : []);
  },
  answer(ctx, _, [, ref]) {
    const s = ctx.state;
    const at = hexIn(ref);
    ctx.done();
    if (at) follow(ctx, unit(s, s.turn.combat?.unit), at);
  },
};

function berserkTargets(s: State): Unit[] {
  const u = unit(s, s.turn.combat?.unit);
  if (u.hex === GONE || u.web || u.noBattle) return [];
  return enemiesNextTo(s, u.camp, u.hex).filter((e) => diceFor(s, u, e, 'berserk', false) > 0);
}

/** WAR-05: a new combat, as far as battle backs go. */
const berserk: Step<State> = {
  skip: (ctx) => berserkTargets(ctx.state).length === 0,
  ask({ state: s }) {
    const id = s.turn.combat?.unit ?? '';
    const candidates = inOrder(berserkTargets(s)).map((e): Choice => ['attack', id, e.id]);
    return {
      seat: s.active,
      prompt: 'berserk',
      params: { unit: id },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, _, [verb, ref, target]) {
    if (verb === 'stay') return undefined;
    const legal =
      verb === 'attack' && ref === s.turn.combat?.unit && berserkTargets(s).some((e) => e.id === target);
    return legal ? undefined : refuse('BLO-5.3', target ? [target] : []);
  },
  answer(ctx, _, [verb, ref, target]) {
    const s = ctx.state;
    ctx.done();
    if (verb === 'stay' || !ref || !target) return;
    if (s.turn.combat) s.turn.combat.replied = [];
    openAttack(ctx, { kind: 'berserk', by: s.active, attacker: ref, target });
  },
};

export const combatSteps = {
  combat,
  'follow-on': followOn,
  pursuit,
  'bonus-attack': bonusAttack,
  'combat-over': combatOver,
  'combat-end': combatEnd,
  'hit-and-run': hitAndRun,
  berserk,
};
