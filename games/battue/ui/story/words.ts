/** The sentences of a story in one language, each with the facts that it may use. */
import { entry } from '@gonfalon/kernel';
import type { MedalWords, NameOf, StoryWords } from '@gonfalon/ui';
import type { View } from '../../rules/hidden.ts';
import type { DeedId, MedalFacts, MomentFacts } from './facts.ts';

export interface StoryTongue {
  readonly place: string;
  readonly deeds: Readonly<Record<DeedId, string>>;
  readonly moments: {
    readonly [Id in keyof MomentFacts]: (facts: MomentFacts[Id], name: NameOf) => string;
  };
  readonly medals: { readonly [Id in keyof MedalFacts]: (facts: MedalFacts[Id]) => MedalWords };
  readonly gave: (amount: number) => string;
}

/** Facts are as their types say: the same program found them. */
export function storyWords({ place, deeds, moments, medals, gave }: StoryTongue): StoryWords<View> {
  return {
    place: () => place,
    deed: ({ id }) => entry(deeds, id) ?? id,
    moment: ({ id, facts }, name) => entry(moments, id)?.(facts as never, name) ?? id,
    medal: ({ id, facts }) => entry(medals, id)?.(facts as never) ?? { name: id, why: '' },
    gave,
  };
}
