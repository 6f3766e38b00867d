/** Tables that are set up as the page offers it, with matches that are soon over. */
import type { Visitor } from './browser.ts';
import { Player, playOn } from './player.ts';

const QUICK = {
  battue: async ({ page }: Visitor) => {
    await page.locator('input[type=checkbox]').first().check();
    await page.locator('input[type=number]').fill('1');
  },
  battlelore: async ({ page }: Visitor) => {
    await page.locator('input[type=number]').fill('3');
  },
};
export type GameName = keyof typeof QUICK;

export async function setUp(
  who: Visitor,
  site: string,
  game: GameName,
  mode: 'bot' | 'screen' | 'friends',
  length: 'quick' | 'long' = 'quick',
): Promise<void> {
  await who.page.goto(`${site}/play/${game}?with=${mode}`);
  await who.page.locator('form.set-up').waitFor();
  if (length === 'quick') await QUICK[game](who);
  await who.page.locator('.set-up button[type=submit]').click();
}

/** A match against a bot, some turns old. Who plays by chance may lose before: then another one. */
export async function underWay(who: Visitor, site: string, game: GameName): Promise<void> {
  do await setUp(who, site, game, 'bot', 'long');
  while (!(await playOn([new Player(who.page, { seed: 5 })], 12)));
}

/** Ann sets a table up, Bob follows her link and sits down. */
export async function meet(ann: Visitor, bob: Visitor, site: string, game: GameName): Promise<void> {
  await setUp(ann, site, game, 'friends');
  await ann.page.waitForURL(/\/table\//);
  await bob.page.goto(ann.page.url());
  await bob.page.locator('.sitters button').first().click();
  await ann.page.locator('.asked').waitFor();
  await bob.page.locator('.asked').waitFor();
}
