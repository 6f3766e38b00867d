/** What is told of a turn in which nothing great happened: what it was used for. */
import type { Seat } from '@gonfalon/kernel';
import type { HighlightOf, MatchLog, TurnEvents } from '@gonfalon/ui-kit';
import { turnsOf } from '@gonfalon/ui-kit';
import type { View } from '../../rules/views.ts';
import type { MomentFacts } from './facts.ts';
import type { Events } from './parse-events.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

export const minorHighlights = (chronicle: MatchLog<View>): readonly StoryHighlight[] =>
  turnsOf<Events>(chronicle).flatMap((turn) => (turn.seat === undefined ? [] : [work(turn, turn.seat)]));

/** One for every turn, whatever was done in it. */
function work({ done, until }: TurnEvents<Events>, seat: Seat): StoryHighlight {
  const own = done.flatMap(({ event }) => ('seat' in event && event.seat === seat ? [event] : []));
  const count = (...kinds: (keyof Events)[]) => own.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    id: 'work',
    at: done[0]?.at ?? until,
    weight: 1,
    minor: true,
    facts: {
      seat,
      roads: count('road-built'),
      gained: own.flatMap((event) =>
        event.kind === 'hired' || event.kind === 'created' ? [event.card] : [],
      ),
      changed: count('promoted', 'recoloured', 'converted', 'rolled'),
      recruited: count('recruited'),
      moved: count('moved'),
      hidden: count('ambushed'),
      stored: count('pitched'),
    },
  };
}
