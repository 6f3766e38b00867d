/** Where a program under test keeps what is played. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Config } from '../../config/config.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { freshDatabase, postgresUrl } from '../postgres.ts';
import type { OnEnd, Settings } from './server-process.ts';

/** An empty place for a store, for as long as a test runs. */
export interface Ground {
  readonly where: Pick<Config, 'data' | 'databaseUrl'>;
  /** How the program is told of it. */
  readonly settings: Settings;
}

export async function folderGround(onEnd: OnEnd = onTestFinished): Promise<Ground> {
  const data = await mkdtemp(join(tmpdir(), 'gonfalon-faults-'));
  onEnd(() => rm(data, { recursive: true, force: true }));
  return { where: { data, databaseUrl: undefined }, settings: { DATA: data } };
}

export async function databaseGround(onEnd: OnEnd = onTestFinished): Promise<Ground> {
  const { url, drop } = await freshDatabase();
  onEnd(drop);
  return { where: { data: '', databaseUrl: url }, settings: { DATABASE_URL: url } };
}

/** One of each kind; where there is no PostgreSQL, the run says so at its end. */
export const GROUNDS = [
  { kind: 'embedded', make: folderGround } as const,
  ...((await postgresUrl()) ? [{ kind: 'PostgreSQL', make: databaseGround } as const] : []),
];

/** Looks into a store beside the server that uses it. */
export async function lookInto(where: Ground['where']): Promise<Store> {
  const store = await openStore(where, pino({ level: 'silent' }), 'read');
  onTestFinished(() => store.close());
  return store;
}
