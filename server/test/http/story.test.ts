import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TableRow } from '../../store/store.ts';
import { person, sits, table } from '../store/fixtures.ts';
import type { Site } from './http-site.ts';
import { openSite } from './http-site.ts';

const OVER: Partial<TableRow> = {
  status: 'finished',
  outcome: { by: 'rules', result: { ending: 'tarsos-fallen', winners: [0], scores: [23, 17] } },
  ended: 5000,
};

async function openWithClient(): Promise<Site> {
  const web = await mkdtemp(join(tmpdir(), 'gonfalon-story-'));
  onTestFinished(() => rm(web, { recursive: true }));
  await writeFile(join(web, 'index.html'), '<!doctype html><head><title>client</title></head><body></body>');
  return openSite({ PUBLIC_URL: 'https://play.example.org' }, { web });
}

async function played(site: Site, traits: Partial<TableRow>): Promise<string> {
  const ada = await person(site, { name: 'Ada <b>"$&' });
  const bo = await person(site, { name: 'Bo' });
  return (await table(site, ada, { ...OVER, ...traits }, [sits(0, ada), sits(1, bo)])).id;
}

const story = async (site: Site, id: string, language = 'en') =>
  (await site.browser().get(`/story/${id}`, { 'accept-language': language })).text;

test('a link to the story of a public match says who played and how it ended', async () => {
  const site = await openWithClient();
  const id = await played(site, {});
  const text = await story(site, id);
  expect(text).toContain('<title>client</title>');
  expect(text).toContain('property="og:title" content="Battue · Ada &lt;b&gt;&quot;$&amp; – Bo"');
  expect(text).toContain('The Wolf Clan wins with 23 victory points.');
  expect(text).toContain(`content="https://play.example.org/story/${id}"`);
  expect(await story(site, id, 'fr')).toContain('Le clan du Loup');
});

test.each([
  ['is still played', { status: 'playing', outcome: undefined }],
  ['is not in the lists', { public: false }],
  ['lets no spectators in', { spectators: false }],
  ['was cancelled', { status: 'cancelled' }],
] as const)('it says nothing of a match that %s', async (_, traits) => {
  const site = await openWithClient();
  const unknown = await story(site, 'A_b-5678901234567890cd');
  expect(await story(site, await played(site, traits))).toBe(unknown);
  expect(unknown).not.toContain('og:');
});

test('the page is there though the store does not answer', async () => {
  const site = await openWithClient();
  const id = await played(site, {});
  await site.store.close();
  const { status, text } = await site.browser().get(`/story/${id}`);
  expect([status, text.includes('og:'), text.includes('<title>client</title>')]).toEqual([200, false, true]);
});

test('it says nothing of what is no table, and the page is there all the same', async () => {
  const site = await openWithClient();
  for (const id of ['file', '0123456789abcdef', '%3Cscript%3E', 'x'.repeat(90)]) {
    const { status, text } = await site.browser().get(`/story/${id}`);
    expect([status, text.includes('og:'), text.includes('<title>client</title>')]).toEqual([
      200,
      false,
      true,
    ]);
  }
});
