/** Bans, mutes and reports, as those concerned meet them. */
import type { HostReport, HostTable } from '@gonfalon/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { silent } from '../store/test-stores.ts';
import type { Client } from '../support/client.ts';
import { freshDatabase, postgresUrl } from '../support/postgres.ts';
import type { Site } from '../support/start-server.ts';
import { folder, onBothStores, site } from '../support/start-server.ts';
import { account, host, idOf, PASSWORD } from './admin-site.ts';

const TWO = { game: 'battlelore', seats: [{ kind: 'me' }, { kind: 'open' }] };
const BAN = { kind: 'ban', reason: 'Insults, again and again.' };

async function sanction(boss: Client, whom: Client | string, fields: object): Promise<void> {
  const id = typeof whom === 'string' ? whom : await idOf(whom);
  await boss.done(`/api/host/people/${id}/sanction`, fields);
}

onBothStores((open) => {
  describe('Who is banned', () => {
    test('loses their sockets, and is told why and until when at every door', async () => {
      const here = await open();
      const boss = await host(here);
      const [ann, eve] = [await here.guest(), await account(here, 'Eve')];
      const playing = await ann.create(TWO);
      await eve.command(playing, 'join');
      const waiting = await eve.create(TWO);
      await eve.connect();
      const gone = eve.closed();
      await sanction(boss, eve, { ...BAN, hours: 24 });
      expect(await gone).toBe(4005);
      const until = expect.any(Number);
      const refused = { code: 'identity.banned', params: { reason: BAN.reason, until } };
      const choice = { number: 0, choice: ['pass'], key: 'a-key-of-mine' };
      for (const answer of [
        await eve.get('/api/tables?list=mine'),
        await eve.get(`/api/tables/${playing}`),
        await eve.command(playing, 'choose', choice),
        await eve.post('/api/me', { name: 'Evelyn' }),
        await eve.post('/api/tables', TWO),
      ])
        expect(answer).toMatchObject({ status: 403, body: { error: refused } });
      await expect(eve.connect()).rejects.toThrow('403');
      const [line] = here.log.filter((one) => one.includes('a socket was refused'));
      expect(line).toContain('403');
      expect(line).not.toContain('127.0.0.1');
      const told = await eve.get('/api/tables?list=mine', { 'accept-language': 'fr' });
      expect(told.body.error?.message).toMatch(/^Vous êtes exclu de ce site jusqu’au .*Motif\u202f: Insults/);
      expect((await eve.get('/api/me')).body.me).toMatchObject({
        name: 'Eve',
        sanctions: { ban: { reason: BAN.reason, until } },
      });
      const again = await here.guest();
      const enter = (password: string) => again.post('/api/sign-in', { name: 'Eve', password });
      expect((await enter(PASSWORD)).body.error).toMatchObject(refused);
      expect((await enter('a wrong one')).body.error?.code).toBe('identity.wrong');
      // What has begun goes on; what has not is left.
      expect((await ann.show(playing)).table).toMatchObject({ status: 'playing' });
      expect((await ann.show(playing)).table.seats[1]).toMatchObject({ kind: 'human' });
      expect((await ann.show(waiting)).table.status).toBe('cancelled');
      await boss.done(`/api/host/people/${await idOf(eve)}/lift`, { kind: 'ban' });
      expect((await eve.get(`/api/tables/${playing}`)).status).toBe(200);
      await eve.connect();
    });

    test('may sign out, and may delete themselves', async () => {
      const here = await open();
      const boss = await host(here);
      const [eve, guest] = [await account(here, 'Eve'), await here.guest()];
      await sanction(boss, eve, BAN);
      await sanction(boss, guest, BAN);
      expect((await guest.post('/api/sign-in', { name: 'Hilda', password: PASSWORD })).status).toBe(403);
      expect((await guest.post('/api/sign-out')).status).toBe(200);
      expect((await eve.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
    });
  });

  test('Who is muted plays on, but cannot write at any table', async () => {
    const here = await open();
    const boss = await host(here);
    const [ann, eve] = [await here.guest(), await here.guest()];
    const id = await ann.create(TWO);
    await eve.command(id, 'join');
    await eve.connect();
    await sanction(boss, eve, { kind: 'mute', hours: 1, reason: 'Too loud.' });
    const { error } = await eve.ask('chat', id, { text: 'hello' });
    expect(error).toMatchObject({ code: 'chat.silenced', params: { reason: 'Too loud.' } });
    expect(error?.message).toContain('Reason: Too loud.');
    expect((await eve.show(id)).standing).toBeDefined();
    expect((await ann.command(id, 'chat', { text: 'hello' })).status).toBe(200);
    await boss.done(`/api/host/people/${await idOf(eve)}/lift`, { kind: 'mute' });
    expect((await eve.command(id, 'chat', { text: 'sorry' })).status).toBe(200);
  });

  test('Who is muted keeps their name, and the one that a host gave them', async () => {
    const here = await open();
    const boss = await host(here);
    const [eve, guest] = [await account(here, 'Rude words'), await here.guest()];
    await boss.done(`/api/host/people/${await idOf(eve)}/rename`, { name: 'Eve' });
    for (const one of [eve, guest]) await sanction(boss, one, { kind: 'mute', hours: 1, reason: 'A name.' });
    const { me } = (await guest.get('/api/me')).body as { me: { name: string } };
    for (const answer of [
      await eve.post('/api/me', { name: 'Rude words' }),
      await guest.post('/api/me', { name: 'Rude words' }),
      await guest.post('/api/account', { name: 'Rude words', password: PASSWORD }),
    ])
      expect(answer.body.error).toMatchObject({ code: 'chat.silenced', params: { reason: 'A name.' } });
    expect((await eve.get('/api/me')).body.me).toMatchObject({ name: 'Eve' });
    expect((await guest.post('/api/account', { name: me.name, password: PASSWORD })).status).toBe(200);
  });

  test('A table that a host closes ends without a result, and everybody there is told', async () => {
    const here = await open();
    const boss = await host(here);
    const [ann, eve] = [await here.guest(), await here.guest()];
    const playing = await ann.create({ ...TWO, public: true });
    await eve.command(playing, 'join');
    const secret = await ann.create(TWO);
    await eve.connect();
    await eve.ask('watch', playing);
    await eve.ask('watch', secret);
    const list = async (status: string) =>
      ((await boss.get(`/api/host/tables?status=${status}`)).body as { tables: HostTable[] }).tables;
    const [public_] = await list('playing');
    const [private_] = await list('open');
    expect(public_).toMatchObject({ link: playing, seats: [{ kind: 'human' }, { kind: 'human' }] });
    expect(private_).not.toHaveProperty('link');
    expect(JSON.stringify([public_, private_])).not.toContain(secret);
    for (const table of [public_, private_]) await boss.done(`/api/host/tables/${table?.handle}/close`);
    const over = await eve.update((update) => update.over !== undefined);
    expect(over).toMatchObject({ table: playing, over: { by: 'host' } });
    expect((await ann.show(playing)).table).toMatchObject({ status: 'finished', outcome: { by: 'host' } });
    expect((await ann.show(secret)).table).toMatchObject({ status: 'cancelled', outcome: { by: 'host' } });
    const again = await boss.post(`/api/host/tables/${public_?.handle}/close`);
    expect(again.body.error?.code).toBe('host.over');
    expect((await boss.get('/api/host/acts')).body.acts).toMatchObject([
      { did: 'close-table', table: private_?.handle },
      { did: 'close-table', table: public_?.handle },
    ]);
  });

  test('A line that is reported reaches the hosts with what was said around it, once', async () => {
    const here = await open();
    const boss = await host(here);
    const [ann, eve, sam] = [await here.guest(), await here.guest(), await here.guest()];
    const id = await ann.create(TWO);
    await eve.command(id, 'join');
    const [about, by] = [await idOf(eve), await idOf(ann)];
    const said: number[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'something bad', 'six'])
      said.push(Number((await eve.command(id, 'chat', { text })).body.n));
    await sam.command(id, 'chat', { text: 'among spectators' });
    const line = said[4];
    const fields = { who: about, line, complaint: 'insult', text: 'He\u202E swore' };
    const code = async (client: Client, what: object) =>
      (await client.command(id, 'report', what)).body.error?.code;
    expect(await code(sam, fields)).toBe('report.unknown');
    expect(await code(ann, { ...fields, who: by })).toBe('report.self');
    expect(await code(ann, { ...fields, line: 99 })).toBe('report.unknown');
    expect(await code(ann, { who: await idOf(sam), complaint: 'other' })).toBe('report.unknown');
    expect(await code(ann, { ...fields, complaint: 'boring' })).toBe('request.malformed');
    expect(await code(ann, fields)).toBeUndefined();
    expect(await code(ann, fields)).toBe('report.again');
    expect(await code(sam, { who: about, complaint: 'name' })).toBeUndefined();
    const list = async (which: string) =>
      ((await boss.get(`/api/host/reports?which=${which}`)).body as { reports: HostReport[] }).reports;
    const [second, first] = await list('open');
    expect(second).toMatchObject({ complaint: 'name', about: { id: about, kind: 'guest' }, lines: [] });
    expect(first).toMatchObject({ complaint: 'insult', text: 'He swore', line, by: { id: by } });
    expect(first?.lines.map(({ text }) => text)).toEqual(['two', 'three', 'four', 'something bad', 'six']);
    expect(JSON.stringify(first)).not.toContain(id);
    await sanction(boss, about, { kind: 'mute', hours: 24, reason: 'Swearing.' });
    await boss.done(`/api/host/reports/${first?.id}`, { settlement: 'done' });
    const twice = await boss.post(`/api/host/reports/${first?.id}`, { settlement: 'dismissed' });
    expect(twice.body.error?.code).toBe('host.settled');
    expect(await list('open')).toHaveLength(1);
    expect(await list('settled')).toMatchObject([{ settled: { by: 'Hilda', settlement: 'done' } }]);
    expect((await eve.command(id, 'chat', { text: 'x' })).body.error?.code).toBe('chat.silenced');
  });
});

test('A table that can no longer be played is closed all the same', async () => {
  const data = folder();
  const before = await site({ data });
  const boss = await host(before);
  const ann = await before.guest();
  const id = await boss.create(TWO);
  await ann.command(id, 'join');
  await before.stop();
  const store = await openStore({ data, databaseUrl: undefined }, silent);
  const { db } = store.engine;
  await db.deleteFrom('snapshots').execute();
  await db.updateTable('tables').set({ rules: 'of old' }).execute();
  const act = { do: 'choose', seat: 0, number: 0, choice: ['no', 'such', 'thing'] };
  await db
    .updateTable('records')
    .set({ act: JSON.stringify(act) })
    .execute();
  await store.close();
  const after = await site({ data });
  const again = await after.guest();
  again.cookie = boss.cookie;
  expect((await again.get(`/api/tables/${id}`)).body.error?.code).toBe('table.old-rules');
  const { tables } = (await again.get('/api/host/tables')).body as { tables: HostTable[] };
  await again.done(`/api/host/tables/${tables[0]?.handle}/close`);
  expect((await again.get('/api/host/tables')).body.tables).toEqual([]);
  expect((await again.get('/api/host/tables?status=cancelled')).body.tables).toHaveLength(1);
});

test('Reports are few at a time', async () => {
  const here = await site({ allowance: 1 });
  const [ann, eve] = [await here.guest(), await here.guest()];
  const id = await ann.create(TWO);
  await eve.command(id, 'join');
  const who = await idOf(eve);
  const answers: unknown[] = [];
  for (let i = 0; i < 11; i++)
    answers.push((await ann.command(id, 'report', { who, complaint: 'spam' })).body.error?.code);
  expect(answers[0]).toBeUndefined();
  expect(answers.slice(1, 10)).toEqual(Array(9).fill('report.again'));
  expect(answers[10]).toBe('request.too-many');
});

test.runIf(await postgresUrl())('A ban at one server is obeyed by the others', async () => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const [here, there]: Site[] = [await site({ databaseUrl: url }), await site({ databaseUrl: url })];
  if (!here || !there) throw new Error('two servers are needed');
  const boss = await host(here);
  const eve = await there.guest();
  await eve.connect();
  const gone = eve.closed();
  await sanction(boss, eve, BAN);
  expect(await gone).toBe(4005);
  await expect
    .poll(async () => (await eve.get('/api/tables?list=mine')).body.error?.code)
    .toBe('identity.banned');
  const overview = (await boss.get('/api/host')).body.overview as { processes: object[]; store: string };
  expect(overview).toMatchObject({ store: 'postgres' });
  expect(overview.processes).toHaveLength(2);
});
