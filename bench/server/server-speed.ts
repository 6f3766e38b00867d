/**
 * How much a server stands: the same traffic on our own with each store, on two that share one, and on boardgame.io's.
 * Every server is a process of its own, and the clients are this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchDatabase } from './databases.ts';
import { createDatabase } from './databases.ts';
import type { Doors } from './gonfalon-site.ts';
import { GonfalonSite } from './gonfalon-site.ts';
import { PeerSite } from './peer-site.ts';
import type { ServerProcess } from './processes.ts';
import { startProcess } from './processes.ts';
import type { Site } from './site.ts';
import { setUp, WATCHERS } from './site.ts';
import type { Load, Traffic } from './traffic.ts';
import { run } from './traffic.ts';
import type { WatchedTable } from './watched.ts';

/** CPU time that one choice takes, in µs; what is not known is left out. */
export interface Cost {
  readonly servers: number;
  readonly clients: number;
  readonly postgres?: number;
}

export type Measured = Traffic & { readonly cost: Cost };

export interface ServerSpeed {
  readonly matches: number;
  readonly sockets: number;
  readonly embedded: {
    readonly paced: Measured;
    readonly saturated: Measured;
    /** What one more match at play takes with its sockets, in kB, while nothing happens there. */
    readonly kilobytesPerMatch: number;
  };
  readonly postgres: {
    readonly one: Measured;
    readonly two: Measured;
    /** The share of matches whose players and spectators are spread over both processes. */
    readonly spread: number;
    readonly ratio: number;
  };
  readonly peer: {
    readonly paced: Measured;
    readonly saturated: Measured;
    /** Our choices a second on the embedded store for one of the peer's, which keeps its matches in memory only. */
    readonly ratio: number;
  };
}

export interface ServerSpeedOptions {
  /** A tenth of the matches for a moment: to see that it runs, not to trust the figures. */
  readonly quick: boolean;
  /** The command line, whose `serve` is measured. */
  readonly program: string;
  /** The program that serves boardgame.io. */
  readonly peer: string;
  /** A PostgreSQL on which databases may be created. */
  readonly postgres: string;
  onProgress?(done: number, of: number): void;
}

interface Plan {
  readonly matches: number;
  /** Played before the memory of the others is measured, so that whatever grows but once has grown. */
  readonly first: number;
  readonly paced: Load;
  readonly saturated: Load;
}

const PACE = 200;
const WHOLE: Plan = {
  matches: 500,
  first: 100,
  paced: { perSecond: PACE, warmUpSeconds: 3, seconds: 10 },
  saturated: { warmUpSeconds: 4, seconds: 15 },
};
const QUICK: Plan = {
  matches: 50,
  first: 10,
  paced: { perSecond: PACE, warmUpSeconds: 1, seconds: 2 },
  saturated: { warmUpSeconds: 1, seconds: 2 },
};
const SPREAD_PERCENT = 20;
const STAGES = 4;

export async function serverSpeed(options: ServerSpeedOptions): Promise<ServerSpeed> {
  const plan = options.quick ? QUICK : WHOLE;
  const { matches } = plan;
  let stages = 0;
  const stage = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    options.onProgress?.(++stages, STAGES);
    return done;
  };
  const embedded = await stage(onEmbedded(plan, options));
  const one = await stage(onPostgres(plan, options, 1));
  const two = await stage(onPostgres(plan, options, 2));
  const peer = await stage(onPeer(plan, options));
  return {
    matches,
    sockets: matches * WATCHERS,
    embedded,
    postgres: {
      one,
      two,
      spread: SPREAD_PERCENT / 100,
      ratio: two.choicesPerSecond / one.choicesPerSecond,
    },
    peer: { ...peer, ratio: embedded.saturated.choicesPerSecond / peer.saturated.choicesPerSecond },
  };
}

async function onEmbedded(plan: Plan, { program }: ServerSpeedOptions): Promise<ServerSpeed['embedded']> {
  const data = mkdtempSync(join(tmpdir(), 'gonfalon-bench-'));
  try {
    return await withServers([() => serve(program, { DATA: data })], async ([server]) => {
      const stand = new Stand(new GonfalonSite(() => server.address), [server]);
      await stand.setUp(plan.first);
      await stand.measure({ ...plan.saturated, seconds: 1 });
      const before = await server.memory();
      await stand.setUp(plan.matches - plan.first);
      const paced = await stand.measure(plan.paced);
      const after = await server.memory();
      const saturated = await stand.measure(plan.saturated);
      stand.close();
      return { paced, saturated, kilobytesPerMatch: grown(before, after) / (plan.matches - plan.first) };
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * By how many kB a process has grown: what the system gave it, or, if it is more, what is in use, since the system may
 * have taken back what something else had left free.
 */
function grown(before: NodeJS.MemoryUsage, after: NodeJS.MemoryUsage): number {
  const inUse = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external;
  return Math.max(after.rss - before.rss, inUse(after) - inUse(before)) / 1024;
}

async function onPostgres(
  plan: Plan,
  { program, postgres }: ServerSpeedOptions,
  processes: number,
): Promise<Measured> {
  const database = await createDatabase(postgres);
  try {
    const start = () => serve(program, { DATABASE_URL: database.url });
    return await withServers(
      Array.from({ length: processes }, () => start),
      async (servers) => {
        const stand = new Stand(new GonfalonSite(spread(servers)), servers, database);
        await stand.setUp(plan.matches);
        const measured = await stand.measure(plan.saturated);
        stand.close();
        return measured;
      },
    );
  } finally {
    await database.drop();
  }
}

async function onPeer(plan: Plan, { peer }: ServerSpeedOptions) {
  return withServers([() => startProcess(peer, [], {})], async ([server]) => {
    const stand = new Stand(new PeerSite(server.address), [server]);
    await stand.setUp(plan.matches);
    const paced = await stand.measure(plan.paced);
    const saturated = await stand.measure(plan.saturated);
    stand.close();
    return { paced, saturated };
  });
}

/** Limits on requests are off: they are per person and per address, and here all come from one. */
function serve(program: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return startProcess(program, ['serve', '--port', '0', '--host', '127.0.0.1'], {
    LOG_LEVEL: 'error',
    ALLOWANCE: '1000000',
    // Nobody is here to be kept from guessing whether somebody thought about a card.
    REACTION_DELAY: '0',
    DATABASE_URL: '',
    ...env,
  });
}

/** Some tables are watched through both servers, at every other one of these through the other; the rest through one. */
function spread(servers: readonly ServerProcess[]): Doors {
  return (table, watcher) => {
    const both = table % 100 < SPREAD_PERCENT;
    const server = servers[(both ? table + watcher : table) % servers.length];
    return server?.address ?? '';
  };
}

type Servers = readonly [ServerProcess, ...ServerProcess[]];

async function withServers<T>(
  starts: readonly (() => Promise<ServerProcess>)[],
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  const servers: ServerProcess[] = [];
  try {
    for (const start of starts) servers.push(await start());
    return await work(servers as unknown as Servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** A site with its tables, and what they cost. */
class Stand {
  private readonly site: Site;
  private readonly servers: readonly ServerProcess[];
  private readonly database: BenchDatabase | undefined;
  private readonly tables: WatchedTable[] = [];

  constructor(site: Site, servers: readonly ServerProcess[], database?: BenchDatabase) {
    this.site = site;
    this.servers = servers;
    this.database = database;
  }

  async setUp(count: number): Promise<void> {
    this.tables.push(...(await setUp(this.site, count)));
  }

  async measure(load: Load): Promise<Measured> {
    const begun: Usage[] = [];
    const traffic = await run(this.tables, load, {
      renew: (table) => this.site.renew(table),
      onCounting: async () => void begun.push(await this.usage()),
    });
    const [from, to] = begun as [Usage, Usage];
    const cost = (key: keyof Usage) => ((to[key] - from[key]) * 1000) / traffic.choices;
    const postgres = cost('postgres');
    return {
      ...traffic,
      cost: {
        servers: cost('servers'),
        clients: cost('clients'),
        ...(!Number.isNaN(postgres) && { postgres }),
      },
    };
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  private async usage(): Promise<Usage> {
    const { user, system } = process.cpuUsage();
    return {
      servers: this.servers.reduce((sum, server) => sum + server.cpu(), 0),
      clients: (user + system) / 1000,
      postgres: (await this.database?.cpu()) ?? Number.NaN,
    };
  }
}

/** CPU time so far, in ms. */
interface Usage {
  readonly servers: number;
  readonly clients: number;
  readonly postgres: number;
}
