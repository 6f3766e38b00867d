/** Where a program under test keeps what is played. */
import { onTestFinished } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import type { Ground, Where } from '../store-contract.ts';
import { silent } from '../store-contract.ts';
import type { Settings } from './server-process.ts';

/** An empty store, for as long as the test runs. */
export async function prepare(make: () => Promise<Ground>): Promise<{ where: Where; settings: Settings }> {
  const { where, giveUp } = await make();
  onTestFinished(giveUp);
  const { data, databaseUrl } = where;
  return { where, settings: databaseUrl === undefined ? { DATA: data } : { DATABASE_URL: databaseUrl } };
}

/** Looks into a store beside the server that uses it. */
export async function lookInto(where: Where): Promise<Store> {
  const store = await openStore(where, silent, 'read');
  onTestFinished(() => store.close());
  return store;
}
