/** BTU-7: which spaces are fought for, in which order, and what comes before the battle. */
import type { Seat } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { tile } from '../content/index.ts';
import { battleOf, newExchange } from './battle-selectors.ts';
import { oneOf, question } from './question.ts';
import { player, seatsFrom } from './selectors.ts';
import type { State } from './state.ts';
import { NOBODY, spacesWhere } from './state.ts';
import type { BattueVocabulary, RunStep } from './vocabulary.ts';

/** BTU-7.1 */
export function conflictsOf(s: State): SpaceId[] {
  return spacesWhere(s, (here) => (here.hordes[s.active] ?? 0) > 0 && here.control !== s.active);
}

/** BTU-8.2: the controller, or the nearest living seat to the attacker's left. */
function defenderOf(s: State, id: SpaceId): Seat {
  const { control } = s.spaces[id];
  if (control !== NOBODY) return control;
  const [, ...others] = seatsFrom(s, s.active);
  return others.find((seat) => !player(s, seat).out) ?? s.active;
}

const conflicts: RunStep<'conflicts'> = {
  run(ctx) {
    const open = conflictsOf(ctx.state);
    const [only] = open;
    if (only === undefined) ctx.done();
    else if (open.length === 1) ctx.call('conflict', { space: only });
    else ctx.call('pick-conflict');
  },
};

/** BTU-7.2 */
const pickConflict = question<object, readonly SpaceId[]>({
  facts: ({ state: s }) => conflictsOf(s),
  ask: ({ state: s, facts: [first = 'PAL'] }) => ({
    seat: s.active,
    prompt: 'conflict',
    fallback: ['fight', first],
    open: true,
  }),
  verbs: {
    fight: {
      names: oneOf('space', ({ facts }) => facts, 'BTU-7.1'),
      apply: ({ ctx }, space) => ctx.goto('conflict', { space }),
    },
  },
});

/** BTU-7.2: each conflict is resolved completely. */
const conflict: RunStep<'conflict'> = {
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
      outmaneuver: false,
      ...newExchange(s.active),
      outcome: 'open',
    };
    const gone = player(s, defender).out;
    ctx.emit({ kind: 'battle', seat: s.active, defender, space: locals.space, ...(gone && { gone }) });
    ctx.call('conflict-parts');
  },
};

/** BTU-7.3-7.5 */
const revealTile: RunStep<'reveal-tile'> = {
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
  'conflict-parts': sequence<State, BattueVocabulary>('reveal-tile', 'battle'),
  'reveal-tile': revealTile,
};
