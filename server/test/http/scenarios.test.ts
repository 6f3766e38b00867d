import { expect, test } from 'vitest';
import type { Browser, Site } from './http-site.ts';
import { onBothStores } from './http-site.ts';

const AT = '/api/scenarios/0123456789abcdef';
const file = { format: 'gonfalon-battlelore-adventure/1', id: 'my-scenario', terrain: { forest: 'C3' } };
const good = { game: 'battlelore', file, changed: 1000, edition: 'e1' };

async function account(site: Site, name: string): Promise<Browser> {
  const browser = await site.browser().arrive();
  await browser.post('/api/account', { name, password: 'correct horse' });
  return browser;
}

onBothStores((openSite) => {
  test('an account keeps a scenario, finds it again, and deletes it', async () => {
    const site = await openSite();
    const ann = await account(site, 'Ann');
    expect((await ann.post(AT, good)).json).toEqual({ ok: true, changed: 1000 });
    expect((await ann.get('/api/scenarios')).json).toEqual({
      ok: true,
      scenarios: [{ id: '0123456789abcdef', game: 'battlelore', changed: 1000, edition: 'e1' }],
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
    expect(await code({ ...good, edition: 'no edition' })).toBe('request.malformed');
    expect(await code({ ...good, edition: undefined })).toBe('request.malformed');
    expect(await code(good, '/api/scenarios/x')).toBe('scenario.unknown');
  });

  test('of two devices that change the same edition, the second is told, and what is there stays', async () => {
    const ann = await account(await openSite(), 'Ann');
    const send = (id: string, edition: string, from?: string) =>
      ann.post(AT, { ...good, file: { ...file, id }, edition, from });
    await send('first', 'e1');
    expect((await send('laptop', 'e2', 'e1')).status).toBe(200);
    const refused = await send('phone', 'e3', 'e1');
    expect([refused.status, refused.json.error?.code]).toEqual([409, 'scenario.stale']);
    expect((await ann.get(AT)).json).toMatchObject({ scenario: { edition: 'e2', file: { id: 'laptop' } } });
    expect((await ann.post(`${AT}/delete`, { from: 'e1' })).json.error?.code).toBe('scenario.stale');
    expect((await send('phone', 'e3', 'e2')).status).toBe(200);
    expect((await ann.get(AT)).json).toMatchObject({ scenario: { edition: 'e3', file: { id: 'phone' } } });
    expect((await ann.post(`${AT}/delete`, { from: 'e3' })).json).toEqual({ ok: true });
  });

  test('a clock that is ahead is set right', async () => {
    const ann = await account(await openSite(), 'Ann');
    const before = Date.now();
    expect((await ann.post(AT, { ...good, changed: 4e15 })).json).toMatchObject({ ok: true });
    const { json } = await ann.get(AT);
    const { scenario } = json as unknown as { readonly scenario: { readonly changed: number } };
    expect(scenario.changed).toBeGreaterThanOrEqual(before);
    expect(scenario.changed).toBeLessThanOrEqual(Date.now());
  });
});
