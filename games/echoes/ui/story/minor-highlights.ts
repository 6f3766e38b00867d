/** What is told of a turn in which nothing great happened: what it was used for. */
import type { Seat } from '@gonfalon/kernel';
import type { HighlightOf, MatchLog, TurnEvents } from '@gonfalon/ui-kit';
import { turnsOf } from '@gonfalon/ui-kit';
import type { View } from '../../rules/views.ts';
import type { Events } from '../../rules/vocabulary.ts';
import type { MomentFacts } from './facts.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

export const minorHighlights = (chronicle: MatchLog<View>): readonly StoryHighlight[] =>
  turnsOf<Events>(chronicle).flatMap((turn) => (turn.seat === undefined ? [] : [work(turn, turn.seat)]));

/** One for every turn, whatever was done in it. */
function work({ done, until }: TurnEvents<Events>, seat: Seat): StoryHighlight {
  const own = done.flatMap(({ event }) => ('seat' in event && event.seat === seat ? [event] : []));
  const count = (kind: keyof Events) => own.filter((event) => event.kind === kind).length;
  return {
    id: 'work',
    at: done[0]?.at ?? until,
    weight: 1,
    minor: true,
    facts: {
      seat,
      tiles: count('explored'),
      camps: own.filter((event) => event.kind === 'built' && event.building === 'camp').length,
      barracks: own.filter((event) => event.kind === 'built' && event.building === 'barracks').length,
      cards: own.flatMap((event) =>
        event.kind === 'deployed' || event.kind === 'played' ? [event.card] : [],
      ),
      attacks: count('attack'),
      moves: count('moved'),
    },
  };
}
