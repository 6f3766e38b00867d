/**
 * Moves everything from one store to another, through lines of JSON: a header, every row of every table, and a last line
 * that tells whether the file is whole. The file holds all secrets: seeds of running matches, hashes of passwords, and
 * what cookies are signed with. It must be kept like the store itself.
 */
import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { sql } from 'kysely';
import { InvalidInput } from '../problem.ts';
import { Duplicate, Gone } from '../store/engine.ts';
import { SCHEMA } from '../store/migrations/migrations.ts';
import type { SqlStore } from '../store/open.ts';
import type { Db } from '../store/schema.ts';
import { StoreUnusable } from '../store/store.ts';
import { CutShort, unpacked } from './gunzip.ts';
import { makesSense } from './row-checks.ts';
import type { MovedTable, Row } from './table-list.ts';
import { isRowOf, TABLES } from './table-list.ts';

const FORMAT = 'gonfalon-store/1';
/** How many rows are read or written at a time. */
const PAGE = 100;
/** No row is as long, in letters: the longest are snapshots. */
const MAX_LINE = 16 * 1024 * 1024;

/** How many rows of each table were moved. */
export type Counts = Readonly<Record<string, number>>;

/** The store as it is at one moment, though a server may be writing. Does not end the stream. */
export async function exportStore(
  { engine }: SqlStore,
  output: Writable,
  onProgress?: (rows: number) => void,
): Promise<Counts> {
  const tally = new Tally(onProgress);
  await engine.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => pipeline(linesOf(trx, tally), output, { end: false }));
  return tally.counts;
}

/** Into a store with nothing in it, all or nothing. The file may be compressed by gzip. */
export async function importStore(
  { engine }: SqlStore,
  input: Readable,
  onProgress?: (rows: number) => void,
): Promise<Counts> {
  const tally = new Tally(onProgress);
  try {
    await engine.db.transaction().execute(async (trx) => {
      await refuseRows(trx);
      for await (const { table, rows } of pagesIn(input, tally)) await insert(trx, table, rows);
    });
  } catch (error) {
    if (error instanceof CutShort) throw damaged('cut');
    if (error instanceof Duplicate || error instanceof Gone) throw damaged('misfit');
    throw error;
  }
  return tally.counts;
}

class Tally {
  readonly counts: Record<string, number> = Object.fromEntries(TABLES.map(({ name }) => [name, 0]));
  private readonly onProgress: ((rows: number) => void) | undefined;
  private total = 0;

  constructor(onProgress: ((rows: number) => void) | undefined) {
    this.onProgress = onProgress;
  }

  add(table: MovedTable, rows: number): void {
    this.counts[table.name] = (this.counts[table.name] ?? 0) + rows;
    this.total += rows;
    this.onProgress?.(this.total);
  }

  equals(counts: unknown): boolean {
    return JSON.stringify(counts) === JSON.stringify(this.counts);
  }
}

// Out

async function* linesOf(db: Db, tally: Tally): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(line({ format: FORMAT, schema: SCHEMA }));
  for (const table of TABLES) {
    for await (const rows of pagesOf(db, table)) {
      tally.add(table, rows.length);
      yield hashed(rows.map((row) => line({ into: table.name, row })).join(''));
    }
  }
  yield line({ end: FORMAT, rows: tally.counts, sha256: hash.digest('hex') });
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

async function* pagesOf(db: Db, table: MovedTable): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows: readonly Row[] = await pageAfter(db, table, last);
    if (rows.length > 0) yield rows;
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last);
}

async function pageAfter(
  db: Db,
  { name, key, columns }: MovedTable,
  last: Row | undefined,
): Promise<readonly Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const after = last ? sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})` : sql``;
  const { rows } = await sql<Row>`
    select ${sql.join(Object.keys(columns).map((column) => sql.ref(column)))}
    from ${sql.table(name)} ${after} order by ${keys} limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

// In

async function refuseRows(db: Db): Promise<void> {
  for (const { name } of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new StoreUnusable({ id: 'store.not-empty', params: { rows: name } });
  }
}

async function insert(db: Db, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(columns);
  const values = rows.map((row) => sql`(${sql.join(names.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(name)} (${sql.join(names.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

interface PageIn {
  readonly table: MovedTable;
  readonly rows: Row[];
}

/** Throws at the end if the file was not whole: nothing of it may be kept then. */
async function* pagesIn(input: Readable, tally: Tally): AsyncGenerator<PageIn> {
  const hash = createHash('sha256');
  let [begun, ended] = [false, false];
  let page: PageIn | undefined;
  for await (const text of splitLines(input)) {
    if (ended) throw damaged('trailing');
    const content = parse(text);
    if (!begun) {
      checkHeader(content);
      begun = true;
    } else if ('end' in content) {
      if (!tally.equals(content.rows) || content.sha256 !== hash.digest('hex')) throw damaged('changed');
      ended = true;
      continue;
    } else {
      const { table, row } = rowIn(content);
      tally.add(table, 1);
      if (page && (page.table !== table || page.rows.length === PAGE)) {
        yield page;
        page = undefined;
      }
      page ??= { table, rows: [] };
      page.rows.push(row);
    }
    hash.update(`${text}\n`);
  }
  if (!ended) throw damaged('cut');
  if (page) yield page;
}

/** Not by the readers of Node, which also split at other signs than the end of a line. */
async function* splitLines(input: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of unpacked(input)) {
    const [first = '', ...others] = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    parts.push(first);
    length += first.length;
    // A few bytes of gzip may unpack to a line without end.
    if (length > MAX_LINE) throw damaged('too-long');
    for (const next of others) {
      yield parts.join('');
      parts = [next];
      length = next.length;
    }
  }
  if (parts.join('') + decoder.end() !== '') throw damaged('cut');
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return content as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw damaged('not-json');
}

function checkHeader({ format, schema }: Readonly<Record<string, unknown>>): void {
  if (format !== FORMAT) throw new InvalidInput({ id: 'export.other-file', params: {} });
  if (schema !== SCHEMA)
    throw new InvalidInput({
      id: 'export.other-version',
      params: { version: String(schema), known: SCHEMA },
    });
}

function rowIn({ into, row }: Readonly<Record<string, unknown>>): { table: MovedTable; row: Row } {
  const table = TABLES.find(({ name }) => name === into);
  if (!table || !isRowOf(table, row) || !makesSense(table.name, row)) throw damaged('not-a-row');
  return { table, row };
}

function damaged(
  how: 'misfit' | 'trailing' | 'changed' | 'cut' | 'too-long' | 'not-json' | 'not-a-row',
): InvalidInput {
  return new InvalidInput({ id: `export.${how}`, params: {} });
}
