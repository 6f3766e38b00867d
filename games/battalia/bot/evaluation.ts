import type { EvaluationModel } from '@gonfalon/kernel';
import { victoryPoints } from '../rules/selectors.ts';
import type { State } from '../rules/state.ts';

export const evaluation: EvaluationModel<State> = {
  features: ['points'],
  weights: { points: 0.3 },
  measure(state, seat, into) {
    into[0] = victoryPoints(state, seat);
  },
  turn: (state) =>
    state.round * state.players.length +
    ((state.active - state.first + state.players.length) % state.players.length),
};
