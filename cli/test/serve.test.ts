import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { folder, gonfalon } from './gonfalon.ts';
import { Program } from './program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = /http:\/\/[\w.:]+/;

/** A server on a free port that keeps what is played in that folder. */
async function serve(data = join(folder(), 'kept'), ...more: string[]) {
  const program = new Program(['serve', '--port', '0', '--data', data, ...more]);
  const address = await program.said(ADDRESS);
  return { program, data, health: async () => (await fetch(`${address}/healthz`)).status };
}

test('says where it is, where things are kept and how to stop it, and serves until it is asked to stop', async () => {
  const { program, data, health } = await serve();
  expect(await health()).toBe(200);
  expect(existsSync(data)).toBe(true);
  program.signal('SIGTERM');
  const { code, out, err } = await program.ended;
  expect(code).toBe(0);
  expect(out).toMatch(/^Open http:\/\/127\.0\.0\.1:\d+ in a browser\.\n/);
  expect(out).toContain(`kept in ${data}\n`);
  expect(out).toContain('Ctrl-C stops the server');
  for (const line of err.trimEnd().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 'info' });
});

test('speaks French', async () => {
  const { program } = await serve(undefined, '--lang', 'fr');
  program.signal('SIGINT');
  const { code, out } = await program.ended;
  expect(code).toBe(0);
  expect(out).toContain('dans un navigateur.');
});

test('what arrives twice at once, as Ctrl-C does through npm, was asked once', async () => {
  const { program } = await serve();
  program.signal('SIGINT');
  program.signal('SIGTERM');
  expect((await program.ended).code).toBe(0);
});

test('goes on when its terminal is gone and nobody reads its log', async () => {
  const { program, health } = await serve();
  program.closeOutputs();
  program.signal('SIGHUP');
  for (let i = 0; i < 3; i++) expect(await health()).toBe(200);
  program.signal('SIGTERM');
  expect((await program.ended).code).toBe(0);
});

/** What it says when it cannot start. */
async function refusal(argv: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, out, err } = await new Program(['serve', ...argv], env).ended;
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^gonfalon ?: [^\n]+\n$/);
  return err;
}

test('a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const said = await refusal(['--port', `${port}`, '--data', folder()]);
  expect(said).toContain(`port ${port} of 127.0.0.1 is in use: stop the program that uses it, or`);
});

test('an address that this machine does not have', async () => {
  expect(await refusal(['--host', '192.0.2.1', '--data', folder()])).toContain('no address "192.0.2.1"');
});

test('a folder that another server uses', async () => {
  const { data } = await serve();
  expect(await refusal(['--port', '0', '--data', data])).toContain(data);
});

test('a folder that cannot be made', async () => {
  const file = fileURLToPath(import.meta.url);
  expect(await refusal(['--port', '0', '--data', join(file, 'kept')])).toContain(file);
});

test('a database that does not answer; its password is not shown', async () => {
  const said = await refusal(['--port', '0'], { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/games' });
  expect(said).toContain('127.0.0.1:1/games');
  expect(said).not.toContain('hush');
});

test('several processes tell once what keeps them from starting', async () => {
  const database = { DATABASE_URL: 'postgres://127.0.0.1:1/games', PROCESSES: '3' };
  expect(await refusal(['--port', '0'], database)).toContain('127.0.0.1:1/games');
});

test('several processes without a database that they could share', async () => {
  expect(await refusal(['--processes', '2', '--data', folder()])).toMatch(/PROCESSES .+ DATABASE_URL/);
  expect(await refusal(['--lang', 'fr'], { DATA: folder(), PROCESSES: '2' })).toContain(
    "ont besoin d'un PostgreSQL à partager",
  );
  expect(await refusal(['--processes', '0', '--data', folder()])).toContain('--processes');
});

test.each([
  [{ PORT: 'high' }, 'PORT must be'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
])('a bad setting: %j', async (env, message) => {
  expect(await refusal([], { DATA: folder(), ...env })).toContain(message);
});

test('what keeps it from starting is told in French', async () => {
  const { data } = await serve();
  const inFrench = (argv: readonly string[], env?: Record<string, string>) =>
    refusal(['--port', '0', '--lang', 'fr', ...argv], env);
  expect(await inFrench(['--data', data])).toContain(
    `Un autre serveur utilise le dossier de données ${data}`,
  );
  const file = fileURLToPath(import.meta.url);
  expect(await inFrench(['--data', file])).toMatch(/Le dossier de données \S+ est inutilisable\. E\w+:/);
  expect(await inFrench([], { DATABASE_URL: 'postgres://127.0.0.1:1/games' })).toMatch(
    /127\.0\.0\.1:1\/games\) est inutilisable\. PostgreSQL ne répond pas : /,
  );
  expect(await inFrench([], { LOG_LEVEL: 'loud' })).toMatch(/LOG_LEVEL doit être .+, pas « loud »/);
});

test('what keeps a store from being moved is told in French', async () => {
  const cwd = folder();
  const refused = async (...argv: string[]) => {
    const { code, out, err } = await gonfalon([...argv, '--lang', 'fr'], { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return err;
  };
  expect(await refused('export', '--data', 'nothing')).toContain(
    `Il n'y a pas de dépôt dans ${join(cwd, 'nothing')}.`,
  );
  writeFileSync(join(cwd, 'bad.jsonl'), '{}\n');
  expect(await refused('import', 'bad.jsonl', '--data', 'new')).toContain(
    "Ce n'est pas l'export d'un dépôt.",
  );
  writeFileSync(join(cwd, 'cut.jsonl'), '');
  expect(await refused('import', 'cut.jsonl', '--data', 'new')).toMatch(
    /L'export est abîmé : sa fin manque\./,
  );
  mkdirSync(join(cwd, 'odd'));
  writeFileSync(join(cwd, 'odd', 'gonfalon.db'), 'no database'.repeat(1000));
  expect(await refused('export', '--data', 'odd')).toContain("son fichier n'est pas une base de données.");
});

test('the command line has the last word over the environment', async () => {
  const data = join(folder(), 'kept');
  const env = { PORT: 'high', HOST: '192.0.2.1', DATABASE_URL: 'postgres://127.0.0.1:1/games' };
  const program = new Program(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data], env);
  await program.said(ADDRESS);
  program.signal('SIGTERM');
  expect((await program.ended).out).toContain(`kept in ${data}\n`);
});

test('a folder is looked for where the caller of npm is', async () => {
  const cwd = folder();
  const byNpm = {
    npm_lifecycle_event: 'gonfalon',
    npm_package_json: join(ROOT, 'package.json'),
    INIT_CWD: cwd,
  };
  const program = new Program(['serve'], { PORT: '0', DATA: 'kept', ...byNpm }, ROOT);
  await program.said(ADDRESS);
  expect(existsSync(join(cwd, 'kept'))).toBe(true);
});

test.each([
  [['--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536"'],
  [['--data='], '--data needs a value'],
  [['there'], 'unexpected argument "there"'],
])('%j: one line, exit 2', async (argv, message) => {
  const { code, out, err } = await gonfalon(['serve', ...argv]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`gonfalon: ${message}`);
});
