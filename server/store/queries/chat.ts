/** What people say at a table. */
import type { Engine } from '../engine.ts';
import type { Audience, Store } from '../store.ts';

type TalkStore = Pick<Store, 'addChat' | 'chat' | 'setMute' | 'muted'>;

export function chatStore({ db }: Engine): TalkStore {
  return {
    addChat(table, { at, identity, to, text }) {
      return db.transaction().execute(async (trx) => {
        const { lines: n } = await trx
          .insertInto('talks')
          .values({ table_id: table, lines: 1 })
          .onConflict((conflict) =>
            conflict.column('table_id').doUpdateSet((row) => ({ lines: row('talks.lines', '+', 1) })),
          )
          .returning('lines')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('lines')
          .values({ table_id: table, n, at, identity, audience: to, text })
          .execute();
        return n;
      });
    },

    /** The newest of them if they are asked for from the end, in the order they were said. */
    async chat(table, to, { after, before }, limit) {
      if (to.length === 0) return [];
      const forwards = after !== undefined;
      const rows = await db
        .selectFrom('lines')
        .select(['n', 'at', 'identity', 'audience as to', 'text'])
        .where('table_id', '=', table)
        .$if(to !== 'anybody', (query) => query.where('audience', 'in', to as readonly Audience[]))
        .$if(after !== undefined, (query) => query.where('n', '>', after ?? 0))
        .$if(before !== undefined, (query) => query.where('n', '<', before ?? 0))
        .orderBy('n', forwards ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      return forwards ? rows : rows.reverse();
    },

    async setMute(table, identity, on) {
      const row = { table_id: table, identity };
      if (on)
        await db
          .insertInto('mutes')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('mutes')
          .where((at) => at.and(row))
          .execute();
    },

    async muted(table) {
      const rows = await db
        .selectFrom('mutes')
        .select('identity')
        .where('table_id', '=', table)
        .orderBy('identity')
        .execute();
      return rows.map((row) => row.identity);
    },
  };
}
