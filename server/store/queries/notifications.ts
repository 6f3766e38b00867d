/**
 * Calls to people whose turn it is. A call is made in the same statement in which it is taken, so that it is made
 * once, whoever looks for calls and whatever becomes of them: rather none than two.
 */
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Calls, Db } from '../schema.ts';
import type { Call, NotificationDelays, Store } from '../store.ts';
import { MAIL } from '../store.ts';

type CallStore = Pick<Store, 'prepareCalls' | 'claimCalls' | 'repeatCall' | 'tidyCalls'>;

/** How long somebody who is at the table is left alone before anybody looks again, in ms. */
const LOOK_AGAIN = 5000;

/** The seat is still asked, in the same turn, and the same person sits there. */
const STANDS = sql`exists (
  select 1 from places
  join seats on seats.table_id = places.table_id and seats.seat = places.asked
  where places.table_id = calls.table_id and places.asked = calls.seat and places.call_turn = calls.turn
    and seats.kind = 'human' and seats.identity = calls.identity
)`;

export function notificationStore({ db, kind }: Engine): CallStore {
  return {
    async prepareCalls(now, waits, limit) {
      const quiet = await db
        .selectFrom('places')
        .select('table_id')
        .where('call_at', '<=', now)
        .orderBy('call_at')
        .limit(limit)
        .execute();
      if (quiet.length === 0) return;
      const tables = quiet.map((row) => row.table_id);
      // Whoever does the same at the same time makes no second call: one a turn is all that a target gets.
      if (waits.push !== undefined) await prepare(db, now, tables, byPush(waits.push));
      if (waits.mail !== undefined) await prepare(db, now, tables, byMail(waits.mail));
      // Where something is happening right now the call has to wait anyway.
      await db
        .updateTable('places')
        .set({ call_at: null })
        .where('table_id', 'in', (from) =>
          from
            .selectFrom('places')
            .select('table_id')
            .where('table_id', 'in', tables)
            .where('call_at', '<=', now)
            .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .execute();
    },

    async claimCalls(now, waits, limit) {
      const first = await db
        .selectFrom('calls')
        .select('target')
        .where('due', '<=', now)
        .limit(1)
        .executeTakeFirst();
      if (!first) return [];
      // What another process is taking at this moment is its own.
      const skip = kind === 'postgres' ? sql`for update skip locked` : sql``;
      const taking = sql`
        with waiting as ${kind === 'postgres' ? sql`materialized` : sql``} (
          select table_id, seat, target from calls where due <= ${now}
          order by due, table_id, seat, target limit ${limit} ${skip}
        )`;
      const isDue = sql`
        due <= ${now} and (table_id, seat, target) in (select table_id, seat, target from waiting)`;
      await sql`${taking} delete from calls where ${isDue} and not ${STANDS}`.execute(db);
      const { rows } = await sql<Omit<Calls, 'due'>>`
        ${taking} update calls set due = null
        where ${isDue} and ${STANDS} and ${isQuiet(now, waits)} and not ${isThere(now)}
        returning table_id, seat, target, identity, turn, tries`.execute(db);
      await sql`
        ${taking} update calls set due = ${now + LOOK_AGAIN}
        where ${isDue} and (${isThere(now)} or not ${isQuiet(now, waits)})`.execute(db);
      return rows.map(callOf);
    },

    async repeatCall({ table, seat, target, turn, tries }, due) {
      await db
        .updateTable('calls')
        .set({ due, tries: tries + 1 })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('target', '=', target)
        .where('turn', '=', turn)
        .where('due', 'is', null)
        .execute();
    },

    async tidyCalls(now) {
      await sql`
        delete from calls where not exists (
          select 1 from tables where tables.id = calls.table_id and tables.status = 'playing'
        )`.execute(db);
      await db.deleteFrom('presences').where('until', '<', now).execute();
    },
  };
}

/** What is called for a seat's person, and after how long. */
interface Way {
  readonly targets: RawBuilder<unknown>;
  readonly wait: number;
}

function byPush(wait: number): Way {
  return { targets: sql`select id as target, identity from devices`, wait };
}

function byMail(wait: number): Way {
  return {
    targets: sql`
      select ${sql.lit(MAIL)} as target, identity from mailboxes where confirmed = 1 and wanted = 1`,
    wait,
  };
}

async function prepare(
  db: Db,
  now: number,
  tables: readonly string[],
  { targets, wait }: Way,
): Promise<void> {
  await sql`
    insert into calls (table_id, seat, target, identity, turn, due, tries)
    select places.table_id, seats.seat, way.target, way.identity, places.call_turn,
      places.active + ${sql.lit(wait)}, 0
    from places
    join seats on seats.table_id = places.table_id and seats.seat = places.asked and seats.kind = 'human'
    join (${targets}) as way on way.identity = seats.identity
    where places.table_id in (${sql.join(tables)}) and places.call_at <= ${now}
      and places.call_turn is not null
    order by places.table_id, seats.seat, way.target
    on conflict (table_id, seat, target) do update
    set identity = excluded.identity, turn = excluded.turn, due = excluded.due, tries = 0
    where calls.turn < excluded.turn or (calls.turn = excluded.turn and calls.due is not null)`.execute(db);
}

/** Nothing happened at the table for as long as this way of calling waits. */
function isQuiet(now: number, { push = 0, mail = 0 }: NotificationDelays): RawBuilder<unknown> {
  return sql`exists (
    select 1 from places where places.table_id = calls.table_id
      and places.active + case when calls.target = ${sql.lit(MAIL)} then ${sql.lit(mail)} else ${sql.lit(push)} end
        <= ${now}
  )`;
}

function isThere(now: number): RawBuilder<unknown> {
  return sql`exists (
    select 1 from presences
    where presences.table_id = calls.table_id and presences.identity = calls.identity
      and presences.until > ${now}
  )`;
}

function callOf({ table_id: table, ...rest }: Omit<Calls, 'due'>): Call {
  return { table, ...rest };
}
