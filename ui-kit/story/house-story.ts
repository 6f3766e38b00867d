/** The story of a game that brings none of its own: the lines of its log, and no medals but those of the house. */
import type { GameEvent, GameModule, Language, Params } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import type { StoryBuilder, StoryMessages } from './types.ts';

export function houseStory<V>(module: GameModule<unknown, unknown, V>): StoryBuilder<V> {
  const wordsOf = (language: Language): StoryMessages<V> => {
    const messages = module.messages[language];
    return {
      place: () => '',
      seat: (seat) => messages.seat(seat),
      deed: ({ id }) => id,
      moment: ({ facts }) => messages.event(facts as unknown as GameEvent),
      medal: ({ id }) => ({ name: id, why: '' }),
      gave: String,
    };
  };
  return {
    medals: [],
    account: ({ batches, result }) => ({
      ended: result ? 'won' : 'limit',
      stats: [],
      highlights: batches.flatMap(({ at, events }) =>
        events.map((event) => ({
          id: event.kind,
          at,
          weight: 0,
          facts: event as unknown as Params,
          minor: true as const,
        })),
      ),
      medals: [],
      rolls: [],
    }),
    messages: Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)])) as Record<
      Language,
      StoryMessages<V>
    >,
  };
}
