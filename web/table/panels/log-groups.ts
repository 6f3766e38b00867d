/** What happened, turn by turn. */
import type { GameEvent, Seat } from '@gonfalon/kernel';
import type { EventBatch } from '@gonfalon/protocol';

interface LogLine {
  readonly key: string;
  readonly at: number;
  readonly event: GameEvent;
}

export interface LogGroup {
  readonly key: string;
  /** Whose turn it was; undefined before the first one. */
  readonly seat?: Seat;
  /** The event that began it. */
  readonly title?: GameEvent;
  readonly lines: readonly LogLine[];
}

/** Every game tells the beginning of a turn by an event of this kind. */
const TURN = 'turn';

export function groupByTurn(news: readonly EventBatch[]): readonly LogGroup[] {
  const groups: (LogGroup & { lines: LogLine[] })[] = [];
  for (const { seq, at, events } of news) {
    events.forEach((event, i) => {
      const key = `${seq}.${i}`;
      if (event.kind === TURN) groups.push({ key, title: event, ...seatOf(event), lines: [] });
      else {
        if (groups.length === 0) groups.push({ key: 'start', lines: [] });
        groups[groups.length - 1]?.lines.push({ key, at, event });
      }
    });
  }
  return groups;
}

/** The turns of one player, or all. */
export function ofPlayer(groups: readonly LogGroup[], seat: Seat | undefined): readonly LogGroup[] {
  return seat === undefined ? groups : groups.filter((group) => group.seat === seat);
}

/** Whose turn it is; undefined before the first one. */
export function turnOwner(news: readonly EventBatch[]): Seat | undefined {
  const events = news.flatMap((item) => item.events);
  const last = events.findLast(({ kind }) => kind === TURN);
  return last && seatOf(last).seat;
}

export function turnsBegun(news: readonly EventBatch[]): number {
  return news.reduce((sum, { events }) => sum + events.filter(({ kind }) => kind === TURN).length, 0);
}

function seatOf({ seat }: GameEvent): { readonly seat?: Seat } {
  return typeof seat === 'number' ? { seat } : {};
}
