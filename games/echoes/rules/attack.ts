/** ECH-6, the ten steps of an attack. */
import type { Ref, Step } from '@gonfalon/kernel';
import { exchangeOf, openFight } from './combat.ts';
import { alive, damage, resetModes, sweep } from './losses.ts';
import { boardOf } from './profiles.ts';
import { mayStand, pathTo, squareBack } from './reach.ts';
import { buildingById, buildingOf, unitOf, unitRef } from './refs.ts';
import type { Square } from './squares.ts';
import { indexOf, SQUARES } from './squares.ts';
import type { Attack, State, Unit } from './state.ts';
import { ofUnit } from './things.ts';
import { callTriggers, triggersFor } from './triggers.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';
import { callWindow } from './windows.ts';

/** Step 1: unit, target and path are declared; in melee the unit makes its move of the turn. */
export function beginAttack(ctx: Context, unit: Unit, ref: Ref): void {
  const s = ctx.state;
  const foe = unitOf(s, ref);
  const building = buildingOf(s, ref);
  const target = foe ?? building;
  if (!target) return;
  const melee = unit.mode === 'melee';
  const path = melee ? pathTo(s.size, unit, indexOf(target.at)).map((at) => SQUARES[at] ?? target.at) : [];
  s.attack = {
    unit: unit.id,
    target: { on: foe ? 'unit' : 'building', id: target.id },
    mode: unit.mode,
    from: unit.at,
    path,
    cancelled: false,
    placed: !melee,
  };
  s.razed = false;
  s.turn.attacks++;
  unit.attacked = true;
  if (path.length > 0) unit.moved = true;
  unit.strides += path.length;
  if (melee) unit.at = target.at; // ECH-6.7
  ctx.emit({
    kind: 'attack',
    ...ofUnit(unit),
    mode: unit.mode,
    target: ref,
    foe: target.seat,
    ...(foe && { foeCard: foe.card }),
    ...(building && { foeBuilding: building.kind }),
  });
  ctx.call('attack', { stage: 2 });
}

/** The target, if it is still there. */
function targetOf(s: State, { target }: Attack) {
  return target.on === 'unit' ? alive(s, target.id) : buildingById(s, target.id);
}

const attack: Step<State, { stage: number }> = {
  run(ctx: Context, { stage }) {
    const s = ctx.state;
    const { attack: open } = s;
    if (!open) return ctx.done();
    ctx.goto('attack', { stage: stage + 1 });
    if (stage === 2) declareTriggers(ctx, open);
    else if (stage === 3) openWindow(ctx, open);
    else if (stage === 4) strike(ctx, open);
    else if (stage === 5) placeAttacker(ctx, open);
    else if (stage === 6) exhaustAttacker(ctx, open);
    else if (stage === 7) lossTriggers(ctx, open);
    else if (stage === 8) afterTriggers(ctx, open);
    else closeAttack(ctx);
  },
};

/** Step 2 */
function declareTriggers(ctx: Context, open: Attack): void {
  const s = ctx.state;
  const subject = alive(s, open.unit);
  const target = targetOf(s, open);
  const list = [
    ...triggersFor(s, open.target.on === 'unit' ? 'attacks' : 'attacksBuilding', { subject }),
    ...(target && 'card' in target ? triggersFor(s, 'targeted', { subject: target }) : []),
  ];
  if (list.length > 0) ctx.call('triggers', { list });
}

/** Step 3: the owner of the target may react (ECH-8.18). */
function openWindow(ctx: Context, open: Attack): void {
  const target = targetOf(ctx.state, open);
  if (target)
    callWindow(ctx, {
      window: 'attackDeclared',
      seats: [target.seat],

      unit: open.unit,
      destroyer: 0,
    });
}

/** Steps 4 to 6: both damages from one snapshot, then losses and victory. */
function strike(ctx: Context, open: Attack): void {
  const s = ctx.state;
  const attacker = alive(s, open.unit);
  const target = targetOf(s, open);
  const fight = openFight(s);
  if (open.cancelled && attacker) ctx.emit({ kind: 'attack-cancelled', ...ofUnit(attacker) });
  if (open.cancelled || !attacker || !target || !fight) return;
  const board = boardOf(s);
  const { dealt, taken } = exchangeOf(board, fight);
  damage(ctx, target, dealt, board);
  damage(ctx, attacker, taken, board);
  sweep(ctx, { attacker: attacker.id, target: open.target.on === 'unit' ? target.id : 0 });
  s.razed = open.target.on === 'building' && !targetOf(s, open);
}

/** Step 7: ECH-6.14, 6.15, 6.20. */
function placeAttacker(ctx: Context, open: Attack): void {
  const s = ctx.state;
  const unit = alive(s, open.unit);
  if (!unit || open.mode === 'ranged') return;
  const at = indexOf(unit.at);
  const hasLeft = !targetOf(s, open);
  const board = boardOf(s);
  if (hasLeft && mayStand(board, unit, at)) {
    open.placed = true;
    return;
  }
  if (open.path.length === 0) {
    // ECH-6.6, 6.20: it stood on the Camp when it attacked, which still stands.
    open.placed = true;
    if (!hasLeft) ctx.call('retreat', { unit: unit.id });
    return;
  }
  // Not on the target's square, though a unit may stand on an enemy Camp: ECH-6.20.
  const back = open.path.slice(0, -1).map(indexOf);
  unit.at = SQUARES[squareBack(board, unit, back, indexOf(open.from))] ?? open.from;
  open.placed = true;
  ctx.emit({ kind: 'went-back', ...ofUnit(unit), to: unit.at });
}

/** ECH-D14: another square around the Camp that survived. */
const retreat = question<{ unit: number }, { unit: Unit | undefined; squares: Ref[] }>({
  facts({ state: s }, { unit: id }) {
    const unit = alive(s, id);
    if (!unit) return { unit, squares: [] };
    const board = boardOf(s);
    const around = new Set(board.neighbours(indexOf(unit.at)));
    const free = board.squares.filter((at) => around.has(at) && mayStand(board, unit, at));
    return { unit, squares: free.map((at) => SQUARES[at] ?? '') };
  },
  skip: ({ facts: { squares } }) => squares.length === 0,
  ask: ({ state: s, facts: { unit, squares } }) => ({
    seat: unit?.seat ?? s.active,
    prompt: 'place',
    params: { card: unit?.card ?? 'nor-bondi', unit: unit ? unitRef(unit) : '' },
    fallback: ['to', squares[0] ?? ''],
    open: true,
  }),
  verbs: {
    to: {
      names: [
        {
          kind: 'square',
          isExact: true,
          from: ({ facts }) => facts.squares,
          refuse: ({ facts }, at) =>
            facts.squares.includes(at) ? undefined : { rule: 'ECH-6.20', where: [at] },
        },
      ],
      apply({ ctx, facts: { unit } }, at) {
        ctx.done();
        if (!unit) return;
        unit.at = at as Square;
        ctx.emit({ kind: 'went-back', ...ofUnit(unit), to: unit.at });
      },
    },
  },
});

/** Step 8: ECH-6.16, 10.8; whether it has Fatigue is looked at now. */
function exhaustAttacker(ctx: Context, open: Attack): void {
  const unit = alive(ctx.state, open.unit);
  if (!unit) return;
  unit.exhausted = true;
  if (boardOf(ctx.state).profile(unit).fatigue > 0) unit.held = true;
  resetModes(ctx);
}

/** Step 9: what destroying and losing sets off. */
function lossTriggers(ctx: Context, open: Attack): void {
  const s = ctx.state;
  const unit = alive(s, open.unit);
  const killed = s.fallen.find(({ byAttack }) => byAttack);
  const seat = unit?.seat ?? s.active;
  const occasion = { subject: unit, seat, isLost: unit === undefined };
  const list = [
    ...(killed ? triggersFor(s, 'destroysUnit', occasion) : []),
    ...(s.razed ? triggersFor(s, 'destroysBuilding', occasion) : []),
  ];
  ctx.call('fallen');
  if (list.length > 0) ctx.call('triggers', { list });
}

/** Step 10: if the attacker lives and the attack was not cancelled. */
function afterTriggers(ctx: Context, open: Attack): void {
  const subject = alive(ctx.state, open.unit);
  if (subject && !open.cancelled) callTriggers(ctx, 'afterAttack', { subject });
}

/** «For this combat» effects end. */
function closeAttack(ctx: Context): void {
  const s = ctx.state;
  delete s.attack;
  s.razed = false;
  ctx.done();
  if (s.lasting.some(({ until }) => until === 'combat')) {
    s.lasting = s.lasting.filter(({ until }) => until !== 'combat');
    sweep(ctx);
  }
  if (s.fallen.length > 0) ctx.call('fallen');
}

export const attackSteps = { attack, retreat };
