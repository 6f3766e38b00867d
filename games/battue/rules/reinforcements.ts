/** BTU-5 */
import type { Choice, Step } from '@gonfalon/kernel';
import { constants } from '../content/index.ts';
import type { Place } from './selectors.ts';
import { gainWarriors, hordesOf, isHorde, isSpace, player, refuse, warriorsAt } from './selectors.ts';
import type { State } from './state.ts';

/** BTU-5.1: a horde that was reinforced this turn. */
export function isLocked(s: State, place: Place): boolean {
  return isSpace(place) ? s.spaces[place].locked > 0 : (player(s, s.active).camp?.locked ?? false);
}

function refuseReinforcement(s: State, place: string | undefined) {
  if (!isHorde(s, s.active, place)) return refuse('BTU-5.1', place ? [place] : []);
  if (s.turn.noReinforce) return refuse('BTU-5.7');
  if (isLocked(s, place)) return refuse('BTU-5.1', [place], { again: true });
  const warriors = warriorsAt(s, s.active, place);
  if (warriors >= constants.maxHorde || player(s, s.active).reserve === 0) {
    return refuse('BTU-5.3', [place], { warriors, reserve: player(s, s.active).reserve });
  }
  return undefined;
}

const reinforcements: Step<State> = {
  skip: ({ state: s }) => !hordesOf(s, s.active).some((place) => !refuseReinforcement(s, place)),
  ask({ state: s }) {
    return {
      seat: s.active,
      prompt: 'reinforce',
      candidates: [...hordesOf(s, s.active).map((place): Choice => ['reinforce', place]), ['done']],
      fallback: ['done'],
    };
  },
  refuse(ctx, _, [verb, place]) {
    if (verb === 'done') return undefined;
    return verb === 'reinforce' ? refuseReinforcement(ctx.state, place) : refuse('BTU-3.2');
  },
  answer(ctx, _, [verb, ref]) {
    const s = ctx.state;
    if (verb === 'done') return ctx.done();
    const place = ref as Place;
    const die = ctx.chance.die(6);
    const gained = gainWarriors(s, s.active, place, constants.reinforcement[die - 1] ?? 0); // BTU-5.2
    if (isSpace(place))
      s.spaces[place].locked = warriorsAt(s, s.active, place); // BTU-5.4
    else Object.assign(player(s, s.active).camp ?? {}, { locked: true }); // BTU-5.6
    ctx.emit({ kind: 'reinforced', seat: s.active, place, die, gained });
  },
};

export const reinforcementSteps = { reinforcements };
