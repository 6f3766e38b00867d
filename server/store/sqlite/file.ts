/** One connection to an SQLite file. Its calls return at once, so who holds it runs alone. */
import type {
  DatabaseSyncInstance,
  DatabaseSyncOptions,
  StatementSyncInstance,
} from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Problem } from '../../problem.ts';
import { Duplicate, Gone, storable } from '../engine.ts';
import { StoreUnavailable } from '../store.ts';
import { StoreError } from '../store-errors.ts';

type Value = string | number | bigint | null | Uint8Array;
type Row = Readonly<Record<string, unknown>>;

/** Statements are kept ready up to this number; lists of any length make ever new ones. */
const MAX_STATEMENTS = 300;

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly returnsRows: boolean;
}

export class SqliteFile {
  private readonly db: DatabaseSyncInstance;
  private readonly prepared = new Map<string, Prepared>();
  private last: Promise<void> = Promise.resolve();

  constructor(path: string, options: DatabaseSyncOptions) {
    this.db = translated(() => new DatabaseSync(path, options));
  }

  /** Waits until nobody else holds the connection; the answer gives it back. */
  async hold(): Promise<() => void> {
    const before = this.last;
    let release: () => void = () => undefined;
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  exec(sql: string): void {
    translated(() => {
      this.refuseClosed();
      this.db.exec(sql);
    });
  }

  run(sql: string, parameters: readonly unknown[]): { readonly rows: Row[]; readonly changes: number } {
    return translated(() => {
      const { statement, returnsRows } = this.prepare(sql);
      const values = parameters.map(bindable);
      if (returnsRows) return { rows: statement.all(...values), changes: 0 };
      return { rows: [], changes: statement.run(...values).changes };
    });
  }

  rollback(): void {
    // A full disk may have rolled it back already.
    if (this.db.isTransaction) this.exec('rollback');
  }

  /** Does it all or nothing. */
  async transaction<T>(work: () => T): Promise<T> {
    const release = await this.hold();
    try {
      this.exec('begin immediate');
      try {
        const result = work();
        this.exec('commit');
        return result;
      } catch (error) {
        this.rollback();
        throw error;
      }
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    const release = await this.hold();
    this.prepared.clear();
    if (this.db.isOpen) this.db.close();
    release();
  }

  private refuseClosed(): void {
    if (!this.db.isOpen) throw new StoreUnavailable('The store is closed.');
  }

  private prepare(sql: string): Prepared {
    this.refuseClosed();
    const known = this.prepared.get(sql);
    if (known) return known;
    if (this.prepared.size >= MAX_STATEMENTS) this.prepared.clear();
    const statement = this.db.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.prepared.set(sql, prepared);
    return prepared;
  }
}

/** The addon takes a first object for named parameters, so nothing else may get through. */
function bindable(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return storable(value);
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`cannot keep a value of type ${typeof value}`);
}

/** Another program holds the file. */
export class Busy extends StoreError {}

function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translate(error);
  }
}

const UNIQUE = [1555, 2067];
const FOREIGN_KEY = 787;
const BUSY = 5;

/** The lower byte of SQLite's codes, for what has nothing to do with the statement. */
const TROUBLE: Readonly<Record<number, Problem>> = {
  8: { id: 'store.not-writable', params: {} },
  10: { id: 'store.disk-failed', params: {} },
  11: { id: 'store.damaged', params: {} },
  13: { id: 'store.disk-full', params: {} },
  14: { id: 'store.not-openable', params: {} },
  26: { id: 'store.not-a-database', params: {} },
};

function translate(error: unknown): unknown {
  const code = errorCode(error);
  if (code === undefined) return error;
  if (UNIQUE.includes(code)) return new Duplicate('there already', { cause: error });
  if (code === FOREIGN_KEY) return new Gone('Somebody concerned was removed meanwhile.', { cause: error });
  if ((code & 0xff) === BUSY) return new Busy({ id: 'store.busy', params: {} }, { cause: error });
  const trouble = TROUBLE[code & 0xff];
  return trouble ? new StoreError(trouble, { cause: error }) : error;
}

function errorCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}
