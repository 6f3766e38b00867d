/** Lessons in real browsers: with the mouse, with the keyboard, on a phone; left and taken up again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { Learner } from './learner.ts';
import { finger, keyboard } from './player.ts';
import { look, lookByDayAndNight, SIDEWAYS, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

const stepShown = (page: Page) => page.locator('.lesson-at').innerText();

/** How much of a thing the lesson's own panel covers, in square pixels. */
function hidden(page: Page): Promise<number> {
  return page.evaluate(() => {
    const panel = document.querySelector('.table-lead')?.getBoundingClientRect() ?? new DOMRect();
    const overlap = (thing: DOMRect) =>
      Math.max(0, Math.min(thing.right, panel.right) - Math.max(thing.left, panel.left)) *
      Math.max(0, Math.min(thing.bottom, panel.bottom) - Math.max(thing.top, panel.top));
    return [...document.querySelectorAll('.board-frame')]
      .map((thing) => overlap(thing.getBoundingClientRect()))
      .reduce((sum, area) => sum + area, 0);
  });
}

test('Battue is learned with the mouse, left and resumed', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  const { page } = ann;
  await page.goto(server.address, { waitUntil: 'networkidle' });
  expect(await page.locator('.hero .button').innerText()).toContain('New here?');
  await page.locator('a[href="/learn/battue"]').first().click();
  await page.getByRole('link', { name: /^Start/ }).click();
  const learner = await Learner.of(page, 'battue', 'storm');

  await learner.actUntil('gate');
  // What is legal but not wanted is answered kindly, what is not legal by its rule; neither changes anything.
  const before = await page.locator('[role=log]').innerText();
  await page.locator('.ends .button').click();
  await expect.poll(() => page.locator('.ask-refused').innerText()).toContain('not yet. Choose your camp');
  await page.locator('[data-ref="PAL"]').first().click({ force: true });
  await page.locator('.ask-refused button').click();
  await expect.poll(() => page.locator('.why').innerText()).toContain('BTU-6');
  await page.keyboard.press('Escape');
  expect(await page.locator('.thing.is-concerned[data-ref="N-G"]').count()).toBe(1);
  expect(await page.locator('[role=log]').innerText()).toBe(before);

  await learner.actUntil('card');
  const step = await stepShown(page);
  await page.reload();
  await learner.arrive();
  expect(await stepShown(page)).toBe(step);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: /^Resume/ }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: /Resume at step/ }).click();
  await learner.arrive();

  while (!learner.isOver) await learner.act();
  expect(await page.locator('.lesson-over li').count()).toBeGreaterThan(2);
  await look(page, 'lesson-over', WIDTHS);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('link', { name: /^Do it again/ }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: /1 of 1 lessons completed/ }).waitFor();
  expect(await page.locator('.hero .button').count()).toBe(0);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('BattleLore is learned with the keyboard alone, in French and without a network', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ locale: 'fr-FR' });
  const { page } = ann;
  await page.goto(server.address, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ann.context.setOffline(true);
  await page.goto(`${server.address}/learn/battlelore/agincourt`);
  const learner = await Learner.of(page, 'battlelore', 'agincourt', { hand: keyboard, language: 'fr' });
  while (!learner.isOver) {
    await learner.act();
    // Somebody who cannot see must never be left nowhere.
    const isLost = () => page.evaluate(() => document.activeElement === document.body);
    await expect.poll(isLost, { message: `${learner.run.step?.id}` }).toBe(false);
  }
  expect(await page.locator('.lesson-over h1').innerText()).toContain('Bravo');
  await ann.context.close();
});

test('the Giant Spider is met on a phone, with a finger', { timeout: MINUTES }, async () => {
  const ann = await visitor({ viewport: WIDTHS.phone, hasTouch: true, isMobile: true });
  const { page } = ann;
  await page.goto(`${server.address}/learn/battlelore/spider`);
  const learner = await Learner.of(page, 'battlelore', 'spider', { hand: finger });
  while (!learner.isOver) {
    await expect.poll(() => hidden(page), { message: `${learner.run.step?.id} hides the board` }).toBe(0);
    await learner.act();
  }
  expectNoComplaints(ann);
  await ann.context.close();
});

test('a lesson looks right, by day and by night', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  const { page } = ann;
  for (const [game, id, step] of [
    ['battue', 'storm', 'strength'],
    ['battlelore', 'agincourt', 'move'],
  ] as const) {
    await page.setViewportSize(WIDTHS.desktop);
    await page.goto(`${server.address}/learn/${game}/${id}`);
    const learner = await Learner.of(page, game, id);
    await learner.actUntil(step);
    await lookByDayAndNight(page, `lesson-${game}`, { ...WIDTHS, ...SIDEWAYS });
  }
  expectNoComplaints(ann);
  await ann.context.close();
});
