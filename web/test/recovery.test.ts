/** How somebody gets back into an account whose password is lost, in a real browser. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import type { PostOffice } from './post-office.ts';
import { openPostOffice } from './post-office.ts';
import { look, lookByDayAndNight, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;
const CODE = /^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/;
const DIALOG = 'dialog.recovery-codes';
/** The browser says itself that a code was refused. */
const REFUSED = /status of 401/;

let postOffice: PostOffice;
let server: Site;
beforeAll(async () => {
  postOffice = await openPostOffice();
  server = await site(postOffice.settings);
}, MINUTES);
afterAll(async () => {
  await server.stop();
  postOffice.close();
});

async function fill({ page }: Visitor, title: string, fields: Readonly<Record<string, string>>) {
  const form = page.locator('form', { has: page.getByRole('heading', { name: title, exact: true }) });
  for (const [name, text] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(text);
  await form.getByRole('button', { name: title }).click();
}

/** Makes an account, and keeps what is shown once. */
async function signUp(who: Visitor, name: string): Promise<string[]> {
  await who.page.goto(`${server.address}/account`);
  await fill(who, 'Create account', { name, password: 'correct horse' });
  const codes = who.page.locator(`${DIALOG} li`);
  await codes.first().waitFor();
  return codes.allInnerTexts();
}

test('recovery codes are shown once, to be copied, kept in a file or printed', {
  timeout: MINUTES,
}, async () => {
  const ann = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = ann;
  const codes = await signUp(ann, 'Ann of Arn');
  expect(codes).toHaveLength(8);
  for (const code of codes) expect(code).toMatch(CODE);
  await lookByDayAndNight(page, 'recovery-codes', WIDTHS);
  // They are not gone by a key that was pressed too soon.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Codes copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').slice(1)).toEqual(codes);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\n')).toEqual([
    `Recovery codes for Ann of Arn on ${new URL(server.address).host}`,
    ...codes,
    '',
  ]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator(`${DIALOG} .is-first`).isVisible()).toBe(false);
  expect(await page.locator(`${DIALOG} li`).first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('was-printed');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.locator('body.was-printed').waitFor();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.locator('.lead', { hasText: 'Ann of Arn' }).waitFor();
  await page.reload();
  await page.locator('.lead', { hasText: 'Ann of Arn' }).waitFor();
  expect(await page.locator(DIALOG).count()).toBe(0);
  expectNoComplaints(ann);
  await ann.context.close();
});

test('who lost the password chooses another one with a code, and has new codes with it', {
  timeout: MINUTES,
}, async () => {
  const bob = await visitor();
  const [code = ''] = await signUp(bob, 'Bob');
  const elsewhere = await visitor();
  const { page } = elsewhere;
  await page.goto(`${server.address}/account`);
  await page.getByRole('link', { name: 'I lost my password' }).click();
  await page.getByRole('heading', { name: 'Get a code by email' }).waitFor();
  await lookByDayAndNight(page, 'recover', WIDTHS);
  const fields = { name: 'bob', code: 'AAAA-AAAA-AAAA-AAAA', password: 'battery staple' };
  await fill(elsewhere, 'Choose a new password', fields);
  await page.getByText('Wrong name or recovery code.').waitFor();
  // What was typed is still there.
  expect(await page.locator('input[name=code]').inputValue()).toBe(fields.code);
  await fill(elsewhere, 'Choose a new password', { ...fields, code: code.toLowerCase() });
  await page.locator('.lead', { hasText: 'Bob' }).waitFor();
  await fill(elsewhere, 'New recovery codes', { password: 'battery staple' });
  const fresh = page.locator(`${DIALOG} li`);
  await fresh.first().waitFor();
  expect(await fresh.count()).toBe(8);
  expect(await fresh.allInnerTexts()).not.toContain(code);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await look(page, 'account-known', WIDTHS);
  expect(elsewhere.complaints.filter((line) => !REFUSED.test(line))).toEqual([]);
  await Promise.all([bob.context.close(), elsewhere.context.close()]);
});

test('a link that came by mail leads to a new password, in French on a phone', {
  timeout: MINUTES,
}, async () => {
  const cem = await visitor();
  await signUp(cem, 'Cem');
  await cem.page.getByRole('button', { name: 'I’ve saved them' }).click();
  const section = cem.page.locator('.calls');
  await section.locator('input[type=email]').fill('cem@example.org');
  await section.getByLabel('Your password').fill('correct horse');
  await section.getByRole('button', { name: 'Use this address' }).click();
  const link = (kind: string) =>
    new RegExp(`${server.address}/${kind}[^\\s<"]+`).exec(postOffice.newest())?.[0] ?? '';
  await expect.poll(() => link('mail/confirm/')).not.toBe('');
  await cem.page.goto(link('mail/confirm/'));
  await cem.page.getByRole('button', { name: 'Confirm address' }).click();
  await cem.page.getByText('Address confirmed.').waitFor();

  const phone = await visitor({ viewport: WIDTHS.phone, hasTouch: true, isMobile: true, locale: 'fr-FR' });
  const { page } = phone;
  await page.goto(`${server.address}/account/recover`);
  await fill(phone, 'Recevoir un code par e-mail', { name: 'Cem' });
  await page.getByText('un code est en route').waitFor();
  await expect.poll(() => link('account/recover')).not.toBe('');
  // A link to where the page is already would only change what stands behind the `#`.
  await page.goto('about:blank');
  await page.goto(link('account/recover'));
  await page.locator('input[name=code]').waitFor();
  expect(await page.locator('input[name=code]').inputValue()).toMatch(CODE);
  expect(page.url()).toBe(`${server.address}/account/recover`);
  await look(page, 'recover-french', { phone: WIDTHS.phone });
  await fill(phone, 'Choisir un nouveau mot de passe', { password: 'battery staple' });
  await page.locator('.lead', { hasText: 'Cem' }).waitFor();
  await fill(phone, 'Nouveaux codes de secours', { password: 'battery staple' });
  await page.locator(`${DIALOG} li`).first().waitFor();
  await look(page, 'recovery-codes-french', { phone: WIDTHS.phone });
  expectNoComplaints(phone);
  await Promise.all([cem.context.close(), phone.context.close()]);
});
