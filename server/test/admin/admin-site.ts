/** A site with a host, for as long as a test runs. */
import { Passwords } from '../../identity/passwords.ts';
import type { SqlStore } from '../../store/open.ts';
import { openStore } from '../../store/open.ts';
import { person } from '../store/fixtures.ts';
import { silent } from '../store/test-stores.ts';
import type { Client } from '../support/client.ts';
import type { Site } from '../support/start-server.ts';

export const PASSWORD = 'correct horse';
/** Not worth cracking, so not worth the time either. */
const QUICK = new Passwords({ log2N: 4, r: 1, p: 1 });

export async function account(site: Site, name: string): Promise<Client> {
  const password = await QUICK.hash(PASSWORD);
  await beside(site, (store) => person({ store }, { kind: 'account', name, password }));
  const client = await site.guest();
  await client.done('/api/sign-in', { name, password: PASSWORD });
  return client;
}

/** An account that was made a host on the command line. */
export async function host(site: Site, name = 'Hilda'): Promise<Client> {
  const client = await account(site, name);
  await beside(site, async (store) => store.addHost(await idOf(client), 1));
  return client;
}

/** Does something in the store of a site that runs, as the command line does. */
export async function beside<T>({ config }: Site, work: (store: SqlStore) => Promise<T>): Promise<T> {
  const store = await openStore(config, silent, 'beside');
  return work(store).finally(() => store.close());
}

export async function idOf(client: Client): Promise<string> {
  const { body } = await client.get('/api/me');
  return (body.me as { readonly id: string }).id;
}
