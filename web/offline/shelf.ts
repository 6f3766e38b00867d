/**
 * Where matches are kept on this device: IndexedDB. A match belongs to whoever claimed it last, so that of two tabs
 * only one can write.
 */
import { Database } from './database.ts';
import type { LocalListing, LocalRecord } from './local-record.ts';
import { listingOf } from './local-record.ts';

const NAME = 'gonfalon';
const VERSION = 1;
const MATCHES = 'matches';
/** A few fields of every match, so that a list need not read them all. */
const LISTINGS = 'listings';

interface Claimed {
  readonly id: string;
  readonly claim: string;
  readonly record: LocalRecord;
}

const database = new Database(NAME, VERSION, [MATCHES, LISTINGS]);

function transact<T>(
  mode: IDBTransactionMode,
  job: (matches: IDBObjectStore, listings: IDBObjectStore, done: (value: T) => void) => void,
): Promise<T> {
  return database.transact<T>(mode, (store, done) => job(store(MATCHES), store(LISTINGS), done));
}

/** Reads a match and claims it, so that nobody who claimed it before can write any more. */
export function claimRecord(id: string, claim: string): Promise<LocalRecord | undefined> {
  return transact('readwrite', (matches, _, done) => {
    const found: IDBRequest<Claimed | undefined> = matches.get(id);
    found.onsuccess = () => {
      if (found.result) matches.put({ ...found.result, claim } satisfies Claimed);
      done(found.result?.record);
    };
  });
}

export function readRecord(id: string): Promise<LocalRecord | undefined> {
  return transact('readonly', (matches, _, done) => {
    const found: IDBRequest<Claimed | undefined> = matches.get(id);
    found.onsuccess = () => done(found.result?.record);
  });
}

/** Writes a match, unless somebody else has claimed it since. */
export function keepRecord(record: LocalRecord, claim: string): Promise<'kept' | 'elsewhere'> {
  const { id } = record;
  return transact('readwrite', (matches, listings, done) => {
    const found: IDBRequest<Claimed | undefined> = matches.get(id);
    found.onsuccess = () => {
      if (found.result && found.result.claim !== claim) {
        done('elsewhere');
        return;
      }
      matches.put({ id, claim, record } satisfies Claimed);
      listings.put(listingOf(record));
      done('kept');
    };
  });
}

/** Newest first. */
export async function listRecords(): Promise<LocalListing[]> {
  const found = await transact<LocalListing[]>('readonly', (_, listings, done) => {
    const all: IDBRequest<LocalListing[]> = listings.getAll();
    all.onsuccess = () => done(all.result);
  });
  return found.sort((a, b) => b.changed - a.changed);
}

export function deleteRecord(id: string): Promise<void> {
  return transact('readwrite', (matches, listings, done) => {
    matches.delete(id);
    listings.delete(id);
    done(undefined);
  });
}
