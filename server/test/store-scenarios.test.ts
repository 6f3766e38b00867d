import { describe, expect, it } from 'vitest';
import { describeStores } from './store-contract.ts';
import { person } from './store-fixtures.ts';

const MOST = 3;

const scenario = (id: string, changed: number, file = '{}') => ({ id, game: 'battlelore', file, changed });

describeStores((bench) => {
  describe('Scenarios', () => {
    it('belong to one person', async () => {
      const { store } = bench;
      const [ada, bob] = [await person(bench), await person(bench)];
      expect(await store.keepScenario(ada.id, scenario('a', 1, '{"é":1}'), MOST)).toBe(true);
      expect(await store.scenario(ada.id, 'a')).toEqual(scenario('a', 1, '{"é":1}'));
      expect(await store.scenarios(ada.id)).toEqual([{ id: 'a', game: 'battlelore', changed: 1 }]);
      expect(await store.scenario(bob.id, 'a')).toBeUndefined();
      expect(await store.scenarios(bob.id)).toEqual([]);
      await store.removeScenario(bob.id, 'a');
      expect(await store.scenarios(ada.id)).toHaveLength(1);
      await store.removeScenario(ada.id, 'a');
      expect(await store.scenarios(ada.id)).toEqual([]);
    });

    it('are replaced by what was changed later, not by what was changed before', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      await store.keepScenario(id, scenario('a', 5, '"new"'), MOST);
      expect(await store.keepScenario(id, scenario('a', 4, '"old"'), MOST)).toBe(true);
      expect((await store.scenario(id, 'a'))?.file).toBe('"new"');
      await store.keepScenario(id, scenario('a', 6, '"newer"'), MOST);
      expect((await store.scenario(id, 'a'))?.file).toBe('"newer"');
    });

    it('are so many at most', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      for (const name of ['a', 'b', 'c'])
        expect(await store.keepScenario(id, scenario(name, 1), MOST)).toBe(true);
      expect(await store.keepScenario(id, scenario('d', 1), MOST)).toBe(false);
      expect(await store.keepScenario(id, scenario('c', 2), MOST)).toBe(true);
      expect(await store.scenarios(id)).toHaveLength(MOST);
    });

    it('go with whoever goes', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      await store.keepScenario(id, scenario('a', 1), MOST);
      await store.eraseIdentity(id);
      expect(await store.scenarios(id)).toEqual([]);
    });
  });
});
