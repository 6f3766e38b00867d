/** What is told of a turn in which nothing great happened: what it was used for. */
import type { HighlightOf, MatchLog, TurnEvents } from '@gonfalon/ui-kit';
import { turnsOf } from '@gonfalon/ui-kit';
import type { RealmId } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import type { MomentFacts } from './facts.ts';
import type { Events } from './parse-events.ts';
import { seatOfRealm } from './parse-events.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

/** A turn is a realm's: here it gets the seat that plays it. */
function withSeats({ batches, seats }: MatchLog<View>): Pick<MatchLog, 'batches'> {
  return {
    batches: batches.map(({ at, events }) => ({
      at,
      events: events.map((event) =>
        event.kind === 'turn' ? { ...event, seat: seatOfRealm(seats, event.realm as RealmId) } : event,
      ),
    })),
  };
}

export function minorHighlights(chronicle: MatchLog<View>): readonly StoryHighlight[] {
  const realms = chronicle.batches.flatMap(({ at, events }) =>
    events.flatMap((event) => (event.kind === 'turn' ? [{ at, realm: event.realm as RealmId }] : [])),
  );
  return turnsOf<Events>(withSeats(chronicle)).flatMap((turn) => {
    const begun = realms.findLast(({ at }) => at < turn.until) ?? realms[0];
    return turn.seat === undefined || !begun ? [] : [work(turn, turn.seat, begun.realm)];
  });
}

/** One for every turn, whatever was done in it. */
function work({ done, until }: TurnEvents<Events>, seat: number, realm: RealmId): StoryHighlight {
  const own = done.flatMap(({ event }) => ('realm' in event && event.realm === realm ? [event] : []));
  return {
    id: 'work',
    at: done[0]?.at ?? until,
    weight: 1,
    minor: true,
    facts: {
      seat,
      realm,
      marched: own.reduce((sum, event) => sum + (event.kind === 'marched' ? sumOf(event.units) : 0), 0),
      bought: own.reduce((sum, event) => sum + (event.kind === 'bought' ? event.gold : 0), 0),
      cards: own.filter(({ kind }) => kind === 'played').length,
    },
  };
}

const sumOf = (counts: object): number =>
  Object.values(counts).reduce((sum: number, n: number) => sum + n, 0);
