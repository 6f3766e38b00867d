/** Plays a match in a page as somebody would who tries whatever is offered. */
import type { Locator, Page } from 'playwright-core';

const BUTTONS = '.asked.is-mine .choices .button:not(.is-plain):not(.is-back):not(:disabled)';
/** What finishes a choice that is half made, or confirms it. */
const MAIN = '.asked.is-mine .is-main:enabled';
const THINGS = '.thing.is-offered';
const PASS = '.pass-soon button, .pass-device button';
const END = '.end';
/** Between two looks at the page, in ms. */
const NAP = 20;
/** How long nothing may happen, in ms: a match may take as long as the machine needs. */
const PATIENCE = 120_000;
/** How long somebody who tries anything tries one thing, in ms. */
const TRYING = 2000;

/** Uses a thing, and gives up after so many ms. */
export type Hand = (target: Locator, timeout?: number) => Promise<void>;

export const mouse: Hand = (target, timeout) => target.click(within(timeout));

/** Touches it; what has odds is asked once more, since a finger cannot point without touching. */
export const finger: Hand = async (target, timeout) => {
  const page = target.page();
  // Of a card in the sheet only the upper part is in sight.
  const isHeld = (await target.getAttribute('class'))?.includes('kit-held');
  await target.tap({ ...within(timeout), ...(isHeld && { position: { x: 20, y: 12 } }) });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const yes = page.locator('.asked:is([data-state=confirm], [data-state=reading]) .is-main:enabled');
  if (await yes.isVisible()) await yes.tap(within(timeout));
};

/** Goes there as Tab would, and presses Enter. */
export const keyboard: Hand = async (target, timeout) => {
  await target.focus(within(timeout));
  await target.press('Enter', within(timeout));
};

const within = (timeout: number | undefined) => (timeout === undefined ? {} : { timeout });

/** Until a question can be answered: nothing is being sent, and nothing played that happened before. */
export async function untilAsked(page: Page): Promise<void> {
  const choices = page.locator('.asked.is-mine .choices.acts');
  await choices.waitFor({ state: 'attached' }).catch(async (cause) => {
    throw new Error(`nothing was asked: «${await page.locator('body').innerText()}»`, { cause });
  });
}

export class Player {
  readonly page: Page;
  private readonly hand: Hand;
  private seed: number;
  /** How often something was picked, and the device passed on. */
  clicks = 0;
  passes = 0;

  constructor(page: Page, { hand = mouse, seed = 1 }: { readonly hand?: Hand; readonly seed?: number } = {}) {
    this.page = page;
    this.hand = hand;
    this.seed = seed;
  }

  get isOver(): Promise<boolean> {
    return this.page.locator(END).isVisible();
  }

  /** Does one thing if there is one to do. */
  async act(): Promise<boolean> {
    const pass = this.page.locator(PASS).first();
    if (await pass.isVisible()) {
      const passed = await this.use(pass);
      if (passed) this.passes++;
      return passed;
    }
    if (!(await this.page.locator('.asked.is-mine').count())) return false;
    const main = this.page.locator(MAIN);
    if (await main.count()) return this.count(await this.use(main.first()));
    const targets = [...(await this.page.locator(BUTTONS).all()), ...(await this.page.locator(THINGS).all())];
    const target = targets[this.below(targets.length)];
    return this.count(target !== undefined && (await this.use(target)));
  }

  private count(used: boolean): boolean {
    if (used) this.clicks++;
    return used;
  }

  /** False if it was answered meanwhile, or lies under another thing: the next one will do. */
  private use(target: Locator): Promise<boolean> {
    return this.hand(target, TRYING).then(
      () => true,
      () => false,
    );
  }

  /** Small, and the same every time. */
  private below(n: number): number {
    this.seed = (this.seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((this.seed / 2147483648) * n);
  }
}

/** Until all of them see the end. */
export async function playToTheEnd(players: readonly Player[]): Promise<void> {
  let until = Date.now() + PATIENCE;
  for (;;) {
    const over = await Promise.all(players.map((player) => player.isOver));
    if (over.every(Boolean)) return;
    if (Date.now() > until) throw new Error(`the match did not end: ${await stateOf(players)}`);
    const acted = await Promise.all(players.map(async (player, i) => !over[i] && player.act()));
    if (acted.some(Boolean)) until = Date.now() + PATIENCE;
    else await players[0]?.page.waitForTimeout(NAP);
  }
}

/** Does so many things; false if the match was over before. */
export async function playOn(players: readonly Player[], clicks: number): Promise<boolean> {
  const done = () => players.reduce((sum, player) => sum + player.clicks, 0);
  const enough = done() + clicks;
  let until = Date.now() + PATIENCE;
  while (done() < enough) {
    if (await players[0]?.isOver) return false;
    if (Date.now() > until) throw new Error(`nothing more could be done: ${await stateOf(players)}`);
    const acted = await Promise.all(players.map((player) => player.act()));
    if (acted.some(Boolean)) until = Date.now() + PATIENCE;
    else await players[0]?.page.waitForTimeout(NAP);
  }
  return true;
}

async function stateOf(players: readonly Player[]): Promise<string> {
  const said = await Promise.all(players.map(({ page }) => page.locator('.asked').innerText()));
  return players.map(({ clicks }, i) => `${clicks} clicks, «${said[i]}»`).join('; ');
}
