// A real PostgreSQL for tests and benches: the one that TEST_DATABASE_URL names, or a private one in a folder of its own,
// which ends with the process that started it, however that ends.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { install, isRoot } from './debian.mjs';

const DEBIAN = '/usr/lib/postgresql';

// Outgoing connections take their ports above.
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

// How often a server that starts or stops is looked at, and for how long.
const LOOK_EVERY = 20;
const START_TIMEOUT_MS = 60_000;

// Reads one line: if the process that started it dies instead of writing one, nobody needs the folder any more.
const KEEPER = `
"$@" &
server=$!
read -r word
kill -INT "$server"
wait "$server"
[ "$word" = stop ] || rm -rf "$FOLDER"
`;

/**
 * Answers `{ postgres }`, or `{ reason }` where there is none to be had. `own` asks for a private server even if
 * TEST_DATABASE_URL is given: only such a one can be stopped and started again.
 */
export async function startPostgres({ port, folder, own = false } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given && !own) return { postgres: { url: given, stop: async () => undefined } };
  try {
    return { postgres: await startPrivately(port, folder) };
  } catch (error) {
    return { reason: error.message };
  }
}

async function startPrivately(port, folder) {
  const programs = findPrograms() ?? installPrograms();
  const owner = isRoot ? ordinaryUser() : undefined;
  const home = folder ?? mkdtempSync(join(tmpdir(), 'gonfalon-postgres-'));
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (owner) chownSync(home, owner.uid, owner.gid);
  const server = new PrivateServer(programs, home, owner);
  try {
    await server.initialise();
    await server.start(port ?? (await freePort()));
  } catch (error) {
    await server.remove();
    throw error;
  }
  return {
    url: server.url,
    stop: () => server.remove(),
    stopServer: () => server.stop(),
    startServer: () => server.start(server.port),
  };
}

class PrivateServer {
  constructor(programs, folder, owner) {
    this.programs = programs;
    this.folder = folder;
    this.data = join(folder, 'data');
    this.owner = owner;
  }

  get url() {
    return `postgres://gonfalon@127.0.0.1:${this.port}/postgres`;
  }

  async initialise() {
    const args = ['-D', this.data, '-U', 'gonfalon', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
    const { status, stderr, error } = spawnSync(join(this.programs, 'initdb'), args, {
      ...this.owner,
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr.trim()}`);
  }

  async start(port) {
    this.port = port;
    const log = openSync(join(this.folder, 'log'), 'a');
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      max_connections: 200,
      fsync: 'on',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = [join(this.programs, 'postgres'), '-D', this.data, ...args];
    this.keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...server], {
      ...this.owner,
      cwd: this.folder,
      env: { ...process.env, FOLDER: this.folder },
      stdio: ['pipe', log, log],
      // An interrupt from the terminal is for the tests, which then stop the server in order.
      detached: true,
    });
    closeSync(log);
    this.ended = new Promise((resolve) => this.keeper.once('exit', resolve));
    this.keeper.unref();
    await this.until(() => this.state() === 'ready', 'start');
  }

  async stop() {
    if (!this.keeper) return;
    this.keeper.stdin.end('stop\n');
    this.keeper.ref();
    await this.ended;
    this.keeper = undefined;
  }

  async remove() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  // The last line of this file says how far the server is.
  state() {
    const file = join(this.data, 'postmaster.pid');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[7]?.trim() : undefined;
  }

  async until(condition, what) {
    for (let waited = 0; waited < START_TIMEOUT_MS; waited += LOOK_EVERY) {
      if (condition()) return;
      await wait(LOOK_EVERY);
    }
    const log = readFileSync(join(this.folder, 'log'), 'utf8').trim().split('\n').slice(-5).join('\n');
    throw new Error(`PostgreSQL did not ${what}: ${log}`);
  }
}

function findPrograms() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

function installPrograms() {
  if (isRoot) refuseDefaultCluster();
  install('PostgreSQL', 'postgresql');
  const programs = findPrograms();
  if (!programs) throw new Error('PostgreSQL is installed, but its programs are not where they should be');
  return programs;
}

// Debian's package would set up and start a server of its own, which nobody asked for.
function refuseDefaultCluster() {
  const folder = '/etc/postgresql-common';
  const file = join(folder, 'createcluster.conf');
  if (existsSync(file) || !existsSync('/etc/debian_version')) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
}

// PostgreSQL refuses to run as root.
function ordinaryUser() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (what) => Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no ordinary user to run it as');
}

async function freePort() {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
