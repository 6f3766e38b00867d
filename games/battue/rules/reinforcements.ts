/** BTU-5 */
import { constants } from '../content/index.ts';
import { isSpace } from '../content/refs.ts';
import { leave, PLACE, question } from './question.ts';
import { gainWarriors, hordesOf, player, refuse, warriorsAt } from './selectors.ts';
import type { State } from './state.ts';
import type { Place } from './vocabulary.ts';

/** BTU-5.1: a horde that was reinforced this turn. */
export function isLocked(s: State, place: Place): boolean {
  return isSpace(place) ? s.spaces[place].locked > 0 : (player(s, s.active).camp?.locked ?? false);
}

function refuseReinforcement(s: State, place: Place) {
  const warriors = warriorsAt(s, s.active, place);
  const { reserve } = player(s, s.active);
  if (warriors === 0) return refuse('BTU-5.1', [place]);
  if (isLocked(s, place)) return refuse('BTU-5.1', [place], { again: true });
  return warriors >= constants.maxHorde || reserve === 0
    ? refuse('BTU-5.3', [place], { warriors, reserve })
    : undefined;
}

const reinforcements = question<object, readonly Place[]>({
  facts: ({ state: s }) => hordesOf(s, s.active),
  skip: ({ state: s, facts }) => s.turn.noReinforce || facts.every((place) => refuseReinforcement(s, place)), // BTU-5.7
  ask: ({ state: s }) => ({ seat: s.active, prompt: 'reinforce', fallback: ['done'] }),
  verbs: {
    reinforce: {
      names: [
        {
          kind: PLACE,
          from: ({ facts }) => facts,
          refuse: ({ state: s }, place) => refuseReinforcement(s, place as Place),
        },
      ],
      apply({ ctx, state: s }, place) {
        const die = ctx.chance.die(6);
        const gained = gainWarriors(s, s.active, place, constants.reinforcement[die - 1] ?? 0); // BTU-5.2
        if (isSpace(place))
          s.spaces[place].locked = warriorsAt(s, s.active, place); // BTU-5.4
        else Object.assign(player(s, s.active).camp ?? {}, { locked: true }); // BTU-5.6
        ctx.emit({ kind: 'reinforced', seat: s.active, place, die, gained });
      },
    },
    done: leave,
  },
});

export const reinforcementSteps = { reinforcements };
