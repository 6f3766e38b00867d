/** Somebody is reported, a host reads it and acts, and everybody is told what concerns them. */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../scripts/fresh.mjs';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { look, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;
const PASSWORD = 'correct horse';
const { phone, desktop } = WIDTHS;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

/** A request with the cookies of somebody's browser. */
async function ask({ context }: Visitor, path: string, data?: object): Promise<Record<string, unknown>> {
  const address = `${server.address}/api/${path}`;
  const answer = data ? await context.request.post(address, { data }) : await context.request.get(address);
  return (await answer.json()) as Record<string, unknown>;
}

test('a report, a ban, and a site that can only be looked at', { timeout: MINUTES }, async () => {
  const [boss, ann, eve] = [
    await visitor({ acceptDownloads: true }),
    await visitor({ colorScheme: 'dark' }),
    await visitor({ locale: 'fr-FR' }),
  ];
  for (const one of [boss, ann, eve]) await ask(one, 'me');
  await ask(boss, 'account', { name: 'Hilda', password: PASSWORD });
  expect(execFileSync(process.execPath, [program, 'host', 'hilda', '--data', server.data], said)).toBe(
    'Hilda is now an admin.\n',
  );
  const { table } = (await ask(ann, 'tables', {
    game: 'battlelore',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'live', bank: 600_000 },
  })) as { table: { id: string } };
  await ask(eve, `tables/${table.id}/join`, {});
  for (const text of ['Good luck!', 'You play like a goat.', 'Your turn, goat.'])
    await ask(eve, `tables/${table.id}/chat`, { text });
  const at = `${server.address}/table/${table.id}`;
  await Promise.all([ann.page.goto(at), eve.page.goto(at)]);
  await eve.page.locator('.asked').waitFor();

  // Ann reports a line.
  await ann.page.getByRole('tab', { name: /Chat/ }).click();
  await ann.page.locator('.chat-line', { hasText: 'like a goat' }).getByLabel('Report this line').click();
  await ann.page.getByLabel('Insults').check();
  await ann.page.getByLabel('Anything to add').fill('Since the first turn');
  await look(ann.page, 'report', { phone });
  await ann.page.getByRole('button', { name: 'Report', exact: true }).click();
  await ann.page.getByText('Thanks').waitFor();

  // Hilda finds her page in her account, reads the report and bans Eve, who is told so in her language.
  await boss.page.goto(`${server.address}/account`);
  await boss.page.locator('main').getByRole('link', { name: 'Admin' }).click();
  await boss.page.getByText('People can play.').waitFor();
  await look(boss.page, 'host-overview', { desktop });
  await boss.page.getByRole('link', { name: 'Reports', exact: true }).click();
  await boss.page.getByText('You play like a goat.').waitFor();
  await look(boss.page, 'host-reports', { phone });
  await boss.page.getByRole('button', { name: 'Ban…' }).click();
  await boss.page.getByLabel('Reason').fill('Insults at a table.');
  await boss.page.getByLabel('New visitors from the same network').selectOption('Block for a day');
  await look(boss.page, 'host-ban', { phone });
  await boss.page.getByRole('button', { name: 'Ban', exact: true }).click();
  await boss.page.getByText('Banned until').waitFor();
  await eve.page.getByText(/Vous êtes exclu de ce site .* Motif\s: Insults at a table\./).waitFor();
  await look(eve.page, 'banned', { phone });
  // Nothing is offered to her that would be refused, and the server is not said to be away.
  await eve.page.goto(server.address);
  await eve.page.locator('.my-tables').getByText('Les parties sur cet appareil').waitFor();
  await eve.page.goto(`${server.address}/account`);
  await eve.page.locator('main').getByText('Les parties sur cet appareil').waitFor();
  expect(await eve.page.locator('main form').count()).toBe(0);

  // She comes back as if she were new, and is not let in; Hilda finds her kept out, and an account comes in still.
  await eve.context.clearCookies();
  await eve.page.goto(at);
  await eve.page.getByText(/inscriptions depuis votre réseau sont bloquées/).waitFor();
  await look(eve.page, 'shut-out', { phone });
  await eve.page.locator('main').getByRole('link', { name: 'Se connecter' }).click();
  await eve.page.getByLabel('Mot de passe').fill(PASSWORD);
  await look(eve.page, 'shut-out-account', { desktop });
  await eve.page.getByLabel('Nom').fill('Hilda');
  await eve.page.getByRole('button', { name: 'Se connecter' }).click();
  await eve.page.getByRole('link', { name: 'Retour à la table' }).waitFor();
  expect(await eve.page.locator('.site-notice').count()).toBe(0);
  await boss.page.getByRole('button', { name: 'Mark as done' }).click();
  await boss.page.getByText('No open reports.').waitFor();

  // The same page in French, on a phone; and the site is closed for the evening.
  await boss.page.getByRole('button', { name: 'Settings' }).click();
  await boss.page.getByText('Français').click();
  await boss.page.locator('dialog.settings button.is-first[type=submit]').click();
  for (const [section, heading] of [
    ['accounts', 'Chercher'],
    ['newcomers', 'Admettre de nouveau'],
    ['tables', 'Fermer la table…'],
    ['backup', 'Télécharger une sauvegarde'],
    ['record', 'a exclu'],
    ['read-only', 'Activer'],
  ] as const) {
    await boss.page.locator(`.tabs a[href="/host/${section}"]`).click();
    await boss.page.getByText(heading).first().waitFor();
    if (section !== 'backup' && section !== 'record') await look(boss.page, `host-${section}-fr`, { phone });
  }
  await boss.page.locator('.tabs a[href="/host/newcomers"]').click();
  await boss.page.getByRole('button', { name: 'Admettre de nouveau' }).click();
  await boss.page.getByText('Personne n’est refusé.').waitFor();
  await boss.page.getByRole('button', { name: 'Refuser' }).click();
  await boss.page.getByText('Tous les nouveaux visiteurs', { exact: true }).waitFor();
  await look(boss.page, 'host-all-newcomers-fr', { desktop });
  await boss.page.getByRole('button', { name: 'Admettre de nouveau' }).click();
  await boss.page.locator('.tabs a[href="/host/read-only"]').click();
  await boss.page.getByLabel('Mot pour tout le monde').fill('De retour à 20 h.');
  await boss.page.getByRole('button', { name: 'Activer' }).click();
  await boss.page.getByRole('button', { name: 'Désactiver' }).waitFor();
  await ann.page.getByText(/The site is read-only right now.* De retour à 20 h\./).waitFor();
  await expect.poll(() => ann.page.locator('.clock.is-running').count()).toBe(0);
  await look(ann.page, 'read-only-table', { phone });
  await boss.page.getByRole('button', { name: 'Désactiver' }).click();
  await ann.page.locator('.site-notice').waitFor({ state: 'detached' });
  await ann.page.locator('.clock.is-running').first().waitFor({ state: 'attached' });

  // A backup comes as a file.
  await boss.page.locator('.tabs a[href="/host/backup"]').click();
  await boss.page.getByLabel('Votre mot de passe').fill(PASSWORD);
  const download = boss.page.waitForEvent('download');
  await boss.page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  expect((await download).suggestedFilename()).toMatch(/^gonfalon-.*\.gonfalon\.gz$/);

  // Who is no host finds nothing there.
  await ann.page.goto(`${server.address}/host`);
  await ann.page.getByText('Page not found').waitFor();
  expectNoComplaints(boss, ann);
  for (const { context } of [boss, ann, eve]) await context.close();
});

const said = { encoding: 'utf8' } as const;
