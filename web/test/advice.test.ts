/** A bot is asked for advice, and tells how a match went. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { Player, playOn, untilAsked as untilMine } from './player.ts';
import { setUp, underWay } from './quick.ts';
import { look, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;
const { phone, desktop } = WIDTHS;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** Until a question is open that one could ask about. */
async function untilAsked(page: Page): Promise<void> {
  await untilMine(page);
  await page.locator('.asked.is-mine .advice-button').waitFor();
}

/** How many choices were made in the matches that are kept on this device. */
function choicesKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gonfalon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction('entries').objectStore('entries').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

/** Whoever of two is asked. */
async function asked(...two: readonly Visitor[]): Promise<Visitor> {
  for (;;) {
    for (const one of two) if (await one.page.locator('.asked.is-mine').count()) return one;
    await two[0]?.page.waitForTimeout(20);
  }
}

test.each(['battue', 'battlelore'] as const)(
  'in %s a bot is asked what it would do, and it is done',
  { timeout: MINUTES },
  async (game) => {
    const ann = await visitor();
    const { page } = ann;
    await page.goto(server.address, { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ann.context.setOffline(true);
    await setUp(ann, server.address, game, 'bot', 'long');
    await untilAsked(page);
    if (game === 'battlelore') await playOn([new Player(page)], 3);
    await untilAsked(page);
    const seen = async () => [await page.locator('.ask').innerText(), await choicesKept(page)];
    const before = await seen();
    await page.locator('.advice-button').click();
    const told = page.locator('.advice-told');
    await told.waitFor();
    expect(await told.innerText()).toMatch(/Marshal would play: .+/);
    await look(page, `advice-${game}`, { phone, desktop });
    await told.getByRole('button', { name: 'Close' }).click();
    await told.waitFor({ state: 'detached' });
    expect(await seen()).toEqual(before);
    await page.keyboard.press('h');
    await told.waitFor();
    // The next question may read like this one, and not every choice is told in the log.
    const kept = await choicesKept(page);
    await told.getByRole('button', { name: 'Play this' }).click();
    const sure = page.getByRole('button', { name: 'Yes, do it' });
    await expect
      .poll(async () => {
        if (await sure.isVisible()) await sure.click();
        return (await told.count()) === 0 && (await choicesKept(page)) > kept;
      })
      .toBe(true);
    await ann.context.close();
  },
);

test('at the end the course of the match is shown, and a turning point leads into its replay', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await underWay(ann, server.address, 'battlelore');
  // Who gives up with even chances has a turning point.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign …' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.end .course-chart').waitFor();
  await look(page, 'course-end', { phone, desktop });
  const atOf = async (link: Locator) =>
    new URL((await link.getAttribute('href')) ?? '', server.address).searchParams.get('at');
  const point = page.locator('.end .course-points a').first();
  const at = await atOf(point);
  await point.click();
  const moment = page.locator('input[type=range]');
  await moment.waitFor();
  await expect.poll(() => moment.inputValue()).toBe(at);
  await page.getByRole('tab', { name: 'Win chances' }).click();
  const chart = page.locator('.course-chart');
  await chart.waitFor();
  expect(await chart.getAttribute('aria-label')).toMatch(/from \d+\s?% to \d+\s?%/);
  await look(page, 'course-replay', { phone, desktop });
  await page.locator('.course-points a').last().click();
  const last = await page.locator('.course-points a').last().getAttribute('href');
  await expect
    .poll(() => moment.inputValue())
    .toBe(new URL(last ?? '', server.address).searchParams.get('at'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, 'course-replay-dark', { desktop });
  expectNoComplaints(ann);
  await ann.context.close();
});

test('among friends there is advice only if their table was set up so', { timeout: MINUTES }, async () => {
  for (const hints of [false, true]) {
    const ann = await visitor({ locale: 'fr-FR' });
    const bob = await visitor({ locale: 'fr-FR' });
    await ann.page.goto(`${server.address}/play/battue?with=friends`);
    const allowed = ann.page.getByLabel('Autoriser les conseils d’un robot');
    if (hints) await allowed.check();
    await ann.page.locator('.set-up button[type=submit]').click();
    await ann.page.waitForURL(/\/table\//);
    await bob.page.goto(ann.page.url());
    await bob.page.locator('.sitters button').first().click();
    const { page } = await asked(ann, bob);
    await untilMine(page);
    expect(await page.locator('.advice-button').count()).toBe(hints ? 1 : 0);
    await page.keyboard.press('h');
    const told = page.locator('.advice-told').getByText('maréchal jouerait');
    if (hints) await told.waitFor();
    expectNoComplaints(ann, bob);
    await Promise.all([ann.context.close(), bob.context.close()]);
  }
});
