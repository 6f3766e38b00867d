/** What both stores keep for the hosts of the site. */
import { describe, expect, it } from 'vitest';
import type { AuditEntry, Report } from '../../store/admin-store.ts';
import { openStore } from '../../store/open.ts';
import { describeStores } from './contract.ts';
import { empty, person, sits, someId, step, table } from './fixtures.ts';
import { silent } from './test-stores.ts';

const account = (name: string) => ({ kind: 'account', name, password: 'hash' }) as const;

const act = (id: string, at: number, traits: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at,
  by: undefined,
  did: 'backup',
  whom: undefined,
  table: undefined,
  detail: {},
  ...traits,
});

const report = (traits: Pick<Report, 'table' | 'about' | 'by'> & Partial<Report>): Report => ({
  id: someId(),
  at: 5,
  line: 0,
  complaint: 'spam',
  text: 'été',
  settled: undefined,
  ...traits,
});

const ALL = { name: '', after: undefined, now: 10, limit: 10 } as const;

describeStores((bench) => {
  describe('The role of a host', () => {
    it('is given and taken, but the last one keeps it if one has to stay', async () => {
      const { store } = bench;
      const [ada, bob] = [await person(bench, account('Ada')), await person(bench, account('Bob'))];
      await store.addHost(ada.id, 1);
      await store.addHost(ada.id, 2);
      expect(await store.removeHost(ada.id, 'keep-one')).toBe(false);
      await store.addHost(bob.id, 2);
      const both = await Promise.all([ada, bob].map(({ id }) => store.removeHost(id, 'keep-one')));
      expect(both.filter(Boolean)).toHaveLength(1);
      const left = (await store.isHost(ada.id)) ? ada : bob;
      expect(await store.people({ ...ALL, which: 'hosts' })).toMatchObject([{ id: left.id, host: true }]);
      expect(await store.removeHost(left.id, 'any')).toBe(true);
      expect(await store.isHost(left.id)).toBe(false);
    });

    it('may be given beside a server that has the store open', async () => {
      const { store, where } = bench;
      const ada = await person(bench, account('Ada'));
      const other = await openStore(where, silent, 'beside');
      await other.addHost(ada.id, 1);
      await other.close();
      expect(await store.isHost(ada.id)).toBe(true);
    });
  });

  describe('A sanction', () => {
    it('holds until its end, and a newer one takes the place of an older', async () => {
      const { store } = bench;
      const { id } = await person(bench);
      await store.setSanction(id, 'mute', { reason: 'rude', until: 20 });
      await store.setSanction(id, 'ban', { reason: 'very rude' });
      expect(await store.sanctions(id, 19)).toEqual({
        mute: { reason: 'rude', until: 20 },
        ban: { reason: 'very rude' },
      });
      expect(await store.sanctions(id, 20)).toEqual({ ban: { reason: 'very rude' } });
      await store.setSanction(id, 'mute', { reason: 'again' });
      expect((await store.sanctions(id, 99)).mute).toEqual({ reason: 'again' });
      expect(await store.liftSanction(id, 'ban')).toBe(true);
      expect(await store.liftSanction(id, 'ban')).toBe(false);
      expect(await store.sanctions(id, 99)).toEqual({ mute: { reason: 'again' } });
    });

    it('of a guest goes over to the account that the guest becomes', async () => {
      const { store } = bench;
      const [guest, ada, eve] = [
        await person(bench),
        await person(bench, account('Ada')),
        await person(bench),
      ];
      const { id } = await table(bench, eve, {}, [sits(0, eve), sits(1, guest)]);
      await store.setSanction(guest.id, 'mute', { reason: 'rude' });
      await store.addReport(report({ table: id, about: guest.id, by: eve.id }));
      await store.addReport(report({ table: id, about: ada.id, by: eve.id }));
      await store.mergeIdentity(guest.id, ada.id);
      expect(await store.sanctions(ada.id, 1)).toEqual({ mute: { reason: 'rude' } });
      expect(await store.sanctions(guest.id, 1)).toEqual({});
      expect(await store.reports('open', undefined, 10)).toMatchObject([{ about: ada.id }]);
    });
  });

  describe('What two identities may not do', () => {
    it.each([
      ['what ended long ago does not stand in for what the guest is kept from', 5, 20, 20],
      ['without an end it is longer than any', 20, undefined, undefined],
      ['what the account is kept from for longer stays', undefined, 20, undefined],
    ])('is carried over when they become one: %s', async (_, own, brought, left) => {
      const { store } = bench;
      const [guest, ada] = [await person(bench), await person(bench, account('Ada'))];
      const until = (ends: number | undefined) => (ends === undefined ? {} : { until: ends });
      await store.setSanction(ada.id, 'mute', { reason: 'before', ...until(own) });
      await store.setSanction(guest.id, 'mute', { reason: 'now', ...until(brought) });
      await store.mergeIdentity(guest.id, ada.id);
      const reason = own === left ? 'before' : 'now';
      expect(await store.sanctions(ada.id, 10)).toEqual({ mute: { reason, ...until(left) } });
    });
  });

  describe('From where people came', () => {
    const DAY = 24 * 60 * 60 * 1000;
    const NOW = 100 * DAY;
    const shutOut = (id: string, whom: string | undefined, until: number | undefined) =>
      ({ id, whom, by: 'hilda', since: NOW, until }) as const;

    it('nobody new comes in, from all their addresses, until it ends or is lifted', async () => {
      const { store } = bench;
      const [eve, ann] = [await person(bench), await person(bench)];
      for (const where of ['home', 'club']) await store.noteSighting(eve.id, where, NOW - DAY);
      await store.noteSighting(eve.id, 'long ago', NOW - 31 * DAY);
      await store.noteSighting(ann.id, 'elsewhere', NOW);
      expect(await store.shutOutAt('home', NOW)).toBeUndefined();
      const first = shutOut('first', eve.id, NOW + DAY);
      await store.addShutOut(first);
      for (const where of ['home', 'club']) expect(await store.shutOutAt(where, NOW)).toEqual(first);
      for (const where of ['elsewhere', 'long ago'])
        expect(await store.shutOutAt(where, NOW)).toBeUndefined();
      expect(await store.shutOutAt('home', NOW + DAY)).toBeUndefined();
      const longer = shutOut('longer', eve.id, NOW + 7 * DAY);
      await store.addShutOut(longer);
      expect(await store.shutOutAt('home', NOW)).toEqual(longer);
      await store.liftShutOut('longer');
      expect(await store.shutOutAt('home', NOW)).toEqual(first);
      expect(await store.shutOut('longer')).toBeUndefined();
    });

    it('or from anywhere; all are listed, the newest first, as long as they last', async () => {
      const { store } = bench;
      const eve = await person(bench);
      for (const where of ['home', 'club']) await store.noteSighting(eve.id, where, NOW);
      const [all, one] = [shutOut('all', undefined, undefined), shutOut('one', eve.id, NOW + DAY)];
      await store.addShutOut({ ...all, until: NOW + 1 });
      await store.addShutOut(all);
      await store.addShutOut(one);
      expect(await store.shutOutAt('anywhere', NOW + 90 * DAY)).toEqual(all);
      expect(await store.shutOutAt('home', NOW)).toEqual(all);
      expect(await store.shutOuts(NOW, undefined, 9)).toEqual([one, all]);
      expect(await store.shutOuts(NOW, { at: NOW, id: 'one' }, 9)).toEqual([all]);
      expect(await store.counts(NOW)).toMatchObject({ shutOuts: 2 });
      expect(await store.person(eve.id, NOW)).toMatchObject({ shutOut: NOW + DAY });
      expect(await store.person(eve.id, NOW + DAY)).not.toHaveProperty('shutOut');
      expect(await store.shutOuts(NOW + DAY, undefined, 9)).toEqual([all]);
      expect(await store.shutOut('one')).toEqual(one);
      await store.tidyAddresses(NOW + DAY);
      expect(await store.shutOut('one')).toBeUndefined();
      expect(await store.shutOut('all')).toEqual(all);
    });

    it('is known for a month, from the newest places only, and not once they are gone', async () => {
      const { store } = bench;
      const [eve, ada, guest] = [
        await person(bench),
        await person(bench, account('Ada')),
        await person(bench),
      ];
      const { db } = store.engine;
      const rows = () => db.selectFrom('sightings').select(['identity', 'address']).orderBy('at').execute();
      await store.noteSighting(eve.id, 'home', NOW - 1);
      for (let i = 0; i < 10; i++) await store.noteSighting(eve.id, `train ${i}`, NOW + i);
      await store.noteSighting(eve.id, 'train 1', NOW + 20);
      expect((await rows()).map(({ address }) => address).sort()).toEqual(
        Array.from({ length: 10 }, (_, i) => `train ${i}`),
      );
      await store.noteSighting(ada.id, 'home', NOW);
      await store.noteSighting(guest.id, 'home', NOW);
      await store.addShutOut(shutOut('one', guest.id, NOW + DAY));
      await store.eraseIdentity(eve.id);
      await store.mergeIdentity(guest.id, ada.id);
      expect(await rows()).toEqual([{ identity: ada.id, address: 'home' }]);
      expect(await store.shutOut('one')).toMatchObject({ whom: ada.id });
      expect(await store.wasSeen(ada.id, NOW + 29 * DAY)).toBe(true);
      expect(await store.wasSeen(ada.id, NOW + 30 * DAY)).toBe(false);
      await store.tidyAddresses(NOW + 30 * DAY);
      expect(await rows()).toEqual([]);
    });
  });

  describe('A report', () => {
    it('is made once for each line and person, and settled once', async () => {
      const { store } = bench;
      const [ada, eve] = [await person(bench), await person(bench)];
      const { id } = await table(bench, ada);
      const first = report({ table: id, about: ada.id, by: eve.id, line: 3 });
      expect(await store.addReport(first)).toBe(true);
      expect(await store.addReport({ ...first, id: someId() })).toBe(false);
      expect(await store.addReport(report({ table: id, about: ada.id, by: eve.id, at: 9 }))).toBe(true);
      expect(await store.report(first.id)).toEqual(first);
      const open = await store.reports('open', undefined, 10);
      expect(open.map(({ line }) => line)).toEqual([0, 3]);
      expect(await store.reports('open', open[0], 10)).toEqual([first]);
      const settled = { at: 7, by: eve.id, settlement: 'dismissed' } as const;
      expect(await store.settleReport(first.id, settled)).toBe(true);
      expect(await store.settleReport(first.id, settled)).toBe(false);
      expect(await store.reports('settled', undefined, 10)).toEqual([{ ...first, settled }]);
      expect((await store.counts(1)).openReports).toBe(1);
    });

    it('goes with whom it is about; of who made it the words go', async () => {
      const { store } = bench;
      const [ada, eve] = [await person(bench, account('Ada')), await person(bench)];
      const { id } = await table(bench, ada);
      await store.addReport(report({ table: id, about: ada.id, by: eve.id }));
      await store.addReport(report({ table: id, about: eve.id, by: ada.id }));
      await store.addHost(ada.id, 1);
      await store.setSanction(ada.id, 'mute', { reason: 'rude' });
      await store.noteAct(act('a', 1, { did: 'rename', whom: ada.id, detail: { from: 'Bad name' } }));
      await store.eraseIdentity(ada.id);
      expect(await store.reports('open', undefined, 10)).toMatchObject([{ about: eve.id, text: '' }]);
      expect(await store.isHost(ada.id)).toBe(false);
      expect(await store.sanctions(ada.id, 1)).toEqual({});
      expect(await store.acts(undefined, 9)).toMatchObject([{ whom: ada.id, detail: {} }]);
    });
  });

  it('What hosts did is told from the newest on, page by page', async () => {
    const { store } = bench;
    const acts = [
      act('c', 3, { by: 'ada', did: 'ban', whom: 'eve', detail: { reason: 'rude', until: 9 } }),
      act('b', 2, { table: 't', did: 'close-table' }),
      act('a', 2),
    ];
    for (const one of acts) await store.noteAct(one);
    expect(await store.acts(undefined, 2)).toEqual(acts.slice(0, 2));
    expect(await store.acts(acts[1], 2)).toEqual(acts.slice(2));
  });

  describe('People', () => {
    it('are found by a part of their name, whatever its case and accents', async () => {
      const { store } = bench;
      const ada = await person(bench, { ...account('Éléonore_1'), created: 5 });
      await person(bench, { ...account('Bob 100%'), created: 4 });
      await person(bench, { name: 'Eleonore' });
      const names = async (name: string) =>
        (await store.people({ ...ALL, which: 'accounts', name })).map((one) => one.name);
      expect(await names('')).toEqual(['Éléonore_1', 'Bob 100%']);
      expect(await names('EONO')).toEqual(['Éléonore_1']);
      expect(await names('e_1')).toEqual(['Éléonore_1']);
      expect(await names('0%')).toEqual(['Bob 100%']);
      expect(await names('%_%')).toEqual([]);
      const guests = await store.people({ ...ALL, which: 'guests', name: 'eono' });
      expect(guests.map((one) => one.name)).toEqual(['Eleonore']);
      const { created: at, id } = ada;
      const rest = await store.people({ ...ALL, which: 'accounts', after: { at, id } });
      expect(rest.map(({ name }) => name)).toEqual(['Bob 100%']);
    });

    it('are told with their matches and what they may not do', async () => {
      const { store } = bench;
      const [ada, eve] = [await person(bench, account('Ada')), await person(bench, { name: 'Eve' })];
      await table(bench, ada, { status: 'finished' });
      await table(bench, ada, { status: 'playing' });
      await table(bench, ada);
      await store.setSanction(eve.id, 'ban', { reason: 'rude', until: 20 });
      expect(await store.person(ada.id, 10)).toEqual({
        id: ada.id,
        kind: 'account',
        name: 'Ada',
        created: 1000,
        seen: 1000,
        matches: 2,
        host: false,
        sanctions: {},
      });
      expect(await store.people({ ...ALL, which: 'banned' })).toMatchObject([
        { name: 'Eve', kind: 'guest', sanctions: { ban: { until: 20 } } },
      ]);
      expect(await store.people({ ...ALL, which: 'banned', now: 20 })).toEqual([]);
      expect(await store.people({ ...ALL, which: 'muted' })).toEqual([]);
    });
  });

  it('Tables are found by who sits there, the last at which something happened first', async () => {
    const { store } = bench;
    const [ada, eve] = [await person(bench, account('Ada')), await person(bench, { name: 'Eve' })];
    const { id: quiet } = await table(bench, ada, { status: 'playing', public: false });
    const { id: busy } = await table(bench, eve, { status: 'playing' }, [sits(0, eve), empty(1)]);
    await store.commit(step(busy, 0));
    const query = { status: 'playing', name: '', after: undefined, limit: 9 } as const;
    const all = await store.hostTables(query);
    expect(all).toMatchObject([
      { id: busy, public: true, seats: [{ kind: 'human', name: 'Eve' }, { kind: 'open' }] },
      { id: quiet, public: false, seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] },
    ]);
    const [first] = all;
    const after = { at: first?.active ?? 0, id: busy };
    expect(await store.hostTables({ ...query, after })).toMatchObject([{ id: quiet }]);
    expect(await store.hostTables({ ...query, name: 'ada' })).toMatchObject([{ id: quiet }]);
    expect(await store.hostTables({ ...query, status: 'open' })).toEqual([]);
    expect(await store.counts(1)).toMatchObject({
      tables: { open: 0, playing: 2, finished: 0, cancelled: 0 },
      accounts: 1,
      guests: 1,
    });
    expect(await store.size()).toBeGreaterThan(10_000);
  });

  it('The time in which nothing could be changed is downtime once it is over', async () => {
    const { store } = bench;
    expect(await store.readOnly()).toBeUndefined();
    expect(await store.endReadOnly(50)).toBe(false);
    await store.beginReadOnly(100, 'Back soon');
    await store.beginReadOnly(200, undefined);
    expect(await store.readOnly()).toEqual({ since: 100 });
    expect(await store.endReadOnly(300)).toBe(true);
    expect(await store.readOnly()).toBeUndefined();
    expect(await store.downtimes(0)).toEqual([{ from: 100, to: 300 }]);
    await store.beginReadOnly(100, 'Again');
    expect(await store.readOnly()).toEqual({ since: 100, note: 'Again' });
    await store.endReadOnly(250);
    expect(await store.downtimes(0)).toEqual([{ from: 100, to: 300 }]);
  });

  it('Processes are known as long as they say that they are there', async () => {
    const { store } = bench;
    const state = { started: 1, version: '1', people: 2, rooms: 3, faults: 4 };
    await store.noteProcess('a', state, 10);
    await store.noteProcess('a', { ...state, people: 5 }, 20);
    await store.noteProcess('b', { ...state, started: 2 }, 30);
    expect(await store.processes(15)).toEqual([
      { ...state, people: 5 },
      { ...state, started: 2 },
    ]);
    expect(await store.processes(25)).toHaveLength(1);
    await store.forgetProcess('b');
    expect(await store.processes(0)).toEqual([]);
  });
});
