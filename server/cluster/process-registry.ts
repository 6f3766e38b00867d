/** Each process says now and then that it is there, and how it fares, so that hosts see all of them. */
import type { HostProcess } from '@gonfalon/protocol';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';

const BEAT_INTERVAL_MS = 5000;
/** A process that has been silent for so long is gone. */
export const PROCESS_TIMEOUT_MS = 20_000;

export interface ProcessRegistryParts {
  readonly store: Store;
  readonly process: string;
  readonly log: Log;
  readonly state: () => HostProcess;
}

export class ProcessRegistry {
  private readonly parts: ProcessRegistryParts;
  private timer: NodeJS.Timeout | undefined;
  private saying: Promise<void> = Promise.resolve();

  constructor(parts: ProcessRegistryParts) {
    this.parts = parts;
  }

  async start(): Promise<void> {
    await this.say();
    this.timer = setInterval(() => {
      this.saying = this.say();
    }, BEAT_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.saying;
    const { store, process, log } = this.parts;
    await store
      .forgetProcess(process)
      .catch((err: unknown) => log.warn({ err }, 'the others could not be told that this process ends'));
  }

  /** All that are there, this one as it is now. */
  async processes(): Promise<HostProcess[]> {
    await this.say();
    return this.parts.store.processes(Date.now() - PROCESS_TIMEOUT_MS);
  }

  private async say(): Promise<void> {
    const { store, process, state, log } = this.parts;
    try {
      await store.noteProcess(process, state(), Date.now());
    } catch (err) {
      log.warn({ err }, 'failed to publish process status');
    }
  }
}
