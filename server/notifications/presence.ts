/** Keeps it in the store who looks at a table at which they sit, so that no process calls them there. */
import type { Log } from '../ops/log.ts';
import { SerialQueue } from '../serial-queue.ts';
import type { Store } from '../store/store.ts';

/** Of a process that is gone, people are taken to be there for so long, in ms. */
const PRESENCE_TTL_MS = 30_000;
const REFRESH_INTERVAL_MS = 10_000;

export class Presence {
  private readonly store: Store;
  private readonly process: string;
  private readonly log: Log;
  /** The sockets of somebody at a table. */
  private readonly sockets = new Map<string, Set<object>>();
  private readonly turn = new SerialQueue();
  private timer: NodeJS.Timeout | undefined;

  constructor(store: Store, process: string, log: Log) {
    this.store = store;
    this.process = process;
    this.log = log;
  }

  async start(): Promise<void> {
    // A process that had our name is gone, and all who were there by it.
    await this.store.leaveTables(this.process);
    this.timer = setInterval(() => {
      void this.say(() => this.store.stayAtTables(this.process, Date.now() + PRESENCE_TTL_MS));
    }, REFRESH_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.say(() => this.store.leaveTables(this.process));
  }

  /** By a socket, which may say so again. Resolves when every process can know it. */
  async enter(table: string, identity: string, by: object): Promise<void> {
    const key = `${table} ${identity}`;
    const sockets = this.sockets.get(key) ?? new Set();
    this.sockets.set(key, sockets.add(by));
    if (sockets.size > 1) await this.turn.run(() => undefined);
    else
      await this.say(() =>
        this.store.enterTable(this.process, table, identity, Date.now() + PRESENCE_TTL_MS),
      );
  }

  leave(table: string, identity: string, by: object): void {
    const key = `${table} ${identity}`;
    const sockets = this.sockets.get(key);
    if (!sockets?.delete(by) || sockets.size > 0) return;
    this.sockets.delete(key);
    void this.say(() => this.store.leaveTable(this.process, table, identity));
  }

  /** One after the other; if the store is away, somebody is called who need not have been, or a while later. */
  private say(job: () => Promise<void>): Promise<void> {
    return this.turn.run(job).catch((err: unknown) => this.log.warn({ err }, 'failed to record presence'));
  }
}
