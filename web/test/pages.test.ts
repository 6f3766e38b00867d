/** Every page in both themes and three widths: it is accessible, it fits, and it says nothing in the console. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';

const SCREENS = fileURLToPath(new URL('../../dist/screens', import.meta.url));
const WIDTHS = { phone: [360, 740], tablet: [820, 1100], desktop: [1280, 800] } as const;

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'set-up-battue': '/play/battue?with=bot',
  'set-up-battlelore': '/play/battlelore?with=friends',
  tables: '/tables?list=open',
  rules: '/rules',
  'rules-battue': '/rules/battue#BTU-8.11',
  'rules-battlelore': '/rules/battlelore#BLO-4.6',
  account: '/account',
  about: '/about',
  lost: '/play/chess',
};

let server: Site;
beforeAll(async () => {
  mkdirSync(SCREENS, { recursive: true });
  server = await site();
});
afterAll(() => server.stop());

/** How far the page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(Object.entries(PAGES))('the page %s', (name, path) => {
  test.each(['light', 'dark'] as const)('by %s fits every width and is accessible', async (colorScheme) => {
    const who = await visitor({ colorScheme });
    const { page, context } = who;
    for (const [width, [w, h]] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto(server.address + path, { waitUntil: 'networkidle' });
      expect(await page.locator('h1').count(), 'headings of the page').toBe(1);
      expect(await excess(page), `${width}: wider than its window`).toBeLessThanOrEqual(0);
      expect(await findings(page), width).toEqual([]);
      await page.screenshot({ path: join(SCREENS, `${name}-${colorScheme}-${width}.png`) });
    }
    expectNoComplaints(who);
    await context.close();
  });
});
