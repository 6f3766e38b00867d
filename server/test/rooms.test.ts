/** The matches in memory, on a real store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@gonfalon/games';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../ops/log.ts';
import { openStore } from '../store/open.ts';
import type { Listed } from '../store/store.ts';
import { Rooms } from '../table/rooms.ts';
import { person, sits, table } from './store-fixtures.ts';

const log = createLog('silent');

async function playing() {
  const data = mkdtempSync(join(tmpdir(), 'gonfalon-rooms-'));
  const store = await openStore({ data, databaseUrl: undefined }, log);
  onTestFinished(async () => {
    await store.close();
    rmSync(data, { recursive: true, force: true });
  });
  const around = { now: Date.now, downtimes: () => [], reactionDelay: () => 0 };
  const ready = async () => undefined;
  const rooms = new Rooms({ store, games, around, process: 'only', most: 10, ready, log });
  const [ann, bob] = [await person({ store }), await person({ store })];
  const seed = '5e'.repeat(32);
  const { id } = await table({ store }, ann, { options: {}, seed }, [sits(0, ann), sits(1, bob)]);
  expect(await rooms.begin((await store.table(id)) as Listed)).toBe(true);
  expect(rooms.size).toBe(1);
  return { rooms, id };
}

test('a room that is thrown away leaves no place behind, and is read again when it is needed', async () => {
  const { rooms, id } = await playing();
  rooms.drop(() => true);
  await expect.poll(() => rooms.size).toBe(0);
  expect(await rooms.look(id, ({ seq }) => seq)).toBeGreaterThan(0);
  expect(rooms.size).toBe(1);
});

test('neither does a table that is not there', async () => {
  const { rooms } = await playing();
  await expect(rooms.look('nowhere', ({ seq }) => seq)).rejects.toMatchObject({ code: 'table.unknown' });
  expect(rooms.size).toBe(1);
});
