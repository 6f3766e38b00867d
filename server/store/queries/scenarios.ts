/** What people made in the editors. */
import type { Engine } from '../engine.ts';
import type { Store } from '../store.ts';

type ScenarioStore = Pick<Store, 'scenarios' | 'scenario' | 'keepScenario' | 'removeScenario'>;

export function scenarioStore({ db }: Engine): ScenarioStore {
  return {
    scenarios: (owner) =>
      db
        .selectFrom('scenarios')
        .select(['id', 'game', 'changed', 'edition'])
        .where('owner', '=', owner)
        .orderBy('id')
        .execute(),

    scenario: (owner, id) =>
      db
        .selectFrom('scenarios')
        .select(['id', 'game', 'file', 'changed', 'edition'])
        .where((row) => row.and({ owner, id }))
        .executeTakeFirst(),

    keepScenario(owner, scenario, { from, most }) {
      const { id, ...fields } = scenario;
      return db.transaction().execute(async (trx) => {
        const { others } = await trx
          .selectFrom('scenarios')
          .select((row) => row.fn.countAll<number>().as('others'))
          .where('owner', '=', owner)
          .where('id', '!=', id)
          .executeTakeFirstOrThrow();
        if (Number(others) >= most) return 'too-many';
        // Compared and written in one statement, so that of two devices at the same moment one is told. A device
        // whose answer was lost sends the same edition again.
        const known = [fields.edition, ...(from === undefined ? [] : [from])];
        const written = await trx
          .insertInto('scenarios')
          .values({ owner, ...scenario })
          .onConflict((conflict) =>
            conflict.columns(['owner', 'id']).doUpdateSet(fields).where('scenarios.edition', 'in', known),
          )
          .returning('id')
          .executeTakeFirst();
        return written ? 'kept' : 'stale';
      });
    },

    async removeScenario(owner, id, from) {
      const named = db.deleteFrom('scenarios').where((row) => row.and({ owner, id }));
      await (from === undefined ? named : named.where('edition', '=', from)).execute();
      if (from === undefined) return true;
      const left = await db
        .selectFrom('scenarios')
        .select('id')
        .where((row) => row.and({ owner, id }))
        .executeTakeFirst();
      return left === undefined;
    },
  };
}
