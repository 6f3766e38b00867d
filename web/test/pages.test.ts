/** Every page in both themes and three widths: it is accessible, it fits, and it says nothing in the console. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { Player, playToTheEnd } from './player.ts';
import { meet, setUp, underWay } from './quick.ts';
import { look, SIDEWAYS, WIDTHS } from './screens.ts';

const MINUTES = 3 * 60_000;

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'set-up-battue': '/play/battue?with=bot',
  'set-up-battlelore': '/play/battlelore?with=friends',
  learn: '/learn',
  tables: '/tables?list=open',
  rules: '/rules',
  'rules-battue': '/rules/battue#BTU-8.11',
  'rules-battlelore': '/rules/battlelore#BLO-4.6',
  account: '/account',
  about: '/about',
  'replay-file': '/replay/file',
  lost: '/play/chess',
};

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  describe('the page', () => {
    let who: Visitor;
    beforeAll(async () => {
      who = await visitor({ colorScheme });
    });
    afterAll(() => who.context.close());

    test.each(Object.entries(PAGES))('%s', { timeout: MINUTES }, async (name, path) => {
      await who.page.goto(server.address + path, { waitUntil: 'networkidle' });
      await look(who.page, `${name}-${colorScheme}`, WIDTHS);
      expectNoComplaints(who);
    });
  });

  test.each(['battue', 'battlelore'] as const)('a table of %s', { timeout: MINUTES }, async (game) => {
    const who = await visitor({ colorScheme });
    await underWay(who, server.address, game);
    await look(who.page, `table-${game}-${colorScheme}`, { ...WIDTHS, ...SIDEWAYS });
    await who.page.keyboard.press('t');
    await look(who.page, `text-${game}-${colorScheme}`, WIDTHS);
    expectNoComplaints(who);
    await who.context.close();
  });

  test('a table with text of double size', { timeout: MINUTES }, async () => {
    const who = await visitor({ colorScheme });
    await underWay(who, server.address, 'battue');
    await who.page.evaluate(() => {
      document.documentElement.style.fontSize = '225%';
    });
    await look(who.page, `large-text-${colorScheme}`, WIDTHS);
    await who.context.close();
  });

  test('a waiting room, an end, its story, a replay', { timeout: MINUTES }, async () => {
    const ann = await visitor({ colorScheme });
    const bob = await visitor({ colorScheme });
    const { page } = ann;
    await setUp(ann, server.address, 'battue', 'friends');
    await page.locator('.waiting-room').waitFor();
    await look(page, `waiting-room-${colorScheme}`, WIDTHS);
    await meet(ann, bob, server.address, 'battue');
    await playToTheEnd([new Player(page), new Player(bob.page)]);
    await look(page, `end-${colorScheme}`, WIDTHS);
    await page.locator('.end a[href^="/story/"]').click();
    await page.locator('article.story').waitFor();
    await look(page, `story-${colorScheme}`, { desktop: WIDTHS.desktop });
    await page.locator('.story-next a[href^="/replay/"]').first().click();
    await page.locator('input[type=range]').waitFor();
    await look(page, `replay-${colorScheme}`, { ...WIDTHS, ...SIDEWAYS });
    await page.goto(`${page.url().split('?')[0]}?check`);
    await page.locator('dialog[open]').waitFor();
    await look(page, `check-${colorScheme}`, WIDTHS);
    expectNoComplaints(ann, bob);
    await Promise.all([ann.context.close(), bob.context.close()]);
  });
});
