// What two people at a table feel while a hostile guest does its worst: the slowest answer to a choice under each
// attack, beside the same seconds without one. Exits with 1 if one is slower than the bar.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { program as bundled, ensureBundled } from './fresh.mjs';
import { root } from './setup.mjs';

/** In ms, on two cores. */
const BAR = 250;
const SECONDS = 5;
const ATTACKS = ['pings', 'flood', 'refused', 'sockets', 'history', 'events', 'refusals', 'bots'];
/** Bots by chance play it: enough to ask for. */
const LONG = 3000;

/** Another one shows how it was before. */
const program = process.env.PROGRAM_UNDER_TEST ?? bundled;
if (program === bundled && !ensureBundled()) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'gonfalon-hostile-'));
const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data], {
  env: { ...process.env, DATABASE_URL: '', ALLOWANCE: '1', LOG_LEVEL: 'error', REACTION_DELAY: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const address = await addressOf(server);
  const table = await longTable(address);
  const players = [await guest(address), await guest(address)];
  const times = [];
  play(players, times).catch((error) => {
    if (!server.killed) throw error;
  });
  const missed = [];
  for (const [i, name] of ATTACKS.entries()) {
    const calm = await slowestOf(times);
    const attack = spawn(
      process.execPath,
      [
        join(root, 'server/test/hostile/attacker.mjs'),
        name,
        address,
        JSON.stringify({ table, from: `127.0.1.${i + 1}` }),
      ],
      { stdio: 'ignore' },
    );
    const attacked = await slowestOf(times);
    attack.kill('SIGKILL');
    console.log(
      `${name.padEnd(10)} ${calm.toFixed(0).padStart(6)} ms calm ${attacked.toFixed(0).padStart(6)} ms attacked`,
    );
    if (!(attacked <= BAR)) missed.push(name);
  }
  if (missed.length > 0) console.error(`slower than ${BAR} ms: ${missed.join(', ')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('close', resolve));
  rmSync(data, { recursive: true, force: true });
}
process.exit();

async function addressOf({ stdout }) {
  let text = '';
  for await (const chunk of stdout) {
    text += String(chunk);
    const found = /http:\/\/\S+/.exec(text)?.[0];
    if (found) {
      stdout.resume();
      return found;
    }
  }
  throw new Error('the server did not start');
}

async function guest(address) {
  const response = await fetch(`${address}/api/me`);
  const cookie = response.headers.getSetCookie()[0].split(';')[0];
  const call = async (path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  return { call, cookie, address };
}

async function longTable(address) {
  const { call } = await guest(address);
  const bot = { kind: 'bot', bot: 'random' };
  const { table } = await call('/api/tables', {
    game: 'battue',
    options: { roundLimit: 0 },
    seats: [bot, bot, bot, bot],
  });
  for (;;) {
    const { standing } = await call(`/api/tables/${table.id}`);
    if (standing.seq >= LONG || standing.over) return table.id;
    await wait(500);
  }
}

/** The slowest of the next seconds. */
async function slowestOf(times) {
  times.length = 0;
  await wait(SECONDS * 1000);
  // Who got no answer at all waited at least as long.
  return times.length === 0 ? SECONDS * 1000 : Math.max(...times);
}

async function play(players, times) {
  const [host, other] = players;
  for (;;) {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { table } = await host.call('/api/tables', {
      game: 'battue',
      options: { quickSetup: true },
      seats,
    });
    await other.call(`/api/tables/${table.id}/join`, {});
    await Promise.all(players.map((player) => sit(player, table.id, times)));
  }
}

/** Answers by chance until the match is over. */
function sit({ address, cookie }, table, times) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { cookie } });
  socket.on('open', () => socket.send(JSON.stringify({ do: 'watch', table })));
  const asked = new Map();
  return new Promise((resolve) => {
    socket.on('close', resolve);
    socket.on('message', async (text) => {
      const message = JSON.parse(text);
      if ('ok' in message) {
        const since = asked.get(message.id);
        if (since !== undefined) times.push(performance.now() - since);
        return;
      }
      if (message.over) socket.close();
      const { question, number, mayUndo } = message;
      if (!question || (question.choices.length === 1 && !mayUndo)) return;
      await wait(60);
      const choice = question.choices[Math.floor(Math.random() * question.choices.length)];
      const key = randomUUID();
      asked.set(key, performance.now());
      socket.send(JSON.stringify({ id: key, do: 'choose', table, number, choice, key }));
    });
  });
}
