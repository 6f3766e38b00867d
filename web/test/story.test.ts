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

/** What was handed to the share sheet, and how the sheet shall answer: nothing, or with an error of this name. */
interface Sheet {
  readonly shared: ShareData[];
  answer: string;
}

/** Chromium has no share sheet on Linux. What the page would hand to one is kept instead. */
function layOutSheet(): void {
  const sheet: Sheet = { shared: [], answer: '' };
  Object.assign(window, { sheet });
  const share = async (data: ShareData) => {
    sheet.shared.push(data);
    if (sheet.answer !== '') throw new DOMException('no', sheet.answer);
  };
  Object.assign(navigator, { share, canShare: ({ files = [] }: ShareData) => files.length > 0 });
}

type Shared = {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly size: number[];
};

/** Clicks on «Share…», and tells what came to the sheet. */
async function share(page: Page, answer: string): Promise<Shared> {
  await page.evaluate((how) => {
    (window as unknown as { sheet: Sheet }).sheet.answer = how;
  }, answer);
  await page.getByRole('button', { name: 'Share…' }).click();
  return page.evaluate(async () => {
    const { files, text = '' } = (window as unknown as { sheet: Sheet }).sheet.shared.pop() ?? {};
    const [file] = files ?? [];
    if (!file || files?.length !== 1) throw new Error('one file should be shared');
    const { width, height } = await createImageBitmap(file);
    // What is told of it, if anything, is on the screen two frames later.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    return { name: file.name, type: file.type, text, size: [width, height] };
  });
}

/** The picture that is in the clipboard, decoded. */
async function pasted(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    if (!item) throw new Error('the clipboard is empty');
    const { width, height } = await createImageBitmap(await item.getType('image/png'));
    return [width, height];
  });
}

test('a file is told, leads to its replay and back, and becomes a picture', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ acceptDownloads: true });
  const { page } = ann;
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
  await page.addInitScript(layOutSheet);
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

  const shared = await share(page, '');
  expect(shared).toMatchObject({ name: 'gonfalon-battue.png', type: 'image/png', size: [1200, 630] });
  expect(shared.text).toContain(headline);
  await share(page, 'AbortError');
  // Neither who shared nor who thought better of it is told anything.
  expect(await page.locator('.notice').allInnerTexts()).toEqual([]);
  await share(page, 'NotAllowedError');
  await page.locator('.notice', { hasText: 'Save the picture instead' }).waitFor();
  await page.getByRole('button', { name: 'Copy the picture' }).click();
  await page.locator('.notice', { hasText: 'Picture copied' }).waitFor();
  expect(await pasted(page)).toEqual([1200, 630]);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await page.locator('.notice', { hasText: 'Text copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(headline);
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

test('a match that is not over has no story yet; once it is told, a rematch is one click away', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await setUp(ann, server.address, 'battue', 'bot');
  await page.waitForURL(/\/local\//);
  await page.locator('.asked').waitFor();
  await page.goto(page.url().replace('/local/', '/story/'));
  await page.locator('h1', { hasText: 'Not over yet' }).waitFor();
  await page.locator('main a[href^="/local/"]').click();
  await page.locator('.asked').waitFor();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign …' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.end a[href^="/story/"]').click();
  const told = page.url();
  const tab = await ann.context.newPage();
  await tab.goto(told.replace('/story/', '/local/'));
  await tab.locator('.end').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByRole('alert').filter({ hasText: 'open in another tab' }).waitFor();
  await tab.close();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL(/\/local\//);
  const next = new URL(page.url()).pathname;
  expect(next).not.toBe(new URL(told.replace('/story/', '/local/')).pathname);
  await page.locator('.asked').waitFor();
  await page.goto(told);
  await page.getByRole('link', { name: 'Go to the rematch' }).waitFor();
  expect(await page.locator('.story-next .is-first').getAttribute('href')).toBe(next);
  await page.goto(`${server.address}/story/0123456789abcdef`);
  await page.getByRole('alert').filter({ hasText: 'no such match' }).waitFor();
  expectNoComplaints(ann);
  await ann.context.close();
});
