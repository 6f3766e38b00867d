/** People and tables as hosts look for them, and how many there are. */
import type { HostPerson, TableStatus } from '@gonfalon/protocol';
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { AdminStore, PeopleQuery } from '../admin-store.ts';
import { behind } from '../cursors.ts';
import type { Engine } from '../engine.ts';
import { lookOf } from '../look-alikes.ts';
import type { Db, Identities } from '../schema.ts';
import { sanctionsOf } from './moderation.ts';
import { running } from './signup-blocks.ts';

type PeopleStore = Pick<AdminStore, 'person' | 'people' | 'hostTables' | 'counts' | 'size'>;

export function adminSearchStore({ db, kind: engine }: Engine): PeopleStore {
  return {
    async person(id, now) {
      const rows = await persons(db).where('identities.id', '=', id).execute();
      return (await withDecisions(db, rows, now))[0];
    },

    async people({ which, name, after, now, limit }) {
      // First who it is: matches are counted for those alone.
      const found = db
        .selectFrom('identities')
        .select('id')
        .where('kind', '!=', 'deleted')
        .where(belongsTo(which, now))
        .$if(name !== '', (query) => query.where(named(name)))
        .$if(after !== undefined, (query) => query.where(behind(after, 'created')))
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      const rows = await persons(db)
        .where('identities.id', 'in', found)
        .orderBy('identities.created', 'desc')
        .orderBy('identities.id', 'desc')
        .execute();
      return withDecisions(db, rows, now);
    },

    async hostTables({ status, name, after, limit }) {
      const found = await db
        .selectFrom('tables')
        .innerJoin('places', 'places.table_id', 'tables.id')
        .select(['tables.id', 'game', 'status', 'public', 'spectators', 'created', 'active'])
        .where('status', '=', status)
        .$if(name !== '', (query) =>
          query.where('tables.id', 'in', (row) =>
            row
              .selectFrom('seats')
              .innerJoin('identities', 'identities.id', 'seats.identity')
              .select('seats.table_id')
              .where(named(name)),
          ),
        )
        .$if(after !== undefined, (query) => query.where(behind(after, 'active', 'tables.id')))
        .orderBy('active', 'desc')
        .orderBy('tables.id', 'desc')
        .limit(limit)
        .execute();
      if (found.length === 0) return [];
      const seats = await db
        .selectFrom('seats')
        .leftJoin('identities', 'identities.id', 'seats.identity')
        .select(['seats.table_id', 'seats.kind', 'identities.name'])
        .where(
          'seats.table_id',
          'in',
          found.map(({ id }) => id),
        )
        .orderBy('seats.seat')
        .execute();
      return found.map((row) => ({
        ...row,
        public: row.public === 1,
        spectators: row.spectators === 1,
        seats: seats
          .filter(({ table_id: table }) => table === row.id)
          .map(({ kind, name: person }) => ({ kind, name: person ?? undefined })),
      }));
    },

    async counts(now) {
      const count = sql<number>`count(*)`.as('count');
      const tables = await db.selectFrom('tables').select(['status', count]).groupBy('status').execute();
      const people = await db.selectFrom('identities').select(['kind', count]).groupBy('kind').execute();
      const reports = await db
        .selectFrom('reports')
        .select(count)
        .where('settled_at', 'is', null)
        .executeTakeFirstOrThrow();
      const shutOuts = await db
        .selectFrom('shut_outs')
        .select(sql<number>`count(distinct id)`.as('count'))
        .where(running(now))
        .executeTakeFirstOrThrow();
      const of = (status: TableStatus) => tables.find((row) => row.status === status)?.count ?? 0;
      const ofKind = (kind: string) => people.find((row) => row.kind === kind)?.count ?? 0;
      return {
        tables: {
          open: of('open'),
          playing: of('playing'),
          finished: of('finished'),
          cancelled: of('cancelled'),
        },
        accounts: ofKind('account'),
        guests: ofKind('guest'),
        openReports: reports.count,
        shutOuts: shutOuts.count,
      };
    },

    async size() {
      const size =
        engine === 'postgres'
          ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
          : sql<{ bytes: number }>`
              select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
      return (await size.execute(db)).rows[0]?.bytes ?? 0;
    },
  };
}

function persons(db: Db) {
  return db
    .selectFrom('identities')
    .leftJoin('hosts', 'hosts.identity', 'identities.id')
    .select(['identities.id', 'identities.kind', 'identities.name', 'created', 'seen', 'hosts.since'])
    .select((row) =>
      row
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('seats.identity', '=', 'identities.id')
        .where('seats.kind', '!=', 'open')
        .where('tables.status', 'in', ['playing', 'finished'])
        .as('matches'),
    );
}

function belongsTo(which: PeopleQuery['which'], now: number) {
  if (which === 'accounts') return sql<SqlBool>`identities.kind = 'account'`;
  if (which === 'guests') return sql<SqlBool>`identities.kind = 'guest'`;
  if (which === 'hosts') return sql<SqlBool>`identities.id in (select identity from hosts)`;
  const kind = which === 'muted' ? 'mute' : 'ban';
  return sql<SqlBool>`identities.id in (
    select identity from sanctions where kind = ${kind} and (ends is null or ends > ${now})
  )`;
}

/** A part of a name, compared as names are. A guest's name is compared as it is written. */
function named(part: string) {
  const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<SqlBool>`(
    identities.name_key like ${pattern(lookOf(part))} escape '\\'
    or identities.name like ${pattern(part)} escape '\\'
  )`;
}

type Found = Pick<Identities, 'id' | 'kind' | 'name' | 'created' | 'seen'> & {
  readonly since: number | null;
  readonly matches: number | null;
};

/** With what hosts decided because of them. */
async function withDecisions(db: Db, rows: readonly Found[], now: number): Promise<HostPerson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sanctions = await db.selectFrom('sanctions').selectAll().where('identity', 'in', ids).execute();
  const shutOuts = await db
    .selectFrom('shut_outs')
    .select(['whom', sql<number>`max(ends)`.as('until')])
    .where('whom', 'in', ids)
    .where(running(now))
    .groupBy('whom')
    .execute();
  return rows.map(({ since, matches, ...person }) => {
    const shutOut = shutOuts.find(({ whom }) => whom === person.id)?.until;
    return {
      ...person,
      matches: matches ?? 0,
      host: since !== null,
      sanctions: sanctionsOf(
        sanctions.filter(({ identity }) => identity === person.id),
        now,
      ),
      ...(shutOut !== undefined && { shutOut }),
    };
  });
}
