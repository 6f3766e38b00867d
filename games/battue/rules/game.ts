import type { Game } from '@gonfalon/kernel';
import { constants } from '../content/index.ts';
import { battleSteps } from './battle.ts';
import { cardChoiceSteps } from './card-choices.ts';
import { conflictSteps } from './conflicts.ts';
import { resign } from './elimination.ts';
import { eventSteps } from './events.ts';
import { handSteps } from './hand.ts';
import { checkInvariants, stackDeck } from './invariants.ts';
import { movementSteps } from './movement.ts';
import { cardSteps } from './playing-cards.ts';
import { reinforcementSteps } from './reinforcements.ts';
import { retreatSteps } from './retreat.ts';
import { result } from './scoring.ts';
import { player } from './selectors.ts';
import { setUp, setUpSteps } from './set-up.ts';
import type { Options, State } from './state.ts';
import { cloneState, ENDINGS, optionsSchema, stateSchema } from './state.ts';
import { start, turnSteps } from './turn.ts';
import { victorySteps } from './victory.ts';
import type { View } from './views.ts';
import { determinize, view } from './views.ts';
import type { Steps } from './vocabulary.ts';

/** None is missing, and none has another name. */
const steps = {
  ...setUpSteps,
  ...turnSteps,
  ...cardSteps,
  ...cardChoiceSteps,
  ...reinforcementSteps,
  ...movementSteps,
  ...conflictSteps,
  ...eventSteps,
  ...battleSteps,
  ...retreatSteps,
  ...victorySteps,
  ...handSteps,
} satisfies Record<keyof Steps, unknown>;

export const game: Game<State, Options, View> = {
  id: 'battue',
  rulesVersion: '2',
  earlierVersions: ['1'],
  seats: { min: Math.min(...constants.players), max: Math.max(...constants.players) },
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
  resign,
  isOut: (s, seat) => player(s, seat).resigning || player(s, seat).out,
};
