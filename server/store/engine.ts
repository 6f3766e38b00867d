/** What the two databases do differently. Everything else is one set of queries. */
import type { Db } from './schema.ts';
import type { LogCommit, ProcessMessage } from './store.ts';
import { StoreUnavailable } from './store.ts';

/** A server has the embedded store for itself; who only reads, or changes a row, may do so beside it. */
export type Access = 'serve' | 'read' | 'beside';

export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** Writes steps of different tables in one transaction; says for each whether it was in time. */
  advance(steps: readonly LogCommit[]): Promise<boolean[]>;
  publish(notice: ProcessMessage): void;
  onNotice(listener: (notice: ProcessMessage | undefined) => void): void;
  close(): Promise<void>;
}

/** Something with the same key is there already. */
export class Duplicate extends Error {
  override name = 'Duplicate';
}

/** Somebody concerned was removed meanwhile; whoever tries again will see. */
export class Gone extends StoreUnavailable {}

/** Neither engine keeps a zero byte: PostgreSQL refuses it, SQLite's addon cuts the text there. */
export function storable(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;
}
