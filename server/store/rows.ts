/** Between rows of the database and what the server knows them as. */
import type { Identities, Places, Records, Seats, Tables } from './schema.ts';
import type { Identity, LogRecord, Place, SeatRow, TableRow } from './store.ts';

export function identityOf(row: Omit<Identities, 'name_key' | 'seen'>): Identity {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    password: row.password ?? undefined,
    created: row.created,
  };
}

export function tableOf(row: Tables): TableRow {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    status: row.status,
    public: row.public === 1,
    spectators: row.spectators === 1,
    chat: row.chat,
    clock: JSON.parse(row.clock),
    lapse: JSON.parse(row.lapse),
    hints: row.hints === 1,
    windows: row.windows,
    reaction: row.reaction ?? undefined,
    rated: row.rated === 1,
    counted: row.counted === 1,
    host: row.host,
    seed: row.seed,
    outcome: row.outcome === null ? undefined : JSON.parse(row.outcome),
    rematchOf: row.rematch_of ?? undefined,
    created: row.created,
    started: row.started ?? undefined,
    ended: row.ended ?? undefined,
    version: row.version,
  };
}

export function rowOfTable(table: TableRow): Tables {
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    options: JSON.stringify(table.options),
    status: table.status,
    public: flag(table.public),
    spectators: flag(table.spectators),
    chat: table.chat,
    clock: JSON.stringify(table.clock),
    lapse: JSON.stringify(table.lapse),
    hints: flag(table.hints),
    windows: table.windows,
    reaction: table.reaction ?? null,
    rated: flag(table.rated),
    counted: flag(table.counted),
    host: table.host,
    seed: table.seed,
    outcome: json(table.outcome),
    rematch_of: table.rematchOf ?? null,
    created: table.created,
    started: table.started ?? null,
    ended: table.ended ?? null,
    version: table.version,
  };
}

export function seatOf(row: Omit<Seats, 'table_id'>): SeatRow {
  return {
    seat: row.seat,
    kind: row.kind,
    identity: row.identity ?? undefined,
    bot: row.bot ?? undefined,
  };
}

export function rowOfSeat(table: string, seat: SeatRow): Seats {
  return {
    table_id: table,
    seat: seat.seat,
    kind: seat.kind,
    identity: seat.identity ?? null,
    bot: seat.bot ?? null,
  };
}

export function placeOf(row: Pick<Places, 'seq' | 'asked' | 'discreet' | 'due'>): Place {
  return {
    seq: row.seq,
    asked: row.asked ?? undefined,
    discreet: row.discreet === 1,
    due: row.due ?? undefined,
  };
}

export function recordOf(row: Omit<Records, 'table_id'>): LogRecord {
  return {
    seq: row.seq,
    at: row.at,
    act: JSON.parse(row.act),
    key: row.key ?? undefined,
    spent: row.spent === null ? undefined : JSON.parse(row.spent),
    events: JSON.parse(row.events),
  };
}

export function rowOfRecord(table: string, record: LogRecord): Records {
  return {
    table_id: table,
    seq: record.seq,
    at: record.at,
    act: JSON.stringify(record.act),
    key: record.key ?? null,
    spent: json(record.spent),
    events: JSON.stringify(record.events),
  };
}

export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

export function json(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Stores keep whole numbers: ratings are in billionths. */
const FINE = 1e9;

export function fine(value: number): number {
  return Math.round(value * FINE);
}

export function coarse(value: number): number {
  return value / FINE;
}
