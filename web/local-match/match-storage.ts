/**
 * Where matches are kept on this device: IndexedDB. A match belongs to whoever claimed it last, so that of two tabs
 * only one can write.
 */
import { Database } from './database.ts';
import type { LocalListing, SavedEntry, SavedMatch, SavedMatchChange } from './saved-match.ts';
import { joinSavedMatch, listingOf } from './saved-match.ts';

const NAME = 'gonfalon';
/** 2: entries are kept one by one. */
const VERSION = 2;
const MATCHES = 'matches';
/** A few fields of every match, so that a list need not read them all. */
const LISTINGS = 'listings';
const ENTRIES = 'entries';

interface Claimed {
  readonly id: string;
  readonly claim: string;
  /** Without its entries, unless an earlier version kept it. */
  readonly record: SavedMatch;
}

/** An entry of a match by its place. */
interface EntryRow extends SavedEntry {
  readonly match: string;
  readonly n: number;
}

const database = new Database(NAME, VERSION, {
  [MATCHES]: 'id',
  [LISTINGS]: 'id',
  [ENTRIES]: ['match', 'n'],
});

interface Stores {
  readonly matches: IDBObjectStore;
  readonly listings: IDBObjectStore;
  readonly entries: IDBObjectStore;
}

function transact<T>(
  mode: IDBTransactionMode,
  job: (stores: Stores, done: (value: T) => void) => void,
): Promise<T> {
  return database.transact<T>(mode, (store, done) =>
    job({ matches: store(MATCHES), listings: store(LISTINGS), entries: store(ENTRIES) }, done),
  );
}

/** The entries of a match from that place on. */
const entriesFrom = (match: string, from = 0) =>
  IDBKeyRange.bound([match, from], [match, Number.MAX_SAFE_INTEGER]);

/** A match, and how many of its entries are kept one by one. */
export interface FoundMatch {
  readonly record: SavedMatch;
  readonly savedEntries: number;
}

function find(
  { matches, entries }: Stores,
  id: string,
  done: (found: FoundMatch | undefined, kept: Claimed | undefined) => void,
): void {
  const found: IDBRequest<Claimed | undefined> = matches.get(id);
  const rows: IDBRequest<EntryRow[]> = entries.getAll(entriesFrom(id));
  rows.onsuccess = () => {
    const kept = found.result;
    const record = kept && joinSavedMatch(kept.record, rows.result);
    done(record && { record, savedEntries: rows.result.length }, kept);
  };
}

/** Reads a match and claims it, so that nobody who claimed it before can write any more. */
export function claimMatch(id: string, claim: string): Promise<FoundMatch | undefined> {
  return transact('readwrite', (stores, done) =>
    find(stores, id, (found, kept) => {
      if (kept) stores.matches.put({ ...kept, claim } satisfies Claimed);
      done(found);
    }),
  );
}

export function readMatch(id: string): Promise<SavedMatch | undefined> {
  return transact('readonly', (stores, done) => find(stores, id, (found) => done(found?.record)));
}

/** Writes what is new of a match, unless somebody else has claimed it since. */
export function saveChange(change: SavedMatchChange, claim: string): Promise<'kept' | 'elsewhere'> {
  const { head, from, entries: added } = change;
  const { id } = head;
  return transact('readwrite', ({ matches, listings, entries }, done) => {
    const found: IDBRequest<Claimed | undefined> = matches.get(id);
    found.onsuccess = () => {
      if (found.result && found.result.claim !== claim) {
        done('elsewhere');
        return;
      }
      matches.put({ id, claim, record: head } satisfies Claimed);
      listings.put(listingOf(head));
      entries.delete(entriesFrom(id, from));
      for (const [i, one] of added.entries())
        entries.put({ match: id, n: from + i, ...one } satisfies EntryRow);
      done('kept');
    };
  });
}

/** Newest first. */
export async function listMatches(): Promise<LocalListing[]> {
  const found = await transact<LocalListing[]>('readonly', ({ listings }, done) => {
    const all: IDBRequest<LocalListing[]> = listings.getAll();
    all.onsuccess = () => done(all.result);
  });
  return found.sort((a, b) => b.changed - a.changed);
}

export function deleteMatch(id: string): Promise<void> {
  return transact('readwrite', ({ matches, listings, entries }, done) => {
    matches.delete(id);
    listings.delete(id);
    entries.delete(entriesFrom(id));
    done(undefined);
  });
}
