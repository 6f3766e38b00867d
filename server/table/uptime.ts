/** Time that counts: what passed while no server was up, or none could reach the store, is nobody's thinking time. */
import type { Downtime } from '../clock/clock.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';

const EVERY = 2000;
/** Longer than this without a beat is downtime. */
const GAP = 6000;
/** No clock reaches further back than its longest turn, and some nights. */
const REMEMBERED = 90 * 24 * 3_600_000;

export class Uptime {
  private readonly store: Store;
  private readonly log: Log;
  private last = 0;
  private known: readonly Downtime[] = [];
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
  }

  get downtimes(): readonly Downtime[] {
    return this.known;
  }

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch((err: unknown) =>
        this.log.warn({ err }, 'the store could not be told that we are up'),
      );
    }, EVERY);
  }

  /** Resolves when no gap can be unknown; throws if the store cannot be reached to find out. */
  readonly ready = async (): Promise<void> => {
    if (Date.now() - this.last > GAP) await this.beat();
  };

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating?.catch(() => undefined);
  }

  private beat(): Promise<void> {
    this.beating ??= this.say().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async say(): Promise<void> {
    const now = Date.now();
    await this.store.beat(now, GAP);
    this.known = await this.store.downtimes(now - REMEMBERED);
    this.last = now;
  }
}
