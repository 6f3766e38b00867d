/**
 * Writes steps of tables into PostgreSQL: one statement, one round trip, one wait for the disk, however many steps.
 * They travel as JSON, so that the statement is always the same and is planned once.
 */

import { flag, json, rowOfRecord, rowOfSeat } from '../rows.ts';
import type { LogCommit } from '../store.ts';
import { isConflict } from './errors.ts';
import type { PostgresPool } from './pool.ts';

const MAX_TRIES = 5;

const STEPS = `
  with step as (
    select * from json_to_recordset($1::json) as s (
      table_id text, after int, seq int, asked int, discreet int, due bigint, lease_by text, lease_until bigint,
      active bigint, call_turn int, call_at bigint, version int
    )
  )`;
const MOVE = `
  update places p
  set seq = s.seq, asked = s.asked, discreet = s.discreet, due = s.due,
    lease_by = s.lease_by, lease_until = s.lease_until, active = coalesce(s.active, p.active),
    call_turn = s.call_turn, call_at = s.call_at
  from step s
  where p.table_id = s.table_id and p.seq = s.after`;
const RIGHT_VERSION = `
  and (s.version is null or s.version = (select t.version from tables t where t.id = s.table_id))`;
const APPEND = `
  insert into records (table_id, seq, at, act, key, spent, events)
  select r.* from json_to_recordset($2::json) as r (
    table_id text, seq int, at bigint, act text, key text, spent text, events text
  )
  join won on won.table_id = r.table_id`;
const CHANGE = `
  update tables t
  set status = coalesce(c.status, t.status), started = coalesce(c.started, t.started),
    ended = coalesce(c.ended, t.ended), outcome = coalesce(c.outcome, t.outcome), version = t.version + 1
  from json_to_recordset($3::json) as c (
    table_id text, status text, started bigint, ended bigint, outcome text
  )
  join won on won.table_id = c.table_id
  where t.id = c.table_id`;
const SEAT = `
  insert into seats (table_id, seat, kind, identity, bot)
  select n.* from json_to_recordset($4::json) as n (
    table_id text, seat int, kind text, identity text, bot text
  )
  join won on won.table_id = n.table_id
  on conflict (table_id, seat) do update
  set kind = excluded.kind, identity = excluded.identity, bot = excluded.bot`;

/** In one row: to send and read a row for each table takes both sides longer. No id holds the letter between them. */
const BETWEEN = ' ';
const ANSWER = `select string_agg(table_id, '${BETWEEN}') as tables from won`;

/** What nearly every step is. */
const PLAIN = {
  name: 'advance',
  text: `${STEPS},
    won as (${MOVE} returning p.table_id),
    written as (${APPEND})
    ${ANSWER}`,
};
const WITH_CHANGES = {
  name: 'advance-and-change',
  text: `${STEPS},
    won as (${MOVE} ${RIGHT_VERSION} returning p.table_id),
    written as (${APPEND}),
    changed as (${CHANGE}),
    seated as (${SEAT})
    ${ANSWER}`,
};
const HOLD = 'select 1 from tables where id = any($1) order by id for update';

export async function advanceInPostgres(pool: PostgresPool, steps: readonly LogCommit[]): Promise<boolean[]> {
  for (let tries = 1; ; tries++) {
    try {
      const won = await write(pool, steps);
      return steps.map(({ table }) => won.has(table));
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof Error && isConflict(error.cause))) throw error;
    }
  }
}

async function write(pool: PostgresPool, steps: readonly LogCommit[]): Promise<Set<string>> {
  const values = [steps.map(stepRow), steps.flatMap(recordRows)];
  const changing = steps.filter(({ change }) => change);
  const { rows } =
    changing.length === 0
      ? await pool.query(PLAIN, values.map(asJson))
      : await writeChanges(pool, changing, [...values, changing.map(changeRow), changing.flatMap(seatRows)]);
  return new Set(String(rows[0]?.tables ?? '').split(BETWEEN));
}

async function writeChanges(pool: PostgresPool, changing: readonly LogCommit[], values: readonly object[]) {
  const versioned = changing.filter(({ change }) => change?.version !== undefined);
  if (versioned.length === 0) return pool.query(WITH_CHANGES, values.map(asJson));
  // The statement sees versions as they are when it begins: nobody may change them while it waits.
  const session = await pool.session();
  try {
    await session.query('begin', []);
    await session.query(HOLD, [versioned.map(({ table }) => table)]);
    const answer = await session.query(WITH_CHANGES, values.map(asJson));
    await session.query('commit', []);
    return answer;
  } catch (error) {
    await session.rollback();
    throw error;
  } finally {
    session.release();
  }
}

const asJson = (rows: object) => JSON.stringify(rows);

function stepRow({ table, after, place, lease, records, change }: LogCommit): object {
  return {
    table_id: table,
    after,
    seq: place.seq,
    asked: place.asked,
    discreet: flag(place.discreet),
    due: place.due,
    lease_by: lease?.by,
    lease_until: lease?.until,
    active: records.at(-1)?.at,
    call_turn: place.call?.turn,
    call_at: place.call?.at,
    version: change?.version,
  };
}

function recordRows({ table, records }: LogCommit): object[] {
  return records.map((record) => rowOfRecord(table, record));
}

function changeRow({ table, change }: LogCommit): object {
  const { status, started, ended, outcome } = change ?? {};
  return { table_id: table, status, started, ended, outcome: json(outcome) };
}

function seatRows({ table, change }: LogCommit): object[] {
  return (change?.seats ?? []).map((seat) => rowOfSeat(table, seat));
}
