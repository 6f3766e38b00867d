import { expect, test } from 'vitest';
import { createLog } from '../ops/log.ts';
import { openStore } from '../store/open.ts';
import { folder, site } from './running.ts';

test('a table whose last seat was taken just before the server was killed starts with the next server', async () => {
  const data = folder();
  const before = await site({ data });
  const ann = await before.guest();
  const id = await ann.create({ game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await before.stop();
  const store = await openStore({ data, databaseUrl: undefined }, createLog('silent'));
  const listed = await store.table(id);
  const full = listed?.seats.map((row) => ({ ...row, kind: 'bot', bot: 'random' }) as const);
  await store.changeTable(id, listed?.table.version ?? 0, { seats: full?.slice(1) ?? [] });
  expect(await store.fullTables()).toEqual([id]);
  await store.close();
  const after = await site({ data });
  const again = await after.guest();
  again.cookie = ann.cookie;
  await again.connect();
  await again.ask('watch', id);
  await again.push((push) => push.do === 'update' || (push.do === 'table' && push.info.status === 'playing'));
  expect((await again.show(id)).table.status).toBe('playing');
});
