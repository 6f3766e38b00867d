import type { EvaluationModel } from '@gonfalon/kernel';
import type { State } from '../rules/state.ts';
import { PHASES } from '../rules/state.ts';
import { FEATURES, measure, SELF_BIAS } from './features.ts';
import { movePriors } from './policy/index.ts';
import weightsJson from './weights.json' with { type: 'json' };

const MOVE = PHASES.indexOf('move');

export const evaluation: EvaluationModel<State> = {
  features: FEATURES,
  selfBias: SELF_BIAS,
  weights: weightsJson.weights,
  measure,
  movePriors,
  turn: (s) => s.round * 4 + s.active,
  /**
   * Cards and marches are planned to the end of the marches, since attacks to come can be judged; then each battle for
   * itself; then the rest of the turn.
   */
  stage: (s) => {
    const phase = Math.max(MOVE, PHASES.indexOf(s.phase));
    const turn = s.round * 4 + s.active;
    const rest = phase > MOVE + 1 ? MOVE + 2 : phase;
    return (turn * 8 + rest) * 128 + (s.battle ? s.battle.space + 1 : 0);
  },
};
