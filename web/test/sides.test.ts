/** A game of two sides in real browsers. It is not one of the games: the client is built for it, and thrown away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { expectNoComplaints, visitor } from './browser.ts';
import { Player, playToTheEnd } from './player.ts';
import { toySite } from './toy-site.ts';

const MINUTES = 10 * 60_000;

let site: Awaited<ReturnType<typeof toySite>>;
beforeAll(async () => {
  site = await toySite();
}, MINUTES);
afterAll(() => site.stop());

/** A table of four, two and two. */
async function setUpFour({ page }: Visitor, mode: 'bot' | 'friends'): Promise<void> {
  await page.goto(`${site.address}/play/torches?with=${mode}`);
  await page.locator('form.set-up').waitFor();
  const players = page.locator('input[name=players]');
  expect(await players.count()).toBe(2);
  // Of two, each plays the houses of a whole side.
  expect(await page.locator('.sitter-name').allInnerTexts()).toEqual(['North and South', 'East and West']);
  await page.locator('.segments').getByText('4', { exact: true }).click();
  expect(await page.locator('.sitter-name').allInnerTexts()).toEqual([
    'North · North and South',
    'East · East and West',
    'South · North and South',
    'West · East and West',
  ]);
}

test('settings that depend on others come and go, and sides with them', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await setUpFour(ann, 'bot');
  await ann.page.getByLabel('Each alone').check();
  expect(await ann.page.getByLabel('Goal').inputValue()).toBe('8');
  expect(await ann.page.locator('.sitter-name').first().innerText()).toBe('North');
  await ann.page.locator('.segments').getByText('2', { exact: true }).click();
  expect(await ann.page.getByLabel('Each alone').count()).toBe(0);
  await ann.context.close();
});

test('one plays with a bot against two, and sees who won', { timeout: MINUTES }, async () => {
  const ann = await visitor({ viewport: { width: 390, height: 844 } });
  await setUpFour(ann, 'bot');
  await ann.page.locator('.set-up button[type=submit]').click();
  // How everybody stands is in sight, also where there is little room.
  await expect.poll(() => ann.page.locator('.player-strip .glance:visible').count()).toBe(4);
  await playToTheEnd([new Player(ann.page)]);
  const winners = await ann.page.locator('.end tr.is-winner').count();
  expect([2, 4, 0]).toContain(winners);
  expect(await ann.page.locator('.end h2').first().innerText()).not.toMatch(/share/i);
  // One curve for each side.
  await ann.page.locator('.course-key li').nth(1).waitFor({ state: 'attached' });
  expect(await ann.page.locator('.course-key li').count()).toBe(2);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('four people play in two sides, and talk within them', { timeout: MINUTES }, async () => {
  const four = await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  const [ann, bob, cyd] = four as [Visitor, Visitor, Visitor, Visitor];
  await setUpFour(ann, 'friends');
  await ann.page.locator('.set-up button[type=submit]').click();
  await ann.page.waitForURL(/\/table\//);
  for (const { page } of four.slice(1)) {
    await page.goto(ann.page.url());
    await page.locator('.sitters button').first().click();
  }
  for (const { page } of four) await page.locator('.asked').waitFor();
  for (const { page } of four) await page.keyboard.press('c');
  await ann.page.getByLabel('To your side only').check();
  await ann.page.locator('#chat-text').fill('between us');
  await ann.page.locator('.chat-form button').click();
  await cyd.page.locator('.chat-line').getByText('between us').waitFor();
  await bob.page.locator('#chat-text').fill('hello all');
  await bob.page.locator('.chat-form button').click();
  for (const { page } of four) await page.locator('.chat-line').getByText('hello all').waitFor();
  expect(await bob.page.getByText('between us').count()).toBe(0);
  // At the end the threads of the server are asked for the match, and they know no toys.
  expectNoComplaints(...four);
  const players = four.map(({ page }, seed) => new Player(page, { seed: seed + 3 }));
  await playToTheEnd(players);
  const crowned = await Promise.all(four.map(({ page }) => page.locator('.end tr.is-winner').count()));
  expect(new Set(crowned).size).toBe(1);
  await Promise.all(four.map(({ context }) => context.close()));
});
