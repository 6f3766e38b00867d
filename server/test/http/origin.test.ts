import { describe, expect, test } from 'vitest';
import { isHttps, sameOrigin } from '../../api/origin.ts';
import { openSite } from './http-site.ts';

const plain = { publicUrl: undefined, trustProxy: false };
const proxied = { publicUrl: undefined, trustProxy: true };
const named = { publicUrl: 'https://play.example.org', trustProxy: false };
const host = 'localhost:3000';

describe('a request is let in', () => {
  test.each([
    ['from a program, which says nothing', { host }, plain],
    ['from our own page', { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, plain],
    ['from our own page in an old browser', { host, origin: 'http://localhost:3000' }, plain],
    ['from the address bar', { host, 'sec-fetch-site': 'none' }, plain],
    ['from the public address', { host: '127.0.0.1:3000', origin: 'https://play.example.org' }, named],
    ['from this machine beside the public address', { host, origin: 'http://localhost:3000' }, named],
    [
      'through a trusted proxy that speaks TLS',
      {
        host,
        origin: 'https://club.example',
        'x-forwarded-host': 'club.example',
        'x-forwarded-proto': 'https',
      },
      proxied,
    ],
    ['at an IPv6 address', { host: '[::1]:3000', origin: 'http://[::1]:3000' }, plain],
    ['at a host written in capitals', { host: 'LOCALHOST:3000', origin: 'http://localhost:3000' }, plain],
    [
      'at the port that goes without saying',
      { host: 'club.example:80', origin: 'http://club.example' },
      plain,
    ],
  ])('%s', (_, headers, site) => expect(sameOrigin(headers, site)).toBe(true));
});

describe('a request is kept out', () => {
  test.each([
    ['from another site', { host, origin: 'https://evil.example' }, plain],
    ['from another site, by its browser’s word alone', { host, 'sec-fetch-site': 'cross-site' }, plain],
    ['from a neighbour under the same domain', { host, 'sec-fetch-site': 'same-site' }, plain],
    ['from another port', { host, origin: 'http://localhost:8080' }, plain],
    ['from a page that hides where it is from', { host, origin: 'null' }, plain],
    ['from the same host without TLS', { host, origin: 'http://play.example.org' }, named],
    [
      'where the browser and the origin disagree',
      { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
      plain,
    ],
    [
      'where a stranger claims to be a proxy',
      {
        host,
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
      plain,
    ],
    [
      'where a stranger spoke before the proxy',
      { host, origin: 'http://evil.example', 'x-forwarded-host': 'evil.example, club.example' },
      proxied,
    ],
    ['without a host', { origin: 'http://localhost:3000' }, plain],
    ['with a host that is none', { host: 'evil.example/@localhost', origin: 'http://evil.example' }, plain],
    ['of a name that only begins alike', { host, origin: 'https://play.example.org.evil.example' }, named],
  ])('%s', (_, headers, site) => expect(sameOrigin(headers, site)).toBe(false));
});

test('TLS is believed of the settings, and of a proxy that is trusted', () => {
  const told = { 'x-forwarded-proto': 'https' };
  expect(isHttps({}, named)).toBe(true);
  expect(isHttps(told, proxied)).toBe(true);
  expect(isHttps({}, proxied)).toBe(false);
  expect(isHttps(told, plain)).toBe(false);
});

test.each(['/api/me', '/api/account', '/api/sign-in', '/api/sign-out', '/api/account/delete'])(
  'another site cannot post to %s, and changes nothing',
  async (path) => {
    const site = await openSite();
    const browser = await site.browser().arrive();
    const me = await browser.me();
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { status, json } = await browser.post(
        path,
        { name: 'Evil', password: 'correct horse' },
        headers as Record<string, string>,
      );
      expect([status, json.error?.code]).toEqual([403, 'request.origin']);
    }
    expect(await browser.me()).toEqual(me);
  },
);

test('our own pages may post', async () => {
  const site = await openSite();
  const browser = await site.browser().arrive();
  const headers = { origin: site.origin, 'sec-fetch-site': 'same-origin' };
  expect((await browser.post('/api/me', { name: 'Rook' }, headers)).status).toBe(200);
});

test('a picture on another site makes no guest', async () => {
  const { status, headers } = await (await openSite())
    .browser()
    .get('/api/me', { 'sec-fetch-site': 'cross-site' });
  expect([status, headers.get('set-cookie')]).toEqual([403, null]);
});

test('another site gets no permission to read what we answer', async () => {
  const { headers } = await (await openSite())
    .browser()
    .get('/api/games', { origin: 'https://evil.example' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
