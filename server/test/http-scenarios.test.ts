import { expect, test } from 'vitest';
import type { Browser, Site } from './http-site.ts';
import { openSite } from './http-site.ts';

const AT = '/api/scenarios/0123456789abcdef';
const file = { format: 'gonfalon-battlelore-adventure/1', id: 'my-scenario', terrain: { forest: 'C3' } };
const good = { game: 'battlelore', file, changed: 1000 };

async function account(site: Site, name: string): Promise<Browser> {
  const browser = await site.browser().arrive();
  await browser.post('/api/account', { name, password: 'correct horse' });
  return browser;
}

test('an account keeps a scenario, finds it again, and deletes it', async () => {
  const site = await openSite();
  const ann = await account(site, 'Ann');
  expect((await ann.post(AT, good)).json).toEqual({ ok: true, changed: 1000 });
  expect((await ann.get('/api/scenarios')).json).toEqual({
    ok: true,
    scenarios: [{ id: '0123456789abcdef', game: 'battlelore', changed: 1000 }],
  });
  expect((await ann.get(AT)).json).toEqual({ ok: true, scenario: { id: '0123456789abcdef', ...good } });
  expect((await ann.post(`${AT}/delete`, {})).json).toEqual({ ok: true });
  expect((await ann.get(AT)).json.error?.code).toBe('scenario.unknown');
});

test('nobody sees those of others, and guests have none', async () => {
  const site = await openSite();
  const [ann, bob] = [await account(site, 'Ann'), await account(site, 'Bob')];
  const guest = await site.browser().arrive();
  await ann.post(AT, good);
  expect((await bob.get(AT)).status).toBe(404);
  expect((await bob.get('/api/scenarios')).json).toEqual({ ok: true, scenarios: [] });
  await bob.post(`${AT}/delete`, {});
  expect((await ann.get(AT)).status).toBe(200);
  for (const path of ['/api/scenarios', AT])
    expect((await guest.get(path)).json.error?.code).toBe('identity.account-needed');
  expect((await guest.post(AT, good)).json.error?.code).toBe('identity.account-needed');
});

test('what is no scenario of a game here, or too large, is refused', async () => {
  const ann = await account(await openSite(), 'Ann');
  const code = async (body: object, path = AT) => (await ann.post(path, body)).json.error?.code;
  expect(await code({ ...good, game: 'chess' })).toBe('table.game-unknown');
  expect(await code({ ...good, file: { format: 'gonfalon-match/1' } })).toBe('table.game-unknown');
  expect(await code({ ...good, file: { ...file, note: 'x'.repeat(33_000) } })).toBe('request.too-large');
  expect(await code({ ...good, file: [] })).toBe('request.malformed');
  expect(await code({ ...good, more: 1 })).toBe('request.malformed');
  expect(await code(good, '/api/scenarios/x')).toBe('scenario.unknown');
});

test('a clock that is ahead does not win for ever', async () => {
  const ann = await account(await openSite(), 'Ann');
  await ann.post(AT, { ...good, changed: 4e15 });
  const later = { ...good, changed: Date.now() + 1000, file: { ...file, id: 'later' } };
  await ann.post(AT, later);
  expect((await ann.get(AT)).json).toMatchObject({ scenario: { file: { id: 'later' } } });
});
