/** A server under load: whatever it is, tables can be set up there. */
import type { WatchedTable } from './watched.ts';

export interface Site {
  /** A new match with everybody who plays and watches it. */
  table(): Promise<WatchedTable>;
  /** Another match for the same people. */
  renew(table: WatchedTable): Promise<void>;
}

/** Three players and a spectator: every one of them sees something else. */
export const PLAYERS = 3;
export const WATCHERS = PLAYERS + 1;
export const GAME = 'battue';

const AT_ONCE = 16;

/** Sets so many tables up, a few at a time. */
export async function setUp(site: Site, count: number): Promise<WatchedTable[]> {
  const tables: WatchedTable[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun++ < count) tables.push(await site.table());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tables;
}
