import type { EvaluationModel } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';

export const evaluation: EvaluationModel<State> = {
  features: [],
  weights: {},
  measure: () => undefined,
  turn: (s) => s.round * 4 + s.active,
};
