/** What of a turn it is. */
import type { Scene } from '@gonfalon/ui-kit';
import type { RuleId } from '../content/index.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { messagesIn } from './messages.ts';

const RULES: Readonly<Record<Phase, RuleId>> = {
  'set-up': 'BLO-1.9',
  command: 'BLO-2.2',
  order: 'BLO-3.1',
  movement: 'BLO-4.1',
  combat: 'BLO-5.1',
  end: 'BLO-12.1',
};

/** Questions that have a rule of their own. */
const ASKED: Readonly<Record<string, RuleId>> = {
  council: 'BLO-16.8',
  landmark: 'BLO-18.3',
  'keep-lore': 'BLO-16.6',
  'command-with': 'BLO-15.8',
  'w-command': 'BLO-15.10',
  'follow-on': 'BLO-10.2',
  pursuit: 'BLO-10.3',
  'bonus-attack': 'BLO-10.5',
  'battle-back': 'BLO-11.1',
  'ignore-flags': 'BLO-9.2',
  retreat: 'BLO-8.2',
  power: 'BLO-14.12',
  heal: 'BLO-18.9',
  'lore-choice': 'BLO-15.20',
  'lore-keep': 'BLO-15.20',
  'lore-limit': 'BLO-15.21',
};

export function phase({ view, question, language }: Scene<View>): { label: string; rule: RuleId } {
  const { names, board } = messagesIn(language);
  const label = view.phase === 'set-up' ? board.setUp : names.phases[view.phase];
  const rule = (question && ASKED[question.prompt]) ?? RULES[view.phase];
  return { label: label.charAt(0).toUpperCase() + label.slice(1), rule };
}
