/** How good each choice of a question looks at a glance. */
import type { Position, Question } from '@gonfalon/kernel';
import type { State } from '../../rules/state.ts';
import type { BoardFeatures } from '../board-features.ts';
import { lookAt } from '../board-features.ts';
import { again, battleBack, combat, followOn, ignoreFlags, power, pursuit, retreat } from './combat.ts';
import { command, order, scout, spy } from './command.ts';
import {
  chain,
  evade,
  healing,
  intercept,
  loreChoice,
  loreDiscard,
  loreKeep,
  loreSection,
  loreTarget,
  sabotage,
  spellOrder,
  window,
} from './lore.ts';
import { advance, destination, heal, move, stray } from './movement.ts';
import { council, landmark } from './set-up.ts';

type Look = (scene: BoardFeatures, question: Question, into: Float64Array) => void;

/** Every question that the game asks, by its prompt. */
export const LOOKS: Readonly<Record<string, Look>> = {
  council,
  landmark,
  'keep-lore': loreKeep,
  command,
  'command-with': window('D-WITH'),
  'w-command': window('W-COMMAND'),
  'w-lore': window('W-LORE'),
  'w-move': window('W-MOVE'),
  'w-preroll': window('W-PREROLL'),
  'w-postroll': window('W-POSTROLL'),
  'own-card': window('D-OWNCARD'),
  order,
  move,
  destination,
  heal,
  combat,
  'follow-on': followOn,
  pursuit,
  'bonus-attack': again,
  berserk: again,
  'hit-and-run': stray,
  'battle-back': battleBack,
  'ignore-flags': ignoreFlags,
  retreat,
  power,
  'lore-section': loreSection,
  'lore-target': loreTarget,
  'spell-order': spellOrder,
  chain,
  'card-move': advance,
  'card-place': advance,
  healing,
  evade,
  intercept,
  spy,
  sabotage,
  scout,
  'lore-choice': loreChoice,
  'lore-keep': loreKeep,
  'lore-limit': loreDiscard,
};

/** No choice looks worse than the best by more than this: a glance may be wrong. */
const MAX_COUNT = 5;

export function movePriors({ state }: Position<State>, question: Question, into: Float64Array): void {
  LOOKS[question.prompt]?.(lookAt(state), question, into);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < into.length; i++) best = Math.max(best, into[i]);
  for (let i = 0; i < into.length; i++) into[i] = MAX_COUNT * (Math.exp((into[i] - best) / MAX_COUNT) - 1);
}
