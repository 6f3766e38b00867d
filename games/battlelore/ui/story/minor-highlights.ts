/** What is told of a turn in which nothing great happened: who was ordered where, and which attacks came to nothing. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { HighlightOf, MatchLog, TurnEvents } from '@gonfalon/ui-kit';
import { turnsOf } from '@gonfalon/ui-kit';
import type { HexId, UnitTypeId } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import type { Events } from '../../rules/vocabulary.ts';
import type { MomentFacts, Move } from './facts.ts';

type StoryHighlight = HighlightOf<MomentFacts>;
type Units = ReadonlyMap<Ref, { readonly type: UnitTypeId; readonly camp: Seat }>;

const WEIGHTS = { vain: 3, driven: 2, orders: 1 } as const;

export function minorHighlights(chronicle: MatchLog<View>): readonly StoryHighlight[] {
  const units: Units = new Map(chronicle.end.units.map((unit) => [unit.id, unit]));
  return turnsOf<Events>(chronicle).flatMap((turn) => {
    const { seat } = turn;
    return seat === undefined ? [] : [orders(turn, seat, units), ...attacks(turn, seat, units)];
  });
}

/** One for every turn, whatever was done in it. */
function orders({ done, until }: TurnEvents<Events>, seat: Seat, units: Units): StoryHighlight {
  const card = done.find(({ event }) => event.kind === 'commanded');
  const went = new Map<Ref, HexId>();
  for (const { event } of done)
    if (event.kind === 'moved' && units.get(event.unit)?.camp === seat) went.set(event.unit, event.to);
  return {
    id: 'orders',
    at: card?.at ?? until,
    weight: WEIGHTS.orders,
    minor: true,
    facts: {
      seat,
      ...(card?.event.kind === 'commanded' && { card: card.event.card }),
      units: done.filter(({ event }) => event.kind === 'ordered').length,
      attacks: done.filter(({ event }) => event.kind === 'attack' && event.seat === seat).length,
      moves: movesOf(went, units),
    },
  };
}

function movesOf(went: ReadonlyMap<Ref, HexId>, units: Units): readonly Move[] {
  const byType = new Map<UnitTypeId, HexId[]>();
  for (const [id, hex] of went) {
    const type = units.get(id)?.type;
    if (type !== undefined) byType.set(type, [...(byType.get(type) ?? []), hex]);
  }
  return [...byType].map(([type, to]) => ({ type, to }));
}

interface Attack {
  readonly at: number;
  readonly target: Ref;
  hit: boolean;
  /** Where the target was driven. */
  to?: HexId;
}

function attacks({ done }: TurnEvents<Events>, seat: Seat, units: Units): readonly StoryHighlight[] {
  const made: Attack[] = [];
  for (const { at, event } of done) {
    const last = made.at(-1);
    if (event.kind === 'rolled' && event.seat === seat) made.push({ at, target: event.target, hit: false });
    else if (last && event.kind === 'lost' && event.unit === last.target) last.hit = true;
    else if (last && event.kind === 'retreated' && event.unit === last.target) last.to = event.to;
  }
  const bloodless = made.flatMap(({ at, target, hit, to }) => {
    const unit = units.get(target);
    return hit || !unit ? [] : [{ at, owner: unit.camp, type: unit.type, to }];
  });
  const vain = bloodless.filter(({ to }) => to === undefined);
  return [
    ...vain.slice(0, 1).map(
      ({ at, owner, type }): StoryHighlight => ({
        id: 'in-vain',
        at,
        weight: WEIGHTS.vain,
        facts: { seat, owner, type, attacks: vain.length },
        hurts: seat,
        minor: true,
      }),
    ),
    ...bloodless.flatMap(({ at, owner, type, to }): StoryHighlight[] =>
      to === undefined
        ? []
        : [
            {
              id: 'driven-back',
              at,
              weight: WEIGHTS.driven,
              facts: { seat, owner, type, hex: to },
              helps: seat,
              minor: true,
            },
          ],
    ),
  ];
}
