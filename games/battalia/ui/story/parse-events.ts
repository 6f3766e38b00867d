/** A match of Battalia, read from what everybody saw: whose city became whose, who won which battle, what was made. */
import type { Seat } from '@gonfalon/kernel';
import type { EventOf, MatchLog } from '@gonfalon/ui-kit';
import { eventsOf, Tally } from '@gonfalon/ui-kit';
import type { CellId, LegendaryCard } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import type { BattaliaVocabulary } from '../../rules/vocabulary.ts';

export type Events = BattaliaVocabulary['events'];

export interface CountedStat {
  readonly at: number;
  readonly seat: Seat;
}

export interface CityDeed extends CountedStat {
  readonly cell: CellId;
  readonly level: number;
}

export interface Won extends CountedStat {
  readonly over: Seat;
  readonly total: number;
  readonly against: number;
}

export interface Campaign {
  readonly conquered: readonly (CityDeed & { readonly from: Seat })[];
  readonly annexed: readonly CityDeed[];
  readonly built: readonly CityDeed[];
  readonly raised: readonly CityDeed[];
  /** Won by who was attacked. */
  readonly held: readonly Won[];
  /** Won by who attacked a hero. */
  readonly beat: readonly Won[];
  readonly failed: readonly (CountedStat & { readonly cell: CellId })[];
  readonly legends: readonly (CountedStat & { readonly card: LegendaryCard })[];
  readonly resigned: readonly CountedStat[];
  /** Every line that was paid for, a battle or an assault, with how many turns had begun. */
  readonly lines: readonly (CountedStat & { readonly turn: number })[];
  /** Dice that amulets rolled. */
  readonly dice: readonly (CountedStat & { readonly die: number })[];
  /** By seat. */
  readonly roads: readonly number[];
  readonly gained: readonly number[];
  /** The highest total with which each won a battle or an assault. */
  readonly totals: readonly number[];
}

const LINES: ReadonlySet<keyof Events> = new Set([
  'hired',
  'created',
  'road-built',
  'city-built',
  'upgraded',
  'recruited',
  'moved',
  'promoted',
  'recoloured',
  'converted',
  'rolled',
  'pitched',
  'ambushed',
  'attacked',
  'assaulted',
]);

export function parseEvents(chronicle: MatchLog<View>): Campaign {
  const { seats } = chronicle;
  const roads = new Tally(seats);
  const gained = new Tally(seats);
  const totals = Array.from({ length: seats }, () => 0);
  const conquered: Campaign['conquered'][number][] = [];
  const annexed: CityDeed[] = [];
  const built: CityDeed[] = [];
  const raised: CityDeed[] = [];
  const held: Won[] = [];
  const beat: Won[] = [];
  const failed: Campaign['failed'][number][] = [];
  const legends: Campaign['legends'][number][] = [];
  const resigned: CountedStat[] = [];
  const lines: Campaign['lines'][number][] = [];
  const dice: Campaign['dice'][number][] = [];
  let turn = 0;
  let defender: Seat | undefined;
  let isHero = false;

  const won = (seat: Seat, total: number) => {
    totals[seat] = Math.max(totals[seat] ?? 0, total);
  };
  const see = (event: EventOf<Events>, at: number) => {
    if (LINES.has(event.kind) && 'seat' in event) lines.push({ at, seat: event.seat, turn });
    switch (event.kind) {
      case 'turn':
        turn++;
        break;
      case 'hired':
      case 'created':
        gained.add(event.seat);
        break;
      case 'road-built':
        roads.add(event.seat);
        break;
      case 'city-built':
        built.push({ at, seat: event.seat, cell: event.cell, level: event.level });
        break;
      case 'upgraded':
        raised.push({ at, seat: event.seat, cell: event.cell, level: event.level });
        break;
      case 'attacked':
        defender = event.defender;
        isHero = event.target !== event.cell;
        break;
      case 'battle-won': {
        const { seat, over, total, against } = event;
        won(seat, total);
        if (seat === defender) held.push({ at, seat, over, total, against });
        else if (isHero) beat.push({ at, seat, over, total, against });
        break;
      }
      case 'conquered':
        if (event.level > 0) {
          const { seat, from, cell, level } = event;
          conquered.push({ at, seat, from, cell, level });
        }
        break;
      case 'assault-won':
        won(event.seat, event.total);
        break;
      case 'assault-failed':
        failed.push({ at, seat: event.seat, cell: event.cell });
        break;
      case 'annexed':
        annexed.push({ at, seat: event.seat, cell: event.cell, level: event.level });
        if (event.legendary) legends.push({ at, seat: event.seat, card: event.legendary });
        break;
      case 'claimed':
        legends.push({ at, seat: event.seat, card: event.card });
        break;
      case 'rolled':
        dice.push({ at, seat: event.seat, die: event.die });
        break;
      case 'resigned':
        resigned.push({ at, seat: event.seat });
        break;
      default:
    }
  };
  for (const { at, event } of eventsOf<Events>(chronicle)) see(event, at);
  return {
    conquered,
    annexed,
    built,
    raised,
    held,
    beat,
    failed,
    legends,
    resigned,
    lines,
    dice,
    roads: roads.counts,
    gained: gained.counts,
    totals,
  };
}
