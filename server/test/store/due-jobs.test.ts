import { describe, expect, it } from 'vitest';
import type { Bench } from './contract.ts';
import { describeStores } from './contract.ts';
import { person, step, table } from './fixtures.ts';

describeStores((bench) => {
  describe('What tables have to do', () => {
    it('is claimed once it is due', async () => {
      const { store } = bench;
      const [early, late, never] = [
        await due(bench, 100),
        await due(bench, 300),
        await due(bench, undefined),
      ];
      const lease = { by: 'me', until: 1000 };
      expect(await store.claimDue(99, lease, 10)).toEqual([]);
      expect(await store.claimDue(100, lease, 10)).toEqual([early]);
      expect((await store.claimDue(300, lease, 10)).sort()).toEqual([early, late].sort());
      expect(never).toBeDefined();
    });

    it('is left alone under the lease of another until that ends', async () => {
      const { store } = bench;
      const id = await due(bench, 100);
      await store.claimDue(100, { by: 'them', until: 500 }, 10);
      expect(await store.claimDue(499, { by: 'me', until: 900 }, 10)).toEqual([]);
      expect(await store.claimDue(500, { by: 'me', until: 900 }, 10)).toEqual([id]);
      expect(await store.claimDue(501, { by: 'me', until: 950 }, 10)).toEqual([id]);
      expect(await store.claimDue(901, { by: 'them', until: 2000 }, 10)).toEqual([]);
    });

    it('is free again when its process gives its leases back', async () => {
      const { store } = bench;
      const id = await due(bench, 100);
      await store.claimDue(100, { by: 'them', until: 500 }, 10);
      await store.releaseLeases('somebody else');
      expect(await store.claimDue(200, { by: 'me', until: 900 }, 10)).toEqual([]);
      await store.releaseLeases('them');
      expect(await store.claimDue(200, { by: 'me', until: 900 }, 10)).toEqual([id]);
    });

    it('stays with the process that the step leased it to', async () => {
      const { store } = bench;
      const id = await due(bench, 100, { by: 'them', until: 500 });
      expect(await store.claimDue(200, { by: 'me', until: 900 }, 10)).toEqual([]);
      await store.commit(step(id, 1, { place: { seq: 2, asked: 0, discreet: false, due: 150 } }));
      expect(await store.claimDue(200, { by: 'me', until: 900 }, 10)).toEqual([id]);
    });

    it('is taken in the order it is due, as much as is wanted', async () => {
      const ids: string[] = [];
      for (const at of [300, 100, 200, 400]) ids.push(await due(bench, at));
      const taken = await bench.store.claimDue(1000, { by: 'me', until: 2000 }, 2);
      expect(new Set(taken)).toEqual(new Set([ids[1], ids[2]]));
    });

    it('is done by exactly one of several processes', async () => {
      const { store } = bench;
      const ids = await Promise.all(Array.from({ length: 60 }, () => due(bench, 100)));
      const stores = store.shared ? [store, await bench.open(), await bench.open()] : [store];
      const claims = await Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          (stores[i % stores.length] ?? store).claimDue(200, { by: `process ${i}`, until: 900 }, 5),
        ),
      );
      const rest = await store.claimDue(200, { by: 'the last', until: 900 }, 100);
      expect([...claims.flat(), ...rest].sort()).toEqual([...ids].sort());
    });
  });

  describe('Time without a server', () => {
    it('is noted when a server comes back after longer than the gap', async () => {
      const { store } = bench;
      await store.beat(1000, 50);
      await store.beat(1050, 50);
      await store.beat(1200, 50);
      await store.beat(1220, 50);
      await store.beat(2000, 50);
      const all = [
        { from: 1050, to: 1200 },
        { from: 1220, to: 2000 },
      ];
      expect(await store.downtimes(0)).toEqual(all);
      expect(await store.downtimes(1199)).toEqual(all);
      expect(await store.downtimes(1200)).toEqual(all.slice(1));
      expect(await store.downtimes(2000)).toEqual([]);
    });

    it('is noted once if several servers come back together', async () => {
      const { store } = bench;
      const other = store.shared ? await bench.open() : store;
      await Promise.all([store.beat(1000, 50), other.beat(1000, 50)]);
      await Promise.all([store, other, store, other].map((one) => one.beat(9000, 50)));
      expect(await store.downtimes(0)).toEqual([{ from: 1000, to: 9000 }]);
    });

    it('is not made by a clock that goes back', async () => {
      const { store } = bench;
      await store.beat(1000, 50);
      await store.beat(900, 50);
      await store.beat(1040, 50);
      expect(await store.downtimes(0)).toEqual([]);
    });
  });

  describe('A store', () => {
    it('can say that it works', async () => {
      await bench.store.check();
      await bench.store.check();
    });
  });
});

async function due(
  bench: Bench,
  at: number | undefined,
  lease?: { by: string; until: number },
): Promise<string> {
  const { id } = await table(bench, await person(bench), { status: 'playing' });
  await bench.store.commit(step(id, 0, { place: { seq: 1, asked: 0, discreet: false, due: at }, lease }));
  return id;
}
