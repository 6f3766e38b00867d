/** What the table does for those who sit at it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { middleOf } from './place.ts';
import { Player, playOn, playToTheEnd, untilAsked } from './player.ts';
import { meet, setUp } from './quick.ts';

const MINUTES = 10 * 60_000;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** Whoever of two is asked. */
async function asked(ann: Visitor, bob: Visitor): Promise<[Visitor, Visitor]> {
  for (;;) {
    if (await ann.page.locator('.asked.is-mine').count()) return [ann, bob];
    if (await bob.page.locator('.asked.is-mine').count()) return [bob, ann];
    await ann.page.waitForTimeout(20);
  }
}

/** In the middle of a thing on the board, whether it is offered or not. */
async function clickOn({ page }: Visitor, ref: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page.locator(`.board [data-ref="${ref}"]`))));
}

test('what is not offered is refused with its rule, which opens in the reader', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  await ann.page.goto(`${server.address}/play/battue?with=bot`);
  await ann.page.locator('.set-up button[type=submit]').click();
  await ann.page.locator('.thing.is-offered').first().waitFor();
  // The first landmark belongs on a large place; the Palace is none.
  await clickOn(ann, 'PAL');
  // One line says that it cannot be; the rule is told to who asks.
  await ann.page.locator('.ask-refused button').click();
  const why = ann.page.locator('.why');
  await why.waitFor();
  expect(await why.innerText()).toMatch(/BTU-\d+\.\d+/);
  const [reader] = await Promise.all([ann.context.waitForEvent('page'), why.locator('a').first().click()]);
  await reader.waitForURL(/\/rules\/battue#BTU-/);
  const rule = new URL(reader.url()).hash.slice(1);
  await reader.locator(`[id="${rule}"]`).waitFor();
  await ann.page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  expectNoComplaints(ann);
  await ann.context.close();
});

test('whoever is not asked is told who is', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  const bob = await visitor();
  await meet(ann, bob, server.address, 'battue');
  const [, other] = await asked(ann, bob);
  await clickOn(other, 'PAL');
  await other.page.locator('.ask-refused').waitFor();
  expectNoComplaints(ann, bob);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('a choice is taken back', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await setUp(ann, server.address, 'battlelore', 'bot', 'long');
  const { page } = ann;
  const undo = page.locator('.take-back button').first();
  const player = new Player(page);
  const seen = async () => [
    await page.locator('.prompt').innerText(),
    await page.locator('.log').innerText(),
  ];
  // Some cards order nobody, and then there is nothing to take back.
  let before: string[] = [];
  for (;;) {
    await untilAsked(page);
    if (await undo.isVisible()) break;
    before = await seen();
    await player.act();
  }
  await undo.click();
  await expect.poll(seen).toEqual(before);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('a match goes on by itself after the server was killed and started again', {
  timeout: MINUTES,
}, async () => {
  const own = await site();
  const ann = await visitor();
  const bob = await visitor();
  await meet(ann, bob, own.address, 'battue');
  const players = [new Player(ann.page), new Player(bob.page)];
  await playOn(players, 6);
  await own.kill();
  await ann.page.locator('.table-note.is-bad').first().waitFor();
  await own.restart();
  await ann.page.locator('.table-note.is-bad').first().waitFor({ state: 'detached' });
  await bob.page.locator('.table-note.is-bad').first().waitFor({ state: 'detached' });
  await playToTheEnd(players);
  await Promise.all([ann.context.close(), bob.context.close()]);
  await own.stop();
});

test('a finished match is replayed, shared at a moment, and its dice are checked', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const bob = await visitor();
  await meet(ann, bob, server.address, 'battue');
  await playToTheEnd([new Player(ann.page), new Player(bob.page)]);
  const { page } = ann;
  await page.locator('.end a[href^="/replay/"]').first().click();
  const moment = page.locator('input[type=range]');
  await moment.waitFor();
  await page.keyboard.press('Home');
  await moment.fill('3');
  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}?at=3&as=1`);
  await moment.waitFor();
  await expect.poll(() => moment.inputValue()).toBe('3');
  // Somebody else follows the same link.
  const guest = await visitor();
  await guest.page.goto(page.url());
  await guest.page.locator('input[type=range]').waitFor();
  await expect.poll(() => guest.page.locator('input[type=range]').inputValue()).toBe('3');
  await page.goto(`${page.url().split('?')[0]}?check`);
  await page.getByText('All checks passed.').waitFor();
  expectNoComplaints(ann, bob, guest);
  await Promise.all([ann, bob, guest].map(({ context }) => context.close()));
});

test('the language changes at once, everywhere', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await setUp(ann, server.address, 'battlelore', 'bot');
  const { page } = ann;
  await page.locator('.asked.is-mine').waitFor();
  expect(await page.locator('.asked').innerText()).not.toContain('À vous');
  await page.evaluate(() => localStorage.setItem('gonfalon.language', 'fr'));
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'gonfalon.language', newValue: 'fr' })),
  );
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  await expect.poll(() => page.locator('.asked').innerText()).toContain('À vous');
  expectNoComplaints(ann);
  await ann.context.close();
});

test('the socket names the table, for a proxy that brings together who watches it', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const bob = await visitor();
  await meet(ann, bob, server.address, 'battue');
  const socket = ann.page.waitForEvent('websocket');
  await ann.page.reload();
  const { pathname, searchParams } = new URL((await socket).url());
  expect(pathname).toBe('/api/live');
  expect(searchParams.get('table')).toBe(new URL(ann.page.url()).pathname.split('/').at(-1));
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('two tabs of the same seat agree', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  const bob = await visitor();
  await meet(ann, bob, server.address, 'battlelore');
  const [first] = await asked(ann, bob);
  const second = await first.context.newPage();
  await second.goto(first.page.url());
  await second.locator('.asked.is-mine').waitFor();
  // One click may only narrow what can be chosen, which is nobody else's business: what was done stands in the log.
  const line = (page: Page) => page.locator('.log').innerText();
  const before = await line(first.page);
  const player = new Player(first.page);
  while ((await line(first.page)) === before) await playOn([player], 1);
  await expect.poll(async () => (await line(second)) === (await line(first.page))).toBe(true);
  expect(await line(second)).not.toBe(before);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('the tab tells whose turn it is, and a notification calls whoever is elsewhere', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ permissions: ['notifications'] });
  const bob = await visitor({ permissions: ['notifications'] });
  await meet(ann, bob, server.address, 'battue');
  const [first, other] = await asked(ann, bob);
  await first.page.waitForFunction(() => document.title === '● Your turn · Battue · Gonfalon');
  await other.page.waitForFunction(() => document.title === 'Battue · Gonfalon');
  expect(await first.page.locator('link[rel=icon]').getAttribute('href')).toBe('/emblem-turn.svg');
  const table = new URL(other.page.url()).pathname;

  await other.page.locator('header button', { hasText: 'Settings' }).click();
  await other.page.getByRole('group', { name: 'Notify me' }).getByText('On', { exact: true }).click();
  await other.page.locator('dialog.settings button.is-first[type=submit]').click();
  await other.page.locator('header a', { hasText: 'Rules' }).click();
  await other.page.waitForFunction(() => document.title === 'Rules · Gonfalon');
  // Its notifications are those of the service worker, which is fetching the client at a first visit.
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const player = new Player(first.page, { seed: 3 });
  // As when somebody comes back to the tab, until it is their turn.
  const comeBack = () =>
    other.page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return document.title;
    });
  while ((await comeBack()) !== '● Your turn · Rules · Gonfalon')
    if (!(await player.act())) await first.page.waitForTimeout(50);
  const notices = () =>
    other.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
    });
  await expect.poll(notices).toEqual([{ title: 'Your turn', tag: table }]);
  expectNoComplaints(ann, bob);
  await Promise.all([ann.context.close(), bob.context.close()]);
});
