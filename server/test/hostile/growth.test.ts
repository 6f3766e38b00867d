/** What a hostile guest can make grow on a disk. */
import { expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { openSite } from '../http/http-site.ts';
import { onBothTestStores, silent } from '../store/test-stores.ts';
import { site } from '../support/start-server.ts';

const BOT = { kind: 'bot', bot: 'random' };
const DAY = 24 * 3_600_000;

test('refused requests fill no log: after some hundred lines only their number is told', async () => {
  const { browser, lines } = await openSite();
  const somebody = browser();
  for (let i = 0; i < 60; i++)
    await Promise.all(Array.from({ length: 10 }, () => somebody.get('/api/tables/nonsense')));
  expect(lines.length).toBeLessThan(400);
});

test('somebody may have five tables of bots alone', async () => {
  const ann = await (await site()).guest();
  const plan = { game: 'battue', seats: [BOT, BOT] };
  const answers = await Promise.all(Array.from({ length: 5 }, () => ann.post('/api/tables', plan)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const { body } = await ann.post('/api/tables', plan);
  expect(body.error).toMatchObject({ code: 'table.too-many', params: { most: 5 } });
});

onBothTestStores((lend) => {
  test('unfinished tables of guests are removed after as many days as the host says, others stay', async () => {
    const { where } = await lend();
    const before = await site(where);
    const [guest, ann] = [await before.guest(), await before.guest()];
    const plan = { game: 'battue', seats: [{ kind: 'me' }, BOT] };
    await ann.done('/api/account', { name: 'Ann', password: 'correct horse' });
    const [old, young, kept] = [await guest.create(plan), await guest.create(plan), await ann.create(plan)];
    await before.stop();
    const store = await openStore(where, silent);
    for (const id of [old, kept]) {
      const at = Date.now() - 8 * DAY;
      await store.engine.db.updateTable('tables').set({ created: at }).where('id', '=', id).execute();
      await store.engine.db.updateTable('places').set({ active: at }).where('table_id', '=', id).execute();
    }
    await store.close();
    const after = await site({ ...where, guestTableDays: 7 });
    const [again, annAgain] = [await after.guest(), await after.guest()];
    again.cookie = guest.cookie;
    annAgain.cookie = ann.cookie;
    const statusOf = async (id: string) => (await again.get(`/api/tables/${id}`)).status;
    await expect.poll(() => statusOf(old)).toBe(404);
    expect(await statusOf(young)).toBe(200);
    expect((await annAgain.show(kept)).table.status).toBe('playing');
  });
});
