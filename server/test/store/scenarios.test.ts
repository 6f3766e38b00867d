import { describe, expect, it } from 'vitest';
import { describeStores } from './contract.ts';
import { person } from './fixtures.ts';

const MAX_COUNT = 3;

const scenario = (id: string, edition: string, file = '{}') => ({
  id,
  game: 'battlelore',
  file,
  changed: 1,
  edition,
});

describeStores((bench) => {
  /** Keeps a scenario for somebody. */
  const keep = (owner: string, given: ReturnType<typeof scenario>, from?: string) =>
    bench.store.keepScenario(owner, given, { from, most: MAX_COUNT });

  describe('Scenarios', () => {
    it('belong to one person', async () => {
      const { store } = bench;
      const [ada, bob] = [await person(bench), await person(bench)];
      expect(await keep(ada.id, scenario('a', 'e1', '{"é":1}'))).toBe('kept');
      expect(await store.scenario(ada.id, 'a')).toEqual(scenario('a', 'e1', '{"é":1}'));
      expect(await store.scenarios(ada.id)).toEqual([
        { id: 'a', game: 'battlelore', changed: 1, edition: 'e1' },
      ]);
      expect(await store.scenario(bob.id, 'a')).toBeUndefined();
      expect(await store.scenarios(bob.id)).toEqual([]);
      await store.removeScenario(bob.id, 'a');
      expect(await store.scenarios(ada.id)).toHaveLength(1);
      expect(await store.removeScenario(ada.id, 'a')).toBe(true);
      expect(await store.scenarios(ada.id)).toEqual([]);
    });

    it('are replaced by what was made from the edition that is there, and by nothing else', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      const file = async () => (await store.scenario(id, 'a'))?.file;
      await keep(id, scenario('a', 'e1', '"first"'));
      expect(await keep(id, scenario('a', 'e2', '"blind"'))).toBe('stale');
      expect(await keep(id, scenario('a', 'e2', '"second"'), 'e1')).toBe('kept');
      expect(await keep(id, scenario('a', 'e3', '"late"'), 'e1')).toBe('stale');
      expect(await file()).toBe('"second"');
      // The answer was lost, so it is sent again.
      expect(await keep(id, scenario('a', 'e2', '"second"'), 'e1')).toBe('kept');
      expect(await keep(id, scenario('a', 'e3', '"third"'), 'e2')).toBe('kept');
      expect(await file()).toBe('"third"');
    });

    it('are replaced by one of two devices that come at the same moment', async () => {
      const { id } = await person(bench);
      await keep(id, scenario('a', 'e1'));
      const rivals = ['e2', 'e3', 'e4', 'e5'].map((edition) => keep(id, scenario('a', edition), 'e1'));
      expect((await Promise.all(rivals)).toSorted()).toEqual(['kept', 'stale', 'stale', 'stale']);
    });

    it('are kept again if they were deleted meanwhile', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      await keep(id, scenario('a', 'e1'));
      await store.removeScenario(id, 'a');
      expect(await keep(id, scenario('a', 'e2'), 'e1')).toBe('kept');
    });

    it('are not deleted by who knows an older edition', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      await keep(id, scenario('a', 'e1'));
      await keep(id, scenario('a', 'e2'), 'e1');
      expect(await store.removeScenario(id, 'a', 'e1')).toBe(false);
      expect(await store.scenarios(id)).toHaveLength(1);
      expect(await store.removeScenario(id, 'a', 'e2')).toBe(true);
      expect(await store.scenarios(id)).toEqual([]);
      expect(await store.removeScenario(id, 'a', 'e2')).toBe(true);
    });

    it('are so many at most', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      for (const name of ['a', 'b', 'c']) expect(await keep(id, scenario(name, 'e1'))).toBe('kept');
      expect(await keep(id, scenario('d', 'e1'))).toBe('too-many');
      expect(await keep(id, scenario('c', 'e2'), 'e1')).toBe('kept');
      expect(await store.scenarios(id)).toHaveLength(MAX_COUNT);
    });

    it('go with whoever goes', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      await keep(id, scenario('a', 'e1'));
      await store.eraseIdentity(id);
      expect(await store.scenarios(id)).toEqual([]);
    });
  });
});
