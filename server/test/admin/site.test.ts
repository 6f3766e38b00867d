/** What hosts do to the site as a whole: nothing may be changed for a while; a backup. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ClockView } from '@gonfalon/protocol';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SqlStore } from '../../store/open.ts';
import { openStore } from '../../store/open.ts';
import { TABLES } from '../../transfer/table-list.ts';
import { importStore } from '../../transfer/transfer.ts';
import { silent } from '../store/test-stores.ts';
import type { Client } from '../support/client.ts';
import { freshDatabase, postgresUrl } from '../support/postgres.ts';
import type { Site } from '../support/start-server.ts';
import { folder, onBothStores, site } from '../support/start-server.ts';
import { beside, host, idOf, PASSWORD } from './admin-site.ts';

const TWO = { game: 'battlelore', seats: [{ kind: 'me' }, { kind: 'open' }] };
const TIMED = { ...TWO, clock: { kind: 'live', bank: 3_600_000, increment: 0 } };

async function clockOf(client: Client, table: string): Promise<ClockView> {
  const { standing } = await client.show(table);
  if (!standing?.clock) throw new Error('the table has no clock');
  return standing.clock;
}

async function firstChoice(client: Client, table: string) {
  const { standing } = await client.show(table);
  return { number: standing?.number, choice: standing?.question?.choices[0], key: randomUUID() };
}

const postgres = await postgresUrl();

describe('While nothing may be changed', () => {
  onBothStores((open) => {
    test('people look and replay, but whatever changes something is refused in words', async () => {
      const here = await open();
      const boss = await host(here);
      const [ann, eve] = [await here.guest(), await here.guest()];
      const id = await ann.create(TWO);
      await eve.command(id, 'join');
      await eve.connect();
      await eve.ask('watch', id);
      const asked = (await ann.show(id)).standing?.question ? ann : eve;
      const fields = await firstChoice(asked, id);
      const note = 'Back at 20:00.';
      await boss.done('/api/host/read-only', { on: true, note });
      expect(await eve.push((push) => push.do === 'site')).toMatchObject({ site: { readOnly: { note } } });
      const refused = { status: 403, body: { error: { code: 'server.read-only', params: { note } } } };
      for (const answer of [
        await asked.command(id, 'choose', fields),
        await ann.command(id, 'chat', { text: 'hello' }),
        await ann.post('/api/tables', TWO),
        await ann.post('/api/me', { name: 'Anna' }),
        await ann.post('/api/account', { name: 'Anna', password: PASSWORD }),
        await ann.post('/api/account/delete', { password: '' }),
      ])
        expect(answer).toMatchObject(refused);
      expect((await eve.ask('resign', id)).error).toMatchObject(refused.body.error);
      expect((await ann.get('/api/tables?list=mine')).body.tables).toHaveLength(1);
      expect((await ann.get(`/api/tables/${id}/events`)).status).toBe(200);
      expect((await asked.command(id, 'explain', { choice: fields.choice })).body).toMatchObject({
        offered: true,
      });
      const late = await here.guest();
      expect((await late.get('/api/site')).body.site).toMatchObject({ readOnly: { note } });
      expect((await late.show(id)).table.status).toBe('playing');
      // A host who was signed out comes back in, and ends it.
      await boss.done('/api/sign-out');
      await late.done('/api/sign-in', { name: 'Hilda', password: PASSWORD });
      await late.done('/api/host/read-only', { on: false });
      expect((await late.get('/api/site')).body.site).toEqual({});
      expect((await asked.command(id, 'choose', fields)).status).toBe(200);
      expect((await late.get('/api/host/acts')).body.acts).toMatchObject([
        { did: 'read-only-off' },
        { did: 'read-only-on', detail: { note } },
      ]);
    });
  });

  test('bots rest, and go on where they were', async () => {
    const here = await site();
    const boss = await host(here);
    const bot = { kind: 'bot', bot: 'knight' };
    const id = await boss.create({ game: 'battlelore', seats: [bot, bot] });
    await boss.done('/api/host/read-only', { on: true });
    const seq = async () => (await boss.show(id)).standing?.seq ?? 0;
    // A step that was under way may still be written.
    let before = -1;
    while (before !== (await seq())) {
      before = await seq();
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    expect((await boss.show(id)).table.status).toBe('playing');
    await boss.done('/api/host/read-only', { on: false });
    await expect.poll(seq).toBeGreaterThan(before);
  });

  test('a switch on the command line is obeyed soon by a server that runs', async () => {
    const here = await site();
    const ann = await here.guest();
    await beside(here, (store) => store.beginReadOnly(Date.now(), undefined));
    await expect.poll(async () => (await ann.post('/api/tables', TWO)).status).toBe(403);
  });

  test.runIf(postgres)('no clock runs, at any server', async () => {
    const { url, drop } = await freshDatabase();
    onTestFinished(drop);
    const [here, there]: Site[] = [await site({ databaseUrl: url }), await site({ databaseUrl: url })];
    if (!here || !there) throw new Error('two servers are needed');
    const boss = await host(here);
    const [ann, eve] = [await here.guest(), await there.guest()];
    const id = await ann.create(TIMED);
    await eve.command(id, 'join');
    const running = (await clockOf(eve, id)).running ?? 0;
    const leftOf = async (client: Client) => (await clockOf(client, id)).left[running] ?? 0;
    await boss.done('/api/host/read-only', { on: true });
    await expect.poll(async () => (await eve.get('/api/site')).body.site).toHaveProperty('readOnly');
    const stopped = await leftOf(eve);
    expect(await clockOf(eve, id)).not.toHaveProperty('running');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await leftOf(eve)).toBe(stopped);
    expect(await leftOf(ann)).toBe(stopped);
    expect((await eve.command(id, 'resign')).body.error?.code).toBe('server.read-only');
    const end = Date.now();
    await boss.done('/api/host/read-only', { on: false });
    await expect.poll(async () => (await eve.get('/api/site')).body.site).toEqual({});
    for (const client of [ann, eve]) {
      const { now, left, running: seat } = await clockOf(client, id);
      expect(seat).toBe(running);
      // Only what has passed since then counts.
      expect(stopped - (left[running] ?? 0)).toBeLessThanOrEqual(now - end);
    }
    const asked = running === 0 ? ann : eve;
    const spent = await asked.command(id, 'choose', await firstChoice(asked, id));
    expect(spent.status).toBe(200);
    expect(stopped - (await leftOf(ann))).toBeLessThanOrEqual(Date.now() - end);
  });
});

describe('A backup', () => {
  onBothStores((open) => {
    test('is the whole store, and makes the same of an empty one', async () => {
      const here = await open();
      const boss = await host(here);
      const ann = await here.guest();
      await boss.command(await ann.create(TWO), 'join');
      const wrong = await boss.post('/api/host/backup', { password: 'not mine' });
      expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'identity.wrong-password' } } });
      const { ticket } = await boss.done('/api/host/backup', { password: PASSWORD });
      expect((await ann.get(`/api/host/backup/${ticket}`)).status).toBe(404);
      expect((await boss.get(`/api/host/backup/${String(ticket).replace(/.$/, '!')}`)).status).toBe(404);
      const file = await fetch(`${here.address}/api/host/backup/${ticket}`, {
        headers: { cookie: boss.cookie },
      });
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="gonfalon-.*\.gz"$/);
      expect(file.headers.get('cache-control')).toBe('no-store');
      const packed = Buffer.from(await file.arrayBuffer());
      expect((await boss.get('/api/host/acts')).body.acts).toMatchObject([{ did: 'backup', by: 'Hilda' }]);
      const copy = await openStore({ data: folder(), databaseUrl: undefined }, silent);
      onTestFinished(() => copy.close());
      await importStore(copy, Readable.from([packed]));
      const original = await openStore(here.config, silent, 'read');
      onTestFinished(() => original.close());
      const rows = await allRows(copy);
      // The server goes on saying that it is up.
      expect({ ...rows, uptime: [] }).toEqual({ ...(await allRows(original)), uptime: [] });
      expect(rows.identities).toHaveLength(2);
      expect(await copy.isHost(await idOf(boss))).toBe(true);
    });
  });

  test('of two hosts is not mixed up, and one that is given up leaves nothing behind', async () => {
    const here = await site();
    const [boss, deputy] = [await host(here), await host(here, 'Dora')];
    const { ticket } = await boss.done('/api/host/backup', { password: PASSWORD });
    expect((await deputy.get(`/api/host/backup/${ticket}`)).status).toBe(404);
    const given = new AbortController();
    const headers = { cookie: boss.cookie };
    const address = `${here.address}/api/host/backup/${ticket}`;
    const begun = await fetch(address, { headers, signal: given.signal });
    given.abort();
    await begun.arrayBuffer().catch(() => undefined);
    await expect.poll(async () => (await fetch(address, { headers })).status).toBe(200);
    expect((await boss.get('/api/tables?list=mine')).status).toBe(200);
  });
});

async function allRows({ engine }: SqlStore): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name, key } of TABLES) {
    const order = sql.join(key.map(sql.ref));
    const { rows } = await sql`select * from ${sql.table(name)} order by ${order}`.execute(engine.db);
    all[name] = rows.map((row) => ({ ...(row as object) }));
  }
  return all;
}
