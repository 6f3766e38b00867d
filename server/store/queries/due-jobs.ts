/** What tables have to do by themselves, and the time that passed while no server was there to do it. */
import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Store } from '../store.ts';

type DutyStore = Pick<Store, 'check' | 'claimDue' | 'releaseLeases' | 'beat' | 'downtimes'>;

const ONLY_ROW = 1;

export function dueJobStore({ db, kind }: Engine): DutyStore {
  return {
    async check() {
      const at = Date.now();
      await db
        .insertInto('checks')
        .values({ id: ONLY_ROW, at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
        .execute();
    },

    async claimDue(now, lease, limit) {
      // What another process is claiming at this moment is its own.
      const skip = kind === 'postgres' ? sql`for update skip locked` : sql``;
      const { rows } = await sql<{ table_id: string }>`
        with claimed as ${kind === 'postgres' ? sql`materialized` : sql``} (
          select table_id from places
          where due <= ${now} and (lease_until is null or lease_until <= ${now} or lease_by = ${lease.by})
          order by due limit ${limit} ${skip}
        )
        update places set lease_by = ${lease.by}, lease_until = ${lease.until}
        where table_id in (select table_id from claimed)
        returning table_id`.execute(db);
      return rows.map((row) => row.table_id);
    },

    async releaseLeases(by) {
      await db
        .updateTable('places')
        .set({ lease_by: null, lease_until: null })
        .where('lease_by', '=', by)
        .execute();
    },

    async beat(now, gap) {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('uptime')
          .values({ id: ONLY_ROW, at: now })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        const { at } = await trx
          .selectFrom('uptime')
          .select('at')
          .$if(kind === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        if (now <= at) return;
        await trx.updateTable('uptime').set({ at: now }).execute();
        if (now - at > gap) await trx.insertInto('downtimes').values({ from_at: at, to_at: now }).execute();
      });
    },

    async downtimes(after) {
      const rows = await db
        .selectFrom('downtimes')
        .selectAll()
        .where('to_at', '>', after)
        .orderBy('from_at')
        .execute();
      return rows.map((row) => ({ from: row.from_at, to: row.to_at }));
    },
  };
}
