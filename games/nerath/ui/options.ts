import type { Language, Params } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import type { Mode } from '../content/index.ts';
import { constants, LENGTHS, MODES } from '../content/index.ts';
import { gameMessages, uiMessages } from './messages.ts';

export function options(language: Language, seats: number, chosen: Params): readonly OptionField[] {
  const { mode, length, roundLimit } = uiMessages[language];
  const { names } = gameMessages[language];
  const asked: Mode = seats === 4 && chosen.mode === 'freeForAll' ? 'freeForAll' : 'alliances';
  const modes: OptionField = {
    kind: 'pick',
    name: 'mode',
    label: mode.label,
    hint: mode.hint,
    initial: 'alliances',
    picks: MODES.map((value) => ({ value, label: names.modes[value], hint: mode.hints[value] })),
  };
  return [
    ...(seats === 4 ? [modes] : []),
    {
      kind: 'pick',
      name: 'length',
      label: length.label,
      hint: length.hint,
      initial: 'short',
      picks: LENGTHS.map((value) => ({
        value,
        label: names.lengths[value],
        hint: length.hints[asked][value],
      })),
    },
    { kind: 'number', name: 'roundLimit', ...roundLimit, min: 0, max: constants.maxRoundLimit, initial: 0 },
  ];
}
