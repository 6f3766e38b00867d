/**
 * Time that counts: what passed while no server was up, none could reach the store, or nothing could be changed, is
 * nobody's thinking time.
 */
import type { ReadOnly } from '@gonfalon/protocol';
import { PROCESS_TIMEOUT_MS } from '../cluster/process-registry.ts';
import type { Downtime } from '../domain/clock/clock.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';

const BEAT_INTERVAL_MS = 1000;
/** Longer than this without a beat is downtime: other servers may share the store, and a beat may be late. */
const GAP = 2500;
/** No clock reaches further back than its longest turn, and some nights. */
const REMEMBERED = 90 * 24 * 3_600_000;

export class Heartbeat {
  private readonly store: Store;
  private readonly log: Log;
  private last = 0;
  private known: readonly Downtime[] = [];
  private frozen: ReadOnly | undefined;
  private readonly onSite: (() => void)[] = [];
  private readonly onClocks: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
  }

  get downtimes(): readonly Downtime[] {
    // As long as nothing can be changed, that time goes on until now.
    if (!this.frozen) return this.known;
    return [...this.known, { from: this.frozen.since, to: Math.max(this.frozen.since, Date.now()) }];
  }

  /** Whether a host has said that nothing is to be changed. */
  get readOnly(): ReadOnly | undefined {
    return this.frozen;
  }

  /** Called when that begins, ends, or has another note. */
  onReadOnly(listener: () => void): void {
    this.onSite.push(listener);
  }

  /** Called when the clocks are not where they were seen to go: they stop, run again, or stood without anybody knowing. */
  onStandstill(listener: () => void): void {
    this.onClocks.push(listener);
  }

  /** Another process may have said so. */
  async look(): Promise<void> {
    // What is being read now may be older than what we were told of.
    await this.beating?.catch(() => undefined);
    await this.beat();
  }

  async start(): Promise<void> {
    // If there is no other server, nobody was up since the last one stopped.
    await this.beat((await this.isAlone()) ? 0 : GAP);
    this.timer = setInterval(() => {
      this.beat().catch((err: unknown) =>
        this.log.warn({ err }, 'the store could not be told that we are up'),
      );
    }, BEAT_INTERVAL_MS);
  }

  /** Resolves when no gap can be unknown; throws if the store cannot be reached to find out. */
  readonly ready = async (): Promise<void> => {
    if (Date.now() - this.last > GAP) await this.beat();
  };

  /** Whoever starts next counts from this moment. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating?.catch(() => undefined);
    await this.beat().catch((err: unknown) =>
      this.log.warn({ err }, 'the store could not be told that we stop'),
    );
  }

  private async isAlone(): Promise<boolean> {
    return !this.store.shared || (await this.store.processes(Date.now() - PROCESS_TIMEOUT_MS)).length === 0;
  }

  private beat(gap = GAP): Promise<void> {
    this.beating ??= this.say(gap).finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async say(gap: number): Promise<void> {
    const now = Date.now();
    await this.store.beat(now, gap);
    // In this order: what has just ended is among the downtimes then.
    const frozen = await this.store.readOnly();
    const known = await this.store.downtimes(now - REMEMBERED);
    const stood = known.at(-1)?.from !== this.known.at(-1)?.from;
    this.known = known;
    this.last = now;
    const changed = frozen?.since !== this.frozen?.since || frozen?.note !== this.frozen?.note;
    this.frozen = frozen;
    if (changed) for (const listener of this.onSite) listener();
    if (changed || stood) for (const listener of this.onClocks) listener();
  }
}
