/** What a good player of BattleLore knows besides its rules. */
import type { EvaluationModel } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { LIKINGS, measure, TERMS } from './features.ts';
import { movePriors } from './policy/index.ts';
import tuned from './weights.json' with { type: 'json' };

export const evaluation: EvaluationModel<State> = {
  features: TERMS,
  selfBias: LIKINGS,
  weights: tuned.weights,
  mistakeCost: 2.5,
  measure,
  turn: (s) => s.turn.number,
  movePriors,
};
