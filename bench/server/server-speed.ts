/**
 * How much a server stands: the same traffic on our own with each store, on two that share one, and on boardgame.io's.
 * Every server is a process of its own, and the clients are this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchDatabase } from './databases.ts';
import { createDatabase } from './databases.ts';
import type { ServerFor } from './gonfalon-site.ts';
import { GonfalonSite } from './gonfalon-site.ts';
import type { Held } from './hold.ts';
import { holdEach } from './hold.ts';
import type { LongMatch } from './long-match.ts';
import { longMatch } from './long-match.ts';
import { PeerSite } from './peer-site.ts';
import type { ServerProcess } from './processes.ts';
import { startProcess } from './processes.ts';
import type { Site } from './site.ts';
import { setUp, WATCHERS } from './site.ts';
import type { Count, Load, Traffic } from './traffic.ts';
import { run, sumOf } from './traffic.ts';
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
    readonly longMatch: LongMatch;
  };
  readonly postgres: {
    readonly one: Measured;
    /** A server of two processes. */
    readonly two: Measured;
    readonly ratio: number;
    /** CPU time of the servers for one choice, for that of one process. */
    readonly costRatio: number;
    /**
     * What the ratio could be at most here: all cores of the machine, for those that the run with one process kept
     * busy, clients and PostgreSQL included.
     */
    readonly ceiling: number;
    /**
     * The same with every process held to a share of one core, so that there is room for two of them. Undefined if
     * there was room anyhow, or if the system does not let us hold them.
     */
    readonly held?: {
      readonly share: number;
      readonly one: number;
      readonly two: number;
      readonly ratio: number;
    };
    /**
     * Two servers of one process each that know nothing of each other but the store, behind a proxy that does not lead
     * people to where their table is: so many of the matches are spread over both.
     */
    readonly spread: { readonly share: number; readonly two: Measured; readonly ratio: number };
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
  /** Servers that are compared take turns, so that whatever else the machine does disturbs all alike. */
  readonly saturated: Load;
  readonly rounds: number;
  /** One process beside two: from one round to the next their ratio differs by a quarter. */
  readonly roundsOfProcesses: number;
  /**
   * Rounds of it before those that count: compiling is over then, which costs a server that has done less of it more
   * for each choice, and so are the first turns of the matches, which are easy.
   */
  readonly warmUps: number;
  /** How many choices the match has that is replayed. */
  readonly long: number;
}

const PACE = 200;
const WHOLE: Plan = {
  matches: 500,
  first: 100,
  paced: { perSecond: PACE, warmUpSeconds: 3, seconds: 10 },
  saturated: { warmUpSeconds: 2, seconds: 5 },
  rounds: 4,
  roundsOfProcesses: 8,
  warmUps: 3,
  long: 2000,
};
const QUICK: Plan = {
  matches: 50,
  first: 10,
  paced: { perSecond: PACE, warmUpSeconds: 1, seconds: 2 },
  saturated: { warmUpSeconds: 1, seconds: 2 },
  rounds: 1,
  roundsOfProcesses: 1,
  warmUps: 0,
  long: 100,
};
const SPREAD_PERCENT = 20;
/**
 * With cores for fewer than this many times what runs with one process, two cannot show what they do: clients and
 * PostgreSQL take what the second process would need. The faster a server is, the less it then seems to gain: on two
 * cores one that was made to waste 150 µs a step did 1.70 times one process, where the same without the waste did 1.53.
 */
const ROOM = 2;
const HELD_SHARE = 0.5;

export async function serverSpeed(options: ServerSpeedOptions): Promise<ServerSpeed> {
  const plan = options.quick ? QUICK : WHOLE;
  const { matches } = plan;
  const beside = await besidePeer(plan, options);
  options.onProgress?.(1, 2);
  const postgres = await onPostgres(plan, options);
  options.onProgress?.(2, 2);
  return { matches, sockets: matches * WATCHERS, ...beside, postgres };
}

async function besidePeer(
  plan: Plan,
  { program, peer }: ServerSpeedOptions,
): Promise<Pick<ServerSpeed, 'embedded' | 'peer'>> {
  const data = mkdtempSync(join(tmpdir(), 'gonfalon-bench-'));
  const starts = [() => serve(program, { DATA: data }), () => startProcess(peer, [], {})];
  try {
    return await withServers(starts, async ([own, other]) => {
      const ours = new Stand(new GonfalonSite(() => own.address), [own]);
      const theirs = new Stand(new PeerSite(other.address), [other]);
      const kilobytesPerMatch = await fill(ours, own, plan);
      await theirs.setUp(plan.matches);
      const stands = [ours, theirs] as const;
      const [paced, peerPaced] = await inTurns(stands, plan.paced, 1);
      await inTurns(stands, plan.saturated, plan.warmUps);
      const [saturated, peerSaturated] = await inTurns(stands, plan.saturated, plan.rounds);
      const ratio = saturated.choicesPerSecond / peerSaturated.choicesPerSecond;
      const long = await longMatch(own.address, plan.long);
      for (const stand of stands) stand.close();
      return {
        embedded: { paced, saturated, kilobytesPerMatch, longMatch: long },
        peer: { paced: peerPaced, saturated: peerSaturated, ratio },
      };
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Sets all tables up; answers how many kB each of the later ones takes, once it has been played at. */
async function fill(stand: Stand, server: ServerProcess, plan: Plan): Promise<number> {
  await stand.setUp(plan.first);
  await stand.round(plan.saturated);
  const before = await server.memory();
  await stand.setUp(plan.matches - plan.first);
  await stand.round({ ...plan.paced, seconds: 1 });
  return grown(before, await server.memory()) / (plan.matches - plan.first);
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
): Promise<ServerSpeed['postgres']> {
  const create = () => createDatabase(postgres);
  const databases = [await create(), await create(), await create()] as const;
  const [first, second, third] = databases;
  const start = ({ url }: BenchDatabase, processes = 1) =>
    serve(program, { DATABASE_URL: url, PROCESSES: String(processes) });
  const starts = [() => start(first), () => start(second, 2), () => start(third), () => start(third)];
  let hold: Held | undefined;
  try {
    return await withServers(starts, async ([alone, double, ...strangers]) => {
      const stands = [
        new Stand(new GonfalonSite(() => alone.address), [alone], first),
        new Stand(new GonfalonSite(() => double.address), [double], second),
        new Stand(new GonfalonSite(spread(strangers, SPREAD_PERCENT)), strangers, third),
      ] as const;
      for (const stand of stands) await stand.setUp(plan.matches);
      await inTurns(stands, plan.saturated, plan.warmUps);
      const [one, two, twoSpread] = await inTurns(stands, plan.saturated, plan.roundsOfProcesses);
      const ceiling = availableParallelism() / busyCores(one);
      if (ceiling < ROOM) {
        hold = holdEach([...alone.pids(), ...double.pids()], HELD_SHARE);
      }
      const compared = [stands[0], stands[1]] as const;
      const held = hold?.all ? await inTurns(compared, plan.saturated, plan.rounds) : undefined;
      for (const stand of stands) stand.close();
      return {
        one,
        two,
        ratio: ratioOf(one, two),
        costRatio: two.cost.servers / one.cost.servers,
        spread: { share: SPREAD_PERCENT / 100, two: twoSpread, ratio: ratioOf(one, twoSpread) },
        ceiling,
        ...(held && {
          held: {
            share: HELD_SHARE,
            one: held[0].choicesPerSecond,
            two: held[1].choicesPerSecond,
            ratio: ratioOf(...held),
          },
        }),
      };
    });
  } finally {
    hold?.release();
    for (const database of databases) await database.drop();
  }
}

function ratioOf(one: Measured, two: Measured): number {
  return two.choicesPerSecond / one.choicesPerSecond;
}

function busyCores({ choicesPerSecond, cost }: Measured): number {
  return (choicesPerSecond * (cost.servers + cost.clients + (cost.postgres ?? 0))) / 1e6;
}

/** Rounds of the same traffic at several sites in turn. */
async function inTurns<const S extends readonly Stand[]>(
  stands: S,
  load: Load,
  rounds: number,
): Promise<{ readonly [K in keyof S]: Measured }> {
  for (const stand of stands) stand.forget();
  for (let round = 0; round < rounds; round++) for (const stand of stands) await stand.round(load);
  return stands.map((stand) => stand.measured()) as { readonly [K in keyof S]: Measured };
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
function spread(servers: readonly ServerProcess[], percent: number): ServerFor {
  return (table, watcher) => {
    const both = table % 100 < percent;
    const server = servers[(both ? table + watcher : table) % servers.length];
    return server?.address ?? '';
  };
}

type Servers = readonly [ServerProcess, ServerProcess, ...ServerProcess[]];

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

/** A site with its tables, and what was counted there. */
class Stand {
  private readonly site: Site;
  private readonly servers: readonly ServerProcess[];
  private readonly database: BenchDatabase | undefined;
  private readonly tables: WatchedTable[] = [];
  private counts: Count[] = [];
  private usages: Usage[] = [];

  constructor(site: Site, servers: readonly ServerProcess[], database?: BenchDatabase) {
    this.site = site;
    this.servers = servers;
    this.database = database;
  }

  async setUp(count: number): Promise<void> {
    this.tables.push(...(await setUp(this.site, count)));
  }

  async round(load: Load): Promise<void> {
    const count = await run(this.tables, load, {
      renew: (table) => this.site.renew(table),
      onCounting: async () => void this.usages.push(await this.usage()),
    });
    this.counts.push(count);
  }

  /** What was counted since the last time that it was forgotten. */
  measured(): Measured {
    const traffic = sumOf(this.counts);
    const cost = (key: keyof Usage) =>
      (between(this.usages.map((usage) => usage[key])) * 1000) / traffic.choices;
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

  forget(): void {
    this.counts = [];
    this.usages = [];
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

/** CPU time so far, in ms, when a round began and when it ended, and so on. */
interface Usage {
  readonly servers: number;
  readonly clients: number;
  readonly postgres: number;
}

/** What passed between the first and the second value, the third and the fourth, and so on. */
function between(values: readonly number[]): number {
  return values.reduce((sum, value, i) => (i % 2 === 0 ? sum - value : sum + value), 0);
}
