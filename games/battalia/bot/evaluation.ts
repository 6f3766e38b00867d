/** What a good player of Battalia knows besides its rules. */
import type { EvaluationModel } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { measure, TERMS } from './features.ts';
import { listPriors } from './list.ts';
import { movePriors } from './policy/index.ts';
import tuned from './weights.json' with { type: 'json' };

export const evaluation: EvaluationModel<State> = {
  features: TERMS,
  weights: tuned.weights,
  mistakeCost: 1.7,
  measure,
  turn: (state) =>
    state.round * state.players.length +
    ((state.active - state.first + state.players.length) % state.players.length),
  movePriors,
  listPriors,
};
