/** BLO-5.1-5.7, 10 and the combat phase: who may attack whom, and what may follow. */
import type { Ref } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { distance, hex, unitType, weapon } from '../content/index.ts';
import { attackerOf, attackOf, isOwnAttack, openAttack, targetOf } from './attack.ts';
import { diceFor } from './dice.ts';
import { mightPlayLore, playIn } from './lore.ts';
import { stand } from './losses.ts';
import type { Asking, Reason } from './question.ts';
import { leave, oneOf, question } from './question.ts';
import { entering, reach } from './reach.ts';
import { lineOfSight } from './sight.ts';
import type { Attack, AttackKind, State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  classOf,
  dropMarks,
  enemiesNextTo,
  hasMark,
  hexOf,
  inOrder,
  inPlay,
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
import type { Context, RefusingRule, RunStep } from './vocabulary.ts';

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
function refuseFighter(s: State, u: Unit): Reason {
  if (u.camp !== s.active || u.ordered === 'no') return refuse('BLO-3.2', [u.id]);
  if (u.web) return refuse('BLO-14.17', [u.id]);
  if (u.rested) return refuse(u.rested === 'trained' ? 'BLO-18.8' : 'BLO-18.9', [u.id], { rested: true });
  if (u.noBattle) return refuse('BLO-6.6', [u.id]);
  return u.battles < battlesAllowed(u) ? undefined : refuse('BLO-5.2', [u.id]);
}

/** BLO-5.3-5.7, 6.5: whether the target can be attacked. */
function refuseTarget(s: State, u: Unit, target: Unit): Reason {
  if (target.camp === u.camp) return refuse('BLO-5.3', [target.id]);
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

function refuseAttack(s: State, u: Unit, target: Unit): Reason {
  const refusal = refuseTarget(s, u, target);
  if (refusal) return refusal;
  const must = obligation(s, u);
  return must && must !== target ? refuse('BLO-13.5', [u.id, must.id]) : undefined;
}

/** Every legal attack, by units that may battle, and the units that owe one. */
interface Attacks {
  readonly targets: ReadonlyMap<Ref, readonly Ref[]>;
  readonly none: boolean;
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
  const targets = new Map<Ref, Ref[]>();
  const owing: { unit: Unit; enemy: Unit }[] = [];
  const enemies = able.length > 0 ? unitsOf(s, other(s.active)) : [];
  let none = true;
  for (const u of able) {
    const legal = inReach(u, enemies).filter((e) => !refuseAttack(s, u, e));
    targets.set(
      u.id,
      legal.map((e) => e.id),
    );
    none &&= legal.length === 0;
    const enemy = obligation(s, u);
    if (enemy) owing.push({ unit: u, enemy });
  }
  return { targets, none, owing };
}

function refuseAttacker({ state: s }: Asking<object, Attacks>, id: Ref): Reason {
  const u = unitIn(s, id);
  return u ? refuseFighter(s, u) : refuse('BLO-3.2', [id]);
}

const combat = question<object, Attacks>({
  facts: ({ state: s }) => attacksNow(s),
  skip: ({ state: s, facts: { none } }) => none && !mightPlayLore(s, s.active, 'D-ATTACK'),
  ask: ({ state: s, facts: { owing } }) => ({
    seat: s.active,
    prompt: 'combat',
    fallback: owing.length > 0 ? ['attack', owing[0].unit.id, owing[0].enemy.id] : ['done'],
    // With Lore, the turn ends when its player has chosen what it brings.
    ...(!inPlay(s, 'lore-cards') && { ends: ['done'] }),
  }),
  verbs: {
    attack: {
      names: [
        ...oneOf('unit', ({ facts }: Asking<object, Attacks>) => [...facts.targets.keys()], refuseAttacker),
        {
          kind: 'unit',
          from: ({ facts }, [id]) => facts.targets.get(id) ?? [],
          explain({ state: s }, target, [id]) {
            const enemy = unitIn(s, target);
            return enemy ? refuseAttack(s, unit(s, id), enemy) : refuse('BLO-5.3', [target]);
          },
        },
      ],
      deadEnd: (_, [id]) => refuse('BLO-5.3', [id], { noTarget: true }),
      apply({ ctx, state: s }, id, target) {
        const u = unit(s, id);
        const ranged = distance(hexOf(u), hexOf(unit(s, target))) > 1;
        u.onlyRanged = ranged && (u.battles === 0 || u.onlyRanged);
        u.battles++;
        s.turn.combat = { unit: id, replied: [], pursued: false };
        ctx.call('combat-over');
        openAttack(ctx, { kind: 'attack', by: s.active, attacker: id, target, ranged });
      },
    },
    play: playIn('D-ATTACK'),
    done: {
      refuse: ({ facts: { owing } }) =>
        owing.length > 0
          ? refuse(
              'BLO-13.6',
              owing.map((o) => o.unit.id),
            )
          : undefined,
      ...leave,
    },
  },
});

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

function follow(ctx: Context, u: Unit, to: HexId): void {
  const from = hexOf(u);
  const { held, noBattle } = entering(ctx.state, u, from, to);
  u.moved = true;
  u.stopped ||= held;
  u.noBattle ||= noBattle;
  ctx.emit({ kind: 'followed', unit: u.id, from, to });
  stand(ctx, u, to);
}

/** D-FOLLOW */
const followOn = question<object, HexId | undefined>({
  facts: ({ state: s }) => vacated(s),
  skip: ({ facts: to }) => to === undefined,
  ask: ({ state: s, facts: to }) => ({
    seat: attackOf(s).by,
    prompt: 'follow-on',
    params: { unit: attackOf(s).attacker, hex: to },
    fallback: ['stay'],
    open: true,
  }),
  verbs: {
    'gain-ground': {
      names: oneOf('hex', ({ facts: to }) => (to ? [to] : []), 'BLO-10.2'),
      apply({ ctx, state: s }, to) {
        const a = attackOf(s);
        const u = unit(s, a.attacker);
        ctx.done();
        const { stop } = entering(s, u, hexOf(u), to);
        follow(ctx, u, to);
        if (!pursues(a, u) || s.ending) return;
        if (s.turn.combat) s.turn.combat.pursued = true;
        ctx.call('bonus-attack');
        if (!stop) ctx.call('pursuit');
      },
    },
    stay: leave,
  },
});

/** A unit that may go on to one of some hexes. */
function onward(
  prompt: 'pursuit' | 'hit-and-run',
  verb: 'pursue' | 'to',
  unitOf: (s: State) => Unit | undefined,
  hexesFor: (s: State, u: Unit) => HexId[],
  rule: RefusingRule,
) {
  const go = {
    names: oneOf('hex', ({ facts }: Asking<object, HexId[]>) => facts, rule),
    apply({ ctx, state: s }: Asking<object, HexId[]>, at: HexId) {
      const u = unitOf(s);
      ctx.done();
      if (u) follow(ctx, u, at);
    },
  };
  return question<object, HexId[]>({
    facts({ state: s }) {
      const u = unitOf(s);
      return u && u.hex !== GONE ? hexesFor(s, u) : [];
    },
    skip: ({ facts }) => facts.length === 0,
    ask: ({ state: s }) => ({
      seat: unitOf(s)?.camp ?? s.active,
      prompt,
      params: { unit: unitOf(s)?.id },
      fallback: ['stay'],
      open: true,
    }),
    verbs: { [verb]: go, stay: leave },
  });
}

const inCombat = (s: State): Unit => unit(s, s.turn.combat?.unit);

/** BLO-10.3: one hex further. */
const pursuit = onward(
  'pursuit',
  'pursue',
  attackerOf,
  (s, u) => hex[hexOf(u)].neighbours.filter((at) => isFree(s, at) && isPassable(s, at)),
  'BLO-10.3',
);

/** ROG-04 */
const hitAndRun = onward(
  'hit-and-run',
  'to',
  inCombat,
  (s, u) => [...reach(s, u, { battle: 2, most: 2 }, 0).keys()],
  'BLO-4.3',
);

/** An attack more on an adjacent enemy, which nobody has to make. */
function attackAgain(
  prompt: 'bonus-attack' | 'berserk',
  kind: AttackKind,
  unitOf: (s: State) => Unit | undefined,
  rule: RefusingRule,
) {
  return question<object, Ref[]>({
    facts({ state: s }) {
      const u = unitOf(s);
      if (!u || u.hex === GONE || u.noBattle || u.web) return [];
      return inOrder(enemiesNextTo(s, u.camp, u.hex).filter((e) => diceFor(s, u, e, kind, false) > 0)).map(
        (e) => e.id,
      );
    },
    skip: ({ facts }) => facts.length === 0,
    ask: ({ state: s }) => ({
      seat: unitOf(s)?.camp ?? s.active,
      prompt,
      params: { unit: unitOf(s)?.id },
      fallback: ['stay'],
      open: true,
    }),
    verbs: {
      attack: {
        names: [
          ...oneOf(
            'unit',
            ({ state: s }: Asking<object, Ref[]>) => [unitOf(s)?.id ?? ''],
            ({ state: s }, id) => refuse(rule, [id], { attacker: unitOf(s)?.id }),
          ),
          ...oneOf('unit', ({ facts }: Asking<object, Ref[]>) => facts, rule),
        ],
        apply({ ctx, state: s }, attacker, target) {
          ctx.done();
          // WAR-05: a new combat, as far as battle backs go.
          if (kind === 'berserk' && s.turn.combat) s.turn.combat.replied = [];
          openAttack(ctx, { kind, by: unit(s, attacker).camp, attacker, target });
        },
      },
      stay: leave,
    },
  });
}

/* After the whole combat of a unit: Hit and Run, Berserk */

const combatOver: RunStep<'combat-over'> = {
  run(ctx) {
    const u = inCombat(ctx.state);
    ctx.goto('combat-end');
    if (u.hex === GONE || u.web) return;
    if (hasMark(u, 'ROG-04')) ctx.call('hit-and-run');
    if (hasMark(u, 'WAR-05')) ctx.call('berserk');
  },
};

const combatEnd: RunStep<'combat-end'> = {
  run(ctx) {
    dropMarks(ctx.state, (m) => m.until === 'combat');
    delete ctx.state.turn.combat;
    ctx.done();
  },
};

export const combatSteps = {
  combat,
  'follow-on': followOn,
  pursuit,
  /** D-BONUS */
  'bonus-attack': attackAgain('bonus-attack', 'bonus', attackerOf, 'BLO-10.5'),
  'combat-over': combatOver,
  'combat-end': combatEnd,
  'hit-and-run': hitAndRun,
  berserk: attackAgain('berserk', 'berserk', inCombat, 'BLO-5.3'),
};
