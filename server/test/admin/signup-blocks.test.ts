/** Newcomers who are kept out: from where somebody was seen who had to be banned, or at all. */
import type { HostShutOut } from '@gonfalon/protocol';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Client } from '../support/client.ts';
import { freshDatabase, postgresUrl } from '../support/postgres.ts';
import type { Site } from '../support/start-server.ts';
import { onBothStores, site } from '../support/start-server.ts';
import { account, beside, host, idOf, PASSWORD } from './admin-site.ts';

const DAY = 24 * 3_600_000;
const BAN = { kind: 'ban', reason: 'Insults.', shutOut: 168 };
const HOME = '203.0.113.7';
const CLUB = '2001:db8:1:2::1';

afterEach(() => {
  vi.useRealTimers();
});

/** Somebody whose requests come through the proxy of the site, from an address that they cannot choose. */
class Distant extends Client {
  from = HOME;

  override get(path: string, headers: Record<string, string> = {}) {
    return super.get(path, { ...headers, 'x-forwarded-for': `10.9.8.7, ${this.from}` });
  }

  override post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    return super.post(path, body, { ...headers, 'x-forwarded-for': `10.9.8.7, ${this.from}` });
  }
}

async function arrive({ address }: Site, from: string): Promise<Distant> {
  const client = new Distant(address);
  client.from = from;
  await client.get('/api/me');
  return client;
}

const entering = async (here: Site, from: string) => (await arrive(here, from)).get('/api/me');

async function shutOuts(boss: Client): Promise<readonly HostShutOut[]> {
  return (await boss.get('/api/host/shut-outs')).body.shutOuts as HostShutOut[];
}

const BEHIND = { trustProxy: true };

onBothStores((open) => {
  describe('Who is banned with newcomers from the same address', () => {
    test('cannot come back as another guest, while everybody else there plays on', async () => {
      const here = await open(BEHIND);
      const boss = await host(here);
      const [ann, eve] = [await arrive(here, HOME), await arrive(here, HOME)];
      const whom = await idOf(eve);
      await boss.done(`/api/host/people/${whom}/sanction`, BAN);
      eve.cookie = '';
      const refused = { code: 'identity.shut-out', params: { until: expect.any(Number) } };
      expect(await eve.get('/api/me')).toMatchObject({ status: 403, body: { error: refused } });
      expect(eve.cookie).toBe('');
      const { body } = await eve.get('/api/me', { 'accept-language': 'fr' });
      expect(body.error?.message).toMatch(
        /^Les inscriptions depuis votre réseau sont bloquées.* vous pouvez vous connecter/,
      );
      // A guest of before plays on, but no account is made there.
      expect((await ann.create({ game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] })).length).toBe(
        22,
      );
      const made = await ann.post('/api/account', { name: 'Anna', password: PASSWORD });
      expect(made.body.error).toMatchObject(refused);
      // An account signs in from there, and newcomers from elsewhere come in.
      await account(here, 'Otto');
      expect((await eve.post('/api/sign-in', { name: 'Otto', password: PASSWORD })).status).toBe(200);
      expect((await entering(here, CLUB)).status).toBe(200);
    });

    test('is shown to hosts without any address, and lifted; both stand in the record', async () => {
      const here = await open(BEHIND);
      const boss = await host(here);
      const eve = await arrive(here, HOME);
      // A whole network is one address; the same person may have several.
      eve.from = CLUB;
      const whom = await idOf(eve);
      await boss.done(`/api/host/people/${whom}/sanction`, { ...BAN, kind: 'mute' });
      for (const from of [HOME, '2001:db8:1:2:ffff::9'])
        expect((await entering(here, from)).body.error?.code).toBe('identity.shut-out');
      expect((await entering(here, '2001:db8:1:3::1')).status).toBe(200);
      const [shown, ...others] = await shutOuts(boss);
      const { name } = (await eve.get('/api/me')).body.me as { name: string };
      expect(others).toEqual([]);
      expect(shown).toEqual({
        id: expect.any(String),
        since: expect.any(Number),
        until: (shown?.since ?? 0) + 7 * DAY,
        by: 'Hilda',
        whom: { id: whom, name },
      });
      expect((await boss.get('/api/host')).body.overview).toMatchObject({ shutOuts: 1 });
      await boss.done(`/api/host/shut-outs/${shown?.id}/lift`);
      expect((await entering(here, HOME)).status).toBe(200);
      expect(await shutOuts(boss)).toEqual([]);
      const again = await boss.post(`/api/host/shut-outs/${shown?.id}/lift`);
      expect(again).toMatchObject({ status: 404, body: { error: { code: 'host.no-shut-out' } } });
      expect((await boss.get('/api/host/acts')).body.acts).toMatchObject([
        { did: 'lift-shut-out', by: 'Hilda', whom: { id: whom } },
        { did: 'shut-out', by: 'Hilda', whom: { id: whom }, detail: { until: shown?.until } },
        { did: 'mute' },
      ]);
      await boss.get('/api/host/people?which=muted');
      const told = [...boss.received, ...eve.received, ...here.log].join('\n');
      const hashes = await beside(here, ({ engine: { db } }) =>
        db.selectFrom('sightings').select('address').execute(),
      );
      expect(hashes.length).toBeGreaterThan(2);
      for (const secret of ['203.0.113', '2001:db8', '10.9.8.7', ...hashes.map(({ address }) => address)])
        expect(told).not.toContain(secret);
    });
  });
});

test('All newcomers can be kept out, until a host lets them in again', async () => {
  const here = await site();
  const boss = await host(here);
  const ann = await here.guest();
  await boss.done('/api/host/shut-outs', {});
  const stranger = new Client(here.address);
  expect((await stranger.get('/api/me')).body.error).toEqual({
    code: 'identity.closed',
    message: expect.stringMatching(/^New sign-ups are closed for now/),
  });
  expect((await ann.post('/api/account', { name: 'Anna', password: PASSWORD })).status).toBe(403);
  expect((await ann.get('/api/tables?list=mine')).status).toBe(200);
  await boss.done('/api/host/shut-outs', { hours: 24 });
  expect((await stranger.get('/api/me')).body.error).toMatchObject({
    params: { until: expect.any(Number) },
  });
  const [all, ...others] = await shutOuts(boss);
  expect([all?.whom, others]).toEqual([undefined, []]);
  await boss.done(`/api/host/shut-outs/${all?.id}/lift`);
  expect((await stranger.get('/api/me')).status).toBe(200);
  expect((await boss.get('/api/host/acts')).body.acts).toMatchObject([
    { did: 'lift-shut-out-all', by: 'Hilda' },
    { did: 'shut-out-all', detail: { until: expect.any(Number) } },
    { did: 'shut-out-all', detail: {} },
  ]);
});

test('It ends by itself, and outlives whoever it came with', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const here = await site(BEHIND);
  const boss = await host(here);
  const eve = await arrive(here, HOME);
  await boss.done(`/api/host/people/${await idOf(eve)}/sanction`, { ...BAN, shutOut: 24 });
  expect((await eve.post('/api/account/delete', { password: '' })).status).toBe(200);
  expect((await entering(here, HOME)).body.error?.code).toBe('identity.shut-out');
  expect(await shutOuts(boss)).toMatchObject([{ whom: { name: '' } }]);
  vi.setSystemTime(Date.now() + DAY - 1000);
  expect((await entering(here, HOME)).status).toBe(403);
  vi.setSystemTime(Date.now() + 1000);
  expect((await entering(here, HOME)).status).toBe(200);
  expect(await shutOuts(boss)).toEqual([]);
});

test('Nothing is done if it is not known where somebody came from', async () => {
  const here = await site();
  const boss = await host(here);
  const eve = await idOf(await here.guest());
  const ban = (headers = {}) => boss.post(`/api/host/people/${eve}/sanction`, BAN, headers);
  // What the server sees is a proxy that it does not know of: all would be shut out.
  const proxied = await ban({ 'x-forwarded-for': HOME });
  expect(proxied.body.error?.code).toBe('host.behind-proxy');
  await beside(here, (store) => store.tidyAddresses(Date.now() + 31 * DAY));
  expect((await ban()).body.error?.code).toBe('host.not-seen');
  expect((await boss.get('/api/host/acts')).body.acts).toEqual([]);
  expect((await boss.get('/api/host/people?which=banned')).body.people).toEqual([]);
});

test('Without a proxy nobody escapes by what they say of their address', async () => {
  const here = await site();
  const boss = await host(here);
  const eve = await arrive(here, HOME);
  await boss.done(`/api/host/people/${await idOf(eve)}/sanction`, BAN);
  expect((await entering(here, CLUB)).body.error?.code).toBe('identity.shut-out');
});

test.runIf(await postgresUrl())('A door that is shut at one server is shut at the others', async () => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const settings = { databaseUrl: url, ...BEHIND };
  const [here, there]: Site[] = [await site(settings), await site(settings)];
  if (!here || !there) throw new Error('two servers are needed');
  const boss = await host(here);
  const eve = await arrive(there, HOME);
  await boss.done(`/api/host/people/${await idOf(eve)}/sanction`, BAN);
  expect((await entering(there, HOME)).body.error?.code).toBe('identity.shut-out');
});
