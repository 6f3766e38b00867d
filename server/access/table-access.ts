/** Who may see what of a table, and what a reader is told of it. */
import type { GameModule, Seat, Viewer } from '@gonfalon/kernel';
import { commitment, sidesOf } from '@gonfalon/kernel';
import type { Person, RatingChange, SeatInfo, TableInfo } from '@gonfalon/protocol';
import { RequestError } from '../errors.ts';
import type { Identity, SeatRow, TableDetails, TableRow } from '../store/store.ts';

/** The seat of somebody, also if a bot plays it for them. */
export function seatOf(seats: readonly SeatRow[], identity: string): Seat | undefined {
  return seats.find((row) => row.identity === identity && row.kind !== 'open')?.seat;
}

interface Occupied {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/**
 * As whom somebody may look at a table, if at all. Who has the link may look while the table is open, and later if
 * spectators are let in.
 */
export function mayView({ table, seats }: Occupied, identity: string): Viewer | undefined {
  const seat = seatOf(seats, identity);
  if (seat !== undefined) return seat;
  return table.spectators || table.status === 'open' ? 'spectator' : undefined;
}

/** As whom somebody looks at a table; for those who may not, there is no such table. */
export function viewerOf(at: Occupied, identity: string): Viewer {
  const viewer = mayView(at, identity);
  if (viewer === undefined) throw new RequestError('table.unknown');
  return viewer;
}

/** The seat of somebody who wants to play. */
export function playerOf(at: Occupied, identity: string): Seat {
  const viewer = viewerOf(at, identity);
  if (viewer === 'spectator') throw new RequestError('table.not-seated');
  return viewer;
}

export function personOf(identity: Identity | undefined, id: string): Person {
  return identity ? { id, kind: identity.kind, name: identity.name } : { id, kind: 'deleted', name: '' };
}

/** The side of each seat; each its own if the game is not played here any more. */
export function sidesAt(games: readonly GameModule[], { table, seats }: Occupied): readonly number[] {
  const game = games.find(({ game: { id } }) => id === table.game)?.game;
  return sidesOf(game ?? {}, table.options, seats.length);
}

export function infoFor(
  { table, seats, place, people, rematch, ratings }: TableDetails,
  reader: string,
): TableInfo {
  const { seed, outcome, started, ended, counted, reaction, rematchOf: _, version: __, ...rest } = table;
  const you = seatOf(seats, reader);
  const over = table.status === 'finished' || table.status === 'cancelled';
  const own = place.asked !== undefined && place.asked === you && seats[you]?.kind === 'human';
  return {
    ...rest,
    seats: seats.map((row) => seatInfo(row, people)),
    commitment: commitment(seed),
    yourTurn: own,
    ...(over && { seed }),
    ...(place.asked !== undefined && (!place.discreet || own) && { toMove: place.asked }),
    ...(you !== undefined && { you }),
    ...(reaction !== undefined && { reaction }),
    ...(outcome && { outcome }),
    ...(started !== undefined && { started }),
    ...(ended !== undefined && { ended }),
    ...(rematch !== undefined && { rematch }),
    ...(counted && { ratings: ratings.map(wholeChange) }),
  };
}

function wholeChange({ seat, before, after }: RatingChange): RatingChange {
  return { seat, before: Math.round(before), after: Math.round(after) };
}

function seatInfo({ kind, identity, bot }: SeatRow, people: TableDetails['people']): SeatInfo {
  const person = identity === undefined ? undefined : personOf(people.get(identity), identity);
  if (kind === 'human') return { kind, ...(person && { person }) };
  if (kind === 'open') return { kind, ...(person && { reserved: person }) };
  return { kind, ...(bot !== undefined && { bot }), ...(person && { standsInFor: person }) };
}
