/** Two people play a rated match to its end, and see what it did: one at a desk in English, one with a phone in French by night. */
import { randomUUID } from 'node:crypto';
import type { TableInfo, TableView } from '@gonfalon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { look, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;
const { phone, desktop } = WIDTHS;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** What the page itself would ask of the server. */
async function ask(who: Visitor, path: string, data?: object): Promise<Record<string, unknown>> {
  const { request } = who.context;
  const address = `${server.address}/api/${path}`;
  const answer = await (data ? request.post(address, { data }) : request.get(address));
  return (await answer.json()) as Record<string, unknown>;
}

async function makeAccount({ page }: Visitor, name: string): Promise<void> {
  const form = page.locator('form', { has: page.locator('input[autocomplete="new-password"]') });
  await form.locator('input[name=name]').fill(name);
  await form.locator('input[type=password]').fill('correct horse');
  await form.locator('button[type=submit]').click();
  await page.locator('.recovery-codes .is-first').click();
  await page.locator('a[href="/player"]').waitFor();
}

/** Until each has made a choice: before that a match does not count. */
async function eachChooses(table: string, ...players: readonly Visitor[]): Promise<void> {
  const waiting = new Set(players);
  while (waiting.size > 0)
    for (const player of players) {
      const { number, question } = (await ask(player, `tables/${table}`)).standing as TableView;
      const choice = question?.choices[0];
      if (!choice) continue;
      const { ok } = await ask(player, `tables/${table}/choose`, { number, choice, key: randomUUID() });
      // Where there was nothing to choose, the table may have been faster.
      if (ok === true) waiting.delete(player);
    }
}

test('a rated match changes two ratings, and the pages of its players tell', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ viewport: desktop });
  const bob = await visitor({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
  });
  await ann.page.goto(`${server.address}/play/battlelore?with=friends`);
  const rated = ann.page.getByLabel('Rated match');
  await expect.poll(() => rated.isDisabled()).toBe(true);
  await ann.page.getByRole('link', { name: 'Create account' }).click();
  await makeAccount(ann, 'Ann');
  await ann.page.goBack();
  await rated.check();
  // A clock was chosen, since it takes one, and advice is no longer offered.
  expect(await ann.page.getByLabel('Clock').inputValue()).toBe('live-30');
  expect(await ann.page.getByLabel('Allow hints from a bot').count()).toBe(0);
  await ann.page.locator('.sitters select').last().selectOption('knight');
  expect(await ann.page.locator('.fault').innerText()).toContain('can’t include bots');
  await ann.page.locator('.sitters select').last().selectOption('open');
  await ann.page.locator('.set-up button[type=submit]').click();
  await ann.page.waitForURL(/\/table\//);
  const table = ann.page.url().split('/').at(-1) ?? '';

  await bob.page.goto(ann.page.url());
  await bob.page.locator('.waiting-room .fault').waitFor();
  await look(bob.page, 'rated-waiting-room', { phone });
  expect(await bob.page.getByRole('button', { name: 'Prendre cette place' }).count()).toBe(0);
  await bob.page.getByRole('link', { name: 'Créer un compte' }).click();
  await makeAccount(bob, 'Bob');
  await bob.page.getByRole('link', { name: 'Retour à la table' }).click();
  await bob.page.getByRole('button', { name: 'Prendre cette place' }).click();
  await ann.page.locator('.asked').waitFor();
  await eachChooses(table, ann, bob);

  await ann.page.keyboard.press('m');
  await ann.page.getByRole('button', { name: 'Resign' }).click();
  const sure = ann.page.getByRole('alertdialog');
  expect(await sure.innerText()).toContain('Resigning counts as a loss');
  await sure.getByRole('button').first().click();
  for (const { page } of [ann, bob]) await page.locator('.rating-changes').waitFor();
  const changes = await ann.page.locator('.rating-changes tr').allInnerTexts();
  expect(changes.map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Ann 1338 −162',
    'Bob 1662 +162',
  ]);
  await look(ann.page, 'rated-end', { desktop });
  await look(bob.page, 'rated-end', { phone });

  const { table: next } = await ask(bob, `tables/${table}/rematch`, {});
  await ask(ann, `tables/${next}/join`, {});
  await eachChooses(String(next), ann, bob);
  await ask(bob, `tables/${next}/resign`, {});
  // It is counted soon after.
  await expect
    .poll(async () => (await ask(bob, `tables/${next}`)).table as TableInfo)
    .toHaveProperty('ratings');

  await bob.page.goto(`${server.address}/player`, { waitUntil: 'networkidle' });
  await bob.page.locator('.rating-chart').waitFor();
  expect(await bob.page.locator('.provisional').innerText()).toBe('provisoire');
  expect(await bob.page.locator('.results tbody tr').first().innerText()).toMatch(/2\s+1\s+0\s+1$/);
  await expect.poll(() => bob.page.locator('.player-match').count()).toBe(2);
  await look(bob.page, 'player-mine', { phone });
  await bob.page.locator('.player-match a.player-link').first().click();
  await bob.page.getByRole('heading', { name: 'Ann' }).waitFor();
  await ann.page.goto(`${server.address}/player/Bob`, { waitUntil: 'networkidle' });
  await look(ann.page, 'player', { desktop });
  // By the link alone the two tables are not open to everybody: a stranger sees the rating, not the matches.
  const eve = await visitor({ viewport: phone });
  await eve.page.goto(`${server.address}/player/Bob`, { waitUntil: 'networkidle' });
  await eve.page.locator('.rating-chart').waitFor();
  expect(await eve.page.locator('.player-match').count()).toBe(0);
  await eve.page.goto(`${server.address}/players/battlelore`, { waitUntil: 'networkidle' });
  await look(eve.page, 'players', { phone });
  await eve.page.goto(`${server.address}/player/nobody`, { waitUntil: 'networkidle' });
  expect(await eve.page.locator('[role=alert]').innerText()).toContain('No account has this name');
  // The browser notes for itself that there is nothing there.
  eve.complaints.splice(0);
  expectNoComplaints(ann, bob, eve);
  await Promise.all([ann, bob, eve].map(({ context }) => context.close()));
});
