/** What those who set a table up choose. */
import type { Language, Params } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import { ADVENTURE_IDS, adventures, CAMPS, LEVEL_IDS, tables } from '../content/index.ts';
import { MAX_COUNCIL_LEVELS } from '../rules/state.ts';
import { messagesIn } from './messages.ts';

export function options(language: Language, _seats = 2, chosen: Params = {}): readonly OptionField[] {
  const { names, ui } = messagesIn(language);
  const easiestFirst = ADVENTURE_IDS.toSorted(
    (a, b) => LEVEL_IDS.indexOf(adventures[a].level) - LEVEL_IDS.indexOf(adventures[b].level),
  );
  return [
    {
      kind: 'pick',
      name: 'adventure',
      label: ui.options.adventure,
      hint: ui.options.adventureHint,
      initial: 'agincourt-1415',
      picks: easiestFirst.map((id) => {
        const { name, text } = names.levels[adventures[id].level];
        return { value: id, label: names.adventures[id].name, hint: ui.options.level(name, text) };
      }),
    },
    {
      kind: 'number',
      name: 'turnCap',
      label: ui.options.turnCap,
      hint: ui.options.turnCapHint,
      min: 0,
      max: 10 * tables.turnCap,
      initial: 0,
    },
    ...councilLevels(language, chosen),
  ];
}

/** BLO-16.8: for an adventure with custom War Councils. */
function councilLevels(language: Language, { adventure }: Params): OptionField[] {
  const { names, ui } = messagesIn(language);
  const known = ADVENTURE_IDS.find((id) => id === adventure);
  if (!known) return [];
  return CAMPS.flatMap((camp): OptionField[] => {
    const { customCouncil } = adventures[known].camps[camp];
    if (!customCouncil) return [];
    return [
      {
        kind: 'number',
        name: `${camp}Levels`,
        label: ui.options.councilLevels(names.camps[camp].camp),
        hint: ui.options.councilLevelsHint,
        min: customCouncil.commander + customCouncil.creature,
        max: MAX_COUNCIL_LEVELS,
        initial: customCouncil.levels,
      },
    ];
  });
}
