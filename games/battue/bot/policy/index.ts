/** What looks good at a glance, for every question of the game. */
import type { Position, Question } from '@gonfalon/kernel';
import type { State } from '../../rules/state.ts';
import { BoardFeatures } from '../board-features.ts';
import {
  capturedMap,
  cardDiscards,
  discard,
  distribute,
  endCard,
  giveUp,
  orderLoot,
  startCard,
  uprisingLeader,
} from './cards.ts';
import {
  afterRollCard,
  attackCard,
  attritionCard,
  callCount,
  callFrom,
  callTo,
  defenceCard,
  retreat,
  tieCard,
} from './fighting.ts';
import { conflict, feverLoss, move, reinforce } from './moving.ts';
import type { Prior } from './prior.ts';
import { camp, landmark } from './set-up.ts';

/** By prompt. */
export const priors: Readonly<Record<string, Prior>> = {
  landmark,
  camp,
  'start-card': startCard,
  reinforce,
  move,
  conflict,
  'attack-card': attackCard,
  'defence-card': defenceCard,
  'after-roll-card': afterRollCard,
  'tie-card': tieCard,
  'attrition-card': attritionCard,
  retreat,
  'free-flag': giveUp,
  'fever-loss': feverLoss,
  'uprising-leader': uprisingLeader,
  'uprising-loss': giveUp,
  'captured-map': capturedMap,
  'call-from': callFrom,
  'call-count': callCount,
  'call-to': callTo,
  'end-card': endCard,
  'hand-limit': discard,
  'gathering-discard': discard,
  distribute,
  'order-loot': orderLoot,
  'card-discards': cardDiscards,
};

const survey = new BoardFeatures();

export function movePriors({ state }: Position<State>, question: Question, into: Float64Array): void {
  priors[question.prompt]?.(survey.take(state, question.seat), state, question, into);
}
