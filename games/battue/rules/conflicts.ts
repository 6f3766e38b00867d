/** BTU-7: which spaces are fought for, in which order, and what comes before the battle. */
import type { Choice, Seat, Step } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { tile } from '../content/index.ts';
import { battleOf } from './battle-selectors.ts';
import { isSpace, player, refuse, seatsFrom } from './selectors.ts';
import type { State } from './state.ts';
import { NOBODY, spacesWhere } from './state.ts';

/** BTU-7.1 */
function conflictsOf(s: State): SpaceId[] {
  return spacesWhere(s, (here) => (here.hordes[s.active] ?? 0) > 0 && here.control !== s.active);
}

/** BTU-8.2: the controller, or the nearest living seat to the attacker's left. */
function defenderOf(s: State, id: SpaceId): Seat {
  const { control } = s.spaces[id];
  if (control !== NOBODY) return control;
  const [, ...others] = seatsFrom(s, s.active);
  return others.find((seat) => !player(s, seat).out) ?? s.active;
}

const conflicts: Step<State> = {
  run(ctx) {
    const open = conflictsOf(ctx.state);
    const [only] = open;
    if (only === undefined) ctx.done();
    else if (open.length === 1) ctx.call('conflict', { space: only });
    else ctx.call('pick-conflict');
  },
};

/** BTU-7.2 */
const pickConflict: Step<State> = {
  ask({ state: s }) {
    const candidates = conflictsOf(s).map((id): Choice => ['fight', id]);
    return { seat: s.active, prompt: 'conflict', candidates, fallback: candidates[0] ?? ['fight'] };
  },
  refuse({ state: s }, _, [verb, id]) {
    const open = verb === 'fight' && isSpace(id) && conflictsOf(s).includes(id);
    return open ? undefined : refuse('BTU-7.1', id ? [id] : []);
  },
  answer(ctx, _, [, id]) {
    if (isSpace(id)) ctx.goto('conflict', { space: id });
  },
};

/** BTU-7.2: each conflict is resolved completely. */
const conflict: Step<State, { space: SpaceId; begun?: boolean }> = {
  run(ctx, locals) {
    if (locals.begun) return ctx.done();
    const s = ctx.state;
    const defender = defenderOf(s, locals.space);
    locals.begun = true;
    s.battle = {
      space: locals.space,
      attacker: s.active,
      defender,
      exchange: 0,
      tileBonus: 0,
      attackBonus: 0,
      defenceBonus: 0,
      exchangeBonus: 0,
      outmaneuver: false,
      twoDice: false,
      attackDice: [],
      defenceDie: 0,
      priority: s.active,
      passes: 0,
      pushed: false,
      loser: NOBODY,
      occupied: false,
      outcome: 'open',
    };
    ctx.emit({ kind: 'battle', seat: s.active, defender, space: locals.space });
    ctx.call('conflict-parts');
  },
};

/** BTU-7.3-7.5 */
const revealTile: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    const { space: id, attacker } = battleOf(s);
    const here = s.spaces[id];
    ctx.done();
    if (here.up || here.tile === undefined) return;
    here.up = true;
    ctx.reveal();
    ctx.emit({ kind: 'revealed', seat: attacker, space: id, tile: here.tile });
    if (tile[here.tile].event && s.eventPile.length > 0) ctx.call('event');
  },
};

export const conflictSteps = {
  conflicts,
  'pick-conflict': pickConflict,
  conflict,
  'conflict-parts': sequence<State>('reveal-tile', 'battle'),
  'reveal-tile': revealTile,
};
