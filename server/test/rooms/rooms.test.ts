/** The matches in memory, on a real store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@gonfalon/games';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../ops/log.ts';
import { Rooms } from '../../rooms/rooms.ts';
import { openStore } from '../../store/open.ts';
import type { TableDetails } from '../../store/store.ts';
import { person, sits, table } from '../store/fixtures.ts';

const log = createLog('silent');

async function playing() {
  const data = mkdtempSync(join(tmpdir(), 'gonfalon-rooms-'));
  const store = await openStore({ data, databaseUrl: undefined }, log);
  onTestFinished(async () => {
    await store.close();
    rmSync(data, { recursive: true, force: true });
  });
  const clock = { now: 1_000_000 };
  const around = { now: () => clock.now, downtimes: () => [], reactionDelay: () => 0 };
  const ready = async () => undefined;
  const rooms = new Rooms({ store, games, around, process: 'only', most: 10, ready, log });
  const [ann, bob] = [await person({ store }), await person({ store })];
  const seed = '5e'.repeat(32);
  const { id } = await table({ store }, ann, { options: {}, seed }, [sits(0, ann), sits(1, bob)]);
  expect(await rooms.begin((await store.table(id)) as TableDetails)).toBe(true);
  expect(rooms.size).toBe(1);
  return { rooms, id, clock };
}

test('a room that is thrown away leaves no place behind, and is read again when it is needed', async () => {
  const { rooms, id } = await playing();
  rooms.evictWhere(() => true);
  await expect.poll(() => rooms.size).toBe(0);
  expect(await rooms.read(id, ({ seq }) => seq)).toBeGreaterThan(0);
  expect(rooms.size).toBe(1);
});

test('neither does a table that is not there', async () => {
  const { rooms } = await playing();
  await expect(rooms.read('nowhere', ({ seq }) => seq)).rejects.toMatchObject({ code: 'table.unknown' });
  expect(rooms.size).toBe(1);
});

test('a room that another process goes on with is let go where nobody watches it, unless it was used of late', async () => {
  const { rooms, id, clock } = await playing();
  const seq = await rooms.read(id, (room) => room.seq);
  clock.now += 10_000;
  expect(await rooms.catchUp(id, false)).toBe(seq);
  clock.now += 1;
  expect(await rooms.catchUp(id, true)).toBe(seq);
  expect(await rooms.catchUp(id, false)).toBeUndefined();
  expect(rooms.size).toBe(0);
});

test('a match that was begun here for somebody else is let go at once', async () => {
  const { rooms, id } = await playing();
  expect(await rooms.catchUp(id, false)).toBeUndefined();
  expect(rooms.size).toBe(0);
});
