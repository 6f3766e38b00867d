/** What people made in the editors. */
import type { Engine } from './engine.ts';
import type { Store } from './store.ts';

type ScenarioStore = Pick<Store, 'scenarios' | 'scenario' | 'keepScenario' | 'removeScenario'>;

export function scenarioStore({ db }: Engine): ScenarioStore {
  return {
    scenarios: (owner) =>
      db
        .selectFrom('scenarios')
        .select(['id', 'game', 'changed'])
        .where('owner', '=', owner)
        .orderBy('id')
        .execute(),

    scenario: (owner, id) =>
      db
        .selectFrom('scenarios')
        .select(['id', 'game', 'file', 'changed'])
        .where((row) => row.and({ owner, id }))
        .executeTakeFirst(),

    keepScenario(owner, { id, game, file, changed }, most) {
      return db.transaction().execute(async (trx) => {
        const { others } = await trx
          .selectFrom('scenarios')
          .select((row) => row.fn.countAll<number>().as('others'))
          .where('owner', '=', owner)
          .where('id', '!=', id)
          .executeTakeFirstOrThrow();
        if (Number(others) >= most) return false;
        await trx
          .insertInto('scenarios')
          .values({ owner, id, game, file, changed })
          .onConflict((conflict) =>
            conflict
              .columns(['owner', 'id'])
              .doUpdateSet({ game, file, changed })
              .where('scenarios.changed', '<=', changed),
          )
          .execute();
        return true;
      });
    },

    async removeScenario(owner, id) {
      await db
        .deleteFrom('scenarios')
        .where((row) => row.and({ owner, id }))
        .execute();
    },
  };
}
