import type { EvaluationModel } from '@gonfalon/kernel';
import { FLOWN, NEW, STOPPED, UNLOADED } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { PHASES } from '../rules/state.ts';
import { FEATURES, measure, SELF_BIAS } from './features.ts';
import { movePriors } from './policy/index.ts';
import weightsJson from './weights.json' with { type: 'json' };

const MOVE = PHASES.indexOf('move');
const MOVED = STOPPED | UNLOADED | FLOWN | NEW;

/**
 * Attacks to come can be judged, so that every march, flight and purchase is a stage of its own; so is every battle. Cards
 * are judged with the first march after them.
 */
function stage(s: State): number {
  const phase = Math.max(MOVE, PHASES.indexOf(s.phase));
  const { at, flags, spent } = s.pieces;
  let moved = s.turn.attacks.length + s.turn.placed.length + s.turn.founded.length;
  for (let p = 0; p < at.length; p++) moved += 4 * spent[p] + (flags[p] & MOVED);
  return ((s.round * 4 + s.active) * 8 + phase) * 1e6 + (s.battle ? s.battle.space + 1 : 200 + moved);
}

export const evaluation: EvaluationModel<State> = {
  features: FEATURES,
  selfBias: SELF_BIAS,
  weights: weightsJson.weights,
  measure,
  movePriors,
  turn: (s) => s.round * 4 + s.active,
  stage,
};
