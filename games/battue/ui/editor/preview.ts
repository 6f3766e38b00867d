/** What Battue tells of a planned city before anybody plays there. */
import type { Language } from '@gonfalon/kernel';
import type { Fact } from '@gonfalon/ui-kit';
import { scenarioPreview } from '@gonfalon/ui-kit/scenario';
import '../battue.css';
import { clanName, linesOf } from './describe.ts';
import type { Draft } from './draft.ts';
import { files } from './draft.ts';
import { editorMessages } from './messages.ts';
import { Picture } from './picture.tsx';

export const preview = scenarioPreview<Draft>({
  draftIn: ({ city }) => (files.isDraft(city) ? city : undefined),
  factsOf,
  linesOf,
  Picture,
});

function factsOf({ seats, first, roundLimit, tiles }: Draft, language: Language): readonly Fact[] {
  const { city, laid, known } = editorMessages[language];
  const limit = roundLimit === undefined ? [] : [{ label: city.roundLimit, text: String(roundLimit) }];
  return [
    { label: city.seats, text: String(seats) },
    { label: city.first, text: first ? clanName(first, language) : city.anybody },
    ...limit,
    { label: city.plan, text: `${laid(Object.keys(tiles).length)}. ${known}` },
  ];
}
