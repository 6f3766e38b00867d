import { connect } from 'node:net';
import { bots } from '@gonfalon/bots';
import { games } from '@gonfalon/games';
import { MAX_REQUEST_LENGTH } from '@gonfalon/protocol';
import { describe, expect, test } from 'vitest';
import { RequestError } from '../../errors.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { openSite, openTestStore } from './http-site.ts';

/** What comes back when these very bytes are sent. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('headers', () => {
  const everywhere = ['/', '/page.css', '/robots.txt', '/healthz', '/api/games', '/api/nothing', '/nothing'];

  test.each(everywhere)('%s lets a browser do nothing that it need not do', async (path) => {
    const site = await openSite();
    const { headers } = await site.browser().get(path);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': `'self' ws://127.0.0.1:${site.port}`,
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  test('under https a browser is told to keep to it, and where the socket is', async () => {
    const { headers } = await (await openSite({ PUBLIC_URL: 'https://play.example.org' })).browser().get('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://play.example.org;");
  });

  test('a host that is none gets no place in the policy', async () => {
    const { port } = await openSite();
    const answer = await raw(port, "GET / HTTP/1.1\r\nhost: x; script-src 'unsafe-inline'\r\n\r\n");
    expect(answer).toContain("connect-src 'self' 'self';");
    expect(answer).not.toContain('unsafe-inline');
  });

  test.each(['/api/me', '/api/games', '/api/nothing', '/healthz'])('%s is kept by nobody', async (path) => {
    expect((await (await openSite()).browser().get(path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('bodies', () => {
  const malformed = 'request.malformed';

  test.each([
    ['nothing', '', 400, malformed],
    ['half of it', '{"name":', 400, malformed],
    ['a list', '[]', 400, malformed],
    ['a number', '7', 400, malformed],
    ['null', 'null', 400, malformed],
    ['no fields', '{}', 400, malformed],
    ['a field too many', '{"name":"Rook","kind":"account"}', 400, malformed],
    ['a poisoned key', '{"name":"Rook","__proto__":{"kind":"account"}}', 400, malformed],
    ['a poisoned key in disguise', String.raw`{"name":"Rook","\u005f\u005fproto__":{}}`, 400, malformed],
    ['what is nested too deeply', `{"name":${'['.repeat(40)}${']'.repeat(40)}}`, 400, malformed],
    ['a million brackets', '['.repeat(60_000), 400, malformed],
    ['too much', JSON.stringify({ name: 'x'.repeat(MAX_REQUEST_LENGTH) }), 413, 'request.too-large'],
  ])('%s is refused', async (_, body, status, code) => {
    const browser = await (await openSite()).browser().arrive();
    const me = await browser.me();
    const answer = await browser.post('/api/me', body);
    expect([answer.status, answer.json.ok, answer.json.error?.code]).toEqual([status, false, code]);
    expect(answer.text.length).toBeLessThan(400);
    expect(await browser.me()).toEqual(me);
  });

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application',
    'text/html;application/json',
  ])('%s is not what forms and scripts of other sites may send', async (type) => {
    const browser = await (await openSite()).browser().arrive();
    const { status, json } = await browser.post('/api/me', '{"name":"Rook"}', { 'content-type': type });
    expect([status, json.error?.code]).toEqual([415, 'request.malformed']);
    expect(json.error?.message).toContain('application/json');
    expect(await browser.me()).not.toMatchObject({ name: 'Rook' });
  });

  test('JSON with a charset is JSON', async () => {
    const browser = await (await openSite()).browser().arrive();
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await browser.post('/api/me', '{"name":"Rook"}', headers)).status).toBe(200);
  });

  test('a body that never ends is cut off', async () => {
    const { port } = await openSite();
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const head =
      'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    expect(await raw(port, head + chunk.repeat(40))).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('addresses', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/tables/x/y/z', '/api?x'])(
    '%s is unknown, in JSON',
    async (path) => {
      const { status, json } = await (await openSite()).browser().get(path);
      expect(status).toBe(404);
      expect(json).toEqual({
        ok: false,
        error: { code: 'request.unknown', message: 'There is no such address or command.' },
      });
    },
  );

  test.each(['/nothing', '/apish', '/.env', '/index.php?x=<b>'])('%s is unknown, on a page', async (path) => {
    const { status, headers, text } = await (await openSite())
      .browser()
      .get(path, { 'accept-language': 'fr' });
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('Page introuvable.');
    expect(text).not.toContain('<b>');
  });

  test('nothing is posted, put or deleted where it cannot be', async () => {
    const browser = (await openSite()).browser();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await browser.send('/', { method, headers: {} })).json.error?.code).toBe('request.unknown');
    expect((await browser.send('/api/games', { method: 'DELETE', headers: {} })).status).toBe(404);
    expect((await browser.send('/api/me', { method: 'HEAD', headers: {} })).status).toBe(404);
  });

  test.each(['GET /%zz', 'GET /api/%', 'GET /api/me/%E0%A4%A'])('%s cannot be read', async (request) => {
    const answer = await raw(
      (await openSite()).port,
      `${request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"request.malformed"');
    expect(answer).toContain('nosniff');
  });

  test('a word in an address that goes on for ever is refused', async () => {
    const site = await openSite(
      {},
      { tableRoutes: (api) => api.get('/tables/:table', async () => ({ ok: true })) },
    );
    const { status, json } = await site.browser().get(`/api/tables/${'x'.repeat(200)}`);
    expect([status, json.error?.code]).toEqual([414, 'request.malformed']);
  });

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
    ],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
  ])('%s is answered, and the line is cut', async (_, bytes, status) => {
    const answer = await raw((await openSite()).port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      ok: false,
      error: { code: 'request.malformed' },
    });
  });
});

describe('errors', () => {
  test('speak the language that the client asks for', async () => {
    const browser = (await openSite()).browser();
    const { json } = await browser.post('/api/me', { name: 'Rook' }, { 'accept-language': 'fr-FR,fr;q=0.9' });
    expect(json.error?.message).toBe(
      'Vous n’êtes pas connecté. Ouvrez d’abord le site pour recevoir un nom d’invité.',
    );
  });

  test('of the rules come with rule, things, text and standing', async () => {
    const rule = games[0]?.ruleIds[0] ?? '';
    const refusal = { rule, where: ['forum'], game: games[0]?.game.id ?? '' };
    const standing = { table: 'x', seq: 4 } as never;
    const site = await openSite(
      {},
      {
        tableRoutes: (api) =>
          api.post('/tables/:table/choose', async () => {
            throw new RequestError('table.refused', {}, { refusal, standing });
          }),
      },
    );
    const { status, json } = await site.browser().post('/api/tables/x/choose', {});
    expect(status).toBe(409);
    expect(json).toMatchObject({
      ok: false,
      error: { code: 'table.refused', rule, where: ['forum'] },
      standing,
    });
    expect(json.error?.text).toBe(games[0]?.messages.en.rules[rule]);
  });

  test('that nobody foresaw tell nothing, and are in the log with their stack', async () => {
    const site = await openSite(
      {},
      {
        tableRoutes: (api) =>
          api.get('/broken', async () => {
            throw Object.assign(new Error('disk on fire'), { parameters: ['hunter2'] });
          }),
      },
    );
    const { status, json, text, headers } = await site.browser().get('/api/broken');
    expect([status, json.error?.code]).toEqual([500, 'server.broken']);
    expect(text).not.toContain('fire');
    const id = headers.get('x-request-id');
    const line = site.lines.find((text) => text.includes('disk on fire')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      reqId: id,
      err: { type: 'Error', stack: expect.stringContaining('app.test.ts') },
    });
    expect(line).not.toContain('hunter2');
  });

  test('of a store that is away are 503, and worth a retry', async () => {
    const store = await openTestStore();
    const away = () => Promise.reject(new StoreUnavailable('no connection to 10.0.0.5'));
    const site = await openSite({}, { store: { ...store, addIdentity: away, check: away } });
    for (const path of ['/api/me', '/healthz']) {
      const { status, json, headers, text } = await site.browser().get(path);
      expect([status, json.error?.code]).toEqual([503, 'server.unavailable']);
      expect(headers.get('retry-after')).toBe('2');
      expect(text).not.toContain('10.0.0.5');
    }
    // It is no fault of the program, but those who run it find the reason.
    await expect.poll(() => site.lines.filter((line) => line.includes('10.0.0.5'))).not.toEqual([]);
    expect(site.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('a server that stops', () => {
  test('takes no more requests, and says so to whoever watches over it', async () => {
    const browser = (await openSite({ METRICS_TOKEN: 'open' }, { stopping: () => true })).browser();
    for (const path of ['/', '/api/me', '/api/games', '/healthz']) {
      const { status, json, headers } = await browser.get(path);
      expect([status, json.error?.code, headers.get('retry-after')]).toEqual([503, 'server.stopping', '2']);
    }
    expect((await browser.get('/metrics', { authorization: 'Bearer open' })).status).toBe(200);
  });
});

describe('the games', () => {
  test('are listed with their seats, rules and bots, in both languages', async () => {
    const browser = (await openSite()).browser();
    for (const language of ['en', 'fr'] as const) {
      const { json } = await browser.get('/api/games', { 'accept-language': language });
      expect(json.games).toEqual(
        games.map(({ game, messages }) => ({
          id: game.id,
          rules: game.rulesVersion,
          seats: game.seats,
          title: messages[language].title,
          tagline: messages[language].tagline,
          bots: bots.map(({ name }) => name),
        })),
      );
    }
  });

  test('can be asked for without being anybody', async () => {
    expect((await (await openSite()).browser().get('/api/games')).headers.get('set-cookie')).toBeNull();
  });
});
