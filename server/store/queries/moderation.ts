/** Who is a host, what people may not do, and what hosts did. */
import type { SanctionKind, Sanctions } from '@gonfalon/protocol';
import type { AdminStore, AuditEntry } from '../admin-store.ts';
import { behind } from '../cursors.ts';
import type { Engine } from '../engine.ts';
import type { HostActs, Sanctions as SanctionRow } from '../schema.ts';

type ModerationStore = Pick<
  AdminStore,
  'isHost' | 'addHost' | 'removeHost' | 'sanctions' | 'setSanction' | 'liftSanction' | 'noteAct' | 'acts'
>;

export function moderationStore({ db, kind: engine }: Engine): ModerationStore {
  return {
    async isHost(identity) {
      const row = await db
        .selectFrom('hosts')
        .select('identity')
        .where('identity', '=', identity)
        .executeTakeFirst();
      return row !== undefined;
    },

    async addHost(identity, since) {
      await db
        .insertInto('hosts')
        .values({ identity, since })
        .onConflict((conflict) => conflict.column('identity').doNothing())
        .execute();
    },

    removeHost(identity, how) {
      return db.transaction().execute(async (trx) => {
        // Two hosts who take the role from each other at the same moment must not both succeed.
        const rows = await trx
          .selectFrom('hosts')
          .select('identity')
          .orderBy('identity')
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .execute();
        const others = rows.filter((row) => row.identity !== identity);
        if (how === 'keep-one' && others.length === 0) return false;
        await trx.deleteFrom('hosts').where('identity', '=', identity).execute();
        return true;
      });
    },

    async sanctions(identity, now) {
      const rows = await db.selectFrom('sanctions').selectAll().where('identity', '=', identity).execute();
      return sanctionsOf(rows, now);
    },

    async setSanction(identity, kind, { until, reason }) {
      const change = { ends: until ?? null, reason };
      await db
        .insertInto('sanctions')
        .values({ identity, kind, ...change })
        .onConflict((conflict) => conflict.columns(['identity', 'kind']).doUpdateSet(change))
        .execute();
    },

    async liftSanction(identity, kind) {
      const { numDeletedRows } = await db
        .deleteFrom('sanctions')
        .where('identity', '=', identity)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async noteAct({ id, at, by, did, whom, table, detail }) {
      await db
        .insertInto('host_acts')
        .values({
          id,
          at,
          actor: by ?? null,
          did,
          whom: whom ?? null,
          table_id: table ?? null,
          detail: JSON.stringify(detail),
        })
        .execute();
    },

    async acts(after, limit) {
      const rows = await db
        .selectFrom('host_acts')
        .selectAll()
        .$if(after !== undefined, (query) => query.where(behind(after)))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(actOf);
    },
  };
}

/** Those that have not ended. */
export function sanctionsOf(
  rows: readonly Pick<SanctionRow, 'kind' | 'ends' | 'reason'>[],
  now: number,
): Sanctions {
  const running = rows.filter(({ ends }) => ends === null || ends > now);
  const entries = running.map(({ kind, ends, reason }): [SanctionKind, Sanctions['mute'] & object] => [
    kind,
    { reason, ...(ends !== null && { until: ends }) },
  ]);
  return Object.fromEntries(entries);
}

function actOf({ id, at, actor, did, whom, table_id: table, detail }: HostActs): AuditEntry {
  return {
    id,
    at,
    by: actor ?? undefined,
    did,
    whom: whom ?? undefined,
    table: table ?? undefined,
    detail: JSON.parse(detail),
  };
}
