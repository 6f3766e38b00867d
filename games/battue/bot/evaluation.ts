import type { EvaluationModel } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { LIKINGS, measure, TERMS } from './features.ts';
import { movePriors } from './policy/index.ts';
import weightsJson from './weights.json' with { type: 'json' };

export const evaluation: EvaluationModel<State> = {
  features: TERMS,
  selfBias: LIKINGS,
  weights: weightsJson.weights,
  measure,
  movePriors,
  turn: (s) => 8 * s.round + s.active,
};
