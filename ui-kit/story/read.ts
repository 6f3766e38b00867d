/** What every game does to find out what is to be told: it reads what happened, counts, and compares. */
import type { Seat } from '@gonfalon/kernel';
import type { MatchLog } from './types.ts';

/** An event of a game, with the facts that its kind has. */
export type EventOf<Events> = {
  [Kind in keyof Events]: { readonly kind: Kind } & Events[Kind];
}[keyof Events];

/** What happened, one event after the other. They are as their types say: the same program wrote them. */
export function* eventsOf<Events>({
  batches,
}: Pick<MatchLog, 'batches'>): Generator<{ readonly at: number; readonly event: EventOf<Events> }> {
  for (const { at, events } of batches)
    for (const event of events) yield { at, event: event as unknown as EventOf<Events> };
}

/** What happened in one turn. */
export interface TurnEvents<Events> {
  /** Whose turn it was; nobody's before the first one begins. */
  readonly seat: Seat | undefined;
  readonly done: readonly { readonly at: number; readonly event: EventOf<Events> }[];
  /** The last moment of it. */
  readonly until: number;
}

/** The match turn by turn: an event `turn` with its `seat` begins each, at the last moment of the one before. */
export function turnsOf<Events>({ batches }: Pick<MatchLog, 'batches'>): readonly TurnEvents<Events>[] {
  interface Open {
    seat: Seat | undefined;
    done: { at: number; event: EventOf<Events> }[];
    until: number;
    begun: number;
  }
  const first: Open = { seat: undefined, done: [], until: 0, begun: -1 };
  const turns = [first];
  let open = first;
  for (const { at, event } of eventsOf<Events>({ batches })) {
    open.until = at;
    if (event.kind === 'turn') {
      open = { seat: (event as unknown as { seat: Seat }).seat, done: [], until: at, begun: at };
      turns.push(open);
    } else open.done.push({ at: Math.max(at, open.begun + 1), event });
  }
  // One that was over, or the whole match, before anything could be done is not told.
  return turns.filter(
    ({ seat, done, until, begun }) => seat === undefined || done.length > 0 || until > begun,
  );
}

/** A count for each seat. */
export class Tally {
  readonly counts: number[];

  constructor(seats: number) {
    this.counts = Array.from({ length: seats }, () => 0);
  }

  add(seat: Seat | undefined, by = 1): void {
    if (seat !== undefined) this.counts[seat] = (this.counts[seat] ?? 0) + by;
  }
}

/** How many of these are each seat's. */
export function countBySeat(list: readonly { readonly seat: Seat }[], seats: number): readonly number[] {
  const tally = new Tally(seats);
  for (const { seat } of list) tally.add(seat);
  return tally.counts;
}

/** The one seat that has the most, if it has at least so much. */
export function uniqueMax(counts: readonly number[], least: number): Seat | undefined {
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most >= least && counts.lastIndexOf(most) === first ? first : undefined;
}

/** What is given to the one seat that has the most, if it has at least so much: nothing to who shares that place. */
export function awardMax<Given>(
  counts: readonly number[],
  least: number,
  give: (seat: Seat, count: number) => Given,
): readonly Given[] {
  const seat = uniqueMax(counts, least);
  return seat === undefined ? [] : [give(seat, counts[seat] ?? 0)];
}

/** What is given for something, if that happened. */
export function awardIf<Done, Given>(done: Done | undefined, give: (done: Done) => Given): readonly Given[] {
  return done === undefined ? [] : [give(done)];
}

/** Something that a seat did, and how many turns had begun. */
export interface InTurn {
  readonly seat: Seat;
  readonly turn: number;
}

/** What one seat did in the turn in which it did more of it than any other in any turn, if at least so much. */
export function busiestTurn<Done extends InTurn>(
  done: readonly Done[],
  least: number,
): readonly [Done, ...Done[]] | undefined {
  const turns = new Map<string, [Done, ...Done[]]>();
  for (const one of done) {
    const known = turns.get(`${one.turn} ${one.seat}`);
    if (known) known.push(one);
    else turns.set(`${one.turn} ${one.seat}`, [one]);
  }
  const most = Math.max(least, ...[...turns.values()].map(({ length }) => length));
  const best = [...turns.values()].filter(({ length }) => length === most);
  return new Set(best.map(([{ seat }]) => seat)).size === 1 ? best[0] : undefined;
}
