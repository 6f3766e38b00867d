/** Where people were lately seen, and from where nobody new may come in. */
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { AdminStore, SignupBlock } from '../admin-store.ts';
import { behind } from '../cursors.ts';
import type { Engine } from '../engine.ts';
import type { ShutOuts } from '../schema.ts';

type NewcomerStore = Pick<
  AdminStore,
  | 'noteSighting'
  | 'wasSeen'
  | 'addShutOut'
  | 'shutOut'
  | 'shutOutAt'
  | 'shutOuts'
  | 'liftShutOut'
  | 'tidyAddresses'
>;

/** How long it is known from where somebody came, in ms. */
const KEPT = 30 * 24 * 60 * 60 * 1000;
/** From how many places: who changes their address all day must not fill the store. */
const MAX_COUNT = 10;
const EVERYWHERE = '';

export function signupBlockStore({ db }: Engine): NewcomerStore {
  return {
    async noteSighting(identity, address, at) {
      await db
        .insertInto('sightings')
        .values({ identity, address, at })
        .onConflict((conflict) => conflict.columns(['identity', 'address']).doUpdateSet({ at }))
        .execute();
      await db
        .deleteFrom('sightings')
        .where('identity', '=', identity)
        .where('address', 'not in', (row) =>
          row
            .selectFrom('sightings')
            .select('address')
            .where('identity', '=', identity)
            .orderBy('at', 'desc')
            .orderBy('address')
            .limit(MAX_COUNT),
        )
        .execute();
    },

    async wasSeen(identity, now) {
      const row = await db
        .selectFrom('sightings')
        .select('at')
        .where('identity', '=', identity)
        .where('at', '>', now - KEPT)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    addShutOut({ id, whom, by: actor, since, until }) {
      const row = { id, whom: whom ?? null, actor, since, ends: until ?? null };
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom('shut_outs').where('id', '=', id).execute();
        const seen =
          whom === undefined
            ? [{ address: EVERYWHERE }]
            : await trx
                .selectFrom('sightings')
                .select('address')
                .where('identity', '=', whom)
                .where('at', '>', since - KEPT)
                .execute();
        const rows = seen.map(({ address }) => ({ ...row, address }));
        if (rows.length > 0) await trx.insertInto('shut_outs').values(rows).execute();
      });
    },

    async shutOut(id) {
      const row = await db
        .selectFrom('shut_outs')
        .selectAll()
        .where('id', '=', id)
        .limit(1)
        .executeTakeFirst();
      return row && signupBlockOf(row);
    },

    async shutOutAt(address, now) {
      const row = await db
        .selectFrom('shut_outs')
        .selectAll()
        .where('address', 'in', [address, EVERYWHERE])
        .where(running(now))
        .orderBy(sql`case when ends is null then 1 else 0 end`, 'desc')
        .orderBy('ends', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && signupBlockOf(row);
    },

    async shutOuts(now, after, limit) {
      const rows = await db
        .selectFrom('shut_outs')
        .select(['id', 'whom', 'actor', 'since', 'ends'])
        .distinct()
        .where(running(now))
        .$if(after !== undefined, (query) => query.where(behind(after, 'since')))
        .orderBy('since', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(signupBlockOf);
    },

    async liftShutOut(id) {
      await db.deleteFrom('shut_outs').where('id', '=', id).execute();
    },

    async tidyAddresses(now) {
      await db
        .deleteFrom('sightings')
        .where('at', '<=', now - KEPT)
        .execute();
      await db.deleteFrom('shut_outs').where('ends', '<=', now).execute();
    },
  };
}

/** Those that have not ended. */
export function running(now: number) {
  return sql<SqlBool>`(ends is null or ends > ${now})`;
}

function signupBlockOf({ id, whom, actor, since, ends }: Omit<ShutOuts, 'address'>): SignupBlock {
  return { id, whom: whom ?? undefined, by: actor, since, until: ends ?? undefined };
}
