/** What people at tables told the hosts of the site about others. */

import type { AdminStore, Report } from '../admin-store.ts';
import { behind } from '../cursors.ts';
import type { Engine } from '../engine.ts';
import type { Reports } from '../schema.ts';

type ReportStore = Pick<AdminStore, 'addReport' | 'report' | 'reports' | 'settleReport'>;

export function reportStore({ db }: Engine): ReportStore {
  return {
    async addReport({ id, at, table, line, about, by, complaint, text }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reports')
        .values({ id, at, table_id: table, line, about, reporter: by ?? null, complaint, text })
        .onConflict((conflict) => conflict.columns(['reporter', 'table_id', 'line', 'about']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async report(id) {
      const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
      return row && reportOf(row);
    },

    async reports(which, after, limit) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('settled_at', which === 'open' ? 'is' : 'is not', null)
        .$if(after !== undefined, (query) => query.where(behind(after)))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(reportOf);
    },

    async settleReport(id, { at, by, settlement }) {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ settled_at: at, settled_by: by, settlement })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function reportOf(row: Reports): Report {
  const { id, at, table_id: table, line, about, reporter, complaint, text } = row;
  const { settled_at: when, settled_by: who, settlement } = row;
  const settled = when === null || settlement === null ? undefined : { at: when, by: who ?? '', settlement };
  return { id, at, table, line, about, by: reporter ?? undefined, complaint, text, settled };
}
