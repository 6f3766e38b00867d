/** What is tidied up now and then: guests who never came back, tables that nobody started, where people came from. */
import type { Store } from '../store/store.ts';
import type { Lobby } from '../table/lobby.ts';
import type { Log } from './log.ts';

const EVERY = 10 * 60_000;
/** A guest who sits nowhere is forgotten after this. */
const GUESTS = 90 * 24 * 3_600_000;
/** A table that nobody started is cancelled after this. */
const OPEN_TABLES = 30 * 24 * 3_600_000;

export class Housekeeping {
  private readonly store: Store;
  private readonly lobby: Lobby;
  private readonly log: Log;
  private readonly paused: () => boolean;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(store: Store, lobby: Lobby, log: Log, paused: () => boolean = () => false) {
    this.store = store;
    this.lobby = lobby;
    this.log = log;
    this.paused = paused;
  }

  start(): void {
    this.working = this.tidy();
    this.timer = setInterval(() => {
      this.working = this.tidy();
    }, EVERY);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  private async tidy(): Promise<void> {
    if (this.paused()) return;
    try {
      await this.lobby.startForgotten();
      await this.lobby.cancelForgotten(Date.now() - OPEN_TABLES);
      const guests = await this.store.forgetGuests(Date.now() - GUESTS);
      await this.store.tidyCalls(Date.now());
      await this.store.tidyAddresses(Date.now());
      if (guests > 0) this.log.info({ guests }, 'guests who never came back were forgotten');
    } catch (err) {
      this.log.warn({ err }, 'tidying up has to wait');
    }
  }
}
