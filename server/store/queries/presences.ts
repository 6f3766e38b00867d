/** Who looks at a table at which they sit: they need not be called there. */
import type { Engine } from '../engine.ts';
import type { Store } from '../store.ts';

type PresenceStore = Pick<Store, 'enterTable' | 'leaveTable' | 'stayAtTables' | 'leaveTables'>;

export function presenceStore({ db }: Engine): PresenceStore {
  return {
    async enterTable(process, table, identity, until) {
      await db
        .insertInto('presences')
        .values({ process, table_id: table, identity, until })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'identity', 'process']).doUpdateSet({ until }),
        )
        .execute();
    },

    async leaveTable(process, table, identity) {
      await db
        .deleteFrom('presences')
        .where('table_id', '=', table)
        .where('identity', '=', identity)
        .where('process', '=', process)
        .execute();
    },

    async stayAtTables(process, until) {
      await db.updateTable('presences').set({ until }).where('process', '=', process).execute();
    },

    async leaveTables(process) {
      await db.deleteFrom('presences').where('process', '=', process).execute();
    },
  };
}
