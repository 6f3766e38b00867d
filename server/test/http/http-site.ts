/** A real site on a real port, with a store of its own, and browsers that keep cookies. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@gonfalon/games';
import { onTestFinished } from 'vitest';
import { configFrom } from '../../config/config.ts';
import type { AppParts } from '../../http/app.ts';
import { createApp } from '../../http/app.ts';
import { Identities } from '../../identity/identities.ts';
import type { Cost } from '../../identity/passwords.ts';
import { deriveByScrypt, Passwords } from '../../identity/passwords.ts';
import { createLog } from '../../ops/log.ts';
import { createMetrics } from '../../ops/metrics.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { onBothTestStores } from '../store/test-stores.ts';

/** The real thing takes a third of a second each time. */
const CHEAP: Cost = { log2N: 4, r: 1, p: 1 };

export interface Site {
  readonly origin: string;
  readonly port: number;
  readonly store: Store;
  readonly identities: Identities;
  /** Every line of the log. */
  readonly lines: readonly string[];
  /** The cost of every password that was hashed. */
  readonly hashed: readonly Cost[];
  /** Who was about to be removed, and which guests were merged. */
  readonly removed: readonly string[];
  readonly merged: readonly (readonly [guest: string, account: string])[];
  /** Moves the clock of the identities. */
  wait(ms: number): void;
  browser(): Browser;
}

export async function openTestStore(env: Record<string, string> = {}): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'gonfalon-site-'));
  const store = await openStore(configFrom({ DATA: folder, ...env }, '/'), createLog('silent'));
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  return store;
}

/** Runs the tests with sites on the embedded store and on PostgreSQL, each on an empty one. */
export function onBothStores(tests: (open: typeof openSite) => void): void {
  onBothTestStores((lend) =>
    tests(async (env = {}, changes = {}) => {
      const { where } = await lend();
      const store = await openStore(where, createLog('silent'));
      onTestFinished(() => store.close());
      return openSite(env, { store, ...changes });
    }),
  );
}

export async function openSite(
  env: Record<string, string> = {},
  changes: Partial<AppParts> = {},
): Promise<Site> {
  const config = configFrom({ PORT: '0', ALLOWANCE: '1000', LOG_LEVEL: 'debug', ...env }, '/');
  const store = changes.store ?? (await openTestStore());
  const lines: string[] = [];
  const hashed: Cost[] = [];
  const removed: string[] = [];
  const merged: [string, string][] = [];
  let later = 0;
  const passwords = new Passwords(CHEAP, (password, salt, cost) => {
    hashed.push(cost);
    return deriveByScrypt(password, salt, cost);
  });
  const identities = await Identities.open(store, {
    passwords,
    now: () => Date.now() + later,
    beforeRemove: async (identity) => {
      removed.push(identity);
    },
    afterMerge: async (guest, account) => {
      merged.push([guest, account]);
    },
  });
  const app = await createApp({
    config,
    store,
    identities,
    log: createLog(config.logLevel, { write: (line) => lines.push(line) }),
    metrics: createMetrics({ rooms: () => 0, sockets: () => 0 }),
    games,
    stopping: () => false,
    ...changes,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return {
    origin,
    port,
    store,
    identities,
    lines,
    hashed,
    removed,
    merged,
    wait: (ms) => {
      later += ms;
    },
    browser: () => new Browser(origin),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, where it is JSON. */
  readonly json: Reply;
}

/** As much of an answer as tests look at. */
interface Reply {
  readonly ok?: boolean;
  readonly me?: { readonly id: string; readonly kind: string; readonly name: string };
  readonly games?: readonly Readonly<Record<string, unknown>>[];
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly rule?: string;
    readonly params?: Readonly<Record<string, unknown>>;
    readonly where?: readonly string[];
    readonly text?: string;
  };
  readonly standing?: unknown;
}

/** Somebody's browser: it keeps the cookie that it is given. */
export class Browser {
  private readonly origin: string;
  cookie: string | undefined;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** A browser that has become a guest. */
  async arrive(): Promise<this> {
    await this.get('/api/me');
    return this;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async send(path: string, request: RequestInit & { headers: Record<string, string> }): Promise<Answer> {
    const headers = { ...(this.cookie !== undefined && { cookie: this.cookie }), ...request.headers };
    const response = await fetch(`${this.origin}${path}`, { ...request, headers });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.cookie = /Max-Age=0/.test(given) ? undefined : given.split(';')[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text ? JSON.parse(text) : {},
    };
  }

  /** Who the site takes it for. */
  async me(): Promise<{ readonly id: string; readonly kind: string; readonly name: string }> {
    const { me } = (await this.get('/api/me')).json;
    if (!me) throw new Error('the site does not say who this is');
    return me;
  }
}
