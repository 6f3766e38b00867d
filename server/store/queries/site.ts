/** What concerns the site as a whole: whether anything may be changed, and which processes there are. */
import { sql } from 'kysely';
import type { AdminStore } from '../admin-store.ts';
import type { Engine } from '../engine.ts';

type SiteStore = Pick<
  AdminStore,
  'readOnly' | 'beginReadOnly' | 'endReadOnly' | 'noteProcess' | 'processes' | 'forgetProcess'
>;

const ONLY_ROW = 1;

export function siteStore({ db }: Engine): SiteStore {
  return {
    async readOnly() {
      const row = await db.selectFrom('read_only').select(['since', 'note']).executeTakeFirst();
      return row && { since: row.since, ...(row.note !== null && { note: row.note }) };
    },

    async beginReadOnly(now, note) {
      await db
        .insertInto('read_only')
        .values({ id: ONLY_ROW, since: now, note: note ?? null })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ note: note ?? null }))
        .execute();
    },

    endReadOnly(now) {
      return db.transaction().execute(async (trx) => {
        const row = await trx.deleteFrom('read_only').returning('since').executeTakeFirst();
        if (!row) return false;
        if (row.since < now)
          await trx
            .insertInto('downtimes')
            .values({ from_at: row.since, to_at: now })
            // A server that was down from the same moment on may have come back earlier.
            .onConflict((conflict) =>
              conflict.column('from_at').doUpdateSet({
                to_at: sql<number>`case when downtimes.to_at < ${now} then ${now} else downtimes.to_at end`,
              }),
            )
            .execute();
        return true;
      });
    },

    async noteProcess(id, { started, version, people, rooms, faults }, now) {
      const change = { at: now, started, version, people, rooms, faults };
      await db
        .insertInto('processes')
        .values({ id, ...change })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
        .execute();
    },

    async processes(since) {
      // Those that were killed never said goodbye.
      await db.deleteFrom('processes').where('at', '<', since).execute();
      return db
        .selectFrom('processes')
        .select(['started', 'version', 'people', 'rooms', 'faults'])
        .orderBy('started')
        .orderBy('id')
        .execute();
    },

    async forgetProcess(id) {
      await db.deleteFrom('processes').where('id', '=', id).execute();
    },
  };
}
