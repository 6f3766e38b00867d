import { expect, test, vi } from 'vitest';
import { SignupGuard } from '../../identity/signup-guard.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { openTestStore } from '../http/http-site.ts';
import { person } from '../store/fixtures.ts';

const DAY = 24 * 3_600_000;

test('Where somebody is is written down once a day, for each address, whatever they ask', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = await openTestStore();
  const { id } = await person({ store });
  const written = vi.spyOn(store, 'noteSighting');
  const door = await SignupGuard.open(store);
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1'])
    await door.recordAddress(id, address);
  expect(written).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + DAY);
  await door.recordAddress(id, '192.0.2.1');
  expect(written).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('Another secret makes other hashes, and a store that cannot be written lets people in', async () => {
  const [store, other] = [await openTestStore(), await openTestStore()];
  const hashes: string[] = [];
  for (const each of [store, store, other])
    vi.spyOn(each, 'noteSighting').mockImplementation(async (_, hash) => {
      hashes.push(hash);
      throw new StoreUnavailable('full');
    });
  for (const each of [store, store, other])
    await (await SignupGuard.open(each)).recordAddress('somebody', '192.0.2.1');
  expect(hashes[0]).toMatch(/^[\w-]{43}$/);
  expect(hashes[1]).toBe(hashes[0]);
  expect(hashes[2]).not.toBe(hashes[0]);
  const door = await SignupGuard.open(store);
  for (let i = 0; i < 2; i++) await door.recordAddress('somebody', '192.0.2.1');
  expect(hashes).toHaveLength(5);
});
