/** Runs the same tests against both stores, each test with an empty one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { SqlStore } from '../../store/open.ts';
import { openStore } from '../../store/open.ts';
import type { TestStore, Where } from './test-stores.ts';
import { silent, TEST_STORES } from './test-stores.ts';

/** The fresh store of the test that is running. */
export class Bench {
  private ground: TestStore | undefined;
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

  take(ground: TestStore): void {
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
  describe.each(TEST_STORES)('$kind', ({ make }) => {
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
