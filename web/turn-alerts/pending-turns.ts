/** At which tables of the server one is waited for, and what is done when another one joins them. */
import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';

export interface PendingTurn {
  readonly table: string;
  readonly game: string;
}

const waiting = signal<ReadonlyMap<string, PendingTurn>>(new Map());
/** Tables that were heard of: to find out that one is waited for there already is no news. */
const known = new Set<string>();
const listeners = new Set<(turn: PendingTurn) => void>();

/** How many tables wait. */
export const turnsDue: ReadonlySignal<number> = computed(() => waiting.value.size);

export function onTurn(listener: (turn: PendingTurn) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of a table now. */
export function report(turn: PendingTurn, isDue: boolean): void {
  const isNew = !known.has(turn.table);
  known.add(turn.table);
  if (waiting.value.has(turn.table) === isDue) return;
  const now = new Map(waiting.value);
  if (isDue) now.set(turn.table, turn);
  else now.delete(turn.table);
  waiting.value = now;
  if (isDue && !isNew) for (const listener of listeners) listener(turn);
}

/** Tables that are no longer played: nobody waits there. */
export function keepOnly(tables: ReadonlySet<string>): void {
  for (const turn of waiting.value.values()) if (!tables.has(turn.table)) report(turn, false);
}
