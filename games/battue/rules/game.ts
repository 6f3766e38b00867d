import type { Game, Step } from '@gonfalon/kernel';
import { constants } from '../content/index.ts';
import { battleSteps } from './battle.ts';
import { cardChoiceSteps } from './card-choices.ts';
import { conflictSteps } from './conflicts.ts';
import { resign } from './elimination.ts';
import { eventSteps } from './events.ts';
import { handSteps } from './hand.ts';
import type { View } from './hidden.ts';
import { determinize, view } from './hidden.ts';
import { problems, stackDeck } from './invariants.ts';
import { movementSteps } from './movement.ts';
import { cardSteps } from './playing-cards.ts';
import { reinforcementSteps } from './reinforcements.ts';
import { retreatSteps } from './retreat.ts';
import { result } from './scoring.ts';
import { setUp, setUpSteps } from './set-up.ts';
import type { Options, State } from './state.ts';
import { cloneState, ENDINGS, optionsSchema, stateSchema } from './state.ts';
import { player } from './terms.ts';
import { start, turnSteps } from './turn.ts';
import { victorySteps } from './victory.ts';

const steps: Record<string, Step<State>> = {
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
};

export const game: Game<State, Options, View> = {
  id: 'battue',
  rules: '1',
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
  problems,
  stackDeck,
  resign,
  absent: (s, seat) => player(s, seat).resigning || player(s, seat).out,
};
