/** What BattleLore tells of an adventure before anybody plays it. */
import type { Language, Params } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { Fact } from '@gonfalon/ui-kit';
import { scenarioPreview } from '@gonfalon/ui-kit/scenario';
import { ADVENTURE_IDS, CAMPS, IN_PLAY } from '../../content/index.ts';
import '../battlelore.css';
import { messagesIn } from '../messages.ts';
import { linesOf } from './describe.ts';
import type { Draft } from './draft.ts';
import { copyOf, files, unitCount } from './draft.ts';
import { editorWords } from './messages.ts';
import { Picture } from './picture.tsx';

export const preview = scenarioPreview<Draft>({ draftIn, factsOf, linesOf, Picture });

/** Options name one of ours, or hold one that somebody wrote. */
function draftIn({ adventure }: Params): Draft | undefined {
  const ours = ADVENTURE_IDS.find((id) => id === adventure);
  if (ours) return copyOf(ours);
  return files.isDraft(adventure) ? adventure : undefined;
}

function factsOf(draft: Draft, language: Language): readonly Fact[] {
  const { scenario, counts } = editorWords[language];
  const { names } = messagesIn(language);
  const { level, first, turnCap, inPlay = [] } = draft;
  const also = IN_PLAY.filter((part) => inPlay.includes(part)).map((part) => names.inPlay[part]);
  return [
    { label: scenario.level, text: names.levels[level].name },
    { label: scenario.first, text: capitalize(names.camps[first].camp) },
    ...(turnCap === undefined ? [] : [{ label: scenario.turnCap, text: String(turnCap) }]),
    ...CAMPS.map((camp) => ({
      label: capitalize(names.camps[camp].camp),
      text: counts(unitCount(draft, camp), draft.camps[camp].banners),
    })),
    ...(also.length === 0 ? [] : [{ label: scenario.parts, text: capitalize(also.join(', ')) }]),
  ];
}
