/** One server of several processes: they serve as one, and one of them dies. */
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownerOf } from '../../cluster/home.ts';
import { PROCESS_TIMEOUT_MS } from '../../cluster/process-registry.ts';
import { Client } from '../support/client.ts';
import { postgresUrl } from '../support/postgres.ts';
import { childrenOf, isRunning } from './children.ts';
import { expectFair, expectGoodbyes, expectKept } from './consistency.ts';
import { freshPostgres, lookInto } from './data-folder.ts';
import { Load } from './load.ts';
import { ServerProcess } from './server-process.ts';
import { Site } from './site.ts';
import { until } from './until.ts';

const PROCESSES = 2;
const TWO = { game: 'battlelore', seats: [{ kind: 'me' }, { kind: 'open' }] };
const KILLS = 5;
const LONG = 600_000;

async function ground() {
  const { where, settings } = await freshPostgres();
  // All processes may be gone for a moment: a port of the system's choice would be another one then.
  return {
    where,
    settings: {
      ...settings,
      PROCESSES: String(PROCESSES),
      METRICS_TOKEN: 'open',
      PORT: String(await freePort()),
    },
  };
}

/** Below those that outgoing connections take. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    await new Promise((closed) => server.close(closed));
    return port;
  }
}

async function guest(address: string): Promise<Client> {
  const client = await Client.guest(address);
  onTestFinished(() => client.close());
  return client;
}

describe.runIf(await postgresUrl())(`a server of ${PROCESSES} processes`, () => {
  test(
    'all who watch a table meet in one process, so that none is played in two',
    async () => {
      const { where, settings } = await ground();
      const server = await ServerProcess.start(settings);
      const tables: string[] = [];
      const homes = () => new Set(tables.map((table) => ownerOf(table, PROCESSES)));
      while (tables.length < 8 || homes().size < PROCESSES) {
        const [ann, bob, eve] = [
          await guest(server.address),
          await guest(server.address),
          await guest(server.address),
        ];
        const table = await ann.create(TWO);
        tables.push(table);
        await bob.command(table, 'join');
        for (const one of [ann, bob, eve]) await one.connect({}, table);
        await eve.ask('watch', table, { from: 0 });
        const enough = ({ seq }: { readonly seq: number }) => seq >= 20;
        const pick = ({ choices }: { readonly choices: readonly (readonly [string, ...string[]])[] }) =>
          choices[choices.length >> 1] as readonly [string, ...string[]];
        await Promise.all([ann.playOn(table, pick, enough), bob.playOn(table, pick, enough)]);
        expect((await eve.update(enough)).seq).toBeGreaterThanOrEqual(20);
      }
      const store = await lookInto(where);
      const spread = async () =>
        (await store.processes(Date.now() - PROCESS_TIMEOUT_MS)).map(({ people }) => people);
      await expect.poll(spread, { timeout: 20_000 }).toHaveLength(PROCESSES);
      await expect
        .poll(async () => (await spread()).every((people) => people > 0), { timeout: 20_000 })
        .toBe(true);

      // Whichever process answers, it answers for both.
      for (let i = 0; i < 2 * PROCESSES; i++) {
        const metrics = await (
          await fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer open' } })
        ).text();
        expect(metrics).toMatch(new RegExp(`^gonfalon_sockets ${3 * tables.length}$`, 'm'));
        expect(metrics).toMatch(new RegExp(`^gonfalon_rooms ${tables.length}$`, 'm'));
      }
      expect(server.faults).toEqual([]);
    },
    LONG,
  );

  test(
    `a process that is killed is started anew, ${KILLS} times under load: nothing acknowledged is lost, and matches go on`,
    async () => {
      const { where, settings } = await ground();
      const site = await Site.open(settings);
      const load = await Load.gather(site, 3);
      for (let kill = 0; kill < KILLS; kill++) {
        await load.progress(30);
        const members = childrenOf(site.pid);
        expect(members).toHaveLength(PROCESSES);
        const doomed = members[kill % PROCESSES] as number;
        process.kill(doomed, 'SIGKILL');
        await until('another process in its place', () => {
          const now = childrenOf(site.pid);
          return now.length === PROCESSES && !now.includes(doomed);
        });
      }
      await load.finish();
      await expectKept(await lookInto(where), load);
      expectFair(load);
      expect(site.faults).toEqual([]);
      console.info(
        `one of ${PROCESSES} processes killed ×${KILLS}: ${load.acknowledged} choices acknowledged, none lost, none twice`,
      );
    },
    LONG,
  );

  test(
    'asked to stop, it says goodbye and leaves no process behind, also if all of them are asked at once',
    async () => {
      const { where, settings } = await ground();
      const site = await Site.open(settings);
      const load = await Load.gather(site, 2);
      for (const asked of ['it', 'all'] as const) {
        await load.progress(60);
        const members = childrenOf(site.pid);
        // As a terminal does it, or a service manager.
        if (asked === 'all') for (const member of members) process.kill(member, 'SIGTERM');
        const { code, signal } = await site.terminate();
        expect({ code, signal }).toEqual({ code: 0, signal: null });
        expect(members.filter(isRunning)).toEqual([]);
        await site.start();
      }
      await load.finish();
      await expectKept(await lookInto(where), load);
      expectFair(load);
      expectGoodbyes(load);
      expect(site.faults).toEqual([]);
    },
    LONG,
  );

  test('who may not come in is refused wherever the table is at home, and who breaks the protocol does no harm', async () => {
    const { settings } = await ground();
    const server = await ServerProcess.start(settings);
    const { cookie } = await guest(server.address);
    for (let i = 0; i < 8; i++) {
      const table = randomBytes(16).toString('base64url');
      const knock = (headers: Record<string, string>, then = '') =>
        firstLine(server.address, `/api/live?table=${table}`, headers, then);
      expect(await knock({})).toContain('401');
      expect(await knock({ Cookie: cookie, Origin: 'https://elsewhere.example' })).toContain('403');
      expect(await knock({ Cookie: cookie })).toContain('101');
      // Before it was let in, and not masked.
      expect(await knock({ Cookie: cookie }, '\x81\x02{}'.repeat(1000))).toMatch(/101|^$/);
    }
    for (const odd of ['table=%ff%00', 'table=', 'table', `table=${'x'.repeat(5000)}`, 'table=a&table=b'])
      expect(await firstLine(server.address, `/api/live?${odd}`, { Cookie: cookie })).toContain('101');
    await expect
      .poll(async () =>
        (await fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer open' } })).text(),
      )
      .toMatch(/^gonfalon_sockets 0$/m);
    expect(server.faults).toEqual([]);
  });

  test('none of them outlives the one that started them', async () => {
    const { settings } = await ground();
    const server = await ServerProcess.start(settings);
    const members = childrenOf(server.pid);
    expect(members).toHaveLength(PROCESSES);
    await server.kill();
    await until('all to end', () => !members.some(isRunning));
  });
});

/** How a server begins its answer to who wants a socket; nothing if it ends the connection. */
async function firstLine(
  address: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  then = '',
): Promise<string> {
  const { hostname, port, host } = new URL(address);
  const lines = {
    Host: host,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'Sec-WebSocket-Version': '13',
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    socket.once('close', () => resolve(''));
    socket.once('error', () => resolve(''));
  });
  socket.write(`GET ${path} HTTP/1.1\r\n${head.join('')}\r\n${then}`, 'latin1');
  try {
    return await answer;
  } finally {
    socket.destroy();
  }
}
