import { Readable, Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { InvalidInputError } from '@gonfalon/kernel';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { SqlStore } from '../../store/open.ts';
import { openStore } from '../../store/open.ts';
import { StoreUnusable } from '../../store/store.ts';
import { TABLES } from '../../transfer/table-list.ts';
import { exportStore, importStore } from '../../transfer/transfer.ts';
import { describeStores } from './contract.ts';
import { person, record, sits, step, table } from './fixtures.ts';
import type { TestStore } from './test-stores.ts';
import { folderStore, silent, TEST_STORES } from './test-stores.ts';

const grounds: TestStore[] = [];
const opened: SqlStore[] = [];

/** An empty store besides the one of the test. */
async function emptyStore(make: () => Promise<TestStore> = folderStore): Promise<SqlStore> {
  const ground = await make();
  grounds.push(ground);
  const store = await openStore(ground.where, silent);
  opened.push(store);
  return store;
}

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  for (const ground of grounds.splice(0)) await ground.giveUp();
});

describeStores((bench) => {
  describe('A store that is moved', () => {
    it.each(TEST_STORES)(
      'is the same row by row in one of the other kind or its own ($kind)',
      async ({ make }) => {
        await fill(bench.store);
        const file = await exported(bench.store);
        const other = await emptyStore(make);
        const progress: number[] = [];
        const counts = await importStore(other, Readable.from(inPieces(file)), (rows) => progress.push(rows));
        expect(await allRows(other)).toEqual(await allRows(bench.store));
        expect(counts).toMatchObject({ records: 250, identities: 2, tables: 3, lines: 1, secrets: 1 });
        expect(counts).toMatchObject({ devices: 1, mailboxes: 1, calls: 1 });
        expect(counts).toMatchObject({ ratings: 1, rating_changes: 1 });
        expect(counts).toMatchObject({ hosts: 1, sanctions: 1, reports: 1, host_acts: 1, read_only: 1 });
        expect(counts).toMatchObject({ sightings: 1, shut_outs: 2 });
        expect(progress.at(-1)).toBe(Object.values(counts).reduce((a, b) => a + b));
        expect(await exported(other)).toBe(file);
      },
    );

    it('takes everything along', async () => {
      const kept = TABLES.map(({ name }) => name);
      const own = ['checks', 'presences', 'processes', 'schema_version'];
      expect((await tableNames(bench.store)).sort()).toEqual([...kept, ...own].sort());
    });

    it('is as it was at one moment, though a server goes on writing', async () => {
      const { store } = bench;
      const host = await person(bench);
      const tables = await Promise.all(Array.from({ length: 120 }, () => table(bench, host)));
      const reader = await openStore(bench.where, silent, 'read');
      opened.push(reader);
      let seq = 0;
      const slow = async (chunk: string) => {
        await Promise.all(tables.map(({ id }) => store.commit(step(id, seq))));
        seq += 1;
        return chunk;
      };
      const lines = (await exported(reader, slow)).trimEnd().split('\n');
      const rows = lines.map((line) => JSON.parse(line));
      const placed = rows.filter(({ into }) => into === 'places').reduce((sum, { row }) => sum + row.seq, 0);
      expect(seq).toBeGreaterThan(1);
      expect(rows.filter(({ into }) => into === 'records')).toHaveLength(placed);
    });

    it('is the same if the file was compressed, and one that was cut is refused', async () => {
      const from = await emptyStore();
      await fill(from);
      const packed = gzipSync(await exported(from));
      const cut = Readable.from([packed.subarray(0, packed.length - 20)]);
      await expect(importStore(bench.store, cut)).rejects.toThrow(InvalidInputError);
      expect(Object.values(await allRows(bench.store)).flat()).toEqual([]);
      await importStore(bench.store, Readable.from([packed.subarray(0, 100), packed.subarray(100)]));
      expect(await allRows(bench.store)).toEqual(await allRows(from));
    });

    it('does not fill a store that holds something', async () => {
      await fill(bench.store);
      const file = await exported(bench.store);
      const before = await allRows(bench.store);
      await expect(importStore(bench.store, Readable.from([file]))).rejects.toThrow(StoreUnusable);
      expect(await allRows(bench.store)).toEqual(before);
    });

    it('is not taken for whole if the file was cut, anywhere', async () => {
      const from = await emptyStore();
      await fill(from);
      const file = await exported(from);
      const cuts = [
        0,
        1,
        40,
        Math.floor(file.length / 3),
        file.lastIndexOf('{'),
        file.length - 2,
        file.length - 1,
      ];
      for (const cut of cuts) await refused(bench.store, file.slice(0, cut));
    });

    it('is not taken if the file was changed', async () => {
      const from = await emptyStore();
      await fill(from);
      const file = await exported(from);
      const lines = file.split('\n');
      const without = (index: number) => lines.toSpliced(index, 1).join('\n');
      await refused(bench.store, file.replace('été', 'ete'));
      await refused(bench.store, without(0));
      await refused(bench.store, without(lines.length - 10));
      await refused(bench.store, `${file}{}\n`);
      await refused(bench.store, file.replace('"into":"tables"', '"into":"sqlite_master"'));
      await refused(bench.store, file.replace('"lines":1', '"lines":"1"'));
      await refused(bench.store, file.replace(/"schema":\d+/, '"schema":99'));
      await refused(bench.store, 'not even JSON\n');
      await importStore(bench.store, Readable.from([file]));
    });

    it('is not taken if its rows do not fit together', async () => {
      const from = await emptyStore();
      await fill(from);
      const lines = (await exported(from)).split('\n');
      const tables = lines.findIndex((line) => line.includes('"into":"tables"'));
      await refused(bench.store, lines.toSpliced(2, 0, lines[tables] ?? '').join('\n'));
      await refused(bench.store, lines.toSpliced(tables, 0, lines[tables] ?? '').join('\n'));
    });
  });
});

async function refused(store: SqlStore, file: string): Promise<void> {
  await expect(importStore(store, Readable.from([file]))).rejects.toThrow(InvalidInputError);
  const rows = await allRows(store);
  expect(Object.values(rows).flat()).toEqual([]);
}

/** As passwords are kept. */
const HASH = `scrypt$15$8$3$c2FsdA$${'k'.repeat(43)}`;

/** Something in every table, and more in some than is moved at a time. */
async function fill(store: SqlStore): Promise<void> {
  const host = await person({ store }, { kind: 'account', name: 'Été', password: HASH });
  const guest = await person({ store });
  const { id } = await table({ store }, host, { status: 'finished', ended: 5, outcome: { by: 'stop' } });
  const { id: next } = await table({ store }, host, { rematchOf: id }, [sits(0, host), sits(1, guest)]);
  const records = Array.from({ length: 250 }, (_, i) => record(i + 1, i % 2 ? {} : { key: undefined }));
  const place = { seq: 250, asked: 0, discreet: true, due: 77, call: { turn: 250, at: 80 } };
  await store.commit({ table: next, after: 0, records, place, lease: { by: 'me', until: 99 } });
  await store.saveSnapshot(next, { seq: 3, rules: '1', snapshot: {} as never, rest: { a: '\u2028' } });
  await store.setRecoveryCodes(host.id, ['a', 'b']);
  await store.setAutoPass(next, 1, 'window', 'turn 1', true);
  await store.setHushed(next, 1, 'card:1', true);
  await store.setOrders(next, 1, { below: 20 });
  await store.addChat(next, { at: 1, identity: host.id, to: 'players', text: 'été\u2028 "\\" \r\n 🏰' });
  await store.setMute(next, guest.id, true);
  await store.addSignIn('hash', guest.id, 1_800_000_000_000);
  const keys = { endpoint: 'https://push.example.org/1', p256dh: 'key', auth: 'secret' };
  await store.addDevice({ id: 'device', identity: host.id, ...keys, language: 'fr' }, 5, 10);
  await store.setMailbox(host.id, { address: 'h@example.org', language: 'fr' }, { hash: 'h', until: 99 });
  await store.prepareCalls(80, { push: 0, mail: 0 }, 10);
  const rated = { rated: true, status: 'finished', ended: 6 } as const;
  const { id: match } = await table({ store }, host, rated, [sits(0, host)]);
  const after = { rating: 1512.5, deviation: 290.25, volatility: 0.06, matches: 1, at: 6, firmUntil: 6 };
  const rate = () => [{ before: 1500, after }];
  await store.countMatch({ table: match, game: 'battue', at: 6, players: [host.id], rate });
  await store.addHost(host.id, 3);
  await store.setSanction(guest.id, 'ban', { reason: 'été', until: 1_800_000_000_000 });
  const told = { table: next, line: 1, about: guest.id, by: host.id, complaint: 'spam', text: '' } as const;
  await store.addReport({ id: 'report', at: 4, ...told, settled: undefined });
  const did = {
    by: host.id,
    did: 'ban',
    whom: guest.id,
    table: undefined,
    detail: { reason: 'été' },
  } as const;
  await store.noteAct({ id: 'act', at: 5, ...did });
  await store.noteSighting(guest.id, 'hash', 5);
  for (const [key, whom, until] of [
    ['one', guest.id, 9],
    ['all', undefined, undefined],
  ] as const)
    await store.addShutOut({ id: key, whom, by: host.id, since: 6, until });
  await store.beginReadOnly(9, 'Back at 20:00');
  await store.secret('cookies');
  await store.beat(1000, 10);
  await store.beat(9000, 10);
}

async function exported(
  store: SqlStore,
  before: (chunk: string) => Promise<string> = async (chunk) => chunk,
): Promise<string> {
  const chunks: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    highWaterMark: 1,
    write(chunk: string, _encoding, done) {
      before(chunk).then((kept) => {
        chunks.push(kept);
        done();
      }, done);
    },
  });
  await exportStore(store, output);
  expect(output.writableEnded).toBe(false);
  return chunks.join('');
}

/** Bytes that are cut in the middle of lines and letters. */
function inPieces(file: string): Buffer[] {
  const bytes = Buffer.from(file);
  return Array.from({ length: Math.ceil(bytes.length / 1013) }, (_, i) =>
    bytes.subarray(i * 1013, (i + 1) * 1013),
  );
}

async function allRows({ engine }: SqlStore): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name, key } of TABLES) {
    const { rows } =
      await sql`select * from ${sql.table(name)} order by ${sql.join(key.map(sql.ref))}`.execute(engine.db);
    all[name] = rows.map((row) => ({ ...(row as object) }));
  }
  return all;
}

async function tableNames({ engine }: SqlStore): Promise<string[]> {
  const tables = await engine.db.introspection.getTables();
  return tables.map(({ name }) => name);
}
