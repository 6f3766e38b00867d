/** Where the stores of tests are. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { TABLES } from '../store/table-list.ts';
import { execute, freshDatabase } from './postgres.ts';

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
