/** Battalia in real browsers: whole matches by clicking, by touch and by keyboard, and how many clicks a turn takes. */
import { covers } from '@gonfalon/games/covers';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import type { Hand } from './player.ts';
import { finger, keyboard, mouse, Player, untilAsked } from './player.ts';
import { goOnFrom } from './saved-position.ts';

const MINUTES = 10 * 60_000;
/** Tries so much of what is offered, then only ends turns: bots and weeks do the rest. */
const TRIED = 25;
const PATIENCE = 120_000;
const MAX_CLICKS = 25;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** Against the quickest bot, for two weeks. */
async function begin({ page }: Visitor): Promise<void> {
  await page.goto(`${server.address}/play/battalia?with=bot`);
  const choices = page.locator('form.set-up select');
  await choices.nth(1).selectOption('page');
  await page.locator('form.set-up select:has(option[value="5"])').selectOption('2');
  await page.locator('.set-up button[type=submit]').click();
  await untilAsked(page);
}

/** Where a chapter of a lesson begins. */
async function chapterOf(id: string, chapter: number): Promise<{ options: object } & Laid> {
  const about = covers.find((cover) => cover.id === 'battalia')?.lessons?.find((one) => one.id === id);
  const { state } = (await about?.load())?.chapters[chapter]?.setup.from ?? {};
  return structuredClone(state) as { options: object } & Laid;
}

interface Laid {
  readonly players: readonly { readonly hand: string[]; nation: string[] }[];
  readonly piles: Readonly<Record<string, string[]>>;
}

/** A hand for six lines: a road, a city, its upgrade, an amulet, a hero and his walk. */
async function richTurn(): Promise<{ options: object }> {
  const state = await chapterOf('cities', 1);
  const [blue] = state.players;
  const weapons = state.piles.weapon ?? [];
  blue?.hand.push(...blue.nation.splice(0), ...weapons.splice(weapons.indexOf('WPN-B'), 1));
  return state;
}

async function playToTheEnd(page: Page, hand: Hand): Promise<Player> {
  const player = new Player(page, { hand, seed: 9 });
  const end = page.locator('.asked.is-mine .is-end:enabled', { hasText: /End turn|Terminer son tour/ });
  let until = Date.now() + PATIENCE;
  while (!(await player.isOver)) {
    if (Date.now() > until) throw new Error(`stuck at «${await page.locator('.asked').innerText()}»`);
    const isTired = player.clicks >= TRIED && (await end.count()) > 0;
    const acted = isTired ? await hand(end.first(), 2000).then(...done) : await player.act();
    if (acted) until = Date.now() + PATIENCE;
    else await page.waitForTimeout(20);
  }
  return player;
}
const done = [() => true, () => false] as const;

test('a whole match is played by clicking', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await begin(ann);
  const player = await playToTheEnd(ann.page, mouse);
  expect(player.clicks).toBeGreaterThan(TRIED);
  expect(await ann.page.locator('.end tbody td').count()).toBeGreaterThan(0);
  expect(await findings(ann.page)).toEqual([]);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('the last days are played on a phone, in French, with a finger', { timeout: MINUTES }, async () => {
  const ann = await visitor({ ...PHONE, locale: 'fr-FR' });
  await begin(ann);
  await goOnFrom(ann.page, await chapterOf('conquest', 0));
  await untilAsked(ann.page);
  expect(await findings(ann.page)).toEqual([]);
  await playToTheEnd(ann.page, finger);
  expect(await ann.page.locator('.end h2').innerText()).toMatch(/partie|gagné|victoire|Égalité/);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('the last days are played with the keyboard alone', { timeout: MINUTES }, async () => {
  const ann = await visitor({ colorScheme: 'dark' });
  await begin(ann);
  await goOnFrom(ann.page, await chapterOf('conquest', 0));
  await untilAsked(ann.page);
  expect(await findings(ann.page)).toEqual([]);
  await playToTheEnd(ann.page, keyboard);
  expectNoComplaints(ann);
  await ann.context.close();
});

test.each([
  ['clicks', {}, mouse],
  ['taps', PHONE, (target: Locator) => target.tap()],
] as const)(
  `a whole turn of six lines takes at most ${MAX_CLICKS} %s`,
  { timeout: MINUTES },
  async (_, screen, hand) => {
    const ann = await visitor(screen);
    const { page } = ann;
    await begin(ann);
    await goOnFrom(page, await richTurn());
    await untilAsked(page);
    const score = page.locator('.player[data-seat="0"] .battalia-people b');
    let presses = 0;
    const press = async (target: Locator) => {
      await hand(target);
      presses++;
    };
    const thing = (ref: string) =>
      press(page.locator(`.thing.is-offered[data-ref="${ref}"]:visible`).first());
    const button = (name: RegExp) =>
      press(page.locator('.asked .choices .button:enabled', { hasText: name }).first());
    const pay = async () => {
      await button(/^Pay$/);
      await page.locator('.asked.is-mine .button', { hasText: /^Pay$/ }).waitFor({ state: 'detached' });
    };

    await button(/Keep the hand/);
    await thing('road-straight');
    await thing('b3');
    await pay();
    await thing('city-2s');
    await thing('d2');
    await pay();
    await thing('d2');
    await button(/Upgrade/);
    await pay();
    await thing('amulet');
    await pay();
    await thing('d2');
    await pay();
    await thing('blue-1');
    await thing('c2');
    await pay();
    await button(/End turn/);
    await button(/End turn/);
    await expect.poll(() => score.textContent()).toBe('3 points');
    await page.locator('[role=log] li', { hasText: 'end their turn' }).first().waitFor({ state: 'attached' });
    expect(presses).toBeLessThanOrEqual(MAX_CLICKS);
    expectNoComplaints(ann);
    await ann.context.close();
  },
);
