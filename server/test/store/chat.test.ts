import { describe, expect, it } from 'vitest';
import type { ChatRow } from '../../store/store.ts';
import type { Bench } from './contract.ts';
import { describeStores } from './contract.ts';
import { person, table } from './fixtures.ts';

describeStores((bench) => {
  describe('Talk at a table', () => {
    it('is numbered in the order it was said, table by table', async () => {
      const { store } = bench;
      const ada = await person(bench);
      const [a, b] = [await table(bench, ada), await table(bench, ada)];
      const line: Omit<ChatRow, 'n'> = { at: 1, identity: ada.id, to: 'players', text: 'été\n"quoted"' };
      expect(await store.addChat(a.id, line)).toBe(1);
      expect(await store.addChat(a.id, line)).toBe(2);
      expect(await store.addChat(b.id, line)).toBe(1);
      expect(await store.chat(a.id, ['players'], {}, 10)).toEqual([
        { n: 1, ...line },
        { n: 2, ...line },
      ]);
    });

    it('gets a number of its own for every line, also of many at once', async () => {
      const { store } = bench;
      const ada = await person(bench);
      const { id } = await table(bench, ada);
      const other = store.shared ? await bench.open() : store;
      const numbers = await Promise.all(
        Array.from({ length: 30 }, (_, i) => say(i % 2 ? store : other, id, ada.id, 'players')),
      );
      expect(numbers.sort((x, y) => x - y)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    });

    it('is read by audience and from either end', async () => {
      const { store } = bench;
      const ada = await person(bench);
      const { id } = await table(bench, ada);
      for (let n = 1; n <= 6; n++) await say(store, id, ada.id, n % 2 ? 'players' : 'spectators');
      const both = ['players', 'spectators'] as const;
      const numbers = async (
        ...args: [readonly ChatRow['to'][], { after?: number; before?: number }, number]
      ) => (await store.chat(id, ...args)).map(({ n }) => n);
      expect(await numbers(['players'], {}, 10)).toEqual([1, 3, 5]);
      expect(await numbers(['spectators'], {}, 10)).toEqual([2, 4, 6]);
      expect(await numbers([], {}, 10)).toEqual([]);
      expect(await numbers(both, {}, 2)).toEqual([5, 6]);
      expect(await numbers(both, { before: 5 }, 2)).toEqual([3, 4]);
      expect(await numbers(both, { after: 1 }, 2)).toEqual([2, 3]);
      expect(await numbers(both, { after: 1, before: 4 }, 10)).toEqual([2, 3]);
    });

    it('keeps whatever a person can type', async () => {
      const { store } = bench;
      const ada = await person(bench);
      const { id } = await table(bench, ada);
      await store.addChat(id, { at: 1, identity: ada.id, to: 'players', text: 'a\0b 🏰' });
      const [line] = await store.chat(id, ['players'], {}, 1);
      expect(line?.text).toMatch(/^a.b 🏰$/u);
    });

    it('can be muted, person by person', async () => {
      const { store } = bench;
      const ada = await person(bench);
      const [a, b] = [await table(bench, ada), await table(bench, ada)];
      await store.setMute(a.id, ada.id, true);
      await store.setMute(a.id, ada.id, true);
      await store.setMute(a.id, 'bob', true);
      expect((await store.muted(a.id)).sort()).toEqual([ada.id, 'bob'].sort());
      expect(await store.muted(b.id)).toEqual([]);
      await store.setMute(a.id, ada.id, false);
      expect(await store.muted(a.id)).toEqual(['bob']);
    });
  });

  describe('What seats want done without being asked', () => {
    it('is saved by seat, prompt and key until it is taken back', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      await store.setAutoPass(id, 0, 'window', 'turn-1', true);
      await store.setAutoPass(id, 0, 'window', 'turn-1', true);
      await store.setAutoPass(id, 1, 'window', 'turn-1', true);
      await store.setAutoPass(id, 1, 'window', 'turn-2', true);
      await store.setAutoPass(id, 1, 'window', 'turn-1', false);
      expect([...(await store.instructions(id))]).toEqual([
        [0, { autoPassed: [{ prompt: 'window', key: 'turn-1' }] }],
        [1, { autoPassed: [{ prompt: 'window', key: 'turn-2' }] }],
      ]);
    });

    it('has cards that are never asked for, and orders, for each seat of each table', async () => {
      const { store } = bench;
      const host = await person(bench);
      const [{ id }, other] = [await table(bench, host), await table(bench, host)];
      for (const card of ['card:2', 'card:1', 'card:1', 'card:3']) await store.setHushed(id, 1, card, true);
      await store.setHushed(id, 1, 'card:3', false);
      await store.setOrders(id, 1, { below: 20 });
      await store.setOrders(id, 1, { below: 25, losses: ['b', 'a'] });
      await store.setOrders(id, 0, {});
      await store.setOrders(id, 0, undefined);
      expect([...(await store.instructions(id))]).toEqual([
        [1, { hushed: ['card:1', 'card:2'], orders: { below: 25, losses: ['b', 'a'] } }],
      ]);
      expect((await store.instructions(other.id)).size).toBe(0);
    });
  });
});

function say(store: Bench['store'], id: string, identity: string, to: ChatRow['to']): Promise<number> {
  return store.addChat(id, { at: 1, identity, to, text: 'hello' });
}
