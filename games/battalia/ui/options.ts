/** What those who set a table up choose. */
import type { Language } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import { FACTION_IDS, SCENARIO_IDS } from '../content/index.ts';
import { WEEK_LIMITS } from '../rules/state.ts';
import { gameMessages, uiMessages } from './messages.ts';

const REMOVED = ['random', ...FACTION_IDS] as const;

export function options(language: Language, seats: number): readonly OptionField[] {
  const { names } = gameMessages[language];
  const { advancedHint, weekLimitHint, removedHint } = uiMessages[language].options;
  const removed: OptionField = {
    kind: 'pick',
    name: 'removedFaction',
    label: names.options.removedFaction.label,
    hint: removedHint,
    initial: 'random',
    picks: REMOVED.map((value) => ({ value, label: names.options.removedFaction.values[value] ?? value })),
  };
  return [
    {
      kind: 'pick',
      name: 'scenario',
      label: names.options.scenario.label,
      initial: 'basic',
      picks: SCENARIO_IDS.map((value) => ({
        value,
        label: names.scenarios[value].name,
        hint: names.scenarios[value].text,
      })),
    },
    { kind: 'switch', name: 'advanced', label: names.options.advanced.label, hint: advancedHint },
    {
      kind: 'pick',
      name: 'weekLimit',
      label: names.options.weekLimit.label,
      hint: weekLimitHint,
      initial: '3',
      picks: WEEK_LIMITS.map((weeks) => ({
        value: String(weeks),
        label: names.options.weekLimit.values[String(weeks)] ?? String(weeks),
      })),
    },
    ...(seats === 2 ? [removed] : []),
  ];
}
