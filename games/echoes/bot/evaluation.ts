/** What a good player of Echoes of Emperors knows besides its rules. */
import type { EvaluationModel } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { LIKINGS, measure, TERMS } from './features.ts';
import { movePriors } from './policy/index.ts';
import tuned from './weights.json' with { type: 'json' };

export const evaluation: EvaluationModel<State> = {
  features: TERMS,
  selfBias: LIKINGS,
  weights: tuned.weights,
  measure,
  turn: ({ turns }) => turns,
  movePriors,
};
