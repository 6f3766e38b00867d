import { expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { onBothTestStores, silent } from '../store/test-stores.ts';
import { site } from '../support/start-server.ts';

onBothTestStores((lend) => {
  test('a table whose last seat was taken just before the server was killed starts with the next server', async () => {
    const { where } = await lend();
    const before = await site(where);
    const ann = await before.guest();
    const id = await ann.create({ game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await before.stop();
    const store = await openStore(where, silent);
    const listed = await store.table(id);
    const full = listed?.seats.map((row) => ({ ...row, kind: 'bot', bot: 'random' }) as const);
    await store.changeTable(id, listed?.table.version ?? 0, { seats: full?.slice(1) ?? [] });
    expect(await store.fullTables()).toEqual([id]);
    await store.close();
    const after = await site(where);
    const again = await after.guest();
    again.cookie = ann.cookie;
    await again.connect();
    await again.ask('watch', id);
    await again.push(
      (push) => push.do === 'update' || (push.do === 'table' && push.info.status === 'playing'),
    );
    expect((await again.show(id)).table.status).toBe('playing');
  });

  test('a table that nobody started for a month is cancelled, and one of yesterday waits on', async () => {
    const { where } = await lend();
    const before = await site(where);
    const ann = await before.guest();
    const plan = { game: 'battue', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
    const [old, young, played] = [await ann.create(plan), await ann.create(plan), await ann.create(plan)];
    await ann.done(`/api/tables/${played}/start`, { fill: 'random' });
    await before.stop();
    const store = await openStore(where, silent);
    const day = 24 * 3_600_000;
    for (const [id, days] of [
      [old, 31],
      [young, 29],
      [played, 31],
    ] as const)
      await store.engine.db
        .updateTable('tables')
        .set({ created: Date.now() - days * day })
        .where('id', '=', id)
        .execute();
    await store.close();
    const after = await site(where);
    const again = await after.guest();
    again.cookie = ann.cookie;
    const statusOf = async (id: string) => (await again.show(id)).table.status;
    await expect.poll(() => statusOf(old)).toBe('cancelled');
    expect(await statusOf(young)).toBe('open');
    expect(await statusOf(played)).not.toBe('cancelled');
    const { body } = await again.get('/api/tables?list=open');
    expect((body.tables as { id: string }[]).map(({ id }) => id)).toEqual([young]);
  });
});
