/** Passwords that were lost, where the site sends mail. */
import { expect, test } from 'vitest';
import { beside } from '../admin/admin-site.ts';
import { until } from '../faults/until.ts';
import { SmtpSink } from '../notifications/smtp-sink.ts';
import type { Client } from '../support/client.ts';
import type { Start } from '../support/start-server.ts';
import { onBothStores, site } from '../support/start-server.ts';

const PASSWORD = 'correct horse';
const FRESH = 'battery staple';
const ADDRESS = 'ann@example.org';

/** Ann has an account; her address is confirmed, unless she only gave it. */
async function siteOfAnn(start: Start, { confirmed = true, allowance = 1000 } = {}) {
  const sink = await SmtpSink.start();
  const running = await start({ mail: sink.settings, allowance });
  const ann = await running.guest();
  await ann.done('/api/account', { name: 'Ann', password: PASSWORD });
  await ann.done('/api/calls/mail', { password: PASSWORD, address: ADDRESS, language: 'en' });
  const link = /\/mail\/confirm\/\S+/.exec(textOf(sink))?.[0] ?? '';
  if (confirmed) expect((await fetch(`${running.address}${link}`, { method: 'POST' })).status).toBe(200);
  sink.received.length = 0;
  return { running, sink, ann };
}

function textOf(sink: SmtpSink): string {
  return sink.to(ADDRESS).at(-1)?.parts.get('text/plain') ?? '';
}

async function mailedCode(client: Client, sink: SmtpSink): Promise<string> {
  const before = sink.received.length;
  expect((await client.post('/api/recover/mail', { name: ' ann' })).body).toEqual({ ok: true });
  await until('a mail', () => sink.received.length > before);
  return /^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/m.exec(textOf(sink))?.[0] ?? '';
}

async function recover(client: Client, code: string): Promise<string | undefined> {
  const { body } = await client.post('/api/recover', { name: 'Ann', code, password: FRESH });
  return body.error?.code;
}

onBothStores((start) => {
  test('a code that was sent to the address of an account lets its reader choose a new password, once', async () => {
    const { running, sink, ann } = await siteOfAnn(start);
    expect((await ann.get('/api/recover')).body).toEqual({ ok: true, mail: true });
    const reader = await running.guest();
    const [earlier, code] = [await mailedCode(reader, sink), await mailedCode(reader, sink)];
    expect(textOf(sink)).toContain(`/account/recover#name=Ann&code=${code}`);
    expect(await recover(reader, code)).toBeUndefined();
    expect((await reader.get('/api/me')).body.me).toMatchObject({ kind: 'account', name: 'Ann' });
    expect((await ann.get('/api/calls')).body.error?.code).toBe('identity.needed');
    const other = await running.guest();
    expect(await recover(other, code)).toBe('identity.wrong-code');
    // What was sent before is no way in any more.
    expect(await recover(other, earlier)).toBe('identity.wrong-code');
  });

  test('a code that was sent is good for an hour, and only until the password is changed', async () => {
    const { running, sink, ann } = await siteOfAnn(start);
    const reader = await running.guest();
    const old = await mailedCode(reader, sink);
    await beside(running, (store) =>
      store.engine.db
        .updateTable('recovery_codes')
        .set({ expires: Date.now() - 1 })
        .where('expires', 'is not', null)
        .execute(),
    );
    expect(await recover(reader, old)).toBe('identity.wrong-code');
    const code = await mailedCode(reader, sink);
    await ann.done('/api/account/password', { old: PASSWORD, new: 'another one' });
    expect(await recover(reader, code)).toBe('identity.wrong-code');
  });
});

test('who asks is answered the same for every name, and nothing is sent to an address that was not confirmed', async () => {
  const { running, sink } = await siteOfAnn(site, { confirmed: false });
  const asking = await running.guest();
  for (const name of ['Ann', 'Nobody', 'Ann'])
    expect(await asking.post('/api/recover/mail', { name })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
  const bob = await running.guest();
  await bob.done('/api/account', { name: 'Bob', password: PASSWORD });
  // Mails go out one after the other: had one been sent to Ann, it had come before this.
  await bob.done('/api/calls/mail', { password: PASSWORD, address: 'bob@example.org', language: 'en' });
  expect(sink.to(ADDRESS)).toEqual([]);
});

test('three mails an hour may be asked for one name, whether somebody has it or not', async () => {
  const { running } = await siteOfAnn(site, { allowance: 1 });
  const asking = await running.guest();
  for (const name of ['ann', 'Nobody']) {
    const codes: unknown[] = [];
    for (const written of [name, ` ${name}`, name.toUpperCase(), name])
      codes.push((await asking.post('/api/recover/mail', { name: written })).body.error?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'request.too-many']);
  }
});

test('a mail server that is away is told to nobody but the host', async () => {
  const { running, sink } = await siteOfAnn(site);
  sink.refusal = '550 not today';
  const asking = await running.guest();
  expect((await asking.post('/api/recover/mail', { name: 'Ann' })).body).toEqual({ ok: true });
  await until('a line of the log', () =>
    running.log.some((line) => line.includes('a recovery code could not')),
  );
  expect(running.log.join('')).not.toContain(ADDRESS);
});

test('where the site sends no mail, none can be asked for', async () => {
  const running = await site();
  const asking = await running.guest();
  expect((await asking.get('/api/recover')).body).toEqual({ ok: true, mail: false });
  expect((await asking.post('/api/recover/mail', { name: 'Ann' })).status).toBe(404);
});
