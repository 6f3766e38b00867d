/** The parts of the turn, and the rule that tells about each. */
import { capitalize } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import type { RuleId } from '../content/index.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { gameMessages, uiMessages } from './messages.ts';

const RULES: Readonly<Record<Phase, RuleId>> = {
  'set-up': 'BTU-2.9',
  'turn-start': 'BTU-3.2',
  'start-cards': 'BTU-4.1',
  reinforcements: 'BTU-5.1',
  movement: 'BTU-6.1',
  conflicts: 'BTU-7.2',
  'end-cards': 'BTU-16.1',
  'hand-limit': 'BTU-13.4',
  'turn-end': 'BTU-16.3',
};

export function phase({ view, language, question }: Scene<View>): { label: string; rule: RuleId } {
  const label = capitalize(gameMessages[language].board.phases[view.phase]);
  if (question?.prompt === 'landmark') return { label, rule: 'BTU-2.3' };
  return view.battle
    ? { label: capitalize(uiMessages[language].battle), rule: 'BTU-8.4' }
    : { label, rule: RULES[view.phase] };
}
