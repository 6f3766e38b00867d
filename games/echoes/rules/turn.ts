/** ECH-2.1-2.3, 9.1-9.4, 9.9: the parts of a turn, and whose turn is next. */
import type { Frame, Step } from '@gonfalon/kernel';
import { constants } from '../content/index.ts';
import { draw } from './hands.ts';
import { endMatch, heal, resetModes, sweep } from './losses.ts';
import { boardOf } from './profiles.ts';
import { playerOf } from './purse.ts';
import type { State } from './state.ts';
import { freshTurn } from './state.ts';
import { callTriggers } from './triggers.ts';
import type { Context } from './vocabulary.ts';

const PARTS = ['start', 'mobilisation', 'deployment', 'end'] as const;

/** The open steps of a new match, or of a loaded state: the part of the turn that it is in begins. */
export function start(s: State): Frame[] {
  const match = { step: 'match', l: {} };
  const part = PARTS.indexOf(s.phase as (typeof PARTS)[number]);
  return part < 0 ? [match] : [match, { step: 'turn', l: { part } }];
}

const match: Step<State> = {
  run(ctx: Context) {
    const { phase } = ctx.state;
    if (phase === 'muster') ctx.call('muster', { seat: 0 });
    else if (phase === 'set-up') ctx.call('set-up', {});
    else ctx.call('turn', { part: 0 });
  },
};

const turn: Step<State, { part: number }> = {
  run(ctx: Context, { part }) {
    const next = PARTS[part];
    if (next === undefined) return ctx.done();
    ctx.goto('turn', { part: part + 1 });
    ctx.state.phase = next;
    if (next === 'end') ctx.call('end', { stage: 0 });
    else ctx.call(next);
    if (next === 'deployment') ctx.emit({ kind: 'deployment', seat: ctx.state.active });
  },
};

/** ECH-2.2, 2.3: in this order; a player's first turn skips it, with its triggers. */
const startOfTurn: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const seat = s.active;
    const player = playerOf(s, seat);
    ctx.done();
    s.turns++;
    player.turns++;
    s.turn = freshTurn();
    ctx.emit({ kind: 'turn', seat, turn: s.turns });
    if (player.turns === 1) return;
    const over = s.lasting.filter(({ until, seat: whose }) => until === 'yourNextTurn' && whose === seat);
    if (over.length > 0) {
      s.lasting = s.lasting.filter((lasting) => !over.includes(lasting));
      sweep(ctx);
      if (s.ending) return;
    }
    player.exhausted = { food: 0, wood: 0, gold: 0 };
    for (const unit of s.units) {
      if (unit.seat !== seat) continue;
      unit.exhausted = unit.held && unit.exhausted;
      unit.held = false;
    }
    ctx.emit({ kind: 'refreshed', seat });
    regenerate(ctx);
    callTriggers(ctx, 'startOfTurn', { seat });
    if (s.fallen.length > 0) ctx.call('fallen');
  },
};

/** ECH-10.17 */
function regenerate(ctx: Context): void {
  const s = ctx.state;
  const wounded = s.units.filter((unit) => unit.seat === s.active && unit.damage > 0);
  if (wounded.length === 0) return;
  const board = boardOf(s);
  for (const unit of wounded) if (board.profile(unit).regenerate > 0) heal(ctx, unit, 1);
}

/** ECH-9.1 */
const end: Step<State, { stage: number }> = {
  run(ctx: Context, { stage }) {
    const s = ctx.state;
    const seat = s.active;
    ctx.goto('end', { stage: stage + 1 });
    if (stage === 0) callTriggers(ctx, 'endOfTurn', { seat });
    else if (stage === 1) endEffects(ctx);
    else if (stage === 2) drawAtEnd(ctx);
    else {
      ctx.done();
      passTurn(ctx);
    }
  },
};

/** What lasts until the end of the turn ends; so does what was given for this turn only. */
function endEffects(ctx: Context): void {
  const s = ctx.state;
  const over = s.lasting.filter(
    ({ until, seat }) => until === 'turn' || (until === 'nextTurn' && seat === s.active),
  );
  if (over.length > 0) {
    s.lasting = s.lasting.filter((lasting) => !over.includes(lasting));
    sweep(ctx);
  }
  const { progress } = s.turn;
  s.turn = { ...freshTurn(), progress };
  for (const unit of s.units) {
    unit.moved = false;
    unit.strides = 0;
    unit.switches = 0;
    unit.attacked = false;
    unit.builtAfter = false;
    unit.used = 0;
    for (const upgrade of unit.upgrades) upgrade.used = 0;
  }
  for (const player of s.players) {
    player.used = 0;
    for (const event of player.events) event.used = 0;
  }
  resetModes(ctx);
  if (!s.ending && s.fallen.length > 0) ctx.call('fallen');
}

/** ECH-9.2, 9.3 */
function drawAtEnd(ctx: Context): void {
  const s = ctx.state;
  const { hand } = playerOf(s, s.active);
  draw(ctx, s.active, Math.max(1, constants.handRefill - hand.length));
  const left = hand.length - constants.handMax;
  if (left > 0) ctx.call('discard', { seat: s.active, left });
}

/** ECH-9.9: the turn goes on, unless nothing has happened for too long. */
function passTurn(ctx: Context): void {
  const s = ctx.state;
  s.idle = s.turn.progress ? 0 : s.idle + 1;
  if (s.idle >= constants.stalemateTurns) {
    endMatch(ctx, 'stalemate', undefined);
    return;
  }
  const at = s.order.indexOf(s.active);
  s.active = s.order[(at + 1) % s.order.length] ?? 0;
  s.phase = 'start';
}

export const turnSteps = { match, turn, start: startOfTurn, end };
