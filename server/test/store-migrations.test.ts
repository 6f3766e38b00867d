import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeStores } from './store-contract.ts';
import { person, step, table } from './store-fixtures.ts';

describeStores((bench) => {
  describe('A store of the first version', () => {
    it('is brought up to date, and its tables give no hints', async () => {
      const { store } = bench;
      const host = await person(bench);
      const { id } = await table(bench, host, { hints: true });
      await store.advance(step(id, 0));
      const { db } = store.engine;
      await sql`drop table scenarios`.execute(db);
      await sql`alter table tables drop column hints`.execute(db);
      await sql`update schema_version set version = 1`.execute(db);
      const newer = await bench.reopen();
      const listed = await newer.table(id);
      expect(listed?.table).toMatchObject({ id, host: host.id, hints: false });
      expect(listed?.place.seq).toBe(1);
      expect(await newer.records(id, 0)).toHaveLength(1);
      const { id: next } = await table({ store: newer }, host, { hints: true });
      expect((await newer.table(next))?.table.hints).toBe(true);
      expect(await newer.scenarios(host.id)).toEqual([]);
    });
  });
});
