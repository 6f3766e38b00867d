/** Writes steps of tables into an SQLite file. */
import { flag, json, rowOfRecord, rowOfSeat } from '../rows.ts';
import type { LogCommit } from '../store.ts';
import type { SqliteFile } from './file.ts';

const MOVE = `
  update places
  set seq = ?, asked = ?, discreet = ?, due = ?, lease_by = ?, lease_until = ?, active = coalesce(?, active),
    call_turn = ?, call_at = ?
  where table_id = ? and seq = ?`;
const VERSION = 'select version from tables where id = ?';
const APPEND = `
  insert into records (table_id, seq, at, act, key, spent, events) values (?, ?, ?, ?, ?, ?, ?)`;
const CHANGE = `
  update tables
  set status = coalesce(?, status), started = coalesce(?, started), ended = coalesce(?, ended),
    outcome = coalesce(?, outcome), version = version + 1
  where id = ?`;
const SEAT = `
  insert into seats (table_id, seat, kind, identity, bot) values (?, ?, ?, ?, ?)
  on conflict (table_id, seat) do update set kind = excluded.kind, identity = excluded.identity, bot = excluded.bot`;

/** Inside a transaction. */
export function advanceInFile(file: SqliteFile, step: LogCommit): boolean {
  if (!hasVersion(file, step) || !move(file, step)) return false;
  for (const record of step.records) {
    const row = rowOfRecord(step.table, record);
    file.run(APPEND, [row.table_id, row.seq, row.at, row.act, row.key, row.spent, row.events]);
  }
  if (step.change) change(file, step.table, step.change);
  return true;
}

function hasVersion(file: SqliteFile, { table, change }: LogCommit): boolean {
  return change?.version === undefined || file.run(VERSION, [table]).rows[0]?.version === change.version;
}

function move(file: SqliteFile, { table, after, place, lease, records }: LogCommit): boolean {
  const { changes } = file.run(MOVE, [
    place.seq,
    place.asked,
    flag(place.discreet),
    place.due,
    lease?.by,
    lease?.until,
    records.at(-1)?.at,
    place.call?.turn,
    place.call?.at,
    table,
    after,
  ]);
  return changes === 1;
}

function change(file: SqliteFile, table: string, to: NonNullable<LogCommit['change']>): void {
  file.run(CHANGE, [to.status, to.started, to.ended, json(to.outcome), table]);
  for (const seat of to.seats ?? []) {
    const row = rowOfSeat(table, seat);
    file.run(SEAT, [row.table_id, row.seat, row.kind, row.identity, row.bot]);
  }
}
