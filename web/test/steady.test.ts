/** Over a whole match nothing moves under the pointer: the board and the main button keep their boxes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { finger, mouse, Player } from './player.ts';
import { setUp } from './quick.ts';

const MINUTES = 10 * 60_000;

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 }, hand: mouse, touch: {} },
  phone: { viewport: { width: 360, height: 740 }, hand: finger, touch: { hasTouch: true, isMobile: true } },
  sideways: {
    viewport: { width: 740, height: 360 },
    hand: finger,
    touch: { hasTouch: true, isMobile: true },
  },
};

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** Where the board and the main button are, or would be. */
function boxes(page: Page): Promise<string> {
  return page.evaluate(() =>
    ['.board-frame', '.acts > :last-child']
      .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
      .map((box) => box && [box.left, box.top, box.width, box.bottom].map(Math.round).join(' '))
      .join(' | '),
  );
}

describe.each(['battue', 'battlelore'] as const)('%s', (game) => {
  test.each(Object.entries(SIZES))('%s', { timeout: MINUTES }, async (_, { viewport, hand, touch }) => {
    const who = await visitor({ viewport, ...touch });
    await setUp(who, server.address, game, 'bot');
    await who.page.locator('.asked').waitFor();
    const player = new Player(who.page, { hand, seed: 3 });
    const seen = new Set<string>();
    while (!(await player.isOver)) {
      seen.add(await boxes(who.page));
      if (!(await player.act())) await who.page.waitForTimeout(20);
    }
    expect([...seen]).toHaveLength(1);
    expectNoComplaints(who);
    await who.context.close();
  });
});
