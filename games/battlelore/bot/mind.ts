/** What a good player of BattleLore knows besides its rules. */
import type { Mind } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { instinct } from './instinct/index.ts';
import { LIKINGS, measure, TERMS } from './terms.ts';
import tuned from './weights.json' with { type: 'json' };

export const mind: Mind<State> = {
  terms: TERMS,
  likings: LIKINGS,
  weights: tuned.weights,
  slipCost: 2.5,
  measure,
  turn: (s) => s.turn.number,
  instinct,
};
