import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SqlStore } from '../../store/open.ts';
import { openStore } from '../../store/open.ts';
import { StoreUnavailable, StoreUnusable } from '../../store/store.ts';
import { bundled } from '../support/bundled.ts';
import { person, record, step, table } from './fixtures.ts';
import { folderStore, silent } from './test-stores.ts';

let folder = '';
let mounted = false;
const opened: SqlStore[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gonfalon-embedded-'));
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  // Lazily: the addon closes its files when it collects its garbage.
  if (mounted) execFileSync('umount', ['-l', folder]);
  mounted = false;
  await rm(folder, { recursive: true, force: true });
});

async function open(data: string, access?: 'serve' | 'read'): Promise<SqlStore> {
  const store = await openStore({ data, databaseUrl: undefined }, silent, access);
  opened.push(store);
  return store;
}

/** Whether SQLite finds its file sound. */
async function isSound({ engine }: SqlStore): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(engine.db);
  return rows.length === 1 && rows[0]?.integrity_check === 'ok';
}

describe('The folder of an embedded store', () => {
  it('is made if it is missing, for its owner only', async () => {
    const data = join(folder, 'deep', 'data');
    await open(data);
    expect((await stat(data)).mode & 0o777).toBe(0o700);
    for (const file of await readdir(data)) expect((await stat(join(data, file))).mode & 0o077).toBe(0);
  });

  it('serves one server at a time', async () => {
    const first = await open(folder);
    await expect(open(folder)).rejects.toThrow(/Another server uses the data folder/);
    await first.close();
    opened.shift();
    await open(folder);
  });

  it('can be read beside a server, and not written', async () => {
    const server = await open(folder);
    const ada = await person({ store: server });
    const reader = await open(folder, 'read');
    expect(await reader.identity(ada.id)).toEqual(ada);
    const bob = await person({ store: server });
    expect(await reader.identity(bob.id)).toEqual(bob);
    await expect(reader.check()).rejects.toThrow(StoreUnavailable);
  });

  it('cannot be read if there is no store in it', async () => {
    await expect(open(folder, 'read')).rejects.toThrow(StoreUnusable);
    expect(await readdir(folder)).toEqual([]);
  });

  it('must be a folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'something of mine');
    await expect(open(file)).rejects.toThrow(StoreUnusable);
    await expect(open(join(file, 'data'))).rejects.toThrow(StoreUnusable);
  });

  it('is refused if the file in it is no database, and the file is left alone', async () => {
    const file = join(folder, 'gonfalon.db');
    const text = 'this is not a database, and longer than its header would be'.repeat(100);
    await writeFile(file, text);
    await expect(open(folder)).rejects.toThrow(/not a database/);
    expect((await stat(file)).size).toBe(text.length);
  });

  it('is refused if its store is newer than the program, and is left alone', async () => {
    const store = await open(folder);
    await sql`update schema_version set version = 99`.execute(store.engine.db);
    await store.close();
    opened.shift();
    for (const access of ['serve', 'read'] as const)
      await expect(open(folder, access)).rejects.toThrow(/newer Gonfalon .*version 99/);
  });

  it('cannot be read before its store was brought up to date', async () => {
    const store = await open(folder);
    await sql`update schema_version set version = 0`.execute(store.engine.db);
    await expect(open(folder, 'read')).rejects.toThrow(/older schema/);
  });
});

describe('A closed store', () => {
  it('is in one file', async () => {
    const store = await open(folder);
    const ada = await person({ store });
    await store.close();
    const copy = join(folder, 'copy');
    await mkdir(copy);
    await cp(join(folder, 'gonfalon.db'), join(copy, 'gonfalon.db'));
    expect(await (await open(copy)).identity(ada.id)).toEqual(ada);
  });

  it('says so', async () => {
    const store = await open(folder);
    await store.close();
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    await expect(store.commit(step('x', 0))).rejects.toThrow(StoreUnavailable);
  });
});

describe('A server that is killed', () => {
  let program: Awaited<ReturnType<typeof bundled>>;
  beforeAll(async () => {
    program = await bundled(new URL('./writer.ts', import.meta.url));
  });
  afterAll(() => program.remove());

  it('leaves the folder free, and every step that it said was written', async () => {
    const writer = watch(spawn(process.execPath, [program.path, folder]));
    await writer.written(20);
    await expect(open(folder)).rejects.toThrow(/Another server/);
    writer.child.kill('SIGKILL');
    const { id, steps } = await writer.end();
    const store = await open(folder);
    const records = await store.records(id, 0);
    expect(records.length).toBeGreaterThanOrEqual(steps);
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, i) => i + 1));
    expect((await store.table(id))?.place.seq).toBe(records.length);
    expect(await isSound(store)).toBe(true);
  });

  it('or may not write any further, keeps what it said was written and nothing else', async () => {
    // Files may grow to one megabyte or two, depending on the shell.
    const limited = 'ulimit -f 2000; trap "" XFSZ; exec "$@"';
    const writer = watch(spawn('/bin/sh', ['-c', limited, 'sh', process.execPath, program.path, folder]));
    const { id, steps, last } = await writer.end();
    expect(last).toBe('StoreUnavailable');
    expect(steps).toBeGreaterThan(5);
    const store = await open(folder);
    expect(await store.records(id, 0)).toHaveLength(steps);
    expect((await store.table(id))?.place.seq).toBe(steps);
    expect(await isSound(store)).toBe(true);
    expect(await store.commit(step(id, steps))).toBe(true);
  });
});

const isRoot = process.getuid?.() === 0;
const canMount = isRoot && tryMount();

if (canMount) {
  describe('A full disk', () => {
    beforeEach(() => mount('size=1m'));

    it('fails steps cleanly, lets reading go on, and costs nothing that was written', async () => {
      const store = await open(folder);
      const { id } = await table({ store }, await person({ store }));
      const written = await fillDisk(store, id);
      expect(written).toBeGreaterThan(3);
      await expect(store.commit(step(id, written, { records: [longRecord(written + 1)] }))).rejects.toThrow(
        StoreUnavailable,
      );
      expect(await store.records(id, 0)).toHaveLength(written);
      expect((await store.table(id))?.place.seq).toBe(written);

      mount('remount,size=8m');
      expect(await store.commit(step(id, written, { records: [longRecord(written + 1)] }))).toBe(true);
      await store.check();
      expect(await isSound(store)).toBe(true);
    });

    it('before the store is made, makes it unusable, and it can be made later', async () => {
      execFileSync('dd', ['if=/dev/zero', `of=${join(folder, 'ballast')}`, 'bs=1k', 'count=1014'], {
        stdio: 'pipe',
      });
      await expect(open(folder)).rejects.toThrow(StoreUnusable);
      await rm(join(folder, 'ballast'));
      const store = await open(folder);
      await store.check();
      expect(await isSound(store)).toBe(true);
    });
  });

  describe('A read-only disk', () => {
    it('is refused, and what is on it stays as it is', async () => {
      const ground = await folderStore();
      const store = await openStore(ground.where, silent);
      const { id } = await table({ store }, await person({ store }));
      await store.close();
      mount('size=8m');
      await cp(ground.where.data, folder, { recursive: true });
      mount('remount,ro');
      await expect(open(folder)).rejects.toThrow(StoreUnusable);
      mount('remount,rw');
      const again = await open(folder);
      expect(await again.commit(step(id, 0))).toBe(true);
      expect(await isSound(again)).toBe(true);
      await ground.giveUp();
    });
  });
}

if (isRoot && !canMount) console.warn('Full and read-only disks were not tested: root may not mount here.');
if (!isRoot) {
  it('A folder that may not be written is refused', async () => {
    await chmod(folder, 0o500);
    await expect(open(folder)).rejects.toThrow(StoreUnusable);
    await chmod(folder, 0o700);
  });
}

function mount(options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'gonfalon-test', folder], { stdio: 'pipe' });
  mounted = true;
}

function tryMount(): boolean {
  try {
    const script =
      'd=$(mktemp -d) && mount -t tmpfs -o size=64k gonfalon-test "$d" && umount "$d" && rmdir "$d"';
    execFileSync('/bin/sh', ['-c', script], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function longRecord(seq: number) {
  return record(seq, { events: [{ event: { kind: 'told', text: 'x'.repeat(20_000) } }] });
}

/** How many steps fit. */
async function fillDisk(store: SqlStore, id: string): Promise<number> {
  for (let after = 0; ; after++) {
    try {
      await store.commit(step(id, after, { records: [longRecord(after + 1)] }));
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(String(error)).toMatch(/the disk is full/);
      return after;
    }
  }
}

/** What the writing program says. */
function watch(child: ChildProcess) {
  const lines: string[] = [];
  if (!child.stdout) throw new Error('nothing to read');
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(line));
  const closed = once(reader, 'close');
  const steps = () => lines.filter((line) => /^\d+$/.test(line)).length;
  return {
    child,
    async written(count: number): Promise<void> {
      while (steps() < count) await once(reader, 'line');
    },
    async end(): Promise<{ id: string; steps: number; last: string | undefined }> {
      await closed;
      return { id: lines[0] ?? '', steps: steps(), last: lines.at(-1) };
    },
  };
}
