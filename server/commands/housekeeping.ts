/** What is tidied up now and then: guests who never came back, tables that nobody started, where people came from. */
import type { Config } from '../config/config.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Log } from '../ops/log.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';

const SWEEP_INTERVAL_MS = 10 * 60_000;
const DAY = 24 * 3_600_000;
/** A table that nobody started is cancelled after this. */
const OPEN_TABLES = 30 * DAY;
/** How many tables are removed at a time: each may have a long log. */
const MAX_REMOVED = 20;

export interface HousekeepingParts {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly rooms: Pick<Rooms, 'evictWhere'>;
  readonly log: Log;
  readonly config: Pick<Config, 'guestDays' | 'guestTableDays'>;
  readonly paused?: () => boolean;
}

export class Housekeeping {
  private readonly parts: HousekeepingParts;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(parts: HousekeepingParts) {
    this.parts = parts;
  }

  start(): void {
    this.working = this.tidy();
    this.timer = setInterval(() => {
      this.working = this.tidy();
    }, SWEEP_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  private async tidy(): Promise<void> {
    const { store, lobby, rooms, log, config, paused } = this.parts;
    if (paused?.()) return;
    try {
      await lobby.startForgotten();
      await lobby.cancelForgotten(Date.now() - OPEN_TABLES);
      const left = Date.now() - config.guestTableDays * DAY;
      const tables = await store.removeGuestTables(left, MAX_REMOVED);
      if (tables.length > 0) rooms.evictWhere(({ table }) => tables.includes(table.id));
      const guests = await store.forgetGuests(Date.now() - config.guestDays * DAY);
      await store.tidyCalls(Date.now());
      await store.tidyAddresses(Date.now());
      if (tables.length > 0) log.info({ tables: tables.length }, 'tables that guests left were removed');
      if (guests > 0) log.info({ guests }, 'guests who never came back were forgotten');
    } catch (err) {
      log.warn({ err }, 'tidying up has to wait');
    }
  }
}
