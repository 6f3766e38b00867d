import { expect, test } from 'vitest';
import { Health } from '../../ops/health.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { openSite } from './http-site.ts';

test('a server whose store answers is in good health', async () => {
  const { status, json } = await (await openSite()).browser().get('/healthz');
  expect([status, json]).toEqual([200, { ok: true }]);
});

test('however many ask at once, the store is asked once', async () => {
  let asked = 0;
  let answer: () => void = () => undefined;
  const health = new Health({
    check: () => {
      asked++;
      return new Promise((go) => {
        answer = go;
      });
    },
  });
  const all = [health.isGood(), health.isGood(), health.isGood()];
  answer();
  expect(await Promise.all(all)).toEqual([true, true, true]);
  expect(asked).toBe(1);
  const later = health.isGood();
  answer();
  await later;
  expect(asked).toBe(2);
});

test('a store that is away is bad health; a program that is broken is not mistaken for it', async () => {
  const check = (error: Error) => new Health({ check: () => Promise.reject(error) }).isGood();
  expect(await check(new StoreUnavailable('away'))).toBe(false);
  await expect(check(new TypeError('broken'))).rejects.toThrow('broken');
});

test('requests are measured by route, never by address', async () => {
  const browser = (await openSite({ METRICS_TOKEN: 'open' })).browser();
  await browser.get('/api/games?x=sesame');
  await browser.get('/sesame');
  const { headers, text } = await browser.get('/metrics', { authorization: 'Bearer open' });
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(/gonfalon_http_request_seconds_count\{.*route="\/api\/games".*\} 1/);
  expect(text).toMatch(/gonfalon_http_request_seconds_count\{.*route="unknown".*status="404".*\} 1/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  for (const name of ['choices_total', 'rooms', 'sockets', 'due_lag_seconds', 'bot_seconds'])
    expect(text).toContain(`# TYPE gonfalon_${name} `);
  expect(text).not.toContain('sesame');
});

test('without a token nobody sees the metrics, not even from this machine', async () => {
  expect((await (await openSite()).browser().get('/metrics')).status).toBe(404);
});

test('where there is a token, it is needed, and enough', async () => {
  const browser = (await openSite({ METRICS_TOKEN: 'sesame' })).browser();
  expect((await browser.get('/metrics')).status).toBe(404);
  expect((await browser.get('/metrics', { authorization: 'Bearer sesam' })).status).toBe(404);
  const headers = { authorization: 'Bearer sesame', 'x-forwarded-for': '203.0.113.7' };
  expect((await browser.get('/metrics', headers)).status).toBe(200);
});
