/** BTU-12: what the winner of a battle gets, and how every battle closes. */
import type { Seat } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { tile } from '../content/index.ts';
import { battleOf } from './battle-selectors.ts';
import { applyResignations } from './elimination.ts';
import { drawLoot } from './hand.ts';
import { oneOf, question } from './question.ts';
import {
  emptySpacesOf,
  gainWarriors,
  leastMissed,
  plantFlag,
  player,
  takeFlag,
  valuesOf,
} from './selectors.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';
import type { BattueVocabulary, RunStep } from './vocabulary.ts';

interface GivingUp {
  readonly prompt: 'free-flag' | 'uprising-loss';
  readonly rule: 'BTU-12.2' | 'BTU-14.1';
  seat(s: State, locals: { seat?: Seat }): Seat;
  isNeeded(s: State, seat: Seat): boolean;
}

/** A player gives up one of his sections that hold no warrior. */
export const giveUp = ({ prompt, rule, seat: seatOf, isNeeded }: GivingUp) =>
  question<{ seat?: Seat }, { readonly seat: Seat; readonly spaces: readonly SpaceId[] }>({
    facts({ state: s }, locals) {
      const seat = seatOf(s, locals);
      return { seat, spaces: emptySpacesOf(s, seat) };
    },
    skip: ({ state: s, facts: { seat } }) => !isNeeded(s, seat),
    ask: ({ state: s, facts: { seat, spaces } }) => ({
      seat,
      prompt,
      fallback: ['give-up', leastMissed(s, spaces) ?? 'PAL'],
      open: true,
    }),
    verbs: {
      'give-up': {
        names: oneOf('space', ({ facts }) => facts.spaces, rule),
        apply({ ctx, state: s, facts: { seat } }, space) {
          takeFlag(s, space);
          ctx.emit({ kind: 'gave-up', seat, space });
          ctx.done();
        },
      },
    },
  });

/** BTU-12.2: a flag is needed, and none is in supply. */
const freeFlag = giveUp({
  prompt: 'free-flag',
  rule: 'BTU-12.2',
  seat: (s) => battleOf(s).attacker,
  isNeeded: (s, seat) => player(s, seat).flags === 0,
});

/** BTU-12.1, 12.4-12.7 */
const spoils: RunStep<'spoils'> = {
  run(ctx) {
    const s = ctx.state;
    const { space: id, attacker } = battleOf(s);
    const here = s.spaces[id];
    const owner = here.control;
    const lootable = owner === NOBODY && !here.looted; // BTU-12.6
    takeFlag(s, id);
    plantFlag(s, attacker, id);
    player(s, attacker).conquered = true;
    ctx.emit({ kind: 'captured', seat: attacker, space: id, ...(owner !== NOBODY && { from: owner }) });
    ctx.done();
    if (!lootable) return;
    here.looted = true;
    drawLoot(ctx, attacker, valuesOf(s, id).loot);
    if (hasWarriorIcon(s, id) && gainWarriors(s, attacker, id, 1) > 0) {
      ctx.emit({ kind: 'gained', seat: attacker, place: id, count: 1 });
    }
  },
};

function hasWarriorIcon(s: State, id: SpaceId): boolean {
  const lying = s.spaces[id].tile;
  return lying !== undefined && tile[lying].warrior;
}

const repulsed: RunStep<'repulsed'> = {
  run(ctx) {
    const { space: id, attacker } = battleOf(ctx.state);
    ctx.emit({ kind: 'repulsed', seat: attacker, space: id });
    ctx.done();
  },
};

const battleEnd: RunStep<'battle-end'> = {
  run(ctx) {
    delete ctx.state.battle;
    ctx.done();
    applyResignations(ctx); // BTU-17.5
  },
};

export const victorySteps = {
  victory: sequence<State, BattueVocabulary>('free-flag', 'spoils', 'gathering-discard', 'battle-end'),
  repulse: sequence<State, BattueVocabulary>('repulsed', 'gathering-discard', 'battle-end'),
  'free-flag': freeFlag,
  spoils,
  repulsed,
  'battle-end': battleEnd,
};
