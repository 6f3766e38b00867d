import { expect, test } from 'vitest';
import { createLog, tableInLog } from '../../ops/log.ts';
import type { Site } from './http-site.ts';
import { openSite } from './http-site.ts';

const password = 'correct horse battery';
const table = 'AbCdEfGhIjKlMnOpQrStUv';

/** The line of the only request so far. */
async function lineOf(site: Site): Promise<Record<string, unknown>> {
  const requests = () => site.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  await expect.poll(() => requests().length).toBe(1);
  return requests()[0];
}

test('a request is one line: what, how long, with what outcome', async () => {
  const site = await openSite();
  await site.browser().get('/api/games?secret=1');
  const line = await lineOf(site);
  expect(Object.keys(line).sort()).toEqual([
    'level',
    'method',
    'ms',
    'msg',
    'reqId',
    'route',
    'status',
    'time',
  ]);
  expect(line).toMatchObject({ level: 'info', method: 'GET', route: '/api/games', status: 200 });
});

test('what is refused is told with its code; where it came from, only if it looks like an attack', async () => {
  const harmless = await openSite();
  await harmless.browser().post('/api/me', { name: 'Rook' });
  expect(await lineOf(harmless)).toMatchObject({ level: 'info', status: 401, code: 'identity.needed' });
  expect(await lineOf(harmless)).not.toHaveProperty('address');
  const hostile = await openSite();
  await hostile.browser().post('/api/me', '{"__proto__":{}}');
  expect(await lineOf(hostile)).toMatchObject({
    level: 'warn',
    status: 400,
    code: 'request.malformed',
    address: '127.0.0.1',
  });
});

test('the address of a table is not in the log, but its lines can be told from those of others', async () => {
  const site = await openSite(
    {},
    { tableRoutes: (api) => api.get('/tables/:table', async () => ({ ok: true })) },
  );
  await site.browser().get(`/api/tables/${table}`);
  const line = await lineOf(site);
  expect(line).toMatchObject({ route: '/api/tables/:table', table: tableInLog(table) });
  expect(site.lines.join('')).not.toContain(table);
});

test('an address that is unknown is not repeated', async () => {
  const site = await openSite();
  await site.browser().get(`/tables/${table}?key=sesame`);
  expect(await lineOf(site)).toMatchObject({ route: 'unknown', status: 404 });
  expect(site.lines.join('')).not.toMatch(/sesame|AbCdEfGh/);
});

test('watching over the server does not fill the log', async () => {
  const site = await openSite();
  await site.browser().get('/healthz');
  expect(await lineOf(site)).toMatchObject({ level: 'debug', route: '/healthz' });
});

test('no password, cookie, token or name is ever in the log', async () => {
  const site = await openSite({ LOG_LEVEL: 'debug' });
  const browser = await site.browser().arrive();
  const secrets = [password, browser.cookie ?? ''];
  const act = async (path: string, body: unknown) => {
    await browser.post(path, body);
    if (browser.cookie !== undefined) secrets.push(browser.cookie);
  };
  await act('/api/account', { name: 'Rook', password });
  await act('/api/account', { name: 'Rook', password });
  await act('/api/account/password', { old: password, new: `${password} staple` });
  await act('/api/sign-in', { name: 'Rook', password });
  await act('/api/sign-in', { name: 'Rook', password: { of: password } });
  await act('/api/sign-in', `{"password":"${password}"`);
  await act('/api/account/delete', { password: `${password} staple` });
  await expect.poll(() => site.lines.length).toBeGreaterThanOrEqual(8);
  const log = site.lines.join('');
  for (const secret of secrets.filter(Boolean)) {
    const value = decodeURIComponent(secret).replace('gonfalon=', '');
    for (const form of [secret, value, value.split('.')[0] ?? '']) expect(log).not.toContain(form);
  }
  expect(log).not.toContain('Rook');
});

test('what must not be written down is struck out wherever somebody logs it by mistake', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const secret = 'hunter2';
  log.info({ password: secret, seed: secret, cookie: secret }, 'top');
  log.info({ request: { headers: { cookie: secret, authorization: secret } } }, 'request');
  log.info({ act: { choice: [secret] }, line: { text: secret }, table: { row: { seed: secret } } }, 'deeper');
  log.child({ token: secret }).info('child');
  const error = Object.assign(new Error('duplicate key'), { detail: secret, code: '23505' });
  log.error({ err: error }, 'library');
  expect(lines).toHaveLength(5);
  expect(lines.join('')).not.toContain(secret);
  expect(JSON.parse(lines[4] ?? '')).toMatchObject({ err: { message: 'duplicate key', code: '23505' } });
});

test('why an error came about is told too', () => {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error(
    { err: new Error('cannot save', { cause: new Error('disk full') }) },
    'store',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { cause: { message: 'disk full' } } });
});
