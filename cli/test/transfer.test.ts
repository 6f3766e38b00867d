import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, openStore } from '@gonfalon/server';
import { expect, test } from 'vitest';
import { folder, gonfalon } from './gonfalon.ts';
import { Program } from './program.ts';

/** A folder where a server has kept a table, in `kept`. */
async function played(): Promise<string> {
  const cwd = folder();
  const program = new Program(['serve', '--port', '0', '--data', 'kept'], {}, cwd);
  const address = await program.said(/http:\/\/[\w.:]+/);
  const guest = await fetch(`${address}/api/me`);
  const created = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: guest.headers.getSetCookie().join('; '),
      origin: address,
    },
    body: JSON.stringify({ game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] }),
  });
  expect(created.status).toBe(201);
  program.signal('SIGTERM');
  await program.ended;
  return cwd;
}

test('everything goes from one store to another, through a file that only its owner may read', async () => {
  const cwd = await played();
  expect(await gonfalon(['export', 'all.jsonl', '--data', 'kept'], { cwd })).toEqual({
    code: 0,
    out: '1 table and 1 person written to all.jsonl\n',
    err: '',
  });
  expect(statSync(join(cwd, 'all.jsonl')).mode & 0o777).toBe(0o600);
  expect(await gonfalon(['import', 'all.jsonl', '--data', 'other'], { cwd })).toEqual({
    code: 0,
    out: `1 table and 1 person now in ${join(cwd, 'other')}\n`,
    err: '',
  });
  const again = await gonfalon(['export'], { cwd, env: { DATA: 'other' } });
  expect(again).toEqual({
    code: 0,
    out: readFileSync(join(cwd, 'all.jsonl'), 'utf8'),
    err: '1 table and 1 person written\n',
  });
  const full = await gonfalon(['import', 'all.jsonl', '--data', 'other'], { cwd });
  expect(full).toMatchObject({ code: 2, out: '' });
  expect(full.err).toMatch(/^gonfalon: Only an empty store can be filled.*\n$/);
});

/** A folder with a store in `kept` that knows one person. */
async function visited(): Promise<string> {
  const cwd = folder();
  const where = { data: join(cwd, 'kept'), databaseUrl: undefined };
  const store = await openStore(where, createLog('silent'));
  await store.addIdentity({ id: 'a', kind: 'guest', name: 'Ada', password: undefined, created: 0 });
  await store.close();
  return cwd;
}

test('people who wait see how far it is, and what was there before is replaced', async () => {
  const cwd = await visited();
  writeFileSync(join(cwd, 'all.jsonl'), 'old');
  const written = await gonfalon(['export', 'all.jsonl', '--data', 'kept'], { cwd, tty: true });
  expect(written.err).toMatch(/^\r\d+/);
  expect(written.err.endsWith('\r\u001b[K')).toBe(true);
  const read = await gonfalon(['import', 'all.jsonl', '--data', 'other', '--lang', 'fr'], { cwd, tty: true });
  expect(read.err).toMatch(/█+ \d+ %\r/);
  expect(read.out).toContain('0 table et 1 personne :');
});

test('a file that is not whole brings nothing in', async () => {
  const cwd = await visited();
  const { out } = await gonfalon(['export', '--data', 'kept'], { cwd });
  writeFileSync(join(cwd, 'half.jsonl'), out.slice(0, out.length / 2));
  const { code, err } = await gonfalon(['import', 'half.jsonl', '--data', 'other'], { cwd });
  expect(code).toBe(2);
  expect(err).toMatch(/^gonfalon: The export is damaged[^\n]+\n$/);
  expect((await gonfalon(['export', '--data', 'other'], { cwd })).err).toBe(
    '0 tables and 0 people written\n',
  );
});

test('what cannot be written leaves nothing behind', async () => {
  const cwd = await visited();
  const before = readdirSync(cwd);
  const { code, err } = await gonfalon(['export', 'kept', '--data', 'kept'], { cwd });
  expect(code).toBe(2);
  expect(err).toMatch(/^gonfalon: cannot write kept \(\w+\)\n$/);
  expect(readdirSync(cwd)).toEqual(before);
});

test.each([
  [['export', '--data', 'nothing'], 'There is no store in'],
  [['export', 'one', 'two'], 'unexpected argument "two"'],
  [['export', '--data='], '--data needs a value'],
  [['import'], 'which file?'],
  [['import', 'nowhere.jsonl', '--data', 'new'], 'cannot read nowhere.jsonl (ENOENT)'],
  [['import', '.', '--data', 'new'], 'cannot read . (EISDIR)'],
])('%j: one line on standard error, exit 2', async (argv, message) => {
  const { code, out, err } = await gonfalon(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`gonfalon: ${message}`);
  expect(err.trimEnd()).not.toContain('\n');
});

test('an export is not poured onto a terminal', async () => {
  const { code, err } = await gonfalon(['export'], { tty: true });
  expect(code).toBe(2);
  expect(err).toContain('gonfalon: refusing to write an export to a terminal');
});
