/** The log of each table, and the positions kept so that it need not be read from its beginning. */
import type { Engine } from '../engine.ts';
import { GroupCommit } from '../group-commit.ts';
import { recordOf } from '../rows.ts';
import type { Records } from '../schema.ts';
import type { Store } from '../store.ts';

type LogStore = Pick<Store, 'commit' | 'records' | 'saveSnapshot' | 'snapshot'> & {
  /** Resolves once no step is on its way. */
  drained(): Promise<void>;
};

const LAST = 2 ** 31 - 1;

export function logStore(engine: Engine): LogStore {
  const { db } = engine;
  const commits = new GroupCommit((steps) => engine.advance(steps));
  // Built once, since building a statement takes longer than to run it.
  const records = db
    .selectFrom('records')
    .select(['seq', 'at', 'act', 'key', 'spent', 'events'])
    .where('table_id', '=', '')
    .where('seq', '>', 0)
    .where('seq', '<=', LAST)
    .orderBy('seq')
    .compile();
  return {
    commit: (step) => commits.add(step),
    drained: () => commits.drained(),

    async records(table, after, upTo = LAST) {
      const { rows } = await db.executeQuery<Omit<Records, 'table_id'>>({
        ...records,
        parameters: [table, after, upTo],
      });
      return rows.map(recordOf);
    },

    async saveSnapshot(table, { seq, rules, snapshot, rest }) {
      const row = { seq, rules, snapshot: JSON.stringify(snapshot), rest: JSON.stringify(rest ?? null) };
      await db
        .insertInto('snapshots')
        .values({ table_id: table, ...row })
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet(row).where('snapshots.seq', '<=', seq),
        )
        .execute();
    },

    async snapshot(table) {
      const row = await db
        .selectFrom('snapshots')
        .select(['seq', 'rules', 'snapshot', 'rest'])
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row && { ...row, snapshot: JSON.parse(row.snapshot), rest: JSON.parse(row.rest) };
    },
  };
}
