/** Sockets that go away, or come all at once, while the server is busy with them. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Identities } from '../../identity/identities.ts';
import { TableSubscriptions } from '../../realtime/hub.ts';
import { Rooms } from '../../rooms/rooms.ts';
import { site } from '../support/start-server.ts';

const TWO = {
  game: 'battue',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: { kind: 'live', bank: 600_000, increment: 0 },
};

test('who leaves while being told what was missed is not told anything any more', async () => {
  const { guest } = await site();
  const [ann, bob] = [await guest(), await guest()];
  const id = await ann.create(TWO);
  await bob.done(`/api/tables/${id}/join`);
  const watching = vi.spyOn(TableSubscriptions.prototype, 'watch');
  onTestFinished(() => watching.mockRestore());
  await ann.connect();
  await ann.ask('watch', id);
  const hub = watching.mock.contexts[0] as TableSubscriptions;
  const { read: look } = Rooms.prototype;
  let goOn: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const looking = vi.spyOn(Rooms.prototype, 'read').mockImplementation(async function (this: Rooms, ...args) {
    await left;
    return look.apply(this, args) as never;
  });
  onTestFinished(() => looking.mockRestore());
  hub.showClocks();
  await expect.poll(() => looking.mock.calls.length).toBe(1);
  await ann.close();
  await expect.poll(() => hub.watched).toEqual([]);
  goOn();
  await Promise.all(watching.mock.results.map(({ value }) => value));
  expect(hub.watched).toEqual([]);
});

test('however many come at once, no more get in than there is room for', async () => {
  const { guest } = await site({ connections: 2 });
  const people = await Promise.all(Array.from({ length: 8 }, () => guest()));
  const { fromCookie } = Identities.prototype;
  let all: () => void = () => undefined;
  const together = new Promise<void>((resolve) => {
    all = resolve;
  });
  const known = vi.spyOn(Identities.prototype, 'fromCookie').mockImplementation(async function (
    this: Identities,
    cookie,
  ) {
    if (known.mock.calls.length === people.length) all();
    await together;
    return fromCookie.call(this, cookie);
  });
  onTestFinished(() => known.mockRestore());
  const came = await Promise.allSettled(people.map((one) => one.connect()));
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of came) if (one.status === 'rejected') expect(String(one.reason)).toContain('503');
});
