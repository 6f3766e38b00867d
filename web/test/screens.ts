/** How pages look in every width: they fit, they are accessible, and their pictures are kept to be looked at. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from './axe.ts';

const SCREENS = fileURLToPath(new URL('../../dist/screens', import.meta.url));

export const WIDTHS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1280, height: 800 },
};
export const SIDEWAYS = { sideways: { width: 640, height: 360 } };
type Widths = Readonly<Record<string, { readonly width: number; readonly height: number }>>;
/** Layout, fonts and panels come to rest. */
const SETTLING = 250;

/** By dark a page has the same layout: the narrowest and the widest show what its colours do. */
const BY_LIGHT_ONLY = ['tablet'];

/** Looks at a page in so many widths. */
export async function look(page: Page, name: string, widths: Widths): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const [label, size] of Object.entries(widths)) {
    if (dark && BY_LIGHT_ONLY.includes(label)) continue;
    await page.setViewportSize(size);
    await page.waitForTimeout(SETTLING);
    await photograph(page, join(SCREENS, `${name}-${label}.png`));
    // A page that is still coming to rest is looked at again; what is wrong with it stays wrong.
    await expect
      .poll(() => page.locator('h1').count(), { message: `${label}: headings of the page` })
      .toBe(1);
    await expect
      .poll(() => excess(page), { message: `${label}: wider than its window` })
      .toBeLessThanOrEqual(0);
    await expect.poll(() => findings(page), { message: `${name} ${label}` }).toEqual([]);
  }
}

/** The same in both themes. */
export async function lookByDayAndNight(page: Page, name: string, widths: Widths): Promise<void> {
  await look(page, `${name}-light`, widths);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, `${name}-dark`, widths);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A browser on a busy machine may miss the moment: then it is asked again. */
async function photograph(page: Page, path: string, tries = 3): Promise<void> {
  try {
    await page.screenshot({ path, timeout: 30_000 });
  } catch (error) {
    if (tries === 1) throw error;
    await photograph(page, path, tries - 1);
  }
}

/** How far the page is wider than its window. */
function excess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
