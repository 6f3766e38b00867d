/** Looks after the tables that are not on the screen, as long as one plays anywhere. */
import type { TableInfo } from '@gonfalon/protocol';
import { get } from '../net/http.ts';
import { keepOnly, report } from './pending-turns.ts';

/** Between two looks, in ms. */
const POLL_INTERVAL_MS = 30_000;

/** The tables on the screen: they know for themselves. */
const open = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

export async function pollTurns(): Promise<void> {
  clearTimeout(timer);
  if (!navigator.onLine) return again();
  const reply = await get<{ tables: readonly TableInfo[] }>('/api/tables', { list: 'mine' });
  const playing = reply.ok ? reply.tables.filter(({ status }) => status === 'playing') : undefined;
  if (playing) {
    for (const { id, game, yourTurn } of playing)
      if (!open.has(id)) report({ table: id, game }, yourTurn === true);
    keepOnly(new Set([...playing.map(({ id }) => id), ...open]));
  }
  // Who plays nowhere is not waited for: the next table that is left looks again.
  if (playing === undefined || playing.length > 0) again();
}

function again(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void pollTurns(), POLL_INTERVAL_MS);
}

/** A table that is shown, until the answer is called. */
export function markSeen(table: string): () => void {
  open.add(table);
  return () => {
    open.delete(table);
    void pollTurns();
  };
}
