/** Tables at which only bots play: they are a pastime, and nobody else's bot waits for many of them. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { WorkerPool } from '../../workers/bot-workers.ts';
import { layLongTable } from '../support/long-table.ts';
import { folder, site } from '../support/start-server.ts';

const BOT = { kind: 'bot', bot: 'random' };

test('bots stand in one lane for each host, and those that play among themselves in another', async () => {
  const thinking = vi.spyOn(WorkerPool.prototype, 'think');
  onTestFinished(() => thinking.mockRestore());
  const { guest } = await site();
  const [ann, bob, cem] = [await guest(), await guest(), await guest()];
  for (let i = 0; i < 3; i++) await ann.create({ game: 'battue', seats: [BOT, BOT, BOT] });
  await bob.create({ game: 'battue', seats: [BOT, BOT] });
  for (let i = 0; i < 2; i++) await cem.create({ game: 'battlelore', seats: [BOT, { kind: 'me' }] });
  const lanesOf = (game: string) => {
    const lanes = thinking.mock.calls.filter(([thought]) => thought.game === game).map(([, lane]) => lane);
    return { asked: lanes.length, lanes: new Set(lanes).size };
  };
  await expect.poll(() => lanesOf('battue').asked).toBeGreaterThan(20);
  await expect.poll(() => lanesOf('battue').lanes).toBe(2);
  await expect.poll(() => lanesOf('battlelore').asked).toBeGreaterThan(1);
  expect(lanesOf('battlelore').lanes).toBe(1);
});

test('a match of bots alone ends after 3,000 records, and nobody wins; one of people goes on', async () => {
  const data = folder();
  const store = { data, databaseUrl: undefined };
  const [alone, peoples] = [await layLongTable(store, 2995, 'bots'), await layLongTable(store, 3005)];
  const { guest } = await site({ data });
  const watcher = await guest();
  await expect.poll(async () => (await watcher.show(alone)).table.status).toBe('finished');
  const { standing } = await watcher.show(alone);
  expect(standing).toMatchObject({ seq: 3001, over: { by: 'stop' } });
  expect((await watcher.show(peoples)).table.status).toBe('playing');
});
