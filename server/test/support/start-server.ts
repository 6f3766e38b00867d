/** A real server in this process, on a port of its own, for as long as a test runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { GameModule } from '@gonfalon/kernel';
import { onTestFinished, vi } from 'vitest';
import type { RunningServer } from '../../cluster/running-server.ts';
import type { Config } from '../../config/config.ts';
import { configFrom } from '../../config/config.ts';
import { createLog } from '../../ops/log.ts';
import { startServer } from '../../server.ts';
import { onBothTestStores } from '../store/test-stores.ts';
import { Client } from './client.ts';

export interface Site extends RunningServer {
  readonly config: Config;
  /** The lines of the log so far. */
  readonly log: string[];
  /** A guest who has just opened the site. */
  guest(): Promise<Client>;
}

export type Start = (settings?: Partial<Config>, games?: readonly GameModule[]) => Promise<Site>;

/** Runs the tests on the embedded store and on PostgreSQL, each test on an empty one. */
export function onBothStores(tests: (site: Start) => void): void {
  onBothTestStores((lend) =>
    tests(async (settings, games) => site({ ...(await lend()).where, ...settings }, games)),
  );
}

/** Asks freely and is answered at once, unless a test says otherwise. */
export async function site(settings: Partial<Config> = {}, games?: readonly GameModule[]): Promise<Site> {
  const config: Config = {
    ...configFrom({ PORT: '0', ALLOWANCE: '100000', REACTION_DELAY: '0' }, '/'),
    data: settings.data ?? folder(),
    ...settings,
  };
  const log: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      log.push(String(chunk));
      done();
    },
  });
  const server = await startServer(config, createLog('debug', sink), undefined, games);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  const clients: Client[] = [];
  onTestFinished(async () => {
    for (const client of clients) await client.close();
    await stop();
  });
  const guest = async () => {
    const client = await Client.guest(server.address);
    clients.push(client);
    return client;
  };
  return { address: server.address, stop, config, log, guest };
}

/** Allowances come back with time: from here on it stands still, so that a slow machine counts the same. */
export function standStill(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'gonfalon-server-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
