/** What those who set a table up choose. */
import type { Language } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import { ADVENTURE_IDS, adventures, LEVEL_IDS, tables } from '../content/index.ts';
import { messagesIn } from './messages.ts';

export function options(language: Language): readonly OptionField[] {
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
  ];
}
