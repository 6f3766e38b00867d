/** BTU-6 */
import type { SpaceId } from '../content/index.ts';
import { constants, space } from '../content/index.ts';
import { isSpace } from '../content/refs.ts';
import { conflictsOf } from './conflicts.ts';
import { PLACE, question } from './question.ts';
import { isLocked } from './reinforcements.ts';
import { hordesOf, player, refuse, transfer, warriorsAt } from './selectors.ts';
import type { State } from './state.ts';
import type { Place } from './vocabulary.ts';

/** BTU-6.2, 5.4: the active player's warriors there that may still move. */
function free(s: State, place: Place): number {
  const all = warriorsAt(s, s.active, place);
  if (!isSpace(place)) return isLocked(s, place) ? 0 : all;
  return all - s.spaces[place].moved - s.spaces[place].locked;
}

function hasMoved(s: State, place: Place): boolean {
  return isSpace(place) && s.spaces[place].moved > 0;
}

/** BTU-6.1, 6.8 */
function reach(s: State, from: Place): readonly SpaceId[] {
  if (isSpace(from)) return space[from].adj;
  const { camp } = player(s, s.active);
  return camp ? [camp.space] : [];
}

const NUMBERS = Array.from({ length: constants.maxHorde + 1 }, (_, n) => String(n));

/** BTU-6.6: before the first conquest the whole horde moves. */
function fewest(s: State, from: Place): number {
  return player(s, s.active).conquered ? 1 : warriorsAt(s, s.active, from);
}

/** BTU-6.7: how many would be there, if that is too many. */
function crowd(s: State, to: SpaceId, n: number): number | undefined {
  const there = warriorsAt(s, s.active, to) + n;
  return there > constants.maxHorde ? there : undefined;
}

function refuseFrom(s: State, from: Place) {
  if (warriorsAt(s, s.active, from) === 0) return refuse('BTU-6.1', [from], { noHorde: true });
  const left = free(s, from);
  if (left === 0) return refuse(isLocked(s, from) ? 'BTU-5.4' : 'BTU-6.2', [from], { free: 0 });
  const n = fewest(s, from);
  if (n > left) return refuse('BTU-6.6', [from], { all: n });
  const [full] = reach(s, from);
  if (!full || reach(s, from).some((to) => crowd(s, to, n) === undefined)) return undefined;
  return refuse('BTU-6.7', [full, from], { there: crowd(s, full, n) });
}

function refuseTo(s: State, from: Place, to: Place) {
  if (!isSpace(to)) return refuse('BTU-6.8', [to]);
  if (!reach(s, from).includes(to))
    return isSpace(from)
      ? refuse('BTU-6.1', [from, to], { notAdjacent: true })
      : refuse('BTU-6.8', [from, to]);
  const there = crowd(s, to, fewest(s, from));
  return there === undefined ? undefined : refuse('BTU-6.7', [to], { there });
}

function refuseNumber(s: State, from: Place, to: SpaceId, n: number) {
  const all = warriorsAt(s, s.active, from);
  if (n < 1 || n > all) return refuse('BTU-6.1', [from], { all });
  const left = free(s, from);
  if (n > left) return refuse(isLocked(s, from) ? 'BTU-5.4' : 'BTU-6.2', [from], { free: left });
  if (n < fewest(s, from)) return refuse('BTU-6.6', [from], { all });
  const there = crowd(s, to, n);
  return there === undefined ? undefined : refuse('BTU-6.7', [to], { there });
}

/** Whether nothing is left to do in this turn once the moves are over. */
function endsTurn(s: State): boolean {
  return player(s, s.active).hand.length === 0 && conflictsOf(s).length === 0;
}

const movement = question<object, readonly Place[]>({
  facts: ({ state: s }) => hordesOf(s, s.active),
  // Once something moved, the player declares the end himself: until then he may take it back (BTU-6.9, 6.12).
  skip: ({ state: s, facts }) =>
    s.turn.noMove || !facts.some((place) => free(s, place) > 0 || hasMoved(s, place)),
  ask: ({ state: s }) => ({
    seat: s.active,
    prompt: 'move',
    fallback: ['done'],
    ...(endsTurn(s) && { ends: ['done'] }),
  }),
  verbs: {
    move: {
      names: [
        {
          kind: PLACE,
          from: ({ facts }) => facts,
          refuse: ({ state: s }, from) => refuseFrom(s, from as Place),
        },
        {
          kind: 'space',
          alsoExplains: ['camp'],
          from: ({ state: s }, [from]) => reach(s, from as Place),
          refuse: ({ state: s }, to, [from]) => refuseTo(s, from as Place, to as Place),
        },
        {
          kind: 'number',
          from: ({ state: s }, [from]) => NUMBERS.slice(fewest(s, from as Place), free(s, from as Place) + 1),
          refuse: ({ state: s }, n, [from, to]) =>
            refuseNumber(s, from as Place, to as SpaceId, NUMBERS.indexOf(n)),
        },
      ],
      apply({ ctx, state: s }, from, to, number) {
        const count = Number(number);
        transfer(s, s.active, from, to, count);
        s.spaces[to].moved += count;
        ctx.emit({ kind: 'moved', seat: s.active, from, to, count });
      },
    },
    done: {
      apply({ ctx }) {
        ctx.commit(); // BTU-6.10, 6.12
        ctx.done();
      },
    },
  },
});

export const movementSteps = { movement };
