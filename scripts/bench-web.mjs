// Measures the browser client in a real browser, on a server of its own: what it loads, how soon one can play, how long
// an update takes to the screen, how smoothly it moves. Ends with 1 if a bar is missed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { ensureBundled, ensureClient, program } from './fresh.mjs';
import { ensureSetUp, root } from './setup.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
/** Nobody waits for the beat of a screen: what is measured is the client's own work. */
const NO_BEAT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const GAMES = { battue: { quickSetup: true }, battlelore: {} };
const UPDATES = 120;
const ENOUGH = 60;
const BETWEEN = 60;
const MOVING_SECONDS = 10;
/** A frame that took longer than this came late: two of those that a screen shows in a second of sixty. */
const LATE = 34;
const BARS = { firstLoad: 200, update: 16 };

ensureSetUp();
if (!ensureBundled() || !ensureClient()) process.exit(1);

const data = mkdtempSync(join(tmpdir(), 'gonfalon-bench-web-'));
const server = await serve();
const browser = await launch();
const unpaced = await launch(NO_BEAT);
const missed = [];
try {
  const home = await firstLoad();
  row('JavaScript of the first load, kB gzipped', home.kilobytes, BARS.firstLoad);
  row('ms until the home page is painted', home.painted);
  for (const game of Object.keys(GAMES)) {
    console.log(game);
    row('JavaScript loaded at a table, kB gzipped', await tableLoad(game));
    row('ms from «Start» to a table that can be played at', await playable(game));
    const updates = await updateTimes(game);
    row('ms of work from an update to the painted board, 50 of 100', quantile(updates, 0.5), BARS.update);
    row('the same, 95 of 100', quantile(updates, 0.95));
    const { frames, late, longest } = await motion(game);
    row('frames while pieces move and dice roll', frames);
    row('of these late', late);
    row('ms of the longest', longest);
  }
} finally {
  await Promise.all([browser.close(), unpaced.close()]);
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(data, { recursive: true, force: true });
}
for (const name of missed) console.error(`the bar is missed: ${name}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function row(name, value, most) {
  const figure = value.toLocaleString('en', { maximumFractionDigits: 1 }).padStart(10);
  const verdict = most === undefined ? '' : value <= most ? `  ✓ at most ${most}` : `  ✗ at most ${most}`;
  console.log(`  ${name.padEnd(62)}${figure}${verdict}`);
  if (most !== undefined && !(value <= most)) missed.push(name);
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

async function serve() {
  const child = spawn(process.execPath, [program, 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA: data, ALLOWANCE: '1000', REACTION_DELAY: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`the server did not start: ${said}`)));
  });
  return { child, address, ended };
}

function launch(more = []) {
  return chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...more] });
}

async function visitor(options = {}, from = browser) {
  const context = await from.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  return { context, page: await context.newPage() };
}

/** The size of the scripts that a page has loaded, as a server that compresses would send them. */
async function scriptsOf(page) {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sizes = [...new Set(addresses)].map((address) => {
    const file = join(root, 'dist', 'web', new URL(address).pathname);
    return gzipSync(readFileSync(file)).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function firstLoad() {
  const { context, page } = await visitor();
  await page.goto(server.address, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const kilobytes = await scriptsOf(page);
  await context.close();
  return { painted, kilobytes };
}

async function tableLoad(game) {
  const { context, page } = await visitor();
  const match = await newMatch(game);
  await page.goto(`${server.address}/table/${match.id}`, { waitUntil: 'networkidle' });
  await page.locator('.board').first().waitFor();
  const kilobytes = await scriptsOf(page);
  await context.close();
  return kilobytes;
}

async function playable(game) {
  const { context, page } = await visitor();
  await page.goto(`${server.address}/play/${game}?with=bot`, { waitUntil: 'networkidle' });
  const begun = performance.now();
  await page.locator('.set-up button[type=submit]').click();
  await page.locator('.asked.is-mine').waitFor({ timeout: 30_000 });
  const ms = performance.now() - begun;
  await context.close();
  return ms;
}

/** Wraps the socket of a page: how long it is from a message to the frame that shows it. */
function watchSocket() {
  const times = [];
  globalThis.updateTimes = times;
  const Socket = globalThis.WebSocket;
  globalThis.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args);
      // The first listener of all: it is called before the client's own.
      this.addEventListener('message', ({ data }) => {
        if (!String(data).startsWith('{"do":"update"')) return;
        const begun = performance.now();
        // A task that is queued inside a frame runs when that frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - begun);
          port2.postMessage(0);
        });
      });
    }
  };
}

/** A match may be over soon: then another one. */
async function updateTimes(game) {
  const times = [];
  while (times.length < ENOUGH) times.push(...(await updateTimesOfOne(game)));
  return times;
}

async function updateTimesOfOne(game) {
  const { context, page } = await visitor({}, unpaced);
  await page.addInitScript(watchSocket);
  const match = await newMatch(game);
  await page.goto(`${server.address}/table/${match.id}`, { waitUntil: 'networkidle' });
  await page.locator('.board').first().waitFor();
  for (let i = 0; i < UPDATES; i++) {
    if (!(await match.play())) break;
    await wait(BETWEEN);
  }
  const times = await page.evaluate(() => globalThis.updateTimes);
  await context.close();
  // The first ones find the page still warming up.
  return times.slice(10);
}

/** Frames while a match goes on at the pace that people see. */
async function motion(game) {
  const { context, page } = await visitor({ reducedMotion: 'no-preference' });
  const match = await newMatch(game);
  await page.goto(`${server.address}/table/${match.id}`, { waitUntil: 'networkidle' });
  await page.locator('.board').first().waitFor();
  await page.evaluate(() => {
    const frames = [];
    globalThis.frames_ = frames;
    let last = performance.now();
    const frame = (now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const until = performance.now() + MOVING_SECONDS * 1000;
  while (performance.now() < until && (await match.play())) await wait(500);
  const frames = (await page.evaluate(() => globalThis.frames_)).slice(1);
  await context.close();
  return {
    frames: frames.length,
    late: frames.filter((ms) => ms > LATE).length,
    longest: Math.max(...frames),
  };
}

/** A match of two guests who choose at random, over HTTP. */
async function newMatch(game) {
  const guests = [await guest(), await guest()];
  const { table } = await guests[0]('/api/tables', {
    game,
    options: GAMES[game],
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const path = `/api/tables/${table.id}`;
  await guests[1](`${path}/join`, {});
  let count = 0;
  return {
    id: table.id,
    /** Whoever is asked chooses; false when it is over. */
    play: async () => {
      for (const ask of guests) {
        const { standing } = await ask(path);
        if (standing.over) return false;
        const { question, number } = standing;
        if (!question) continue;
        // Always another one, and the same in every run.
        const choice = question.choices[(count * 7919) % question.choices.length];
        await ask(`${path}/choose`, { number, choice, key: `bench-${String(count++).padStart(6, '0')}` });
        return true;
      }
      return true;
    },
  };
}

async function guest() {
  const cookie = (await fetch(`${server.address}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (path, body) => {
    const response = await fetch(server.address + path, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return response.json();
  };
}
