/** The disk of the embedded store is full, or may not be written to. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { expectFair, expectKept, expectVerified } from './consistency.ts';
import { lookInto } from './data-folder.ts';
import { limitedFiles, lockable, mayMount, smallDisk } from './disk.ts';
import { Load } from './load.ts';
import { refusedStart } from './server-process.ts';
import { Site } from './site.ts';
import { until } from './until.ts';

const LONG = 600_000;
const FILLS = 3;
const REFUSALS = 30;
const UNAVAILABLE = { ok: false, error: { code: 'server.unavailable' } };
const DISKS = [
  { kind: 'files that may not grow', make: limitedFiles },
  ...(mayMount ? [{ kind: 'a small disk', make: smallDisk }] : []),
];

describe.each(DISKS)('a full disk ($kind)', ({ kind, make }) => {
  test('at the start: a clear error', async () => {
    const { folder, full, fill } = make();
    if (full.length === 0) fill(0);
    const { code, err } = await refusedStart({ DATA: folder }, full);
    expect(code).toBe(2);
    expectClear(err, folder);
  });

  test(
    'while people play: requests fail cleanly; with room again all goes on, and the file is sound',
    async () => {
      const { folder, fill, free } = make();
      const site = await Site.open({ DATA: folder });
      const load = await Load.gather(site, 2);
      for (let i = 0; i < FILLS; i++) {
        await load.progress(50);
        fill(site.pid);
        await refusesNewcomers(site);
        const health = await fetch(`${await site.address()}/healthz`);
        // Where a step does not fit on a disk, the single row of a check may.
        expect(kind === 'a small disk' ? [200, 503] : [503]).toContain(health.status);
        expect(await health.json()).toMatchObject(health.status === 503 ? UNAVAILABLE : { ok: true });
        free(site.pid);
      }
      // The disk is small: what was written on the way must not have taken all of it.
      await load.progress(200);
      await load.finish();
      await expectKept(await lookInto({ data: folder, databaseUrl: undefined }), load);
      expectFair(load);
      for (const [table, player] of load.tables) await expectVerified(player, table);
      expect(site.faults).toEqual([]);
      expect((await site.terminate()).code).toBe(0);
      expect(soundness(folder)).toBe('ok');
    },
    LONG,
  );
});

describe('a read-only data folder', () => {
  test('that is empty: a clear error', async () => {
    const { folder, through, lock } = lockable();
    lock();
    const { code, err } = await refusedStart({ DATA: folder }, through);
    expect(code).toBe(2);
    expectClear(err, folder);
  });

  test('that holds matches: a clear error, and nothing is touched; with rights again all is there', async () => {
    const { folder, through, lock, unlock } = lockable();
    const site = await Site.open({ DATA: folder });
    const load = await Load.gather(site, 1);
    await load.progress(30);
    await site.kill();
    const before = contents(folder);
    lock();
    const { code, err } = await refusedStart({ DATA: folder }, through);
    expect(code).toBe(2);
    expectClear(err, folder);
    unlock();
    expect(contents(folder)).toEqual(before);
    await site.start();
    await load.finish();
    await expectKept(await lookInto({ data: folder, databaseUrl: undefined }), load);
    expectFair(load);
  });
});

/**
 * Until so many who come were told that it cannot be: each of them has to be written down. Those who play are told so,
 * too, unless all of their tables happen to wait for themselves.
 */
async function refusesNewcomers(site: Site): Promise<void> {
  for (let refused = 0; refused < REFUSALS; ) {
    await until('somebody to be told', async () => {
      const answer = await fetch(`${await site.address()}/api/me`);
      const body = await answer.json();
      if (answer.status === 200) return false;
      expect(answer.status).toBe(503);
      expect(body).toMatchObject(UNAVAILABLE);
      refused++;
      return true;
    });
  }
}

/** One that names the folder and the trouble, not where in the program it was noticed. */
function expectClear(err: string, folder: string): void {
  expect(err).toContain(folder);
  expect(err).toMatch(/cannot be used/);
  expect(err).toMatch(/the disk is full|the disk failed|read-only|permission denied/i);
  expect(err).not.toMatch(/^ {4}at /m);
}

function soundness(folder: string): unknown {
  const db = new DatabaseSync(join(folder, 'gonfalon.db'), { readOnly: true });
  try {
    return db.prepare('pragma integrity_check').get()?.integrity_check;
  } finally {
    db.close();
  }
}

/** What is in each file, as a digest. */
function contents(folder: string): Record<string, string> {
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, digest(name)]),
  );
}
