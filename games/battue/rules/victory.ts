/** BTU-12: what the winner of a battle gets, and how every battle closes. */
import type { Choice, Step } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { tile } from '../content/index.ts';
import { battleOf } from './battle-selectors.ts';
import { applyResignations } from './elimination.ts';
import { drawLoot } from './hand.ts';
import {
  emptySpacesOf,
  gainWarriors,
  isEmpty,
  isSpace,
  leastMissed,
  plantFlag,
  player,
  refuse,
  takeFlag,
  valuesOf,
} from './selectors.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';

/** BTU-12.2: a flag is needed, and none is in supply. */
const freeFlag: Step<State> = {
  skip: ({ state: s }) => player(s, battleOf(s).attacker).flags > 0,
  ask({ state: s }) {
    const seat = battleOf(s).attacker;
    const spaces = emptySpacesOf(s, seat);
    return {
      seat,
      prompt: 'free-flag',
      candidates: spaces.map((id): Choice => ['give-up', id]),
      fallback: ['give-up', leastMissed(s, spaces) ?? 'PAL'],
    };
  },
  refuse: ({ state: s }, _, choice) => refuseGiveUp(s, battleOf(s).attacker, choice),
  answer(ctx, _, [, id]) {
    if (!isSpace(id)) return;
    takeFlag(ctx.state, id);
    ctx.emit({ kind: 'gave-up', seat: battleOf(ctx.state).attacker, space: id });
  },
};

export function refuseGiveUp(
  s: State,
  seat: number,
  [verb, id]: Choice,
  rule: 'BTU-12.2' | 'BTU-14.1' = 'BTU-12.2',
) {
  const legal = verb === 'give-up' && isSpace(id) && s.spaces[id].control === seat && isEmpty(s, id);
  return legal ? undefined : refuse(rule, id ? [id] : []);
}

/** BTU-12.1, 12.4-12.7 */
const spoils: Step<State> = {
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

const repulsed: Step<State> = {
  run(ctx) {
    const { space: id, attacker } = battleOf(ctx.state);
    ctx.emit({ kind: 'repulsed', seat: attacker, space: id });
    ctx.done();
  },
};

const battleEnd: Step<State> = {
  run(ctx) {
    delete ctx.state.battle;
    ctx.done();
    applyResignations(ctx); // BTU-17.5
  },
};

export const victorySteps = {
  victory: sequence<State>('free-flag', 'spoils', 'gathering-discard', 'battle-end'),
  repulse: sequence<State>('repulsed', 'gathering-discard', 'battle-end'),
  'free-flag': freeFlag,
  spoils,
  repulsed,
  'battle-end': battleEnd,
};
