import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLevel } from '@gonfalon/bots';
import { games } from '@gonfalon/games';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from './http-site.ts';

test.each(['en', 'fr'] as const)(
  'the page tells in %s what this is, and what is played here',
  async (language) => {
    const site = await openSite();
    const { status, headers, text } = await site.browser().get('/', { 'accept-language': language });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<html lang="${language}">`);
    for (const { messages } of games) expect(text).toContain(`<h3>${messages[language].title}</h3>`);
    expect(text).toContain(language === 'en' ? 'This server is up.' : 'Ce serveur est en marche.');
    expect(text).toContain('docs/protocol.md');
    expect(text).toContain(`curl -c jar ${site.origin}/api/me`);
    expect(headers.get('set-cookie')).toBeNull();
  },
);

test('the page keeps to its own policy: no script, no style of its own, nothing from elsewhere', async () => {
  const site = await openSite();
  const { text } = await site.browser().get('/');
  expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|src="http|href="http/);
  const links = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link ?? '');
  expect(links).toEqual(['/banner.svg', '/page.css']);
  for (const link of links) expect((await site.browser().get(link)).status).toBe(200);
});

test('the example on the page can be typed as it stands', async () => {
  const { origin } = await openSite({ PUBLIC_URL: 'https://play.example.org' });
  const text = await (await fetch(origin)).text();
  expect(text).toContain('curl -c jar https://play.example.org/api/me');
  const body = /-d &#39;(.*?)&#39;/.exec(text)?.[1]?.replaceAll('&quot;', '"');
  expect(JSON.parse(body ?? '')).toEqual({
    game: games[0]?.game.id,
    seats: [
      { kind: 'me' },
      ...Array((games[0]?.game.seats.min ?? 0) - 1).fill({ kind: 'bot', bot: defaultLevel.name }),
    ],
  });
});

test('robots keep out of the protocol', async () => {
  const { text } = await (await openSite()).browser().get('/robots.txt');
  expect(text).toBe('User-agent: *\nDisallow: /api\n');
});

test('the browser client takes the place of the page once it is built', async () => {
  const web = await mkdtemp(join(tmpdir(), 'gonfalon-web-'));
  onTestFinished(() => rm(web, { recursive: true }));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>client</title>');
  await writeFile(join(web, 'assets', 'main-1a2b.js'), 'export {};');
  await writeFile(join(web, '.hidden'), 'secret');
  const browser = (await openSite({}, { web })).browser();
  const page = await browser.get('/');
  expect(page.text).toContain('<title>client</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const script = await browser.get('/assets/main-1a2b.js');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await browser.get('/api/games')).status).toBe(200);
  for (const path of ['/nothing', '/assets', '/.hidden', '/assets/..%2f..%2f..%2fetc%2fpasswd'])
    expect((await browser.get(path)).status, path).toBe(404);
});

test('a folder that was never built does not hide the page', async () => {
  const browser = (await openSite({}, { web: join(tmpdir(), 'gonfalon-no-such-folder') })).browser();
  expect((await browser.get('/')).text).toContain('This server is up.');
});
