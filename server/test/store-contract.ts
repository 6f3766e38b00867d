/** Runs the same tests against both stores, each test with an empty one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Config } from '../config.ts';
import type { SqlStore } from '../store/open.ts';
import { openStore } from '../store/open.ts';
import { TABLES } from '../store/table-list.ts';
import { execute, freshDatabase, postgresUrl } from './postgres.ts';

export const silent = pino({ level: 'silent' });

export type Where = Pick<Config, 'data' | 'databaseUrl'>;

/** A place where a store can be. */
export interface Ground {
  readonly where: Where;
  /** Leaves nothing in it. */
  clear(): Promise<void>;
  giveUp(): Promise<void>;
}

export async function folderGround(): Promise<Ground> {
  const data = await mkdtemp(join(tmpdir(), 'gonfalon-store-'));
  const remove = () => rm(data, { recursive: true, force: true });
  return { where: { data, databaseUrl: undefined }, clear: remove, giveUp: remove };
}

export async function databaseGround(): Promise<Ground> {
  const { url, drop } = await freshDatabase();
  const clear = () =>
    execute(
      url,
      TABLES.toReversed()
        .map(({ name }) => `delete from ${name}`)
        .join(';'),
    );
  return { where: { data: '/nowhere', databaseUrl: url }, clear, giveUp: drop };
}

/** Where a store of each kind can be made. */
export const GROUNDS = [
  { kind: 'embedded', make: folderGround },
  ...((await postgresUrl()) ? [{ kind: 'PostgreSQL', make: databaseGround }] : []),
];

/** The fresh store of the test that is running. */
export class Bench {
  private ground: Ground | undefined;
  private readonly opened: SqlStore[] = [];

  get store(): SqlStore {
    const [first] = this.opened;
    if (!first) throw new Error('no test is running');
    return first;
  }

  get where(): Where {
    if (!this.ground) throw new Error('no test is running');
    return this.ground.where;
  }

  take(ground: Ground): void {
    this.ground = ground;
  }

  /** As another process would have it; with an embedded store, only after the last was closed. */
  async open(): Promise<SqlStore> {
    const store = await openStore(this.where, silent);
    this.opened.unshift(store);
    return store;
  }

  async reopen(): Promise<SqlStore> {
    await this.store.close();
    this.opened.shift();
    return this.open();
  }

  async clear(): Promise<void> {
    for (const store of this.opened.splice(0)) await store.close();
    await this.ground?.clear();
  }

  async giveUp(): Promise<void> {
    await this.ground?.giveUp();
  }
}

/** The same tests for both stores. */
export function describeStores(tests: (bench: Bench) => void): void {
  describe.each(GROUNDS)('$kind', ({ make }) => {
    const bench = new Bench();
    // A database takes a second to make: the tests of a file share one, and leave it empty.
    beforeAll(async () => {
      bench.take(await make());
    });
    beforeEach(async () => {
      await bench.open();
    });
    afterEach(() => bench.clear());
    afterAll(() => bench.giveUp());
    tests(bench);
  });
}
