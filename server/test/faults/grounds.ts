/** The stores that the program is tested on. */
import { onTestFinished } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { postgresUrl } from '../postgres.ts';
import type { Ground, Where } from '../store-contract.ts';
import { databaseGround, folderGround, silent } from '../store-contract.ts';
import type { Settings } from './server-process.ts';

/** Empty where there is no PostgreSQL to be had. */
export const POSTGRES = (await postgresUrl()) ? [{ kind: 'PostgreSQL', make: databaseGround }] : [];
export const GROUNDS = [{ kind: 'embedded', make: folderGround }, ...POSTGRES];

/** An empty store, for as long as the test runs. */
export async function prepare(make: () => Promise<Ground>): Promise<{ where: Where; settings: Settings }> {
  const { where, clear } = await make();
  onTestFinished(clear);
  return { where, settings: settingsOf(where) };
}

export function settingsOf({ data, databaseUrl }: Where): Settings {
  return databaseUrl === undefined ? { DATA: data } : { DATABASE_URL: databaseUrl };
}

/** Looks into a store beside the server that uses it. */
export async function lookInto(where: Where): Promise<Store> {
  const store = await openStore(where, silent, 'read');
  onTestFinished(() => store.close());
  return store;
}
