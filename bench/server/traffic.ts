/** Choices at many tables at once, and how long each takes until all who watch have it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { WatchedTable } from './watched.ts';

/**
 * Between two looks at its sockets, in ms, a client under full load sleeps: to be woken for every single message costs
 * it, and the server that wakes it, more than the message. It adds this much to latencies, so it does not when those
 * are the point.
 */
const NAP = 8;

/** How long the last choices may take to arrive once no more are sent, in ms. */
const REPLY_TIMEOUT_MS = 20_000;

export interface Load {
  /** How many choices are sent a second, at random moments; without it, each seat chooses as soon as it is asked. */
  readonly perSecond?: number;
  readonly seconds: number;
  /** Before anything is counted. */
  readonly warmUpSeconds: number;
}

export interface Traffic {
  readonly choices: number;
  readonly choicesPerSecond: number;
  /** From sending a choice until the last watcher has its update, in ms. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly refused: number;
  /** Matches that ended meanwhile, and were replaced by new ones. */
  readonly ended: number;
}

/** What was counted in a round of traffic, to be added up with others. */
export interface Count {
  /** Of each choice, in ms. */
  readonly latencies: readonly number[];
  readonly seconds: number;
  readonly refused: number;
  readonly ended: number;
}

export interface TrafficOptions {
  /** Puts a new match on a table. */
  renew(table: WatchedTable): Promise<void>;
  /** Called when the counting begins and when it ends. */
  onCounting?(): Promise<void>;
}

export async function run(
  tables: readonly WatchedTable[],
  load: Load,
  options: TrafficOptions,
): Promise<Count> {
  const traffic = new Running(tables, load, options);
  await wait(load.warmUpSeconds * 1000);
  await options.onCounting?.();
  traffic.count();
  await wait(load.seconds * 1000);
  await options.onCounting?.();
  return traffic.stop();
}

const bed = new Int32Array(new SharedArrayBuffer(4));

class Running {
  private readonly tables: readonly WatchedTable[];
  private readonly options: TrafficOptions;
  private readonly latencies: number[] = [];
  private refused = 0;
  private ended = 0;
  /** When the counting began and ended. */
  private from = Number.POSITIVE_INFINITY;
  private to = Number.POSITIVE_INFINITY;
  private sending = true;
  private readonly pacer: Pacer | undefined;
  private readonly renewals = new Set<Promise<void>>();
  private failure: unknown;

  constructor(tables: readonly WatchedTable[], { perSecond }: Load, options: TrafficOptions) {
    this.tables = tables;
    this.options = options;
    this.pacer = perSecond === undefined ? undefined : new Pacer(perSecond);
    if (!this.pacer) this.nap();
    for (const table of tables) {
      table.events = {
        onTurn: (asked) => this.offer(asked),
        onSeen: (_, sentAt) => this.note(sentAt),
        onRefused: () => {
          this.refused++;
        },
        onOver: (over) => this.replace(over),
      };
      if (table.isAsked) this.offer(table);
    }
  }

  count(): void {
    this.from = performance.now();
  }

  /** Ends when the last choices have arrived. */
  async stop(): Promise<Count> {
    this.to = performance.now();
    this.sending = false;
    this.pacer?.stop();
    const end = this.to + REPLY_TIMEOUT_MS;
    while (this.tables.some(({ underway }) => underway > 0) && performance.now() < end) await wait(10);
    await Promise.all(this.renewals);
    if (this.failure) throw this.failure;
    const lost = this.tables.reduce((sum, { underway }) => sum + underway, 0);
    if (lost > 0) throw new Error(`${lost} choices were not seen by all who watch`);
    for (const table of this.tables) table.events = undefined;
    const { latencies, refused, ended } = this;
    return { latencies, refused, ended, seconds: (this.to - this.from) / 1000 };
  }

  private offer(table: WatchedTable): void {
    if (!this.sending) return;
    if (this.pacer) this.pacer.add(table);
    else table.answer();
  }

  private nap(): void {
    Atomics.wait(bed, 0, 0, NAP);
    if (this.sending) setImmediate(() => this.nap());
  }

  /** A choice counts where its last update arrives. */
  private note(sentAt: number): void {
    const now = performance.now();
    if (now >= this.from && now < this.to) this.latencies.push(now - sentAt);
  }

  private replace(table: WatchedTable): void {
    this.ended++;
    const renewal = this.options.renew(table).catch((error: unknown) => {
      this.failure = error;
    });
    this.renewals.add(renewal);
    void renewal.then(() => this.renewals.delete(renewal));
  }
}

/** Lets tables answer at random moments, so many a second; whoever waits at such a moment is as likely as any other. */
class Pacer {
  private readonly between: number;
  private readonly waiting: WatchedTable[] = [];
  private next = performance.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(perSecond: number) {
    this.between = 1000 / perSecond;
    this.schedule();
  }

  add(table: WatchedTable): void {
    this.waiting.push(table);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    // A timer is never early and often late: what became due meanwhile is sent now.
    while (this.next <= performance.now()) {
      this.send();
      this.next -= Math.log(1 - Math.random()) * this.between;
    }
    this.timer = setTimeout(() => this.schedule(), this.next - performance.now());
  }

  private send(): void {
    const { waiting } = this;
    const at = Math.floor(Math.random() * waiting.length);
    const table = waiting[at];
    const last = waiting.pop();
    if (last && last !== table) waiting[at] = last;
    table?.answer();
  }
}

/** Adds rounds of traffic up. */
export function sumOf(counts: readonly Count[]): Traffic {
  const total = (of: (count: Count) => number) => counts.reduce((sum, count) => sum + of(count), 0);
  const sorted = counts.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  return {
    choices: sorted.length,
    choicesPerSecond: sorted.length / total(({ seconds }) => seconds),
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    refused: total(({ refused }) => refused),
    ended: total(({ ended }) => ended),
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
