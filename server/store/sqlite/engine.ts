/** The embedded store: a file in a data folder, for one server. */
import { closeSync, existsSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Access, Engine } from '../engine.ts';
import { checkVersion, migrate } from '../migrations/migrations.ts';
import type { Database } from '../schema.ts';
import { StoreUnavailable, StoreUnusable } from '../store.ts';
import { reasonOf } from '../store-errors.ts';
import { advanceInFile } from './commit.ts';
import { sqliteDialect } from './driver.ts';
import { Busy, SqliteFile } from './file.ts';

const FILE = 'gonfalon.db';
const LOCK = 'gonfalon.lock';
/** Tables at play are scattered over the file; if their pages do not fit into memory, every choice reads some again. */
const CACHE_KILOBYTES = 32 * 1024;
/** The journal goes into the file when it has so many pages: most were written several times by then, and go there once. */
const JOURNAL_PAGES = 8192;
const MIN_JOURNAL_PAGES = 128;
/** Unless that is more than this part of what the disk has left: a journal that fills a disk cannot go into the file. */
const JOURNAL_SHARE = 1 / 8;
const PAGE_BYTES = 4096;
const JOURNAL_BYTES = 64 * 1024 * 1024;
/** How long to wait for another program, in ms: the server waits with it. */
const BUSY_TIMEOUT_MS = 5000;
/** How long to wait for a server that is just stopping. */
const LOCK_PATIENCE = 1000;

export async function openSqlite(folder: string, access: Access): Promise<Engine> {
  try {
    return access === 'serve' ? await openToServe(folder) : await openBeside(folder, access === 'read');
  } catch (error) {
    if (error instanceof StoreUnusable) throw error;
    const problem = { id: 'store.folder-unusable', params: { folder }, why: reasonOf(error) } as const;
    throw new StoreUnusable(problem, { cause: error });
  }
}

async function openToServe(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const path = join(folder, FILE);
    createPrivately(path);
    const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS });
    return await ready(file, lock, async (db) => {
      // FULL: a commit waits for the disk, so that what is acknowledged survives a power cut.
      file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
      file.exec(`pragma journal_size_limit = ${JOURNAL_BYTES}; pragma cache_size = -${CACHE_KILOBYTES}`);
      file.exec(`pragma wal_autocheckpoint = ${journalPages(folder)}`);
      await migrate(db, 'sqlite');
    });
  } catch (error) {
    await lock.close();
    throw error;
  }
}

function journalPages(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  const share = Math.floor((bavail * bsize * JOURNAL_SHARE) / PAGE_BYTES);
  return Math.min(JOURNAL_PAGES, Math.max(MIN_JOURNAL_PAGES, share));
}

/** Beside a server that may be running. */
async function openBeside(folder: string, readOnly: boolean): Promise<Engine> {
  const path = join(folder, FILE);
  if (!existsSync(path)) throw new StoreUnusable({ id: 'store.none', params: { folder } });
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS, readOnly });
  return ready(file, undefined, async (db) => {
    await checkVersion(db);
    if (!readOnly) file.exec('pragma synchronous = full; pragma foreign_keys = on');
  });
}

async function ready(
  file: SqliteFile,
  lock: SqliteFile | undefined,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<Engine> {
  const db = new Kysely<Database>({ dialect: sqliteDialect(file) });
  try {
    await prepare(db);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    kind: 'sqlite',
    db,
    advance: (steps) => file.transaction(() => steps.map((step) => advanceInFile(file, step))),
    // No other process may use the file, so nobody is there to be told.
    publish: () => undefined,
    onNotice: () => undefined,
    close: async () => {
      if (lock) tidy(file);
      await file.close();
      await lock?.close();
    },
  };
}

/** Everything into the one file, so that a copy of it is a backup; the log beside it is as good if that fails. */
function tidy(file: SqliteFile): void {
  try {
    file.exec('pragma wal_checkpoint(truncate)');
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

/** A file of its own, held for the life of the process: the system gives it up even if the process is killed. */
function lockFolder(folder: string): SqliteFile {
  const path = join(folder, LOCK);
  createPrivately(path);
  const lock = new SqliteFile(path, { timeout: LOCK_PATIENCE });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    void lock.close();
    if (!(error instanceof Busy)) throw error;
    throw new StoreUnusable({ id: 'store.folder-taken', params: { folder } }, { cause: error });
  }
}

/** The file holds password hashes and the seeds of running matches. */
function createPrivately(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}
