import type { Game, Result, Seat, Step } from '@gonfalon/kernel';
import { attackSteps } from './attack.ts';
import { sideOf } from './board.ts';
import { cloneState } from './clone.ts';
import { deploymentSteps } from './deployment.ts';
import { determinize } from './determinize.ts';
import { effectQuestionSteps } from './effect-questions.ts';
import { handSteps } from './hand.ts';
import { checkInvariants, stackDeck } from './invariants.ts';
import { endMatch } from './losses.ts';
import { mobilisationSteps } from './mobilisation.ts';
import { movementSteps } from './movement.ts';
import { orders } from './orders.ts';
import { capitalHealthLeft } from './purse.ts';
import { reactionSteps } from './reactions.ts';
import { optionsSchema, stateSchema } from './schema.ts';
import { setUp, setUpSteps } from './set-up.ts';
import type { Options, State } from './state.ts';
import { ENDINGS } from './state.ts';
import { technologySteps } from './technology.ts';
import { triggerSteps } from './triggers.ts';
import { start, turnSteps } from './turn.ts';
import type { View } from './views.ts';
import { view } from './views.ts';
import type { Context } from './vocabulary.ts';
import { workSteps } from './work.ts';

const steps = {
  ...setUpSteps,
  ...turnSteps,
  ...mobilisationSteps,
  ...deploymentSteps,
  ...movementSteps,
  ...attackSteps,
  ...reactionSteps,
  ...technologySteps,
  ...triggerSteps,
  ...workSteps,
  ...effectQuestionSteps,
  ...handSteps,
} as unknown as Record<string, Step<State>>;

const sides = (_: Options, seats: number): number[] =>
  Array.from({ length: seats }, (__, seat) => sideOf(seat));

/** The health of a seat's Capital, of a team the lower one of its two. */
function scoreOf(s: State, seat: Seat): number {
  const own = s.players.flatMap((_, other) => (sideOf(other) === sideOf(seat) ? [other] : []));
  return Math.min(...own.map((other) => Math.max(0, capitalHealthLeft(s, other))));
}

function result(s: State): Result | undefined {
  if (!s.ending) return undefined;
  const scores = s.players.map((_, seat) => (s.buildings.length > 0 ? scoreOf(s, seat) : 0));
  return { ending: s.ending, winners: s.winners, scores, sides: sides(s.options, s.players.length) };
}

export const game: Game<State, Options, View> = {
  id: 'echoes',
  rulesVersion: '1',
  seats: { min: 2, max: 4, counts: [2, 4] },
  sides,
  options: optionsSchema,
  state: stateSchema,
  endings: ENDINGS,
  setup: setUp,
  start,
  steps,
  view,
  clone: cloneState,
  determinize,
  result,
  checkInvariants,
  stackDeck,
  orders,
  /** ECH-9.8 */
  resign(ctx, seat) {
    (ctx as Context).emit({ kind: 'resigned', seat });
    endMatch(ctx as Context, 'resigned', 1 - sideOf(seat));
  },
};
