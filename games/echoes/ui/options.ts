import type { Language, Params } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import { wordsIn } from './wording.ts';

/** The long game and the choice of a map are for two; a match of teams has its own map: ECH-11.1, 11.2. */
export function options(language: Language, seats: number, chosen: Params): readonly OptionField[] {
  const { options: say, picks } = wordsIn(language);
  const pick = (name: 'mode' | 'map' | 'decks', values: readonly (keyof typeof picks)[]): OptionField => ({
    kind: 'pick',
    name,
    ...say[name],
    initial: values[0] ?? '',
    picks: values.map((value) => ({ value, ...picks[value] })),
  });
  const isTeams = seats === 4;
  return [
    ...(isTeams ? [] : [pick('mode', ['base', 'long'])]),
    ...(isTeams || chosen.mode === 'long' ? [] : [pick('map', ['highland', 'constantinople'])]),
    pick('decks', ['preset', 'built']),
    ...(isTeams
      ? [
          {
            kind: 'pick',
            name: 'teamCapital',
            ...say.teamCapital,
            initial: '10',
            picks: ['10', '20'].map((value) => ({ value, label: value })),
          } as const,
        ]
      : []),
    { kind: 'switch', name: 'mirror', ...say.mirror },
    { kind: 'switch', name: 'openingRestock', ...say.openingRestock, initial: true },
  ];
}
