/** Echoes of Emperors as people play it: whole matches, and the page on which decks are built. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { finger, keyboard, Player, playOn, playToTheEnd } from './player.ts';

const MINUTES = 10 * 60_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** Against the marshal, who is soon done with somebody who tries anything. */
async function begin({ page }: Visitor, decks: 'preset' | 'built' = 'preset'): Promise<void> {
  await page.goto(`${server.address}/play/echoes?with=bot&bot=marshal&decks=${decks}`);
  await page.locator('form.set-up').waitFor();
  await page.locator('.set-up button[type=submit]').click();
  await page.locator('.asked').waitFor();
}

async function openDecks({ page }: Visitor, fragment = ''): Promise<void> {
  await page.goto(`${server.address}/page/echoes/decks${fragment}`);
  await page.locator('.echoes-deck-cards').waitFor();
}

/** What ended it and who won, and the score of each: whoever it was. */
async function expectTheEnd({ page }: Visitor, reason: RegExp): Promise<void> {
  expect(await page.locator('.end p').first().innerText()).toMatch(reason);
  expect(await page.locator('.end tbody tr').count()).toBe(2);
}

test('a whole match is played by clicking', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await begin(ann);
  const player = new Player(ann.page, { seed: 3 });
  await playOn([player], 15);
  expect(await findings(ann.page)).toEqual([]);
  await playToTheEnd([player]);
  await expectTheEnd(ann, /Ruler\s\d wins\.|draw/);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('a whole match is played on a phone, in French, with a finger', { timeout: MINUTES }, async () => {
  const ann = await visitor({ ...PHONE, locale: 'fr-FR', colorScheme: 'dark' });
  await begin(ann);
  const player = new Player(ann.page, { hand: finger, seed: 5 });
  await playOn([player], 15);
  expect(await findings(ann.page)).toEqual([]);
  await playToTheEnd([player]);
  await expectTheEnd(ann, / gagne\.|égalité/);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('a whole match is played with the keyboard alone', { timeout: MINUTES }, async () => {
  const ann = await visitor();
  await begin(ann);
  const player = new Player(ann.page, { hand: keyboard, seed: 7 });
  await playToTheEnd([player]);
  expect(player.clicks).toBeGreaterThan(2);
  await expectTheEnd(ann, /Ruler\s\d wins\.|draw/);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('a deck is built, saved, shared by a link, and handed in with one click', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor();
  const { page } = ann;
  await openDecks(ann);
  expect(await findings(page)).toEqual([]);
  const remark = page.locator('.echoes-deck-remark');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  // A full deck takes no more, and says which rule forbids it.
  await button('Add Drengr').press('Enter');
  expect(await remark.innerText()).toContain('ECH-11.10');
  await button('Take out Karve').press('Enter');
  await page.locator('.echoes-deck-rules .is-broken').getByText('ECH-11.10').waitFor();
  expect(await button('Play with this deck').isDisabled()).toBe(true);
  await button('Add Drengr').press('Enter');
  await page.getByLabel('Name of the deck').fill('Shield and sea');
  await button('Save').click();

  const link = await page.getByLabel('Link to this deck').inputValue();
  expect(link.slice(server.address.length).length).toBeLessThanOrEqual(80);

  // What is malformed changes nothing.
  await openDecks(ann, `${new URL(link).hash}7`);
  expect(await remark.innerText()).toMatch(/Nothing was changed/);
  expect(await page.getByLabel('Name of the deck').inputValue()).toBe('Shield and sea');
  await page.getByLabel('Text of the deck').fill('3 Berserker\n2 Nonsense');
  await button('Read it').click();
  expect(await page.locator('.echoes-deck-unread').innerText()).toMatch(/Line 2, “2 Nonsense”/);
  await page.locator('.echoes-deck-rules .is-broken').waitFor({ state: 'detached' });

  // Somebody else gets the same deck by the link.
  const bob = await visitor(PHONE);
  await openDecks(bob, new URL(link).hash);
  const drengr = bob.page.locator('article', { hasText: 'Drengr' }).locator('.echoes-deck-count b');
  expect(await drengr.innerText()).toContain('1/3');
  expect(await findings(bob.page)).toEqual([]);

  await begin(ann, 'built');
  await page.getByRole('button', { name: 'Play Shield and sea' }).click();
  await page.locator('.asked .is-main:enabled').click();
  await page.locator('.log').getByText('Ruler 1 hands in a deck.').waitFor();
  expectNoComplaints(ann, bob);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('squires play a deck against the field until it is enough', { timeout: MINUTES }, async () => {
  const ann = await visitor({ locale: 'fr-FR' });
  await openDecks(ann);
  await ann.page.getByRole('button', { name: 'Jouer les parties' }).click();
  const progress = ann.page.getByRole('progressbar');
  await expect.poll(() => progress.getAttribute('value'), { timeout: MINUTES }).not.toMatch(/^[012]?$/);
  await ann.page.getByRole('button', { name: 'Arrêter' }).click();
  const played = Number(await progress.getAttribute('value'));
  const counts = await ann.page.locator('.echoes-trial tbody td:nth-child(2)').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(played);
  expectNoComplaints(ann);
  await ann.context.close();
});
