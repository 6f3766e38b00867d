/** The sentences of a game's stories in one language, each with the facts that it may use. */
import type { Params, Seat } from '@gonfalon/kernel';
import { ownEntry } from '@gonfalon/kernel';
import type { MedalMessages, NameOf, StoryMessages } from './types.ts';

export interface StoryTongue<
  V,
  DeedId extends string,
  MomentFacts extends Record<keyof MomentFacts, Params>,
  MedalFacts extends Record<keyof MedalFacts, Params>,
> {
  readonly place: (end: V) => string;
  readonly seat: (seat: Seat) => string;
  readonly deeds: Readonly<Record<DeedId, string>>;
  readonly moments: {
    readonly [Id in keyof MomentFacts]: (facts: MomentFacts[Id], name: NameOf) => string;
  };
  readonly medals: { readonly [Id in keyof MedalFacts]: (facts: MedalFacts[Id]) => MedalMessages };
  readonly gave: (amount: number) => string;
}

/** Facts are as their types say: the same program found them. */
export function buildStoryMessages<
  V,
  DeedId extends string,
  MomentFacts extends Record<keyof MomentFacts, Params>,
  MedalFacts extends Record<keyof MedalFacts, Params>,
>(tongue: StoryTongue<V, DeedId, MomentFacts, MedalFacts>): StoryMessages<V> {
  const { place, seat, deeds, moments, medals, gave } = tongue;
  return {
    place,
    seat,
    deed: ({ id }) => ownEntry<string>(deeds, id) ?? id,
    moment: ({ id, facts }, name) =>
      ownEntry<(facts: never, name: NameOf) => string>({ ...moments }, id)?.(facts as never, name) ?? id,
    medal: ({ id, facts }) =>
      ownEntry<(facts: never) => MedalMessages>({ ...medals }, id)?.(facts as never) ?? { name: id, why: '' },
    gave,
  };
}
