/** The story of a match, from its file to its picture, with a network and without. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { setUp } from './quick.ts';
import { look } from './screens.ts';

const MINUTES = 10 * 60_000;
const golden = (path: string) => fileURLToPath(new URL(`../../games/${path}.json`, import.meta.url));
const BATTUE = golden('battue/test/golden/tarsos-fallen-3');
const BATTLELORE = golden('battlelore/test/golden/resigned-saint-aubin');

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

async function hand(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('article.story').waitFor();
}

/** The picture on the page, decoded: how large it is, and how many colours are in it. */
async function picture(page: Page): Promise<{ width: number; height: number; colours: number }> {
  const section = page.locator('.story-picture');
  await section.scrollIntoViewIfNeeded();
  await section.locator('img').waitFor();
  return section.locator('img').evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? []);
    return { width: canvas.width, height: canvas.height, colours: new Set(pixels).size };
  });
}

test('a file is told, leads to its replay and back, and becomes a picture', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ acceptDownloads: true });
  const { page } = ann;
  await page.goto(`${server.address}/story/file`);
  await hand(page, BATTUE);
  const headline = await page.locator('h1').innerText();
  expect(headline.length).toBeGreaterThan(10);
  const link = page.locator('.story-points a').first();
  const moment = new URL((await link.getAttribute('href')) ?? '', server.address).searchParams.get('at');
  await link.click();
  await expect.poll(() => page.locator('input[type=range]').inputValue()).toBe(moment);
  await page.locator('.replay-head a[href^="/story/"]').click();
  await page.locator('article.story').waitFor();
  expect(await page.locator('h1').innerText()).toBe(headline);

  const { width, height, colours } = await picture(page);
  expect([width, height]).toEqual([1200, 630]);
  expect(colours).toBeGreaterThan(500);
  expect(await page.locator('.story-picture img').getAttribute('alt')).toContain(headline);
  const download = page.waitForEvent('download');
  await page.locator('.story-picture .is-first').click();
  const saved = readFileSync((await (await download).path()) ?? '');
  expect(saved.subarray(1, 4).toString()).toBe('PNG');
  expect([saved.readUInt32BE(16), saved.readUInt32BE(20)]).toEqual([1200, 630]);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('it is told on a phone, in French, by night and without a network', { timeout: MINUTES }, async () => {
  const viewport = { width: 360, height: 740 };
  const ann = await visitor({ viewport, locale: 'fr-FR', colorScheme: 'dark' });
  const { page } = ann;
  await page.goto(server.address, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ann.context.setOffline(true);
  await page.goto(`${server.address}/story/file`);
  await hand(page, BATTLELORE);
  expect(await page.locator('#story-luck').innerText()).toBe('La chance aux dés');
  const { width, height, colours } = await picture(page);
  expect([width, height]).toEqual([1200, 630]);
  expect(colours).toBeGreaterThan(500);
  await look(page, 'story-file-dark', { phone: viewport });
  await ann.context.close();
});

test('a match that is not over has no story yet, and one that is gone has none', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await setUp(ann, server.address, 'battue', 'bot');
  await page.waitForURL(/\/local\//);
  await page.locator('.asked').waitFor();
  await page.goto(page.url().replace('/local/', '/story/'));
  await page.locator('h1', { hasText: 'Not over yet' }).waitFor();
  await page.locator('main a[href^="/local/"]').waitFor();
  await page.goto(`${server.address}/story/0123456789abcdef`);
  await page.getByRole('alert').filter({ hasText: 'no such match' }).waitFor();
  expectNoComplaints(ann);
  await ann.context.close();
});
