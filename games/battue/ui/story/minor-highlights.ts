/** What is told of a turn in which nothing great happened: marches, cards, events, and turns that were let pass. */
import type { Seat } from '@gonfalon/kernel';
import type { EventOf, HighlightOf, MatchLog, TurnEvents } from '@gonfalon/ui-kit';
import { turnsOf } from '@gonfalon/ui-kit';
import type { View } from '../../rules/views.ts';
import type { Events } from '../../rules/vocabulary.ts';
import type { MomentFacts } from './facts.ts';
import { whereOf } from './where.ts';

type StoryHighlight = HighlightOf<MomentFacts>;

const WEIGHTS = {
  event: 5,
  'card-played': 4,
  'gave-up': 4,
  fought: 3,
  marched: 3,
  drew: 2,
  reinforced: 2,
  waited: 1,
} as const satisfies Partial<Record<keyof MomentFacts, number>>;
type Lesser = keyof typeof WEIGHTS;

export function minorHighlights(chronicle: MatchLog<View>): readonly StoryHighlight[] {
  return turnsOf<Events>(chronicle).flatMap((turn) => {
    const found = turn.done.flatMap(({ at, event }) => momentOf(at, event, turn, chronicle.end));
    const kept = found.filter((moment) => moment === greatestLike(moment, found));
    // Of every turn there is something that speaks neither for nor against anybody.
    const neutral = kept.some(({ helps, hurts }) => helps === undefined && hurts === undefined);
    return neutral || turn.seat === undefined ? kept : [...kept, waited(turn, turn.seat)];
  });
}

/** A march of many warriors weighs a little more than one of few. */
const BY_COUNT = 0.01;

function momentOf(
  at: number,
  event: EventOf<Events>,
  { done }: TurnEvents<Events>,
  end: View,
): readonly StoryHighlight[] {
  /** What comes in parts is told as a whole. */
  const total = (part: (other: EventOf<Events>) => number) =>
    done.reduce((sum, other) => sum + part(other.event), 0);
  const minor = <Id extends Lesser>(id: Id, count = 0) => ({
    id,
    at,
    weight: WEIGHTS[id] + BY_COUNT * count,
    minor: true as const,
  });
  switch (event.kind) {
    case 'event':
      return [{ ...minor('event'), facts: { seat: event.seat, event: event.event } }];
    case 'played':
      return [{ ...minor('card-played'), facts: { seat: event.seat, card: event.card } }];
    case 'gave-up': {
      const { seat } = event;
      return [{ ...minor('gave-up'), facts: { seat, ...whereOf(event.space, end) }, hurts: seat }];
    }
    case 'moved': {
      const { seat, to } = event;
      const warriors = total((other) =>
        other.kind === 'moved' && other.seat === seat && other.to === to ? other.count : 0,
      );
      return [{ ...minor('marched', warriors), facts: { seat, warriors, ...whereOf(to, end) } }];
    }
    case 'battle':
      return [{ ...minor('fought'), facts: { seat: event.seat, ...whereOf(event.space, end) } }];
    case 'reinforced': {
      const { seat } = event;
      const warriors = total((other) => (other.kind === 'reinforced' ? other.gained : 0));
      return warriors === 0 ? [] : [{ ...minor('reinforced'), facts: { seat, warriors } }];
    }
    case 'drew': {
      const { seat } = event;
      const cards = total((other) => (other.kind === 'drew' && other.seat === seat ? other.count : 0));
      return [{ ...minor('drew'), facts: { seat, cards }, helps: seat }];
    }
    default:
      return [];
  }
}

/** Of several of a kind that somebody did in one turn one is told. */
function greatestLike(
  { id, facts }: StoryHighlight,
  found: readonly StoryHighlight[],
): StoryHighlight | undefined {
  const alike = found.filter((other) => other.id === id && other.facts.seat === facts.seat);
  return alike.sort((a, b) => b.weight - a.weight)[0];
}

function waited({ until }: TurnEvents<Events>, seat: Seat): StoryHighlight {
  return { id: 'waited', at: until, weight: WEIGHTS.waited, facts: { seat }, minor: true };
}
