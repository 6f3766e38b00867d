import { describe, expect, it } from 'vitest';
import { describeStores } from './contract.ts';
import { empty, person, record, sits, step, table } from './fixtures.ts';

describeStores((bench) => {
  describe('The log', () => {
    it('gives back what was written', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      const records = [
        record(1),
        record(2, { key: undefined, spent: undefined, events: [] }),
        record(3, { act: { do: 'end', outcome: { by: 'draw' } } }),
      ];
      const place = { seq: 3, asked: 1, discreet: true, due: 5000 };
      expect(await store.commit({ table: id, after: 0, records, place, lease: undefined })).toBe(true);
      expect(await store.records(id, 0)).toEqual(records);
      expect(await store.records(id, 1, 2)).toEqual([records[1]]);
      expect((await store.table(id))?.place).toEqual(place);
    });

    it('refuses a step that builds on an earlier number, and writes nothing of it', async () => {
      const { store } = bench;
      const host = await person(bench);
      const { id } = await table(bench, host);
      await store.commit(step(id, 0));
      const late = step(id, 0, { change: { status: 'finished', ended: 9, seats: [empty(0)] } });
      expect(await store.commit(late)).toBe(false);
      expect(await store.commit(step(id, 5))).toBe(false);
      const listed = await store.table(id);
      expect(listed?.place.seq).toBe(1);
      expect(listed?.table).toMatchObject({ status: 'open', version: 0 });
      expect(listed?.seats[0]).toEqual(sits(0, host));
      expect(await store.records(id, 0)).toHaveLength(1);
    });

    it('refuses a step of a table that does not exist', async () => {
      expect(await bench.store.commit(step('none', 0))).toBe(false);
      expect(await bench.store.records('none', 0)).toEqual([]);
    });

    it('lets exactly one of a hundred racing steps through', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      const others = store.shared ? [await bench.open(), await bench.open()] : [];
      const stores = [store, ...others];
      const race = Array.from({ length: 100 }, (_, i) =>
        (stores[i % stores.length] ?? store).commit(step(id, 0, { records: [record(1, { key: `k${i}` })] })),
      );
      const wins = (await Promise.all(race)).flatMap((won, i) => (won ? [i] : []));
      expect(wins).toHaveLength(1);
      expect((await store.records(id, 0)).map(({ key }) => key)).toEqual([`k${wins[0]}`]);
    });

    it('writes steps of many tables together, each as if it were alone', async () => {
      const { store } = bench;
      const host = await person(bench);
      const tables = await Promise.all(Array.from({ length: 40 }, () => table(bench, host)));
      for (const { id } of tables.slice(0, 10)) await store.commit(step(id, 0));
      const results = await Promise.all(tables.map(({ id }) => store.commit(step(id, 0))));
      expect(results).toEqual(tables.map((_, i) => i >= 10));
      for (const { id } of tables) expect(await store.records(id, 0)).toHaveLength(1);
    });

    it('a step that cannot be written fails alone', async () => {
      const { store } = bench;
      const host = await person(bench);
      const [good, bad, better] = await Promise.all([0, 1, 2].map(() => table(bench, host)));
      if (!good || !bad || !better) throw new Error('no tables');
      await store.commit(step(bad.id, 0));
      const twice = step(bad.id, 1, { records: [record(1)] });
      const results = await Promise.allSettled([
        store.commit(step(good.id, 0)),
        store.commit(twice),
        store.commit(step(better.id, 0)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await store.table(bad.id))?.place.seq).toBe(1);
      expect(await store.records(better.id, 0)).toHaveLength(1);
    });

    it('keeps the order of a table whose steps follow each other without waiting', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      const all = await Promise.all([0, 1, 2, 3, 4].map((after) => store.commit(step(id, after))));
      expect(all).toEqual([true, true, true, true, true]);
      expect((await store.records(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
      expect((await store.table(id))?.place.seq).toBe(5);
    });

    it('changes the table and its seats with the step', async () => {
      const { store } = bench;
      const [host, guest] = [await person(bench), await person(bench)];
      const { id } = await table(bench, host);
      const stands = { seat: 1, kind: 'bot', identity: guest.id, bot: 'greedy' } as const;
      const outcome = { by: 'rules', result: { ending: 'rout', winners: [0], scores: [1, 0] } } as const;
      const change = { status: 'finished', started: 5, ended: 6, outcome, seats: [stands] } as const;
      expect(await store.commit(step(id, 0, { change }))).toBe(true);
      const listed = await store.table(id);
      expect(listed?.table).toMatchObject({ status: 'finished', started: 5, ended: 6, outcome, version: 1 });
      expect(listed?.seats).toEqual([sits(0, host), stands]);
      await store.commit(step(id, 1, { change: { seats: [empty(1)] } }));
      const later = await store.table(id);
      expect(later?.table).toMatchObject({ status: 'finished', started: 5, ended: 6, outcome, version: 2 });
      expect(later?.seats[1]).toEqual(empty(1));
    });

    it('refuses a step that builds on an earlier version of the table', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      const start = (version: number) =>
        store.commit(step(id, 0, { change: { version, status: 'playing', started: 5 } }));
      await store.changeTable(id, 0, { seats: [empty(0)] });
      expect(await start(0)).toBe(false);
      expect(await store.records(id, 0)).toEqual([]);
      expect(await start(1)).toBe(true);
      expect((await store.table(id))?.table).toMatchObject({ status: 'playing', version: 2 });
    });

    it('a start and a change of seats never both succeed', async () => {
      const { store } = bench;
      const host = await person(bench);
      const other = store.shared ? await bench.open() : store;
      for (let round = 0; round < 20; round++) {
        const { id } = await table(bench, host);
        const [started, left] = await Promise.all([
          store.commit(step(id, 0, { change: { version: 0, status: 'playing', started: 5 } })),
          other.changeTable(id, 0, { seats: [empty(0)] }),
        ]);
        expect([started, left].filter(Boolean)).toHaveLength(1);
        expect((await store.table(id))?.place.seq).toBe(started ? 1 : 0);
      }
    });

    it('keeps the newest snapshot only', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      const saved = (seq: number) => ({
        seq,
        rules: '1',
        snapshot: snapshotAt(seq),
        rest: { clocks: [seq] },
      });
      expect(await store.snapshot(id)).toBeUndefined();
      await store.saveSnapshot(id, saved(10));
      await store.saveSnapshot(id, saved(5));
      expect(await store.snapshot(id)).toEqual(saved(10));
      await store.saveSnapshot(id, saved(20));
      expect(await store.snapshot(id)).toEqual(saved(20));
    });

    it('is there after closing and opening again', async () => {
      const { id } = await table(bench, await person(bench));
      await Promise.all([0, 1, 2].map((after) => bench.store.commit(step(id, after))));
      const secret = await bench.store.secret('cookies');
      const store = await bench.reopen();
      expect(await store.records(id, 0)).toHaveLength(3);
      expect(await store.secret('cookies')).toBe(secret);
    });

    it('finishes what it was given before it closes', async () => {
      const { id } = await table(bench, await person(bench));
      const written = bench.store.commit(step(id, 0));
      const store = await bench.reopen();
      expect(await written).toBe(true);
      expect(await store.records(id, 0)).toHaveLength(1);
    });
  });
});

function snapshotAt(number: number) {
  return {
    position: { state: { pieces: [number, 'é'] }, stack: [], log: [] },
    chance: { kind: 'fast', state: 'x' },
    number,
  } as never;
}
