import type { Game, Step } from '@gonfalon/kernel';
import { actSteps } from './act.ts';
import { ambushSteps } from './ambush.ts';
import { conquestSteps } from './conquest.ts';
import { determinize } from './determinize.ts';
import { checkInvariants, stackDeck } from './invariants.ts';
import { legendSteps } from './legends.ts';
import { orders } from './orders.ts';
import { payingSteps } from './paying.ts';
import { placeSteps } from './place.ts';
import { raiseSteps } from './raise.ts';
import { resign } from './resign.ts';
import { responseSteps } from './response.ts';
import { result } from './scoring.ts';
import { playerAt } from './selectors.ts';
import { setUp } from './set-up.ts';
import { setUpSteps } from './set-up-steps.ts';
import type { Options, State } from './state.ts';
import { cloneState, ENDINGS } from './state.ts';
import { optionsSchema, stateSchema } from './state-schema.ts';
import { start, turnSteps } from './turn.ts';
import type { View } from './views.ts';
import { view } from './views.ts';

const steps = {
  ...setUpSteps,
  ...turnSteps,
  ...actSteps,
  ...payingSteps,
  ...placeSteps,
  ...ambushSteps,
  ...legendSteps,
  ...raiseSteps,
  ...responseSteps,
  ...conquestSteps,
} as Record<string, Step<State>>;

export const game: Game<State, Options, View> = {
  id: 'battalia',
  rulesVersion: '1',
  seats: { min: 2, max: 4 },
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
  resign,
  isOut: (s, seat) => playerAt(s, seat).resigned,
};
