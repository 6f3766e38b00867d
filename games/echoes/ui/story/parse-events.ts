/** A match of Echoes of Emperors, read from what everybody saw: who fell by whose hand, and what became of the Capitals. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { EventOf, MatchLog } from '@gonfalon/ui-kit';
import { eventsOf, Tally } from '@gonfalon/ui-kit';
import type { BuildingKind, TechnologyId, UnitId } from '../../content/index.ts';
import { card, isUnitId } from '../../content/index.ts';
import { isConqueror } from '../../rules/decks.ts';
import type { Square } from '../../rules/squares.ts';
import type { View } from '../../rules/views.ts';
import type { Events } from '../../rules/vocabulary.ts';

/** A unit that was lost. */
export interface Loss {
  readonly at: number;
  readonly owner: Seat;
  readonly card: UnitId;
  readonly square: Square;
  /** How many turns had begun. */
  readonly turn: number;
  /** Who destroyed it, in an attack or by striking back. */
  readonly seat?: Seat;
  readonly byCounter: boolean;
}

export interface CountedStat {
  readonly at: number;
  readonly seat: Seat;
}

export interface Siege extends CountedStat {
  readonly owner: Seat;
  readonly turn: number;
  readonly n: number;
  readonly left: number;
}

export interface War {
  readonly losses: readonly Loss[];
  readonly razed: readonly (CountedStat & {
    readonly owner: Seat;
    readonly building: BuildingKind;
    readonly square: Square;
  })[];
  readonly sieges: readonly Siege[];
  readonly conquerors: readonly (CountedStat & { readonly card: UnitId; readonly square: Square })[];
  readonly activeEvents: readonly (CountedStat & { readonly card: TechnologyId })[];
  readonly foiled: readonly (CountedStat & { readonly card: UnitId })[];
  readonly resigned: readonly CountedStat[];
  /** By seat. */
  readonly explored: readonly number[];
  readonly camps: readonly number[];
  readonly built: readonly number[];
  readonly technologies: readonly number[];
  readonly played: readonly number[];
}

interface Strike {
  readonly unit: Ref;
  readonly seat: Seat;
  readonly target: Ref;
  readonly foe: Seat;
}

export function parseEvents(chronicle: MatchLog<View>): War {
  const { seats } = chronicle;
  const explored = new Tally(seats);
  const camps = new Tally(seats);
  const built = new Tally(seats);
  const technologies = new Tally(seats);
  const played = new Tally(seats);
  const losses: Loss[] = [];
  const razed: War['razed'][number][] = [];
  let sieges: Siege[] = [];
  const conquerors: War['conquerors'][number][] = [];
  const activeEvents: War['activeEvents'][number][] = [];
  const foiled: War['foiled'][number][] = [];
  const resigned: CountedStat[] = [];
  let strike: Strike | undefined;
  let turn = 0;
  let active: Seat | undefined;

  const besiege = (owner: Seat, n: number, left: number, at: number) => {
    const seat = strike?.foe === owner ? strike.seat : active;
    if (seat === undefined || seat === owner) return;
    const before = sieges.find((one) => one.turn === turn && one.owner === owner);
    sieges = sieges.filter((one) => one !== before);
    sieges.push({ at, seat, owner, turn, n: n + (before?.n ?? 0), left });
  };
  const see = (event: EventOf<Events>, at: number) => {
    switch (event.kind) {
      case 'turn':
        turn++;
        active = event.seat;
        strike = undefined;
        break;
      case 'attack':
        strike = { unit: event.unit, seat: event.seat, target: event.target, foe: event.foe };
        break;
      case 'attack-cancelled':
        if (strike) foiled.push({ at, seat: strike.foe, card: event.card });
        strike = undefined;
        break;
      case 'lost': {
        const byCounter = strike?.unit === event.unit;
        const seat = byCounter ? strike?.foe : strike?.target === event.unit ? strike.seat : undefined;
        const { seat: owner, card: id, at: square } = event;
        losses.push({ at, owner, card: id, square, turn, byCounter, ...(seat !== undefined && { seat }) });
        break;
      }
      case 'razed':
        if (active !== undefined && active !== event.seat)
          razed.push({ at, seat: active, owner: event.seat, building: event.building, square: event.at });
        break;
      case 'damaged':
        if (event.building === 'capital') besiege(event.seat, event.n, event.left, at);
        break;
      case 'explored':
        explored.add(event.seat);
        break;
      case 'built':
        built.add(event.seat);
        if (event.building === 'camp') camps.add(event.seat);
        break;
      case 'deployed':
        played.add(event.seat);
        strike = undefined;
        if (isUnitId(event.card) && isConqueror(event.card))
          conquerors.push({ at, seat: event.seat, card: event.card, square: event.at });
        break;
      case 'played':
        played.add(event.seat);
        technologies.add(event.seat);
        if (card[event.card].tech === 'event') activeEvents.push({ at, seat: event.seat, card: event.card });
        break;
      case 'resigned':
        resigned.push({ at, seat: event.seat });
        break;
      default:
    }
  };
  for (const { at, event } of eventsOf<Events>(chronicle)) see(event, at);
  return {
    losses,
    razed,
    sieges,
    conquerors,
    activeEvents,
    foiled,
    resigned,
    explored: explored.counts,
    camps: camps.counts,
    built: built.counts,
    technologies: technologies.counts,
    played: played.counts,
  };
}
