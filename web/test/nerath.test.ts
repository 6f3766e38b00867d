/** Conquest of Nerath in real browsers: a match to its end by clicking, some turns by touch, and one by keyboard. */
import { covers } from '@gonfalon/games/covers';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import type { Hand } from './player.ts';
import { finger, keyboard, mouse, untilAsked } from './player.ts';
import { goOnFrom } from './saved-position.ts';

const MINUTES = 10 * 60_000;
/** Between two looks at the page, in ms. */
const NAP = 20;
/** How long one thing is tried, in ms. */
const TRYING = 2000;
/** How long nothing may happen, in ms: a match may take as long as the machine needs. */
const PATIENCE = 120_000;
/** The second part of a turn is the Move phase. */
const MOVING = '.phases li:nth-child(2).is-now';
const SPACES = '.board .nerath-space.is-offered';
/** How many marches somebody makes in a turn before it is ended. */
const MARCHES = 2;
const TRIES = 8;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** Against the quickest of bots. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${server.address}/play/nerath?with=bot`);
  await page.locator('form.set-up select').nth(1).selectOption('page');
  await page.locator('.set-up button[type=submit]').click();
  await untilAsked(page);
}

/** Round 6, Iron Circle before Sael Vailin: its turn and Nerath's, and the match is over. */
async function lastRound(): Promise<{ options: object }> {
  const about = covers.find((cover) => cover.id === 'nerath')?.lessons?.find((one) => one.id === 'march');
  const { state } = (await about?.load())?.chapters[1]?.setup.from ?? {};
  const late = structuredClone(state) as { round: number; options: object };
  return { ...late, options: { ...late.options, roundLimit: late.round } };
}

/** What can be pressed in its middle: nothing lies over it there, and it is in sight. */
async function inReach(page: Page, selector: string): Promise<readonly Locator[]> {
  const refs = await page.locator(selector).evaluateAll((things) =>
    things.flatMap((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && thing.contains(top) ? (thing.getAttribute('data-ref') ?? []) : [];
    }),
  );
  return refs.map((ref) => page.locator(`${selector}[data-ref="${ref}"]`).first());
}

/** Marches a little, and otherwise takes what is proposed. */
class Marshal {
  readonly page: Page;
  private readonly hand: Hand;
  /** What was pressed for marches. */
  presses = 0;
  marches = 0;
  turns = 0;
  private thisTurn = 0;
  private tried = 0;
  private wasMoving = false;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  async play(until: () => boolean): Promise<void> {
    let patience = Date.now() + PATIENCE;
    while (!until() && !(await this.page.locator('.end').isVisible())) {
      if (Date.now() > patience)
        throw new Error(`stuck at «${await this.page.locator('.asked').innerText()}»`);
      if (await this.act()) patience = Date.now() + PATIENCE;
      else await this.page.waitForTimeout(NAP);
    }
  }

  private async act(): Promise<boolean> {
    const { page } = this;
    if (!(await page.locator('.asked.is-mine').count())) return false;
    const main = page.locator('.asked.is-mine .is-main:enabled');
    if (await main.count()) return this.press(main.first());
    const isMoving = (await page.locator(MOVING).count()) > 0;
    if (this.wasMoving && !isMoving) this.endTurn();
    this.wasMoving = isMoving;
    if (isMoving && this.thisTurn < MARCHES && this.tried < TRIES) return this.march();
    const pass = page.locator('.asked.is-mine[data-state="reaction"] .is-back:enabled');
    if (await pass.count()) return this.press(pass.first());
    const ends = page.locator('.asked.is-mine .ends .button:enabled:not(.is-plain)');
    if (await ends.count()) return this.press(ends.last());
    const others = page.locator('.asked.is-mine .choices .button:enabled:not(.is-plain)');
    if (await others.count()) return this.press(others.first());
    const [thing] = await inReach(page, '.thing.is-offered');
    return thing !== undefined && this.press(thing);
  }

  private endTurn(): void {
    this.turns++;
    this.thisTurn = 0;
    this.tried = 0;
  }

  /** Everybody from a place goes to the first that is offered then. */
  private async march(): Promise<boolean> {
    const { page, tried } = this;
    this.tried++;
    const ways = page.locator('.nerath-way');
    const before = await ways.count();
    const places = await inReach(page, SPACES);
    const from = places[(tried * 7) % places.length];
    if (!from || !(await this.press(from))) return false;
    const [to] = await inReach(page, SPACES);
    const pressed = to !== undefined && (await this.press(to));
    if (pressed) await page.waitForTimeout(NAP);
    await page
      .locator('.asked.is-mine')
      .waitFor({ timeout: TRYING })
      .catch(() => undefined);
    // Who does not fit aboard is asked for: that takes another press.
    const isAsked =
      (await ways.count()) === before &&
      (await page.locator('.choices [data-choice="all-but-one"]').isVisible());
    if (isAsked) await this.press(page.locator('.choices [data-choice="all-but-one"]'));
    if ((await ways.count()) > before) {
      this.marches++;
      this.presses += isAsked ? 3 : 2;
      this.thisTurn++;
    } else await this.press(page.locator('.asked.is-mine .is-back:enabled'));
    return true;
  }

  private press(target: Locator): Promise<boolean> {
    return this.hand(target, TRYING).then(
      () => true,
      () => false,
    );
  }
}

test('the last round is played to its end by clicking, two presses a march', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await begin(page);
  await goOnFrom(page, await lastRound());
  await untilAsked(page);
  const marshal = new Marshal(page, mouse);
  await marshal.play(() => marshal.marches > 0);
  expect(await findings(page)).toEqual([]);
  // A march is taken back by its line beside the map.
  const ways = page.locator('.nerath-way');
  const before = await ways.count();
  await page.locator('.shelf .nerath-row.is-offered').first().click();
  await expect.poll(() => ways.count()).toBe(before - 1);
  await marshal.play(() => false);
  expect(await page.locator('.end').innerText()).toMatch(/\d/);
  expect(marshal.turns).toBe(1);
  expect(marshal.presses / marshal.marches).toBeLessThanOrEqual(2.5);
  expect(await findings(page)).toEqual([]);
  expectNoComplaints(ann);
  await ann.context.close();
});

async function resign(page: Page, hand: Hand, [menu, ask, yes]: readonly [string, string, string]) {
  await hand(page.getByRole('button', { name: menu, exact: true }));
  await hand(page.getByRole('button', { name: ask }));
  await hand(page.locator('.resign').getByRole('button', { name: yes, exact: true }));
  await page.locator('.end').waitFor();
}

test('two turns are played on a phone, in French, with a finger, and the match is resigned', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ ...PHONE, locale: 'fr-FR' });
  const { page } = ann;
  await begin(page);
  const marshal = new Marshal(page, finger);
  await marshal.play(() => marshal.marches > 0);
  expect(await findings(page)).toEqual([]);
  await marshal.play(() => marshal.turns > 1);
  await resign(page, finger, ['Menu', 'Abandonner…', 'Abandonner']);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('a turn is played with the keyboard alone, and the match is resigned', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ colorScheme: 'dark' });
  const { page } = ann;
  await begin(page);
  const marshal = new Marshal(page, keyboard);
  await marshal.play(() => marshal.marches > 0);
  expect(await findings(page)).toEqual([]);
  await marshal.play(() => marshal.turns > 0);
  await resign(page, keyboard, ['Menu', 'Resign …', 'Resign']);
  expectNoComplaints(ann);
  await ann.context.close();
});
