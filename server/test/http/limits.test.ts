import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consume, PER_ADDRESS } from '../../rate-limit/limits.ts';
import type { Browser } from './http-site.ts';
import { openSite } from './http-site.ts';

const password = 'correct horse';

// Allowances come back with time: it stands still, so that a slow machine counts the same.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many times it works, and the answer when it no longer does. */
async function until429(act: () => ReturnType<Browser['get']>) {
  for (let times = 0; times < 2000; times++) {
    const answer = await act();
    if (answer.status === 429) return { times, ...answer };
  }
  throw new Error('nobody ever said that it was too often');
}

test('an address that asks too often is told when to come back', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  const browser = site.browser();
  const { times, json, headers } = await until429(() => browser.get('/robots.txt'));
  expect(times).toBe(PER_ADDRESS);
  expect(json.error).toMatchObject({ code: 'request.too-many', params: { seconds: expect.any(Number) } });
  expect(Number(headers.get('retry-after'))).toBe(json.error?.params?.seconds);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await browser.get('/nothing')).status).toBe(429);
});

test('an address makes sixty guests at a time, and its guests go on', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  const guest = await site.browser().arrive();
  const { times, json } = await until429(() => site.browser().get('/api/me'));
  expect([times, json.error?.code]).toEqual([59, 'request.too-many']);
  expect(await guest.me()).toMatchObject({ kind: 'guest' });
  vi.advanceTimersByTime(10_000);
  expect((await site.browser().get('/api/me')).status).toBe(200);
});

test('passwords are tried fifteen times for one name, however it is written', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  const names = ['Rook', 'ROOK', 'röok', ' rook '];
  let n = 0;
  const { times } = await until429(() =>
    site.browser().post('/api/sign-in', { name: names[n++ % names.length], password }),
  );
  expect(times).toBe(15);
  expect(site.hashed).toHaveLength(15);
});

test('passwords are tried thirty times from one address, whatever the name', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  let n = 0;
  const { times } = await until429(() =>
    site.browser().post('/api/sign-in', { name: `Rook ${n++}`, password }),
  );
  expect(times).toBe(30);
});

test('ten accounts are made at a time from one address', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  let n = 0;
  const { times } = await until429(async () =>
    (await site.browser().arrive()).post('/api/account', { name: `Rook ${n++}`, password }),
  );
  expect(times).toBe(10);
});

test('somebody who found an open browser cannot try passwords for ever', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  const browser = await site.browser().arrive();
  await browser.post('/api/account', { name: 'Rook', password });
  let n = 0;
  const { times } = await until429(() =>
    n++ % 2
      ? browser.post('/api/account/delete', { password: 'wrong horse' })
      : browser.post('/api/account/password', { old: 'wrong horse', new: password }),
  );
  expect(times).toBe(10);
});

test('one person cannot ask as often as a whole club', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  const browser = await site.browser().arrive();
  const { times } = await until429(() => browser.get('/api/games'));
  expect(times).toBe(600);
  expect((await site.browser().get('/api/games')).status).toBe(200);
});

test('behind a proxy each client has its own allowance, and cannot invent another', async () => {
  const site = await openSite({ ALLOWANCE: '1', TRUST_PROXY: '1' });
  let n = 0;
  const from = (client: string) => () =>
    site.browser().get('/api/me', { 'x-forwarded-for': `10.0.0.${n++ % 250}, ${client}` });
  expect((await until429(from('203.0.113.7'))).times).toBe(60);
  expect((await from('203.0.113.8')()).status).toBe(200);
  expect((await until429(from('2001:db8:1:2::1'))).times).toBe(60);
  expect((await from('2001:db8:1:2:ffff::9')()).status).toBe(429);
  expect((await from('2001:db8:1:3::1')()).status).toBe(200);
});

test('without a proxy nobody believes what a client says of its address', async () => {
  const site = await openSite({ ALLOWANCE: '1' });
  let n = 0;
  const { times } = await until429(() =>
    site.browser().get('/api/me', { 'x-forwarded-for': `10.0.0.${n++}` }),
  );
  expect(times).toBe(60);
});

test('a larger allowance allows more', async () => {
  const site = await openSite({ ALLOWANCE: '2' });
  const { times } = await until429(() => site.browser().get('/api/me'));
  expect(times).toBe(120);
});

test('routes of tables get the limits that were set', async () => {
  const site = await openSite(
    { ALLOWANCE: '1' },
    {
      tableRoutes: (api, limits) =>
        api.post('/tables', async () => {
          consume(limits.table, 'host');
          return { ok: true };
        }),
    },
  );
  expect((await until429(() => site.browser().post('/api/tables', {}))).times).toBe(30);
});
