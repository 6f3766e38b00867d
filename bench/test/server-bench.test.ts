/** The bench of the server at a small scale: that it runs and counts, not what it counts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { GonfalonSite } from '../server/gonfalon-site.ts';
import { longMatch } from '../server/long-match.ts';
import { PeerSite } from '../server/peer-site.ts';
import type { ServerProcess } from '../server/processes.ts';
import { startProcess } from '../server/processes.ts';
import { choicesIn, numberBehind } from '../server/scan.ts';
import type { Site } from '../server/site.ts';
import { setUp } from '../server/site.ts';
import type { Load, Traffic } from '../server/traffic.ts';
import { quantile, run, sumOf } from '../server/traffic.ts';

const bundled = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
const MOMENT: Load = { warmUpSeconds: 0.2, seconds: 2 };
const TABLES = 5;

async function started(program: string, args: string[] = [], env: Record<string, string> = {}) {
  const server = await startProcess(bundled(program), args, env);
  onTestFinished(() => server.stop());
  return server;
}

async function ownServer(): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'gonfalon-bench-'));
  const server = await started('gonfalon.mjs', ['serve', '--port', '0', '--data', data], {
    ALLOWANCE: '1000',
    REACTION_DELAY: '0',
    LOG_LEVEL: 'error',
  });
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  return server;
}

async function traffic(site: Site, ...loads: Load[]): Promise<Traffic[]> {
  const tables = await setUp(site, TABLES);
  const seen: Traffic[] = [];
  for (const load of loads)
    seen.push(sumOf([await run(tables, load, { renew: (table) => site.renew(table) })]));
  for (const table of tables) table.close();
  return seen;
}

test('traffic at a server of ours: every choice is taken and seen by all who watch', async () => {
  const server = await ownServer();
  const before = server.cpu();
  const [paced, most] = await traffic(
    new GonfalonSite(() => server.address),
    { ...MOMENT, perSecond: 20 },
    MOMENT,
  );
  for (const { choices, refused, p50, p95, p99 } of [paced, most] as [Traffic, Traffic]) {
    expect(choices).toBeGreaterThan(0);
    expect(refused).toBe(0);
    expect(p50).toBeGreaterThan(0);
    expect(p95).toBeGreaterThanOrEqual(p50);
    expect(p99).toBeGreaterThanOrEqual(p95);
  }
  if (process.platform === 'linux') expect(server.cpu()).toBeGreaterThan(before);
  const { rss, heapUsed } = await server.memory();
  expect(rss).toBeGreaterThan(heapUsed);
});

test('a match of so many choices is played, and shown as it was after some of them', async () => {
  const server = await ownServer();
  const { choices, p50, slowest } = await longMatch(server.address, 30);
  expect(choices).toBe(30);
  expect(p50).toBeGreaterThan(0);
  expect(slowest).toBeGreaterThanOrEqual(p50);
});

test('the same traffic at a boardgame.io server', async () => {
  const server = await started('peer.mjs');
  const [{ choices }] = (await traffic(new PeerSite(server.address), MOMENT)) as [Traffic];
  expect(choices).toBeGreaterThan(0);
});

test('a server that does not start says why', async () => {
  await expect(started('gonfalon.mjs', ['serve', '--port', 'none'])).rejects.toThrow('--port');
});

test('messages are read no further than needed', () => {
  const choices = [['move', 'PAL', 'N-M1'], ['pass']];
  const text = JSON.stringify({ table: 'abc', seq: 42, view: { a: [1] }, question: { choices, seat: 1 } });
  expect(numberBehind(text, 'abc","seq":')).toBe(42);
  expect(numberBehind(text, '"number":')).toBeUndefined();
  expect(choicesIn(text).map((choice) => JSON.parse(`[${choice}]`) as unknown)).toEqual(choices);
});

test('rounds are added up', () => {
  const round = (latencies: number[]) => ({ latencies, seconds: 2, refused: 1, ended: 0 });
  const { choices, choicesPerSecond, p50, refused } = sumOf([round([3, 1]), round([2, 9])]);
  expect({ choices, choicesPerSecond, p50, refused }).toEqual({
    choices: 4,
    choicesPerSecond: 1,
    p50: 3,
    refused: 2,
  });
});

test('quantiles are values that came up', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.95, 0.99].map((share) => quantile(hundred, share))).toEqual([51, 96, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});
