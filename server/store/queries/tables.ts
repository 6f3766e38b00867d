/** Tables and who sits there. */
import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { json, rowOfSeat, rowOfTable } from '../rows.ts';
import type { Db } from '../schema.ts';
import type { SeatRow, Store, TableRow } from '../store.ts';
import { pageOfTables, tableReader } from './table-queries.ts';

type TableStore = Pick<
  Store,
  | 'addTable'
  | 'addRematch'
  | 'table'
  | 'tables'
  | 'countHosted'
  | 'countForBots'
  | 'playingTables'
  | 'openTables'
  | 'fullTables'
  | 'waitingTables'
  | 'changeTable'
  | 'removeGuestTables'
>;

/** Whatever belongs to a table alone. */
const PARTS_OF_A_TABLE = [
  'reports',
  'calls',
  'presences',
  'mutes',
  'lines',
  'talks',
  'standing_orders',
  'hushed_cards',
  'auto_passes',
  'snapshots',
  'records',
  'places',
  'seats',
] as const;

export function tableStore({ db }: Engine): TableStore {
  return {
    async addTable(table, seats) {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('tables').values(rowOfTable(table)).execute();
        await furnish(trx, table, seats);
      });
    },

    addRematch(table, seats) {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('tables')
          .values(rowOfTable(table))
          .onConflict((conflict) =>
            conflict.column('rematch_of').where('rematch_of', 'is not', null).doNothing(),
          )
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 0n) {
          await furnish(trx, table, seats);
          return undefined;
        }
        const there = await trx
          .selectFrom('tables')
          .select('id')
          .where('rematch_of', '=', table.rematchOf ?? '')
          .executeTakeFirstOrThrow();
        return there.id;
      });
    },

    table: tableReader(db),
    tables: (query) => pageOfTables(db, query),

    async countHosted(identity) {
      const { count } = await db
        .selectFrom('tables')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('host', '=', identity)
        .where('status', 'in', ['open', 'playing'])
        .executeTakeFirstOrThrow();
      return count;
    },

    async countForBots(identity) {
      const { count } = await db
        .selectFrom('tables')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('host', '=', identity)
        .where('status', 'in', ['open', 'playing'])
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('seats')
                .select('seat')
                .whereRef('table_id', '=', 'tables.id')
                .where('kind', '!=', 'bot'),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return count;
    },

    playingTables: (identity) => seatedAt(db, identity, 'playing'),
    openTables: (identity) => seatedAt(db, identity, 'open'),

    async fullTables() {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', sql.lit('open'))
        .where((row) => {
          const seats = row.selectFrom('seats').select('seat').whereRef('table_id', '=', 'tables.id');
          return row.not(row.exists(seats.where('kind', '=', 'open')));
        })
        .orderBy('id')
        .execute();
      return rows.map((row) => row.id);
    },

    async waitingTables(madeBefore) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', sql.lit('open'))
        .where('created', '<', madeBefore)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.id);
    },

    removeGuestTables: (since, limit) =>
      db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('tables')
          .innerJoin('places', 'places.table_id', 'tables.id')
          .select('tables.id')
          .where('tables.status', 'in', ['playing', 'cancelled'])
          .where('tables.created', '<', since)
          .where('places.active', '<', since)
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('seats')
                  .innerJoin('identities', 'identities.id', 'seats.identity')
                  .select('seats.seat')
                  .whereRef('seats.table_id', '=', 'tables.id')
                  .where('identities.kind', '=', 'account'),
              ),
            ),
          )
          .limit(limit)
          .execute();
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) return ids;
        for (const name of PARTS_OF_A_TABLE)
          await trx.deleteFrom(name).where('table_id', 'in', ids).execute();
        await trx.updateTable('tables').set({ rematch_of: null }).where('rematch_of', 'in', ids).execute();
        await trx.deleteFrom('tables').where('id', 'in', ids).execute();
        return ids;
      }),

    changeTable(id, version, change) {
      return db.transaction().execute(async (trx) => {
        const { status, ended, outcome, host, seats = [] } = change;
        const { numUpdatedRows } = await trx
          .updateTable('tables')
          .set({
            version: version + 1,
            ...(status !== undefined && { status }),
            ...(ended !== undefined && { ended }),
            ...(outcome !== undefined && { outcome: json(outcome) }),
            ...(host !== undefined && { host }),
          })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await setSeats(trx, id, seats);
        return true;
      });
    },
  };
}

/** Not where a seat is only kept for them. */
async function seatedAt(db: Db, identity: string, status: TableRow['status']): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .distinct()
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .where('seats.identity', '=', identity)
    .where('seats.kind', '!=', 'open')
    .where('tables.status', '=', status)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function furnish(trx: Db, table: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await setSeats(trx, table.id, seats);
  await trx
    .insertInto('places')
    .values({ table_id: table.id, seq: 0, discreet: 0, active: table.created })
    .execute();
}

async function setSeats(trx: Db, table: string, seats: readonly SeatRow[]): Promise<void> {
  if (seats.length === 0) return;
  await trx
    .insertInto('seats')
    .values(seats.map((seat) => rowOfSeat(table, seat)))
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'seat']).doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        identity: row.ref('excluded.identity'),
        bot: row.ref('excluded.bot'),
      })),
    )
    .execute();
}
