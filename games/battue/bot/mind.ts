import type { Mind } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { instinct } from './instinct/index.ts';
import { LIKINGS, measure, TERMS } from './terms.ts';
import weightsJson from './weights.json' with { type: 'json' };

export const mind: Mind<State> = {
  terms: TERMS,
  likings: LIKINGS,
  weights: weightsJson.weights,
  measure,
  instinct,
  turn: (s) => 8 * s.round + s.active,
};
