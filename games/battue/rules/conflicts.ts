/** BTU-7: which spaces are fought for, in which order, and what comes before the battle. */
import type { Choice, Seat, Step } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { tile } from '../content/index.ts';
import { battleOf } from './battle-terms.ts';
import type { State } from './state.ts';
import { NOBODY, spacesWhere } from './state.ts';
import { isSpace, player, refuse, seatsFrom } from './terms.ts';

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
  run(t) {
    const open = conflictsOf(t.state);
    const [only] = open;
    if (only === undefined) t.done();
    else if (open.length === 1) t.call('conflict', { space: only });
    else t.call('pick-conflict');
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
  answer(t, _, [, id]) {
    if (isSpace(id)) t.goto('conflict', { space: id });
  },
};

/** BTU-7.2: each conflict is resolved completely. */
const conflict: Step<State, { space: SpaceId; begun?: boolean }> = {
  run(t, l) {
    if (l.begun) return t.done();
    const s = t.state;
    const defender = defenderOf(s, l.space);
    l.begun = true;
    s.battle = {
      space: l.space,
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
    t.emit({ kind: 'battle', seat: s.active, defender, space: l.space });
    t.call('conflict-parts');
  },
};

/** BTU-7.3-7.5 */
const revealTile: Step<State> = {
  run(t) {
    const s = t.state;
    const { space: id, attacker } = battleOf(s);
    const here = s.spaces[id];
    t.done();
    if (here.up || here.tile === undefined) return;
    here.up = true;
    t.reveal();
    t.emit({ kind: 'revealed', seat: attacker, space: id, tile: here.tile });
    if (tile[here.tile].event && s.eventPile.length > 0) t.call('event');
  },
};

export const conflictSteps = {
  conflicts,
  'pick-conflict': pickConflict,
  conflict,
  'conflict-parts': sequence<State>('reveal-tile', 'battle'),
  'reveal-tile': revealTile,
};
