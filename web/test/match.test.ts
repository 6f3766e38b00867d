/** Whole matches in real browsers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { finger, keyboard, Player, playToTheEnd } from './player.ts';
import { meet, setUp } from './quick.ts';

const MINUTES = 10 * 60_000;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

describe.each(['battue', 'battlelore'] as const)('%s', (game) => {
  test('is played by two browsers to its end by clicking', { timeout: MINUTES }, async () => {
    const ann = await visitor();
    const bob = await visitor();
    await meet(ann, bob, server.address, game);
    const players = [new Player(ann.page, { seed: 7 }), new Player(bob.page, { seed: 11 })];
    await playToTheEnd(players);
    for (const player of players) expect(player.clicks).toBeGreaterThan(2);
    const [one, other] = await Promise.all(
      players.map(({ page }) => page.locator('.end tbody td').allInnerTexts()),
    );
    expect(one).toEqual(other);
    expectNoComplaints(ann, bob);
    await Promise.all([ann.context.close(), bob.context.close()]);
  });

  test('is played against a bot with the network off', { timeout: MINUTES }, async () => {
    const ann = await visitor();
    await ann.page.goto(server.address, { waitUntil: 'networkidle' });
    await ann.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ann.context.setOffline(true);
    await ann.page.reload();
    await setUp(ann, server.address, game, 'bot');
    const player = new Player(ann.page);
    await playToTheEnd([player]);
    expect(player.clicks).toBeGreaterThan(2);
    await ann.context.close();
  });

  test('is played by two people at one screen, who pass it on', { timeout: MINUTES }, async () => {
    const both = await visitor();
    await setUp(both, server.address, game, 'screen');
    const player = new Player(both.page);
    await playToTheEnd([player]);
    expect(player.passes).toBeGreaterThan(0);
    // Nobody of the two is «you».
    expect(await both.page.locator('.end h2').first().innerText()).not.toMatch(/you/i);
    await both.page.locator('.end a[href^="/story/"]').click();
    await both.page.locator('.story-next').getByRole('button', { name: 'Rematch' }).waitFor();
    expectNoComplaints(both);
    await both.context.close();
  });

  test('is played with the keyboard alone', { timeout: MINUTES }, async () => {
    const ann = await visitor();
    await setUp(ann, server.address, game, 'bot');
    const player = new Player(ann.page, { hand: keyboard });
    await playToTheEnd([player]);
    expect(player.clicks).toBeGreaterThan(2);
    expectNoComplaints(ann);
    await ann.context.close();
  });

  test('is played on a phone, in French, with a finger', { timeout: MINUTES }, async () => {
    const ann = await visitor({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: 'fr-FR',
    });
    await setUp(ann, server.address, game, 'bot');
    const player = new Player(ann.page, { hand: finger });
    await playToTheEnd([player]);
    expect(await ann.page.locator('.end h2').innerText()).toMatch(/partie|gagné|victoire|Égalité/);
    expectNoComplaints(ann);
    await ann.context.close();
  });
});
