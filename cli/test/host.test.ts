import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createLog, openStore } from '@gonfalon/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { folder, gonfalon } from './gonfalon.ts';

/** A folder with a store in `kept` that is open, as by a server, and knows an account. */
async function served() {
  const cwd = folder();
  const where = { data: join(cwd, 'kept'), databaseUrl: undefined };
  const store = await openStore(where, createLog('silent'));
  await store.addIdentity({ id: 'ada', kind: 'account', name: 'Ada L', password: 'hash', created: 0 });
  await store.addIdentity({ id: 'guest', kind: 'guest', name: 'Bob', password: undefined, created: 0 });
  return { store, run: (...argv: string[]) => gonfalon([...argv, '--data', 'kept'], { cwd }), cwd };
}

test('an account is made a host, and no longer, while a server runs; both stand in the record', async () => {
  const { store, run } = await served();
  expect(await run('host')).toEqual({ code: 0, out: 'The site has no admin yet.\n', err: '' });
  expect(await run('host', 'ada  l')).toEqual({
    code: 0,
    out: 'Ada L is now an admin.\n',
    err: '',
  });
  expect(await store.isHost('ada')).toBe(true);
  expect((await run('host', 'Ada L')).out).toBe('Ada L was already an admin.\n');
  expect((await run('host')).out).toBe('Ada L\n');
  expect((await run('host', 'Ada L', '--remove', '--lang', 'fr')).out).toBe(
    "Ada L n'est plus hôte du site.\n",
  );
  expect(await store.isHost('ada')).toBe(false);
  const acts = await store.acts(undefined, 9);
  expect(acts.map(({ did, whom, by }) => [did, whom, by]).sort()).toEqual([
    ['give-role', 'ada', undefined],
    ['take-role', 'ada', undefined],
  ]);
  await store.close();
});

test('an account gets new recovery codes, of which the store knows only hashes', async () => {
  const { store, run } = await served();
  const { code, out } = await run('host', 'Ada L', '--recovery');
  expect(code).toBe(0);
  const codes = out.match(/^(\w{4}-){3}\w{4}$/gm) ?? [];
  expect(codes).toHaveLength(8);
  expect(await store.isHost('ada')).toBe(false);
  const { rows } = await sql<{ hash: string }>`select hash from recovery_codes`.execute(store.engine.db);
  expect(rows).toHaveLength(8);
  expect(rows.some(({ hash }) => codes.includes(hash))).toBe(false);
  await store.close();
});

test('nobody is made a host who has no account', async () => {
  const { store, run } = await served();
  for (const name of ['Bob', 'Nobody']) {
    const ran = await run('host', name);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(`no account named "${name}"`);
  }
  await store.close();
  const none = await gonfalon(['host', 'Ada', '--data', 'nowhere'], { cwd: folder() });
  expect(none).toMatchObject({ code: 2, out: '' });
});

test('a site is kept from being changed, and opened again', async () => {
  const { store, run } = await served();
  expect(await run('read-only')).toMatchObject({ code: 2, out: '' });
  expect(await run('read-only', 'perhaps')).toMatchObject({ code: 2, out: '' });
  expect(await store.readOnly()).toBeUndefined();
  const on = await run('read-only', 'on', '--note', 'Back at 20:00');
  expect(on).toEqual({ code: 0, out: 'Read-only mode is on.\n', err: '' });
  expect(await store.readOnly()).toEqual({ since: expect.any(Number), note: 'Back at 20:00' });
  expect((await run('read-only', 'off')).out).toBe('Read-only mode is off.\n');
  expect(await store.readOnly()).toBeUndefined();
  await store.close();
});

test('what the host’s page hands out is read as it is', async () => {
  const { store, run, cwd } = await served();
  await store.addHost('ada', 1);
  await run('export', 'all.gonfalon');
  await store.close();
  writeFileSync(join(cwd, 'all.gonfalon.gz'), gzipSync(readFileSync(join(cwd, 'all.gonfalon'))));
  const read = await gonfalon(['import', 'all.gonfalon.gz', '--data', 'other'], { cwd });
  expect(read).toMatchObject({ code: 0, err: '' });
  expect((await gonfalon(['host', '--data', 'other'], { cwd })).out).toBe('Ada L\n');
});
