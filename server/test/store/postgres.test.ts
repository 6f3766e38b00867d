import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SCHEMA } from '../../store/migrations/migrations.ts';
import type { SqlStore } from '../../store/open.ts';
import { openStore } from '../../store/open.ts';
import type { ProcessMessage } from '../../store/store.ts';
import { StoreUnavailable, StoreUnusable } from '../../store/store.ts';
import { execute, freshDatabase, ownPostgres, postgresUrl } from '../support/postgres.ts';
import { person, someId, step, table } from './fixtures.ts';
import { silent } from './test-stores.ts';

const opened: SqlStore[] = [];

async function open(url: string, access?: 'serve' | 'read'): Promise<SqlStore> {
  const store = await openStore({ data: '/nowhere', databaseUrl: url }, silent, access);
  opened.push(store);
  return store;
}

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/** What a store is told, as it comes in. */
function heardBy(store: SqlStore): (ProcessMessage | undefined)[] {
  const heard: (ProcessMessage | undefined)[] = [];
  store.onNotice((notice) => heard.push(notice));
  return heard;
}

async function cutConnections(url: string): Promise<void> {
  await execute(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

const inTime = { timeout: 50_000, interval: 5 };

describe('PostgreSQL that cannot be reached', () => {
  it.each(['postgres://somebody:pass-word@127.0.0.1:1/nowhere', 'postgres://somebody:pass-word@['])(
    'is refused without telling the password (%s)',
    async (url) => {
      const refusal = await open(url).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StoreUnusable);
      expect(String(refusal)).not.toContain('pass-word');
    },
  );
});

if (await postgresUrl()) {
  describe('A store on PostgreSQL', () => {
    let database: Awaited<ReturnType<typeof freshDatabase>>;
    beforeAll(async () => {
      database = await freshDatabase();
    });
    afterAll(() => database.drop());

    it('is made once by processes that start together', async () => {
      const stores = await Promise.all([0, 1, 2, 3].map(() => open(database.url)));
      const ada = await person({ store: stores[0] as SqlStore });
      for (const store of stores) expect(await store.identity(ada.id)).toEqual(ada);
    });

    it('is refused if it is newer than the program', async () => {
      const store = await open(database.url);
      await sql`update schema_version set version = 99`.execute(store.engine.db);
      try {
        for (const access of ['serve', 'read'] as const)
          await expect(open(database.url, access)).rejects.toThrow(/newer Gonfalon .*version 99/);
      } finally {
        await sql`update schema_version set version = ${SCHEMA}`.execute(store.engine.db);
      }
    });

    it('is refused if it does not exist', async () => {
      const missing = database.url.replace(/\/[^/]*$/, '/no_such_database');
      await expect(open(missing)).rejects.toThrow(StoreUnusable);
    });

    it('survives that its connections are closed behind its back', async () => {
      const store = await open(database.url);
      const { id } = await table({ store }, await person({ store }));
      for (let after = 0; after < 5; after++) {
        await cutConnections(database.url);
        await vi.waitFor(() => store.check(), inTime);
        expect(await store.commit(step(id, after))).toBe(true);
      }
    });

    it('survives that a connection is closed in the middle of a transaction', async () => {
      const store = await open(database.url);
      const ada = await person({ store });
      const cut = store.engine.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('identities').where('id', '=', ada.id).execute();
        await cutConnections(database.url);
        await trx.selectFrom('identities').selectAll().execute();
      });
      await expect(cut).rejects.toThrow(StoreUnavailable);
      expect(await store.identity(ada.id)).toEqual(ada);
    });

    it('takes steps of the same tables from several processes in any order', async () => {
      const stores = [await open(database.url), await open(database.url)];
      const [store] = stores as [SqlStore];
      const host = await person({ store });
      const ids = await Promise.all(
        Array.from({ length: 30 }, async () => (await table({ store }, host)).id),
      );
      for (let after = 0; after < 5; after++) {
        const wins = await Promise.all(
          stores.map((one, i) => {
            const order = i ? ids.toReversed() : ids;
            return Promise.all(order.map((id) => one.commit(step(id, after))));
          }),
        );
        expect(wins.flat().filter(Boolean)).toHaveLength(ids.length);
      }
    });

    it('says that it is closed', async () => {
      const store = await openStore({ data: '/nowhere', databaseUrl: database.url }, silent);
      await store.close();
      await expect(store.check()).rejects.toThrow(StoreUnavailable);
      await expect(store.commit(step('x', 0))).rejects.toThrow(StoreUnavailable);
    });
  });

  describe('Notices', () => {
    let database: Awaited<ReturnType<typeof freshDatabase>>;
    beforeAll(async () => {
      database = await freshDatabase();
    });
    afterAll(() => database.drop());

    it('reach the other processes, and not the one that speaks', async () => {
      const [a, b] = [await open(database.url), await open(database.url)];
      const [atA, atB] = [heardBy(a), heardBy(b)];
      const all: ProcessMessage[] = [
        { about: 'table', table: 'one' },
        { about: 'log', table: 'one' },
        { about: 'chat', table: 'one', n: 12 },
        { about: 'identity', identity: 'ada' },
      ];
      for (const notice of all) a.publish(notice);
      await vi.waitFor(() => expect(atB).toEqual(all), inTime);
      b.publish({ about: 'log', table: 'two' });
      await vi.waitFor(() => expect(atA).toEqual([{ about: 'log', table: 'two' }]), inTime);
    });

    it('bring the records that a log went on with to those who wish for them, unless they are long', async () => {
      const [a, b] = [await open(database.url), await open(database.url)];
      const [atA, atB] = [heardBy(a), heardBy(b)];
      const { records } = step('one', 6);
      const wordy = records.map((record) => ({ ...record, key: 'k'.repeat(5000) }));
      const tell = () => {
        a.publish({ about: 'log', table: 'one', records });
        a.publish({ about: 'log', table: 'two', records: wordy });
        a.publish({ about: 'log', table: 'three', records });
      };
      tell();
      const without = ['one', 'two', 'three'].map((table) => ({ about: 'log', table }));
      await vi.waitFor(() => expect(atB).toEqual(without), inTime);
      b.publish({ about: 'wish', table: 'one' });
      b.publish({ about: 'wish', table: 'two' });
      b.publish({ about: 'table', table: 'after-the-wishes' });
      await vi.waitFor(() => expect(atA).toEqual([{ about: 'table', table: 'after-the-wishes' }]), inTime);
      tell();
      const [first, ...others] = without;
      const withRecords = { ...first, records: JSON.parse(JSON.stringify(records)) };
      await vi.waitFor(() => expect(atB).toEqual([...without, withRecords, ...others]), inTime);
    });

    it('are told once for many of the same moment', async () => {
      const [a, b] = [await open(database.url), await open(database.url)];
      const atB = heardBy(b);
      for (let i = 0; i < 100; i++) a.publish({ about: 'log', table: 'one' });
      a.publish({ about: 'log', table: 'two' });
      await vi.waitFor(() => expect(atB.at(-1)).toEqual({ about: 'log', table: 'two' }), inTime);
      expect(atB).toHaveLength(2);
    });

    it('all arrive, also a great many at once', async () => {
      const [a, b] = [await open(database.url), await open(database.url)];
      const atB = heardBy(b);
      const ids = Array.from({ length: 2000 }, someId);
      for (const id of ids) a.publish({ about: 'log', table: id });
      await vi.waitFor(() => expect(atB).toHaveLength(2000), inTime);
      expect(new Set(atB.map((notice) => notice?.about === 'log' && notice.table))).toEqual(new Set(ids));
    });

    it('become one that anything may have happened, if they are too many', async () => {
      const [a, b] = [await open(database.url), await open(database.url)];
      const atB = heardBy(b);
      for (let i = 0; i < 6000; i++) a.publish({ about: 'log', table: someId() });
      await vi.waitFor(() => expect(atB).toEqual([undefined]), inTime);
    });

    it('are said before the store closes', async () => {
      const [a, b] = [await open(database.url), await open(database.url)];
      const atB = heardBy(b);
      a.publish({ about: 'log', table: 'last-words' });
      await a.close();
      opened.splice(opened.indexOf(a), 1);
      await vi.waitFor(() => expect(atB).toEqual([{ about: 'log', table: 'last-words' }]), inTime);
    });
  });
}

const own = await ownPostgres();
if (own) {
  describe('PostgreSQL that is stopped and started again', () => {
    afterAll(() => own.stop());

    it('fails what is asked meanwhile, keeps what was acknowledged, and is used again', async () => {
      const store = await open(own.url);
      const host = await person({ store });
      const ids = await Promise.all(
        Array.from({ length: 20 }, async () => (await table({ store }, host)).id),
      );
      const acknowledged = new Map(ids.map((id) => [id, 0]));
      let stopped = false;
      const players = ids.map(async (id) => {
        for (let after = 0; !stopped; after++) {
          const written = await store.commit(step(id, after)).catch((error: unknown) => error);
          if (written !== true) return written;
          acknowledged.set(id, after + 1);
        }
        return undefined;
      });
      await vi.waitFor(() => expect(Math.min(...acknowledged.values())).toBeGreaterThan(2), inTime);
      await own.stopServer();
      const failures = await Promise.all(players);
      stopped = true;
      for (const failure of failures) expect(failure).toBeInstanceOf(StoreUnavailable);
      for (const failing of [
        () => store.check(),
        () => store.identity(host.id),
        () => table({ store }, host),
      ])
        await expect(failing()).rejects.toThrow(StoreUnavailable);
      await expect(open(own.url)).rejects.toThrow(StoreUnusable);

      await own.startServer();
      await vi.waitFor(() => store.check(), inTime);
      for (const id of ids) {
        const { length } = await store.records(id, 0);
        expect(length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
        expect((await store.table(id))?.place.seq).toBe(length);
        expect(await store.commit(step(id, length))).toBe(true);
      }
    });

    it('is listened to again, and who listens learns that something was missed', async () => {
      const [a, b] = [await open(own.url), await open(own.url)];
      const atB = heardBy(b);
      await own.stopServer();
      a.publish({ about: 'log', table: 'unheard' });
      await own.startServer();
      await vi.waitFor(() => expect(atB).toContain(undefined), inTime);
      await vi.waitFor(() => {
        a.publish({ about: 'log', table: 'heard' });
        expect(atB).toContainEqual({ about: 'log', table: 'heard' });
      }, inTime);
    });
  });
}
