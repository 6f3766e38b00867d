import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../store/schema.ts';
import { describeStores } from './contract.ts';
import { person, step, table } from './fixtures.ts';

describeStores((bench) => {
  describe('A store of the first version', () => {
    it('is brought up to date, and its tables give no hints', async () => {
      const { store } = bench;
      const host = await person(bench);
      const { id } = await table(bench, host, { hints: true });
      await store.commit(step(id, 0));
      const { db } = store.engine;
      await withoutRatings(db);
      await sql`drop table scenarios`.execute(db);
      await sql`alter table tables drop column hints`.execute(db);
      await withoutHosts(db);
      await withoutCalls(db);
      await ofVersion(1, db);
      const newer = await bench.reopen();
      const listed = await newer.table(id);
      expect(listed?.table).toMatchObject({ id, host: host.id, hints: false });
      expect(listed?.place.seq).toBe(1);
      expect(await newer.records(id, 0)).toHaveLength(1);
      const { id: next } = await table({ store: newer }, host, { hints: true });
      expect((await newer.table(next))?.table.hints).toBe(true);
      expect(await newer.scenarios(host.id)).toEqual([]);
    });
  });

  describe('A store of the third version', () => {
    it('is brought up to date, and people can be called to its tables', async () => {
      const { store } = bench;
      const host = await person(bench);
      const { id } = await table(bench, host, { status: 'playing' });
      await store.commit(step(id, 0));
      await withoutRatings(store.engine.db);
      await withoutHosts(store.engine.db);
      await withoutCalls(store.engine.db);
      await withoutEditions(store.engine.db);
      await ofVersion(3, store.engine.db);
      const newer = await bench.reopen();
      const device = {
        id: 'd',
        identity: host.id,
        endpoint: 'e',
        p256dh: 'p',
        auth: 'a',
        language: 'fr',
      } as const;
      await newer.addDevice(device, 1, 10);
      const waits = { push: 0, mail: undefined };
      await newer.prepareCalls(9000, waits, 10);
      expect(await newer.claimCalls(9000, waits, 10)).toEqual([]);
      const place = { seq: 2, asked: 0, discreet: false, due: undefined, call: { turn: 2, at: 9000 } };
      await newer.commit(step(id, 1, { place }));
      await newer.prepareCalls(9000, waits, 10);
      const call = { table: id, seat: 0, turn: 2, target: 'd', identity: host.id, tries: 0 };
      expect(await newer.claimCalls(9000, waits, 10)).toEqual([call]);
    });
  });

  describe('A store of the fourth version', () => {
    it('is brought up to date: what was played there was not rated, what is played can be', async () => {
      const { store } = bench;
      const host = await person(bench, { kind: 'account', name: 'Ann' });
      const before = await table(bench, host, { status: 'finished', ended: 5, outcome: { by: 'stop' } });
      await withoutRatings(store.engine.db);
      await withoutHosts(store.engine.db);
      await withoutEditions(store.engine.db);
      await ofVersion(4, store.engine.db);
      const newer = await bench.reopen();
      expect(await newer.table(before.id)).toMatchObject({
        table: { rated: false, counted: false },
        ratings: [],
      });
      expect(await newer.matchesToCount(10)).toEqual([]);
      expect(await newer.playedMatches(host.id, host.id)).toHaveLength(1);
      const { id } = await table({ store: newer }, host, { rated: true, status: 'finished', ended: 6 });
      expect(await newer.matchesToCount(10)).toEqual([id]);
    });
  });

  describe('A store of the sixth version', () => {
    it('is brought up to date, and newcomers can be kept out of it', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      await withoutEditions(store.engine.db);
      await withoutNewcomers(store.engine.db);
      await ofVersion(6, store.engine.db);
      const newer = await bench.reopen();
      expect(await newer.shutOutAt('there', 1)).toBeUndefined();
      await newer.noteSighting(id, 'there', 1);
      await newer.addShutOut({ id: 'one', whom: id, by: 'host', since: 2, until: 9 });
      expect(await newer.shutOutAt('there', 3)).toMatchObject({ id: 'one' });
    });
  });

  describe('A store of the fifth version', () => {
    it('is brought up to date, and its accounts can be hosts', async () => {
      const { store } = bench;
      const { id } = await person(bench, { kind: 'account', name: 'Ada', password: 'hash' });
      await withoutHosts(store.engine.db);
      await withoutEditions(store.engine.db);
      await ofVersion(5, store.engine.db);
      const newer = await bench.reopen();
      expect(await newer.isHost(id)).toBe(false);
      await newer.addHost(id, 1);
      expect(await newer.isHost(id)).toBe(true);
    });
  });

  describe('A store of the seventh version', () => {
    it('is brought up to date, and its scenarios are called after when they were changed', async () => {
      const { store } = bench;
      const { id } = await person(bench, { kind: 'account', name: 'Ada', password: 'hash' });
      const scenario = { id: 'a', game: 'battlelore', file: '{}', changed: 1_700_000_000_000, edition: 'e1' };
      await store.keepScenario(id, scenario, { from: undefined, most: 9 });
      await withoutEditions(store.engine.db);
      await ofVersion(7, store.engine.db);
      const newer = await bench.reopen();
      expect(await newer.scenario(id, 'a')).toEqual({ ...scenario, edition: '1700000000000' });
    });
  });

  describe('A store of the eighth version', () => {
    it('is brought up to date: its tables ask, what seats pass is kept, and orders can be left', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      await store.setAutoPass(id, 1, 'window', 'turn 1', true);
      await ofVersion(8, store.engine.db);
      const newer = await bench.reopen();
      expect((await newer.table(id))?.table).toMatchObject({ windows: 'ask', reaction: undefined });
      await newer.setOrders(id, 1, { below: 20 });
      expect((await newer.instructions(id)).get(1)).toEqual({
        autoPassed: [{ prompt: 'window', key: 'turn 1' }],
        orders: { below: 20 },
      });
    });
  });
});

/** Says that it is of that version, which had no orders yet. */
async function ofVersion(version: number, db: Db): Promise<void> {
  for (const name of ['hushed_cards', 'standing_orders'])
    await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`alter table recovery_codes drop column expires`.execute(db);
  await sql`alter table auto_passes rename to waivers`.execute(db);
  for (const column of ['windows', 'reaction'])
    await sql`alter table tables drop column ${sql.ref(column)}`.execute(db);
  await sql`update schema_version set version = ${version}`.execute(db);
}

/** As it was before scenarios had editions. */
async function withoutEditions(db: Db): Promise<void> {
  await sql`alter table scenarios drop column edition`.execute(db);
}

/** As it was before anything was rated. */
async function withoutRatings(db: Db): Promise<void> {
  for (const name of ['rating_changes', 'ratings']) await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`drop index matches_to_count`.execute(db);
  for (const column of ['rated', 'counted'])
    await sql`alter table tables drop column ${sql.ref(column)}`.execute(db);
}

/** As it was before anybody could be called. */
async function withoutCalls(db: Db): Promise<void> {
  for (const name of ['devices', 'mailboxes', 'calls', 'presences'])
    await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`drop index places_to_call`.execute(db);
  for (const column of ['call_turn', 'call_at'])
    await sql`alter table places drop column ${sql.ref(column)}`.execute(db);
}

/** As it was before newcomers could be kept out. */
async function withoutNewcomers(db: Db): Promise<void> {
  for (const name of ['sightings', 'shut_outs']) await sql`drop table ${sql.table(name)}`.execute(db);
}

/** As it was before the site had hosts. */
async function withoutHosts(db: Db): Promise<void> {
  await withoutNewcomers(db);
  for (const name of ['hosts', 'sanctions', 'reports', 'host_acts', 'read_only', 'processes'])
    await sql`drop table ${sql.table(name)}`.execute(db);
}
