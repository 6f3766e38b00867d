/**
 * Counts rated matches when they are over. The store lets a match be counted once, in one transaction with what it does
 * to the ratings; so every process may try, as soon as a match ends and whenever one was left behind by a process that
 * died before it came to that.
 */
import type { GameModule } from '@gonfalon/kernel';
import { sidesAt } from '../access/table-access.ts';
import type { Log } from '../ops/log.ts';
import { tableInLog } from '../ops/log.ts';
import type { RatingUpdate, Store, TableDetails } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { DEFAULT_RATING, ratedAt } from './glicko.ts';
import { placesOf } from './places.ts';

const SWEEP_EVERY = 10_000;
const AT_ONCE = 50;

export interface RaterParts {
  readonly store: Store;
  readonly log: Log;
  readonly games: readonly GameModule[];
  /** Told of a table whose match was counted here. */
  readonly onCounted: (table: string) => void;
}

export class Rater {
  private readonly parts: RaterParts;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(parts: RaterParts) {
    this.parts = parts;
  }

  start(): void {
    void this.sweep();
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  /** Counts the match of a table that is over, in turn with the others. */
  count(table: string): Promise<void> {
    return this.inTurn(() => this.countOne(table));
  }

  /** Counts whatever is to be counted. */
  sweep(): Promise<void> {
    return this.inTurn(async () => {
      for (const table of await this.parts.store.matchesToCount(AT_ONCE)) await this.countOne(table);
    });
  }

  private inTurn(job: () => Promise<void>): Promise<void> {
    this.working = this.working.then(job).catch((err: unknown) => {
      const level = err instanceof StoreUnavailable ? 'warn' : 'error';
      this.parts.log[level]({ err }, 'ratings have to wait');
    });
    return this.working;
  }

  private async countOne(id: string): Promise<void> {
    const { store, log, onCounted } = this.parts;
    const listed = await store.table(id);
    if (!listed?.table.rated || listed.table.status !== 'finished' || listed.table.counted) return;
    if (!(await store.countMatch(await this.countingOf(listed)))) return;
    log.info({ table: tableInLog(id), game: listed.table.game }, 'a rated match was counted');
    onCounted(id);
  }

  private async countingOf({ table, seats }: TableDetails): Promise<RatingUpdate> {
    const { id, game, outcome, ended = Date.now() } = table;
    const records = await this.parts.store.records(id, 0);
    const acts = records.map(({ act }) => act);
    const sides = sidesAt(this.parts.games, { table, seats });
    const places = outcome && placesOf(seats, outcome, acts, sides);
    return {
      table: id,
      game,
      at: ended,
      players: places ? seats.map(({ identity }) => identity ?? '') : [],
      rate: (known) => {
        const before = known.map((rating) => rating ?? DEFAULT_RATING(ended));
        const after = ratedAt(before, places ?? [], ended, sides);
        return before.map((one, i) => ({ before: one.rating, after: after[i] ?? one }));
      },
    };
  }
}
