/** The sentences of a story in one language, each with the facts that it may use. */
import type { Language } from '@gonfalon/kernel';
import { entry } from '@gonfalon/kernel';
import type { MedalWords, NameOf, StoryWords } from '@gonfalon/ui';
import type { View } from '../../rules/hidden.ts';
import { adventureName } from '../adventure-name.ts';
import type { DeedId, MedalFacts, MomentFacts } from './facts.ts';

export interface StoryTongue {
  readonly language: Language;
  readonly place: (adventure: string) => string;
  readonly deeds: Readonly<Record<DeedId, string>>;
  readonly moments: {
    readonly [Id in keyof MomentFacts]: (facts: MomentFacts[Id], name: NameOf) => string;
  };
  readonly medals: { readonly [Id in keyof MedalFacts]: (facts: MedalFacts[Id]) => MedalWords };
  readonly gave: (amount: number) => string;
}

/** Facts are as their types say: the same program found them. */
export function storyWords(tongue: StoryTongue): StoryWords<View> {
  const { language, place, deeds, moments, medals, gave } = tongue;
  return {
    place: ({ adventure }) => place(adventureName(adventure, language).name),
    deed: ({ id }) => entry(deeds, id) ?? id,
    moment: ({ id, facts }, name) => entry(moments, id)?.(facts as never, name) ?? id,
    medal: ({ id, facts }) => entry(medals, id)?.(facts as never) ?? { name: id, why: '' },
    gave,
  };
}
