/** How somebody says that they want to be called, in a real browser, and what the browser shows when they are. */
import { execFileSync } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../scripts/fresh.mjs';
import type { Site, Visitor } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import type { PostOffice } from './post-office.ts';
import { openPostOffice } from './post-office.ts';
import { look, WIDTHS } from './screens.ts';

const MINUTES = 10 * 60_000;
const SECTION = '.calls';

let postOffice: PostOffice;
let server: Site;

beforeAll(async () => {
  postOffice = await openPostOffice();
  server = await site({ ...postOffice.settings, ...keys(), PUSH_CONTACT: 'mailto:host@example.org' });
}, MINUTES);
afterAll(async () => {
  await server.stop();
  postOffice.close();
});

test('where the host offers nothing, nothing is offered', { timeout: MINUTES }, async () => {
  const plain = await site();
  const { page, context } = await visitor();
  await page.goto(`${plain.address}/account`, { waitUntil: 'networkidle' });
  await page.locator('form.panel').first().waitFor();
  expect(await page.locator(SECTION).count()).toBe(0);
  await context.close();
  await plain.stop();
});

test('an address is given, confirmed by its mail, switched off and removed', {
  timeout: MINUTES,
}, async () => {
  const who = await visitor();
  const { page } = who;
  await page.goto(`${server.address}/account`);
  const section = page.locator(SECTION);
  await section.getByText('Notify this device').waitFor();
  expect(await section.locator('input[type=email]').count()).toBe(0);
  const account = page.locator('form', { hasText: 'Create account' });
  await account.locator('input[name=name]').fill('Ann');
  await account.locator('input[name=password]').fill('a good password');
  await account.locator('button').click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await section.locator('input[type=email]').fill('ann@example.org');
  await section.getByLabel('Your password').fill('a good password');
  await section.getByRole('button', { name: 'Use this address' }).click();
  await section.getByText('Not confirmed yet').waitFor();
  await look(page, 'account-calls', WIDTHS);
  const link = () =>
    new RegExp(`${server.address}/mail/confirm/[\\w-]+`).exec(postOffice.newest())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByText('Address confirmed.').waitFor();
  await page.goto(`${server.address}/account`);
  await section.getByText('Confirmed.').waitFor();
  const wish = section.getByLabel('Email me on my turn');
  await wish.uncheck();
  await page.getByText('Email notifications are off.').waitFor();
  await page.reload();
  await wish.waitFor();
  expect(await wish.isChecked()).toBe(false);
  await section.getByRole('button', { name: 'Remove address' }).click();
  await section.getByRole('button', { name: 'Use this address' }).waitFor();
  expectNoComplaints(who);
  await who.context.close();
});

test('without a network the push service of the browser is away, and that is told', {
  timeout: MINUTES,
}, async () => {
  const who = await visitor({ permissions: ['notifications'] });
  const { page } = who;
  await page.goto(`${server.address}/account`);
  const box = page.locator(SECTION).getByLabel('Notify this device');
  await box.click();
  await page.getByText('This browser’s push service didn’t answer').waitFor();
  expect(await box.isChecked()).toBe(false);
  await who.context.close();
});

test('a device that its push service knows is told to the server, and forgotten again', {
  timeout: MINUTES,
}, async () => {
  const who = await visitor({ permissions: ['notifications'] });
  const { page } = who;
  await standIn(who);
  await page.goto(`${server.address}/account`);
  const box = page.locator(SECTION).getByLabel('Notify this device');
  await box.click();
  await page.getByText('Notifications are on for').waitFor();
  expect(await devices(who)).toHaveLength(1);
  await page.reload();
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.click();
  await page.getByText('Notifications are off while').waitFor();
  expect(await devices(who)).toEqual([]);
  expectNoComplaints(who);
  await who.context.close();
});

test('what is pushed is shown once for each table, and leads there', { timeout: MINUTES }, async () => {
  const who = await visitor({ permissions: ['notifications'] });
  const { page, context } = who;
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const tools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const push = async (data: string) =>
    tools.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId: await registrationId,
      data,
    });
  const address = '/table/abc';
  const call = { title: 'Your turn', body: 'Battue: Bob is waiting for your move.', tag: address, address };
  await push(JSON.stringify({ ...call, body: 'Battue: Cem is waiting for your move.' }));
  await push('not of ours');
  await push(JSON.stringify(call));
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
        getNotifications: () => registration.getNotifications(),
      }));
      return (await getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  const { address: _, ...rest } = call;
  await expect.poll(shown).toEqual([{ ...rest, data: { address } }]);
  await context.close();
});

/** A push service that answers, since that of the browser is on the network. */
async function standIn({ page }: Visitor): Promise<void> {
  const point = createECDH('prime256v1').generateKeys('base64url');
  await page.addInitScript((p256dh) => {
    const kept = 'stand-in';
    const endpoint = 'https://fcm.googleapis.com/fcm/send/stand-in';
    const own = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
      unsubscribe: async () => localStorage.removeItem(kept) === undefined,
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(kept) ? own : null),
      subscribe: async () => {
        localStorage.setItem(kept, 'yes');
        return own;
      },
    });
  }, point);
}

function devices({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { push } = (await (await fetch('/api/calls')).json()) as { push: { devices: string[] } };
    return push.devices;
  });
}

function keys(): Record<string, string> {
  const lines = execFileSync(process.execPath, [program, 'push-keys'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
}
