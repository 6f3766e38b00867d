/** Where the stores of tests are. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, onTestFinished } from 'vitest';
import type { Config } from '../../config/config.ts';
import { TABLES } from '../../transfer/table-list.ts';
import { execute, freshDatabase, postgresUrl } from '../support/postgres.ts';

export const silent = pino({ level: 'silent' });

export type Where = Pick<Config, 'data' | 'databaseUrl'>;

/** A place where a store can be. */
export interface TestStore {
  readonly where: Where;
  /** Leaves nothing in it. */
  clear(): Promise<void>;
  giveUp(): Promise<void>;
}

/** What a store knows only of itself. */
const PASSING = ['presences', 'processes', 'checks'];

export async function folderStore(): Promise<TestStore> {
  const data = await mkdtemp(join(tmpdir(), 'gonfalon-store-'));
  const remove = () => rm(data, { recursive: true, force: true });
  return { where: { data, databaseUrl: undefined }, clear: remove, giveUp: remove };
}

async function databaseGround(): Promise<TestStore> {
  const { url, drop } = await freshDatabase();
  const names = [...PASSING, ...TABLES.toReversed().map(({ name }) => name)];
  const clear = () => execute(url, names.map((name) => `delete from ${name}`).join(';'));
  return { where: { data: '/nowhere', databaseUrl: url }, clear, giveUp: drop };
}

/** Where a store of each kind can be made; where there is no PostgreSQL, the run says so at its end. */
export const TEST_STORES = [
  { kind: 'embedded', make: folderStore },
  ...((await postgresUrl()) ? [{ kind: 'PostgreSQL', make: databaseGround }] : []),
];

/** Lends an empty ground for as long as a test runs. */
export type Lend = () => Promise<TestStore>;

/** Runs the tests with grounds of each kind. A database takes a second to make: those of a file share what they lend. */
export function onBothTestStores(tests: (lend: Lend) => void): void {
  describe.each(TEST_STORES)('$kind', ({ make }) => {
    const all: TestStore[] = [];
    const free: TestStore[] = [];
    afterAll(async () => {
      for (const ground of all) await ground.giveUp();
    });
    tests(async () => {
      const ground = free.pop() ?? (await make());
      if (!all.includes(ground)) all.push(ground);
      onTestFinished(async () => {
        await ground.clear();
        free.push(ground);
      });
      return ground;
    });
  });
}
