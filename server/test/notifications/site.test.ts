/** Calls to people who play on a real server: what arrives at the push service and at the mail server. */
import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { beside } from '../admin/admin-site.ts';
import { until } from '../faults/until.ts';
import { silent } from '../store/test-stores.ts';
import type { Client } from '../support/client.ts';
import { freshDatabase, postgresUrl } from '../support/postgres.ts';
import type { Site } from '../support/start-server.ts';
import { onBothStores, site as startSite } from '../support/start-server.ts';
import type { TestDevice } from './push-service.ts';
import { PushService } from './push-service.ts';
import { SmtpSink } from './smtp-sink.ts';

const PASSWORD = 'a good password';
const TWO = { game: 'battue', options: { quickSetup: true }, seats: [{ kind: 'me' }, { kind: 'open' }] };

interface Player {
  readonly client: Client;
  readonly device: TestDevice;
  readonly address: string;
}

async function offices() {
  const [service, sink] = [await PushService.start(), await SmtpSink.start()];
  const settings = { push: service.settings, mail: sink.settings };
  return { service, sink, settings };
}

/** An account with a device and a confirmed address. */
async function player(
  { guest }: Pick<Site, 'guest'>,
  { service, sink }: { service: PushService; sink: SmtpSink },
  name: string,
): Promise<Player> {
  const client = await guest();
  await client.done('/api/account', { name, password: PASSWORD });
  const device = service.device();
  await client.done('/api/calls/devices', { ...device.subscription, language: 'en' });
  const address = `${name.toLowerCase()}@example.org`;
  await client.done('/api/calls/mail', { password: PASSWORD, address, language: 'en' });
  const link = linkIn(sink, address, 'confirm');
  expect((await form(client, link)).status).toBe(200);
  sink.received.length = 0;
  return { client, device, address };
}

/** The path of a link in the last mail to an address. */
function linkIn(sink: SmtpSink, address: string, kind: 'confirm' | 'stop'): string {
  const text = sink.to(address).at(-1)?.parts.get('text/plain') ?? '';
  return new RegExp(`/mail/${kind}/\\S+`).exec(text)?.[0] ?? '';
}

/** Sends a form, as a browser does without a cookie, or a mail program. */
function form({ address }: Pick<Client, 'address'>, path: string, headers: Record<string, string> = {}) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });
}

/** As somebody who is away would: nobody attacks, so that no match is over too soon. */
async function choose({ client }: Player, id: string): Promise<void> {
  const { standing } = await client.show(id);
  const choice = standing?.question?.fallback;
  await client.done(`/api/tables/${id}/choose`, { number: standing?.number, choice, key: randomUUID() });
}

/** Whether they are asked, and the table does not answer for them. */
async function mayChoose({ client }: Player, id: string): Promise<boolean> {
  const { question, mayUndo } = (await client.show(id)).standing ?? {};
  return question !== undefined && (question.choices.length > 1 || mayUndo === true);
}

/** Plays so many turns; whoever is asked waits for the calls to come before they choose. */
async function playCalled(players: readonly Player[], id: string, sink: SmtpSink, turns: number) {
  const called = new Map(players.map((one) => [one, 0]));
  for (let turn = 0, last: Player | undefined; turn < turns; ) {
    const shown = await Promise.all(players.map((one) => mayChoose(one, id)));
    const asked = players[shown.indexOf(true)];
    // The table is about to answer by itself.
    if (!asked) continue;
    if (asked !== last) {
      turn++;
      called.set(asked, (called.get(asked) ?? 0) + 1);
      await until('the calls of a turn', () => {
        const count = called.get(asked) ?? 0;
        return asked.device.received.length >= count && sink.to(asked.address).length >= count;
      });
    }
    last = asked;
    for (const [one, count] of called) {
      expect(one.device.received).toHaveLength(count);
      expect(sink.to(one.address)).toHaveLength(count);
    }
    if (turn < turns) await choose(asked, id);
  }
  return called;
}

onBothStores((site) => {
  test('each turn of a match is called once by push and once by mail, to who is asked and to nobody else', async () => {
    const at = await offices();
    const running = await site(at.settings);
    const players = [await player(running, at, 'Ann'), await player(running, at, 'Bob')];
    const [ann, bob] = players as [Player, Player];
    const watcher = await player(running, at, 'Eve');
    const id = await ann.client.create(TWO);
    await bob.client.done(`/api/tables/${id}/join`);
    const called = await playCalled(players, id, at.sink, 8);
    await running.stop();
    for (const [one, count] of called) {
      expect(count).toBeGreaterThan(1);
      expect(one.device.received).toHaveLength(count);
      expect(at.sink.to(one.address)).toHaveLength(count);
      for (const { tag } of one.device.received) expect(tag).toBe(`/table/${id}`);
    }
    expect(watcher.device.received).toEqual([]);
    expect(at.sink.to(watcher.address)).toEqual([]);
    expect(running.log.join('')).not.toMatch(/@example\.org|\/send\//);
  });

  test('who watches the table is not called; who leaves it is', async () => {
    const at = await offices();
    const running = await site(at.settings);
    const players = [await player(running, at, 'Ann'), await player(running, at, 'Bob')];
    const [ann, bob] = players as [Player, Player];
    for (const { client } of players) await client.connect();
    const id = await ann.client.create(TWO);
    await ann.client.ask('watch', id);
    await bob.client.ask('watch', id);
    await bob.client.done(`/api/tables/${id}/join`);
    // A table where nobody watches: when its call has come, that of the other has been looked at.
    const other = await ann.client.create({
      ...TWO,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    });
    await until('a call to the other table', () => ann.device.received.length > 0);
    expect(ann.device.received.map(({ tag }) => tag)).toEqual([`/table/${other}`]);
    expect(bob.device.received).toEqual([]);
    const asked = (await ann.client.show(id)).table.yourTurn ? ann : bob;
    await asked.client.close();
    await until('a call to who left', () => asked.device.received.some(({ tag }) => tag === `/table/${id}`));
  });

  test('without keys and a mail server nothing is offered', async () => {
    const { guest, address } = await site();
    const ann = await guest();
    await ann.done('/api/account', { name: 'Ann', password: PASSWORD });
    expect((await ann.get('/api/calls')).body).toEqual({ ok: true });
    const service = await PushService.start();
    const device = { ...service.device().subscription, language: 'en' };
    const refused = await ann.post('/api/calls/devices', device);
    expect([refused.status, refused.body.error?.code]).toEqual([404, 'calls.not-offered']);
    const mail = await ann.post('/api/calls/mail', {
      password: PASSWORD,
      address: 'ann@example.org',
      language: 'en',
    });
    expect(mail.body.error?.code).toBe('calls.not-offered');
    expect((await fetch(`${address}/mail/confirm/${'x'.repeat(32)}`)).status).toBe(404);
  });

  test('devices and addresses are told to their owner, changed and removed', async () => {
    const at = await offices();
    const running = await site(at.settings);
    const ann = await running.guest();
    const key = at.service.settings.publicKey;
    expect((await ann.get('/api/calls')).body).toEqual({ ok: true, push: { key, devices: [] } });
    const device = at.service.device();
    const { push } = await ann.done('/api/calls/devices', { ...device.subscription, language: 'fr' });
    expect(push).toMatchObject({ devices: [expect.stringMatching(/^[\w-]{43}$/)] });
    const guest = await ann.post('/api/calls/mail', {
      password: PASSWORD,
      address: 'ann@example.org',
      language: 'en',
    });
    expect(guest.body.error?.code).toBe('identity.account-needed');
    await ann.done('/api/account', { name: 'Ann', password: PASSWORD });
    // Becoming an account ended the other sign-ins, and the devices with them: they say anew whose they are.
    expect((await ann.get('/api/calls')).body.push).toMatchObject({ devices: [] });
    const wish = await ann.post('/api/calls/mail/wish', { on: true });
    expect(wish.body.error?.code).toBe('calls.no-address');
    const mail = { password: PASSWORD, address: 'ann@example.org', language: 'fr' };
    const wrong = await ann.post('/api/calls/mail', { ...mail, password: 'not mine' });
    expect(wrong.body.error?.code).toBe('identity.wrong-password');
    expect((await ann.get('/api/calls')).body.mail).toEqual({});
    expect((await ann.done('/api/calls/mail', mail)).mail).toEqual({
      address: 'ann@example.org',
      confirmed: false,
      on: true,
    });
    const link = linkIn(at.sink, 'ann@example.org', 'confirm');
    const page = await fetch(`${ann.address}${link}`, { headers: { 'accept-language': 'fr' } });
    expect(await page.text()).toContain('<form method="post">');
    expect((await ann.get('/api/calls')).body.mail).toMatchObject({ confirmed: false });
    expect((await form(ann, link, { origin: 'https://evil.example.org' })).status).toBe(403);
    expect((await form(ann, link, { origin: ann.address, 'sec-fetch-site': 'same-origin' })).status).toBe(
      200,
    );
    expect((await form(ann, link)).status).toBe(410);
    expect((await ann.get('/api/calls')).body.mail).toMatchObject({ confirmed: true, on: true });
    expect((await ann.done('/api/calls/mail/wish', { on: false })).mail).toMatchObject({ on: false });
    expect((await ann.done('/api/calls/mail/remove')).mail).toEqual({});
    await ann.done('/api/calls/devices', { ...device.subscription, language: 'fr' });
    const gone = await ann.done('/api/calls/devices/remove', { endpoint: device.endpoint });
    expect(gone.push).toMatchObject({ devices: [] });
  });

  test('the link in a mail ends the mails without signing in, also for a mail program', async () => {
    const at = await offices();
    const running = await site(at.settings);
    const ann = await player(running, at, 'Ann');
    const plan = { ...TWO, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] };
    await ann.client.create(plan);
    await until('a mail', () => at.sink.to(ann.address).length > 0);
    const link = linkIn(at.sink, ann.address, 'stop');
    const asking = await fetch(`${ann.client.address}${link}`);
    expect([asking.status, await asking.text()]).toEqual([
      200,
      expect.stringContaining('<form method="post">'),
    ]);
    expect((await ann.client.get('/api/calls')).body.mail).toMatchObject({ on: true });
    expect((await form(ann.client, `${link.slice(0, -43)}${'x'.repeat(43)}`)).status).toBe(200);
    expect((await ann.client.get('/api/calls')).body.mail).toMatchObject({ on: true });
    // Also while nothing else may be changed: nobody asks a second time.
    const siteNow = async () => (await ann.client.get('/api/site')).body.site;
    await beside(running, (store) => store.beginReadOnly(Date.now(), undefined));
    await expect.poll(siteNow).toHaveProperty('readOnly');
    expect((await form(ann.client, link)).status).toBe(200);
    expect((await ann.client.get('/api/calls')).body.mail).toMatchObject({ on: false, confirmed: true });
    await beside(running, (store) => store.endReadOnly(Date.now()));
    await expect.poll(siteNow).toEqual({});
    const before = ann.device.received.length;
    await ann.client.create(plan);
    await until('a push', () => ann.device.received.length > before);
    await running.stop();
    expect(at.sink.to(ann.address)).toHaveLength(1);
  });

  test('an account that is deleted takes its devices and its address along', async () => {
    const at = await offices();
    const running = await site(at.settings);
    const [ann, bob] = [await player(running, at, 'Ann'), await player(running, at, 'Bob')];
    const id = await ann.client.create({ ...TWO, seats: [{ kind: 'open' }, { kind: 'me' }] });
    await bob.client.done(`/api/tables/${id}/join`);
    await ann.client.done('/api/account/delete', { password: PASSWORD });
    at.service.requests = 0;
    const other = await bob.client.create({
      ...TWO,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    });
    await until('a call to somebody else', () =>
      bob.device.received.some(({ tag }) => tag === `/table/${other}`),
    );
    const { config } = running;
    await running.stop();
    const store = await openStore(config, silent, 'read');
    onTestFinished(() => store.close());
    const { db } = store.engine;
    const rows = async (table: 'devices' | 'mailboxes') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    expect([await rows('devices'), await rows('mailboxes')]).toEqual([1, 1]);
  });

  test('a guest who signs in brings the device along; a device belongs to who used it last', async () => {
    const at = await offices();
    const running = await site(at.settings);
    const ann = await running.guest();
    await ann.done('/api/account', { name: 'Ann', password: PASSWORD });
    const guest = await running.guest();
    const device = { ...at.service.device().subscription, language: 'en' };
    await guest.done('/api/calls/devices', device);
    await guest.done('/api/sign-in', { name: 'Ann', password: PASSWORD });
    expect((await ann.get('/api/calls')).body.push).toMatchObject({ devices: [expect.anything()] });
    const bob = await running.guest();
    await bob.done('/api/calls/devices', device);
    expect((await ann.get('/api/calls')).body.push).toMatchObject({ devices: [] });
    await bob.done('/api/sign-out', { everywhere: true });
  });

  test('hostile devices and addresses are refused', async () => {
    const at = await offices();
    const running = await site({
      ...at.settings,
      push: { ...at.settings.push, services: ['push.example.org'] },
    });
    const ann = await running.guest();
    await ann.done('/api/account', { name: 'Ann', password: PASSWORD });
    const { keys } = at.service.device().subscription;
    const add = (endpoint: string, more: object = {}) =>
      ann.post('/api/calls/devices', { endpoint, keys, language: 'en', ...more });
    for (const endpoint of [
      'http://push.example.org/1',
      'https://push.example.org:8443/1',
      'https://user:password@push.example.org/1',
      'https://push.example.org.evil.org/1',
      'https://evil-push.example.org/1',
      'https://127.0.0.1/1',
      'https://[::1]/1',
      'https://2130706433/1',
      'https://localhost/1',
      'https://169.254.169.254/latest/meta-data',
      `${at.service.origin}/send/1`,
      `${running.address}/api/account/delete`,
    ]) {
      const { status, body } = await add(endpoint);
      expect([endpoint, status, body.error?.code]).toEqual([endpoint, 400, 'calls.bad-device']);
    }
    const good = 'https://push.example.org/1';
    const unfit: readonly [string, object?][] = [
      ['file:///etc/passwd#'.padEnd(1100, 'x')],
      ['no address'],
      [good, { keys: { ...keys, p256dh: 'x' } }],
      [good, { keys: { ...keys, auth: 'x'.repeat(23) } }],
      [good, { language: 'de' }],
      [good, { more: 1 }],
    ];
    for (const [endpoint, more] of unfit)
      expect((await add(endpoint, more)).body.error?.code).toBe('request.malformed');
    // Of the right length, but no point on the curve.
    const nowhere = { keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } };
    expect((await add(good, nowhere)).body.error?.code).toBe('calls.bad-device');
    expect((await add(good)).status).toBe(200);
    for (const address of [
      'ann',
      'ann@example',
      'a@example.org,b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      'Ann <ann@example.org>',
      '"ann"@example.org',
      'ann@[127.0.0.1]',
      `${'a'.repeat(250)}@example.org`,
    ]) {
      const { body } = await ann.post('/api/calls/mail', { password: PASSWORD, address, language: 'en' });
      expect([address, body.error?.code]).toEqual([address, 'request.malformed']);
    }
    expect(at.sink.attempts).toBe(0);
    const foreign = await ann.post('/api/calls/mail/remove', {}, { origin: 'https://evil.example.org' });
    expect(foreign.body.error?.code).toBe('request.origin');
  });

  test('of many devices the newest are kept, and mails that ask are limited', async () => {
    const at = await offices();
    const running = await site({ ...at.settings, allowance: 1 });
    const ann = await running.guest();
    await ann.done('/api/account', { name: 'Ann', password: PASSWORD });
    for (let i = 0; i < 12; i++)
      await ann.done('/api/calls/devices', { ...at.service.device().subscription, language: 'en' });
    const { push } = (await ann.get('/api/calls')).body as { push?: { devices: unknown[] } };
    expect(push?.devices).toHaveLength(10);
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i++)
      codes.push(
        (await ann.post('/api/calls/mail', { password: PASSWORD, address: 'v@example.org', language: 'en' }))
          .body.error?.code,
      );
    expect(codes).toEqual([undefined, undefined, undefined, 'request.too-many']);
    expect(at.sink.to('v@example.org')).toHaveLength(3);
  });

  test('a mail server that is away is told to who wants mail', async () => {
    const at = await offices();
    const mail = { ...at.settings.mail, smtpUrl: 'smtp://127.0.0.1:1' };
    const running = await site({ ...at.settings, mail });
    const ann = await running.guest();
    await ann.done('/api/account', { name: 'Ann', password: PASSWORD });
    const { status, body } = await ann.post('/api/calls/mail', {
      password: PASSWORD,
      address: 'ann@example.org',
      language: 'en',
    });
    expect([status, body.error?.code]).toEqual([502, 'calls.mail-failed']);
    expect((await ann.get('/api/calls')).body.mail).toEqual({});
  });

  test('an address that no mail can be sent to does not replace the one that was confirmed', async () => {
    const at = await offices();
    const running = await site(at.settings);
    const { client, address } = await player(running, at, 'Ann');
    at.sink.refusal = '550 nobody of that name';
    const { body } = await client.post('/api/calls/mail', {
      password: PASSWORD,
      address: 'an@example.org',
      language: 'en',
    });
    expect(body.error?.code).toBe('calls.mail-failed');
    expect((await client.get('/api/calls')).body.mail).toEqual({ address, confirmed: true, on: true });
  });
});

describe.runIf(await postgresUrl())('two servers on one PostgreSQL', () => {
  test('call each turn once, and not who watches at the other one', async () => {
    const at = await offices();
    const { url, drop } = await freshDatabase();
    onTestFinished(drop);
    const here = await startSite({ ...at.settings, databaseUrl: url });
    const there = await startSite({ ...at.settings, databaseUrl: url });
    const players = [await player(here, at, 'Ann'), await player(there, at, 'Bob')];
    const [ann, bob] = players as [Player, Player];
    const id = await ann.client.create(TWO);
    await bob.client.done(`/api/tables/${id}/join`);
    await playCalled(players, id, at.sink, 6);
    const counts = () => players.map(({ device }) => device.received.length);
    const asked = (await ann.client.show(id)).table.yourTurn ? ann : bob;
    const other = asked === ann ? bob : ann;
    await other.client.connect();
    await other.client.ask('watch', id);
    const before = counts();
    while ((await asked.client.show(id)).table.yourTurn) await choose(asked, id);
    const elsewhere = await asked.client.create({
      ...TWO,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    });
    await until('a call to another table', () =>
      asked.device.received.some(({ tag }) => tag === `/table/${elsewhere}`),
    );
    await Promise.all([here.stop(), there.stop()]);
    const [i, j] = asked === ann ? [0, 1] : [1, 0];
    expect(counts()[j]).toBe(before[j]);
    expect(counts()[i]).toBe((before[i] ?? 0) + 1);
  });
});
