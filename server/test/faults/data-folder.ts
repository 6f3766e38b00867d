/** Where a program under test keeps what is played. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Config } from '../../config/config.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { freshDatabase, postgresUrl } from '../support/postgres.ts';
import type { OnEnd, Settings } from './server-process.ts';

/** An empty place for a store, for as long as a test runs. */
export interface DataFolder {
  readonly where: Pick<Config, 'data' | 'databaseUrl'>;
  /** How the program is told of it. */
  readonly settings: Settings;
}

export async function embeddedFolder(onEnd: OnEnd = onTestFinished): Promise<DataFolder> {
  const data = await mkdtemp(join(tmpdir(), 'gonfalon-faults-'));
  onEnd(() => rm(data, { recursive: true, force: true }));
  return { where: { data, databaseUrl: undefined }, settings: { DATA: data } };
}

export async function freshPostgres(onEnd: OnEnd = onTestFinished): Promise<DataFolder> {
  const { url, drop } = await freshDatabase();
  onEnd(drop);
  return { where: { data: '', databaseUrl: url }, settings: { DATABASE_URL: url } };
}

/** One of each kind; where there is no PostgreSQL, the run says so at its end. */
export const DATA_FOLDERS = [
  { kind: 'embedded', make: embeddedFolder } as const,
  ...((await postgresUrl()) ? [{ kind: 'PostgreSQL', make: freshPostgres } as const] : []),
];

/** Looks into a store beside the server that uses it. */
export async function lookInto(where: DataFolder['where']): Promise<Store> {
  const store = await openStore(where, pino({ level: 'silent' }), 'read');
  onTestFinished(() => store.close());
  return store;
}
