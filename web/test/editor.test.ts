/** The scenario editor, as somebody uses it: by clicking, by the keyboard, on a phone, in two browsers. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { program } from '../../scripts/fresh.mjs';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { middleOf } from './place.ts';
import { Player, playToTheEnd } from './player.ts';
import { look, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'gonfalon-editor-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const middle = (page: Page, hex: string) => middleOf(page.locator(`[data-spot="${hex}"]`));

/** Until the device has a scenario with these words in its file, and the steps that lead to it. */
async function untilKept(page: Page, words: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (part) => {
      const all = (name: string, store: string) =>
        new Promise<{ id: string; edition: string; file?: object }[]>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
            opening.result.close();
          };
        });
      const steps = await all('gonfalon-scenario-steps', 'steps');
      return (await all('gonfalon-scenarios', 'scenarios')).some(
        ({ id, edition, file }) =>
          JSON.stringify(file).includes(part) &&
          steps.some((kept) => kept.id === id && kept.edition === edition),
      );
    }, words);
  await expect.poll(isKept).toBe(true);
}

async function click(page: Page, ...hexes: readonly string[]): Promise<void> {
  for (const hex of hexes) await page.mouse.click(...(await middle(page, hex)));
}

/** One stroke over hexes. */
async function drag(page: Page, from: string, ...others: readonly string[]): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  for (const hex of others) await page.mouse.move(...(await middle(page, hex)), { steps: 4 });
  await page.mouse.up();
}

async function take(page: Page, group: string, tool: string): Promise<void> {
  await page.locator(`#editor-tab-${group}`).click();
  await page.locator(`[data-tool="${tool}"]`).click();
}

const on = (page: Page, hex: string) => page.locator(`[data-spot="${hex}"]`).getAttribute('aria-label');
const faults = (page: Page) => page.locator('.editor-faults li');
const verdict = (page: Page) => page.locator('.editor-verdict');

async function list({ page }: Visitor, game = 'battlelore'): Promise<void> {
  await page.goto(`${server.address}/edit/${game}`);
  await page.locator('.beginnings').waitFor();
}

async function begin(who: Visitor, game?: string): Promise<void> {
  await list(who, game);
  await who.page.locator('.beginnings .is-first').click();
  await who.page.locator('.editor').waitFor();
}

/** Some units of each camp face to face, one banner to win, a few turns. */
async function skirmish(page: Page): Promise<void> {
  await take(page, 'unit', 'human_infantry');
  await click(page, 'D5', 'D6', 'D7');
  await page.locator('.editor-camps label').nth(1).click();
  await page.locator('[data-tool="human_archer"]').click();
  await click(page, 'F5', 'F6', 'F7');
  for (const camp of ['pennant', 'standard']) {
    await page.locator(`[data-part=${camp}] > summary`).click();
    const banners = page.locator(`[data-part=${camp}] input[type=number]`).first();
    await banners.fill('1');
    await banners.press('Tab');
  }
  await page.locator('[data-part=scenario] > summary').click();
  await page.locator('[data-part=scenario] input[lang=en]').fill('The Ford');
  await page.locator('[data-part=scenario] input[lang=fr]').fill('Le gué');
  const turns = page.locator('[data-part=scenario] input[type=number]').last();
  await turns.fill('8');
  await turns.press('Tab');
}

async function download(page: Page, into: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = join(into, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

test('a scenario made by clicking passes the check, and is played to its end in a second browser', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await page.goto(server.address);
  await page.locator('a[href="/edit/battlelore"]').click();
  await page.locator('.beginnings .is-first').click();
  await page.locator('.editor').waitFor();
  await expect.poll(() => faults(page).count()).toBe(4);

  await take(page, 'terrain', 'forest');
  await drag(page, 'E2', 'E3', 'E4');
  await skirmish(page);
  expect(await on(page, 'E3')).toBe('E3: woods');
  expect(await on(page, 'F6')).toBe('F6: archers, Standard camp; countryside');
  await verdict(page).filter({ hasText: 'No problems' }).waitFor();

  // A unit in the river: told with its place and rule, gone when it is taken back.
  await take(page, 'terrain', 'river');
  await click(page, 'D6');
  await faults(page).filter({ hasText: 'D6' }).waitFor();
  expect(await faults(page).locator('a').getAttribute('href')).toBe('/rules/battlelore#BLO-17.4');
  await page.keyboard.press('Control+z');
  await faults(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+z');
  await faults(page).waitFor();
  await click(page, 'A1');
  await faults(page).locator('button').click();
  expect(await page.locator('[data-part=hex] > summary').innerText()).toContain('D6');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page).filter({ hasText: 'No problems' }).waitFor();

  const path = await download(page, folder());
  expect(path).toMatch(/the-ford\.json$/);
  const check = spawnSync(process.execPath, [program, 'check', path], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    name: { en: 'The Ford', fr: 'Le gué' },
    terrain: { forest: 'E2 E3 E4' },
    camps: { pennant: { banners: 1, units: { D6: 'human_infantry' } } },
  });

  const bob = await visitor();
  await list(bob);
  await bob.page.locator('.file-input input').setInputFiles(path);
  await bob.page.locator('.editor h1', { hasText: 'The Ford' }).waitFor();
  await bob.page.getByRole('button', { name: 'Test' }).click();
  await bob.page.locator('.try-form label', { hasText: 'Standard' }).click();
  await bob.page.locator('.try-form select').selectOption('squire');
  await bob.page.locator('.try-form button[type=submit]').click();
  await bob.page.waitForURL(/\/local\//);
  await playToTheEnd([new Player(bob.page)]);
  expectNoComplaints(ann, bob);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('a link holds the whole scenario; a broken one is refused', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await begin(ann);
  await ann.page.getByRole('button', { name: 'Share' }).click();
  await ann.page.locator('.share-link .fault', { hasText: 'still has problems' }).waitFor();
  await ann.page.keyboard.press('Escape');
  await skirmish(ann.page);
  await ann.page.getByRole('button', { name: 'Share' }).click();
  await ann.page.locator('.share-link .fault').waitFor({ state: 'detached' });
  const field = ann.page.locator('.share-link input');
  await expect.poll(() => field.inputValue()).toMatch(/\/edit\/battlelore\/shared#[\w-]+$/);
  const link = await field.inputValue();

  const bob = await visitor({ locale: 'fr-FR' });
  const { page } = bob;
  await page.goto(link);
  await page.locator('h1', { hasText: 'Le gué' }).waitFor();
  await page.locator('.try-form button[type=submit]').click();
  await page.locator('.asked').waitFor();
  await page.goto(link);
  await page.getByRole('button', { name: 'En garder une copie' }).click();
  await page.locator('.editor h1', { hasText: 'Le gué' }).waitFor();
  expect(await on(page, 'D5')).toBe('D5: fantassins, camp du Fanion; campagne');

  for (const broken of [link.slice(0, -9), `${link.split('#')[0]}`, `${link.split('#')[0]}#%3Cscript%3E`]) {
    await page.goto('about:blank');
    await page.goto(broken);
    await page.locator('.fault', { hasText: 'Ce lien est abîmé' }).waitFor();
  }
  await list(bob);
  await expect.poll(() => page.locator('.scenario-card').count()).toBe(1);
  expectNoComplaints(ann, bob);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('a file that is no scenario is refused with the reason, and nothing changes', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await list(ann);
  const into = folder();
  const refused = async (text: string, why: string) => {
    const path = join(into, 'file.json');
    writeFileSync(path, text);
    await page.locator('.file-input input').setInputFiles(path);
    await page.locator('.file-input .fault', { hasText: why }).waitFor();
  };
  await refused('{', 'not valid JSON');
  await refused(' '.repeat(40_000), 'larger than 32 kB');
  await refused('{"format": "gonfalon-battlelore-adventure/1"}', 'is missing');
  // What is something else of ours is called so, with the way to where it can be opened.
  await refused('{"format": "gonfalon-match/1"}', 'It’s a saved match');
  await refused('{"format": "gonfalon-battlelore-adventure/2"}', 'a different version');
  await refused('{"format": "gonfalon-battue-city/1"}', 'Battue');
  expect(await page.locator('.file-input .fault a').getAttribute('href')).toBe('/edit/battue');
  expect(await page.locator('.scenario-card').count()).toBe(0);
  expect(page.url()).toMatch(/\/edit\/battlelore$/);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('it is done with the keyboard alone, kept at once, and deleted with a way back', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await begin(ann);
  await page.locator('[data-tool="hill"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-spot="E7"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => on(page, 'E8')).toBe('E8: hill');
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe('D8');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(() => on(page, 'E8')).toBe('E8: countryside');
  await page.keyboard.press('Control+z');
  await expect.poll(() => on(page, 'E8')).toBe('E8: hill');
  await page.keyboard.press('ArrowLeft');
  // A unit is put there by the fields of the hex, and dragged elsewhere.
  await page.locator('[data-part=hex] select').nth(1).selectOption('human_cavalry');
  await page.locator('[data-tool="look"]').click();
  await drag(page, 'E7', 'C3');
  await expect.poll(() => on(page, 'C3')).toBe('C3: cavalry, Pennant camp; countryside');

  await untilKept(page, '"C3":"human_cavalry"');
  await page.reload();
  await page.locator('.editor').waitFor();
  expect(await on(page, 'E7')).toBe('E7: hill');
  await page.locator('[data-part=contents] > summary').click();
  expect(await page.locator('.scenario-contents li').allInnerTexts()).toEqual([
    'C3 cavalry, Pennant camp; countryside',
    'E7 hill',
    'E8 hill',
  ]);
  // What was done before the page was left can still be taken back, and done again.
  await page.keyboard.press('Control+z');
  await expect.poll(() => on(page, 'C3')).toBe('C3: countryside');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => on(page, 'C3')).toBe('C3: cavalry, Pennant camp; countryside');

  // A device that can’t save more says so; what was made stays in this page, and is kept when there is room again.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { isFull: true });
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      const request = put.apply(this, given);
      if ('isFull' in window && window.isFull) this.transaction.abort();
      return request;
    };
  });
  await take(page, 'terrain', 'forest');
  await click(page, 'G7');
  await page.locator('.notice', { hasText: 'can’t save' }).waitFor();
  await page.locator('.editor-bar a').click();
  await page.locator('.scenario-card a').click();
  await expect.poll(() => on(page, 'G7')).toBe('G7: woods');
  await page.evaluate(() => Object.assign(window, { isFull: false }));
  await take(page, 'terrain', 'forest');
  await click(page, 'G8');
  await untilKept(page, '"G7 G8"');
  expect(await page.locator('.edit-elsewhere').count()).toBe(0);

  await page.locator('.editor-bar a').click();
  await page.locator('.scenario-card').waitFor();
  await page.getByRole('button', { name: /^Duplicate/ }).click();
  await expect.poll(() => page.locator('.scenario-card').count()).toBe(2);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect.poll(() => page.locator('.scenario-card').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.scenario-card').count()).toBe(2);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('a copy of ours is offered where a table is set up, also without a network', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await page.goto(server.address, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ann.context.setOffline(true);
  await list(ann);
  await page.locator('.beginnings select').selectOption('kerlock-wood');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.locator('[data-part=scenario] > summary').click();
  for (const lang of ['en', 'fr']) await page.locator(`input[lang=${lang}]`).fill('Mine');
  await verdict(page).filter({ hasText: 'No problems' }).waitFor();
  await untilKept(page, '{"en":"Mine","fr":"Mine"}');
  // The editor leads to a table with it; what still has faults is named there, and cannot be chosen.
  const address = page.url();
  await begin(ann);
  await page.getByRole('button', { name: 'Test' }).click();
  await page.locator('dialog .fault-lines li', { hasText: 'the Pennant camp has no unit' }).waitFor();
  await page.goto(address);
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByRole('link', { name: 'Play it with friends' }).click();
  const choice = page.getByLabel('One of my scenarios');
  await expect
    .poll(() => choice.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text))
    .toBe('Mine');
  await page.locator('option[disabled]', { hasText: '4 problems' }).waitFor({ state: 'attached' });
  await page.locator('.set-up .segments label').first().click();
  await page.locator('.set-up button[type=submit]').click();
  await page.locator('.battlelore-adventure', { hasText: 'Mine' }).waitFor();
  await ann.context.close();
});

/** With an account of that name, new or known. */
async function signIn({ page }: Visitor, how: 'Create account' | 'Sign in', name: string): Promise<void> {
  await page.goto(`${server.address}/account`);
  const form = page.locator('form', { hasText: how }).filter({ has: page.locator('input[type=password]') });
  await form.locator('input[type=text]').fill(name);
  await form.locator('input[type=password]').fill('correct horse');
  await form.locator('button[type=submit]').click();
  if (how === 'Create account') await page.locator('.recovery-codes .is-first').click();
  await page.locator('.lead', { hasText: name }).waitFor();
}

/** Goes to the list, where the account has been told. */
async function leave({ page }: Visitor): Promise<void> {
  await page.locator('.editor-bar a').click();
  await page.locator('.hint', { hasText: 'in your account' }).waitFor();
}

test('an account has its scenarios on every device', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await signIn(ann, 'Create account', 'Ann of Arn');
  await begin(ann);
  await take(ann.page, 'terrain', 'forest');
  await click(ann.page, 'D4');
  await leave(ann);

  const other = await visitor();
  await signIn(other, 'Sign in', 'Ann of Arn');
  // They are named where a table is set up, too, even before the list was seen.
  await other.page.goto(`${server.address}/play/battlelore?with=friends`);
  await other.page.locator('option[disabled]', { hasText: '4 problems' }).waitFor({ state: 'attached' });
  await list(other);
  await other.page.locator('.scenario-card a').click();
  await expect.poll(() => on(other.page, 'D4')).toBe('D4: woods');
  await take(other.page, 'terrain', 'hill');
  await click(other.page, 'D5');
  await leave(other);

  await list(ann);
  await ann.page.locator('.hint', { hasText: 'in your account' }).waitFor();
  await ann.page.locator('.scenario-card a').click();
  await expect.poll(() => on(ann.page, 'D5')).toBe('D5: hill');

  // Both change the same edition, one of them without a network: whoever comes second chooses.
  const chosen = (who: Visitor, choice: RegExp) =>
    who.page.locator('.edit-elsewhere').getByRole('button', { name: choice }).click();
  await other.page.locator('.scenario-card a').click();
  await other.page.locator('.editor').waitFor();
  await other.context.setOffline(true);
  await take(other.page, 'terrain', 'river');
  await click(other.page, 'E6');
  await take(ann.page, 'terrain', 'forest');
  await click(ann.page, 'E7');
  await leave(ann);
  await other.context.setOffline(false);
  await leave(other);
  await other.page.locator('.scenario-choose').waitFor();
  await other.page.locator('.scenario-card a').click();
  await other.page.locator('.edit-elsewhere', { hasText: 'on another device' }).waitFor();
  await chosen(other, /^Use the other version/);
  await expect.poll(() => on(other.page, 'E7')).toBe('E7: woods');
  expect(await on(other.page, 'E6')).toBe('E6: countryside');
  await other.page.keyboard.press('Control+z');
  await expect.poll(() => on(other.page, 'E6')).toBe('E6: river');
  await leave(other);
  // What is opened is the newest, and one's own replaces the other where somebody says so.
  await ann.page.locator('.scenario-card a').click();
  await expect.poll(() => on(ann.page, 'E6')).toBe('E6: river');
  await other.page.locator('.scenario-card a').click();
  await other.page.locator('.editor').waitFor();
  await take(other.page, 'terrain', 'hill');
  await click(other.page, 'E8');
  await leave(other);
  await take(ann.page, 'terrain', 'forest');
  await click(ann.page, 'E9');
  await chosen(ann, /^Keep mine/);
  await ann.page.locator('.edit-elsewhere').waitFor({ state: 'detached' });
  await list(other);
  await other.page.locator('.hint', { hasText: 'in your account' }).waitFor();
  await other.page.locator('.scenario-card a').click();
  await expect.poll(() => on(other.page, 'E9')).toBe('E9: woods');
  expect(await on(other.page, 'E8')).toBe('E8: countryside');

  // What the account has is not deleted behind its back: it would only come back from there.
  await leave(ann);
  await ann.context.setOffline(true);
  await ann.page.getByRole('button', { name: /^Delete/ }).click();
  await ann.page.locator('.notice', { hasText: 'stays, since your account has it' }).waitFor();
  await ann.context.setOffline(false);
  await ann.page.getByRole('button', { name: /^Delete/ }).click();
  await ann.page.getByText('deleted').waitFor();
  await list(other);
  await other.page.locator('.hint', { hasText: 'in your account' }).waitFor();
  await expect.poll(() => other.page.locator('.scenario-card').count()).toBe(0);
  // A browser speaks of every answer that is a refusal, and of the network that was away.
  const others = [ann, other].flatMap(({ complaints }) => complaints);
  expect(others.filter((said) => !/409 \(Conflict\)|ERR_INTERNET_DISCONNECTED/.test(said))).toEqual([]);
  await Promise.all([ann.context.close(), other.context.close()]);
});

test('on a phone, with a finger', { timeout: MINUTES }, async () => {
  const ann = await visitor({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  const { page } = ann;
  await begin(ann);
  // The board begins so close that a finger finds its hexes; the whole of it is one tap away.
  const widths = await page
    .locator('.editor-hit')
    .evaluateAll((hits) => hits.map((hit) => hit.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
  await page.locator('[data-tool="forest"]').tap();
  await page.touchscreen.tap(...(await middle(page, 'D4')));
  await expect.poll(() => on(page, 'D4')).toBe('D4: terrain boisé');
  // How many faults there are stands beside the board, and leads to them.
  await page.locator('.editor-glance', { hasText: '4 problèmes' }).tap();
  expect(await verdict(page).evaluate((told) => told.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.locator('.editor-bar').scrollIntoViewIfNeeded();
  // Two fingers that part bring the board closer, and leave the page alone.
  const width = () => page.locator('.editor-canvas').evaluate((canvas) => canvas.clientWidth);
  const before = await width();
  const [x, y] = await middle(page, 'E7');
  const touch = await ann.context.newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 0 },
        { x: x + apart, y, id: 1 },
      ],
    });
  await fingers('touchStart', 30);
  await fingers('touchMove', 45);
  await fingers('touchMove', 60);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => Math.abs((await width()) - 2 * before)).toBeLessThan(3);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await page.getByRole('button', { name: 'Agrandir' }).tap();
  await page.getByRole('button', { name: 'Annuler' }).tap();
  await expect.poll(() => on(page, 'D4')).toBe('D4: campagne');
  expectNoComplaints(ann);
  await ann.context.close();
});

const spot = (page: Page, id: string) => page.locator(`[data-spot="${id}"]`);
const lies = (page: Page, id: string) => spot(page, id).getAttribute('aria-label');

/** Chooses a spot of the city, then what is put there. */
async function put(page: Page, where: string, what: string): Promise<void> {
  await spot(page, where).click();
  await page.locator(`[data-tool="${what}"]`).click();
}

test('a city planned by clicking passes the check, and is played elsewhere by those who know it', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await begin(ann, 'battue');
  await put(page, 'N-L1', 'L01');
  await put(page, 'E-M2', 'M10');
  await put(page, 'S-L1', 'landmark');
  await put(page, 'N:N-G', 'wolf');
  await page.locator('[data-part=city] select').first().selectOption('3');
  await page.locator('[data-part=city] select').nth(1).selectOption('wolf');
  await put(page, 'W:N-T', 'bear');
  await page.locator('[data-part=city] input[lang=en]').fill('The Old Town');
  await page.locator('[data-part=city] input[lang=fr]').fill('La vieille ville');
  await verdict(page).filter({ hasText: 'No problems' }).waitFor();

  // A fifth landmark is one too many: told with its rule, gone when it is taken back. Then by the keyboard.
  for (const slot of ['N-L2', 'E-L1', 'E-L2']) await put(page, slot, 'landmark');
  await faults(page).filter({ hasText: '5 landmarks' }).waitFor();
  expect(await faults(page).locator('a').getAttribute('href')).toBe('/rules/battue#BTU-2.3');
  await spot(page, 'E-L2').focus();
  await page.keyboard.press('Delete');
  await faults(page).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => lies(page, 'E-M2')).toMatch(/^East Block 2: Praetorium: defence 4/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => lies(page, 'E-M2')).toMatch(/^East Block 2: Aerarium: defence 5/);

  // The same city in another tab: neither overwrites the other.
  const other = await ann.context.newPage();
  await other.goto(page.url());
  await put(other, 'W-L1', 'L10');
  await page.locator('.edit-elsewhere').waitFor();
  await page.getByRole('button', { name: /^Use the other version/ }).click();
  await expect.poll(() => lies(page, 'W-L1')).toMatch(/^West Quarter 1: Castra/);
  await put(page, 'W-L2', 'L05');
  await other.locator('.edit-elsewhere').waitFor();
  await put(other, 'W-S1', 'S01');
  await other.getByRole('button', { name: /^Keep both/ }).click();
  await other.waitForURL((url) => url.href !== page.url());
  await expect.poll(() => lies(other, 'W-S1')).toMatch(/Taberna/);
  expect(await lies(page, 'W-S1')).toBe('West Lane 1: Random');
  expect(await lies(other, 'W-L2')).toBe('West Quarter 2: Random');

  const path = await download(page, folder());
  expect(path).toMatch(/the-old-town\.json$/);
  const check = spawnSync(process.execPath, [program, 'check', path], { encoding: 'utf8' });
  expect([check.stderr, check.status]).toEqual(['', 0]);

  const bob = await visitor({ locale: 'fr-FR' });
  await list(bob, 'battue');
  await bob.page.locator('.file-input input').setInputFiles(path);
  await bob.page.locator('.editor h1', { hasText: 'La vieille ville' }).waitFor();
  await look(bob.page, 'city', { phone: WIDTHS.phone });
  await bob.page.setViewportSize(WIDTHS.desktop);

  // Whoever is invited to play there sees it, in their own language, before they take a seat.
  const choose = async (mode: string) => {
    await bob.page.goto(`${server.address}/play/battue?with=${mode}`);
    await bob.page.getByLabel('Un de mes scénarios').selectOption({ label: 'La vieille ville' });
    await bob.page.locator('.scenario-facts', { hasText: 'Clan du Loup' }).waitFor();
    await bob.page.locator('.set-up button[type=submit]').click();
  };
  await choose('friends');
  await bob.page.waitForURL(/\/table\//);
  await page.goto(bob.page.url());
  await page.locator('.waiting-room h2', { hasText: 'The Old Town' }).waitFor();
  await page.locator('.scenario-facts', { hasText: 'Wolf Clan' }).waitFor();
  await page.locator('.scenario-shown summary').click();
  await page.locator('.scenario-contents li', { hasText: 'Aerarium' }).waitFor();
  await look(page, 'waiting-room-city', { phone: WIDTHS.phone });

  await choose('bot');
  await bob.page.locator('.asked').waitFor();
  await bob.page.locator('.battue-plan', { hasText: 'La vieille ville' }).waitFor();
  const label = (id: string) => bob.page.locator(`[data-ref="${id}"]`).first().getAttribute('aria-label');
  expect(await label('N-L1')).toContain('Templum Jupiter');
  expect(await label('E-M2')).toContain('Aerarium');
  expect(await label('S-M1')).toContain('face cachée');
  expect(await label('camp:2')).toContain('6 guerriers');
  expectNoComplaints(ann, bob);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  test('the pages of the editor', { timeout: MINUTES }, async () => {
    const who = await visitor({ colorScheme, locale: colorScheme === 'dark' ? 'fr-FR' : 'en-GB' });
    const { page } = who;
    await begin(who);
    for (const part of ['scenario', 'pennant', 'contents'])
      await page.locator(`[data-part=${part}] > summary`).click();
    await take(page, 'unit', 'human_infantry');
    await look(page, `editor-${colorScheme}`, WIDTHS);
    await page.setViewportSize(WIDTHS.desktop);
    await page.locator('.editor-bar .is-first').click();
    await page.locator('dialog[open]').waitFor();
    await look(page, `editor-try-${colorScheme}`, WIDTHS);
    await list(who);
    await page.locator('.scenario-card').waitFor();
    await look(page, `scenarios-${colorScheme}`, WIDTHS);
    expectNoComplaints(who);
    await who.context.close();
  });
});
