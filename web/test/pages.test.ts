/** Every page in both themes and three widths: it is accessible, it fits, and it says nothing in the console. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { Player, playToTheEnd } from './player.ts';
import { meet, setUp, underWay } from './quick.ts';
import { look, lookByDayAndNight, SIDEWAYS, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;

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

describe('the page', () => {
  let who: Visitor;
  beforeAll(async () => {
    who = await visitor();
  });
  afterAll(() => who.context.close());

  test.each(Object.entries(PAGES))('%s', { timeout: MINUTES }, async (name, path) => {
    await who.page.goto(server.address + path, { waitUntil: 'networkidle' });
    await lookByDayAndNight(who.page, name, WIDTHS);
    expectNoComplaints(who);
  });
});

test.each(['battue', 'battlelore'] as const)('a table of %s', { timeout: MINUTES }, async (game) => {
  const who = await visitor();
  await underWay(who, server.address, game);
  await lookByDayAndNight(who.page, `table-${game}`, { ...WIDTHS, ...SIDEWAYS });
  await who.page.keyboard.press('t');
  await lookByDayAndNight(who.page, `text-${game}`, WIDTHS);
  expectNoComplaints(who);
  await who.context.close();
});

test('a table with text of double size', { timeout: MINUTES }, async () => {
  const who = await visitor();
  await underWay(who, server.address, 'battue');
  await who.page.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });
  await look(who.page, 'large-text-light', WIDTHS);
  await who.context.close();
});

/** Bob asks for a rematch, and with a click Ann sits there too; who only reads the story cannot. */
async function rematchFromStory({ page }: Visitor, bob: Visitor): Promise<void> {
  const told = page.url();
  await bob.page.goto(told);
  await bob.page.getByRole('button', { name: 'Rematch' }).click();
  await bob.page.locator('.waiting-room').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Go to the rematch' }).click();
  await page.waitForURL(bob.page.url());
  await Promise.all([page, bob.page].map((one) => one.locator('.asked').waitFor()));
  const carol = await visitor();
  await carol.page.goto(told);
  await carol.page.locator('.story-next a').first().waitFor();
  expect(await carol.page.locator('.story-next').innerText()).not.toMatch(/rematch/i);
  await carol.context.close();
  await page.goto(told);
}

test('a waiting room, an end, its story, a replay', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  const bob = await visitor();
  const { page } = ann;
  await setUp(ann, server.address, 'battue', 'friends');
  await page.locator('.waiting-room').waitFor();
  await lookByDayAndNight(page, 'waiting-room', WIDTHS);
  await meet(ann, bob, server.address, 'battue');
  await playToTheEnd([new Player(page), new Player(bob.page)]);
  await lookByDayAndNight(page, 'end', WIDTHS);
  await page.locator('.end a[href^="/story/"]').click();
  await page.locator('article.story').waitFor();
  await lookByDayAndNight(page, 'story', { desktop: WIDTHS.desktop });
  await rematchFromStory(ann, bob);
  await page.locator('.story-next a[href^="/replay/"]').first().click();
  await page.locator('input[type=range]').waitFor();
  await lookByDayAndNight(page, 'replay', { ...WIDTHS, ...SIDEWAYS });
  await page.goto(`${page.url().split('?')[0]}?check`);
  await page.locator('dialog[open]').waitFor();
  await lookByDayAndNight(page, 'check', WIDTHS);
  expectNoComplaints(ann, bob);
  await Promise.all([ann.context.close(), bob.context.close()]);
});
