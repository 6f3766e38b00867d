import { describe, expect, it } from 'vitest';
import type { ListQuery, TableRow } from '../../store/store.ts';
import type { Bench } from './contract.ts';
import { describeStores } from './contract.ts';
import { empty, person, sits, step, table, tableRow } from './fixtures.ts';

describeStores((bench) => {
  describe('A table', () => {
    it('is given back whole, with its seats, its people and its place', async () => {
      const { store } = bench;
      const [host, guest] = [await person(bench, { name: 'Ada' }), await person(bench, { name: 'Bob' })];
      const row = tableRow(host, {
        options: { map: { b: 1, a: [true, null, 'é'] } },
        public: false,
        spectators: false,
        chat: 'players',
        clock: {
          kind: 'days',
          perTurn: 60_000,
          nights: { from: '22:00', to: '07:00', timeZone: 'Europe/Paris' },
        },
        lapse: { after: 2, become: 'forfeit' },
        hints: true,
        outcome: { by: 'stop' },
        created: 1_800_000_000_000,
        started: 1_800_000_000_001,
        ended: 1_800_000_000_002,
        version: 7,
      });
      const seats = [
        sits(0, host),
        { seat: 1, kind: 'bot', identity: guest.id, bot: 'greedy' },
        { seat: 2, kind: 'bot', identity: undefined, bot: 'random' },
        empty(3),
      ] as const;
      await store.addTable(row, seats);
      expect(await store.table(row.id)).toEqual({
        table: row,
        seats,
        place: { seq: 0, asked: undefined, discreet: false, due: undefined },
        people: new Map([
          [host.id, host],
          [guest.id, guest],
        ]),
        rematch: undefined,
        ratings: [],
      });
    });

    it('that does not exist is not there', async () => {
      expect(await bench.store.table('none')).toBeUndefined();
    });

    it('changes only from the version that is named', async () => {
      const { store } = bench;
      const [host, guest] = [await person(bench), await person(bench)];
      const { id } = await table(bench, host);
      expect(await store.changeTable(id, 0, { seats: [sits(1, guest)], host: guest.id })).toBe(true);
      expect(await store.changeTable(id, 0, { status: 'cancelled', seats: [empty(0)] })).toBe(false);
      expect(await store.table(id)).toMatchObject({
        table: { version: 1, status: 'open', host: guest.id },
        seats: [sits(0, host), sits(1, guest)],
      });
      expect(await store.changeTable(id, 1, { status: 'cancelled', ended: 77 })).toBe(true);
      expect((await store.table(id))?.table).toMatchObject({ version: 2, status: 'cancelled', ended: 77 });
      expect(await store.changeTable('none', 0, {})).toBe(false);
    });

    it('gives the last seat to one of many', async () => {
      const { store } = bench;
      const { id } = await table(bench, await person(bench));
      const people = await Promise.all(Array.from({ length: 12 }, () => person(bench)));
      const wins = await Promise.all(
        people.map((one) => store.changeTable(id, 0, { seats: [sits(1, one)] })),
      );
      const [winner] = people.filter((_, i) => wins[i]);
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect((await store.table(id))?.seats[1]?.identity).toBe(winner?.id);
    });

    it('has at most one rematch, whoever asks first', async () => {
      const { store } = bench;
      const host = await person(bench);
      const { id } = await table(bench, host, { status: 'finished', ended: 5 });
      const rows = Array.from({ length: 8 }, () => tableRow(host, { rematchOf: id }));
      const others = await Promise.all(rows.map((row) => store.addRematch(row, [sits(0, host), empty(1)])));
      const [made] = rows.filter((_, i) => others[i] === undefined);
      expect(others.filter((other) => other === undefined)).toHaveLength(1);
      expect(new Set(others)).toEqual(new Set([undefined, made?.id]));
      expect((await store.table(id))?.rematch).toBe(made?.id);
      expect(await store.table(made?.id ?? '')).toMatchObject({
        table: made,
        seats: [sits(0, host), empty(1)],
      });
    });

    it('counts for its host until it is over', async () => {
      const [host, other] = [await person(bench), await person(bench)];
      for (const status of ['open', 'playing', 'finished', 'cancelled'] as const)
        await table(bench, host, { status });
      expect(await bench.store.countHosted(host.id)).toBe(2);
      expect(await bench.store.countHosted(other.id)).toBe(0);
    });

    it('is found if it is full and has not started', async () => {
      const [ada, bob] = [await person(bench), await person(bench)];
      const seats = [sits(0, ada), sits(1, bob)];
      const full = await table(bench, ada, {}, seats);
      await table(bench, ada, {}, [sits(0, ada), empty(1)]);
      await table(bench, ada, { status: 'playing' }, seats);
      expect(await bench.store.fullTables()).toEqual([full.id]);
    });

    it('is found if it has waited in the lobby since before some time', async () => {
      const ada = await person(bench);
      const old = await table(bench, ada, { created: 1000 });
      await table(bench, ada, { created: 2000 });
      await table(bench, ada, { created: 1000, status: 'playing' });
      await table(bench, ada, { created: 1000, status: 'cancelled' });
      expect(await bench.store.waitingTables(2000)).toEqual([old.id]);
    });

    it('is found by who sits there, in the lobby or at play', async () => {
      const { store } = bench;
      const [ada, bob] = [await person(bench), await person(bench)];
      const seats = [sits(0, ada), sits(1, bob)];
      const open = await table(bench, bob, {}, seats);
      const playing = await table(bench, bob, { status: 'playing' }, seats);
      const replaced = await table(bench, bob, { status: 'playing' }, [
        { seat: 0, kind: 'bot', identity: ada.id, bot: 'greedy' },
      ]);
      await table(bench, bob, { status: 'finished' }, seats);
      await table(bench, bob, {}, [{ seat: 0, kind: 'open', identity: ada.id, bot: undefined }]);
      expect(await store.openTables(ada.id)).toEqual([open.id]);
      expect((await store.playingTables(ada.id)).sort()).toEqual([playing.id, replaced.id].sort());
    });
  });

  describe('The lists of tables', () => {
    it('show public open tables, the newest first', async () => {
      const host = await person(bench);
      const [old, young] = [
        await table(bench, host, { created: 10 }),
        await table(bench, host, { created: 20 }),
      ];
      await table(bench, host, { created: 30, public: false });
      await table(bench, host, { created: 40, status: 'playing' });
      await table(bench, host, { created: 50, status: 'cancelled' });
      expect(await list(bench, { list: 'open' })).toEqual([young.id, old.id]);
    });

    it('show tables at play that anybody may watch', async () => {
      const host = await person(bench);
      const playing: Partial<TableRow> = { status: 'playing' };
      const old = await table(bench, host, { ...playing, started: 10 });
      const young = await table(bench, host, { ...playing, started: 20 });
      await table(bench, host, { ...playing, started: 30, public: false });
      await table(bench, host, { ...playing, started: 40, spectators: false });
      await table(bench, host, { created: 50 });
      expect(await list(bench, { list: 'live' })).toEqual([young.id, old.id]);
    });

    it("show finished tables that anybody may see and one's own, each once", async () => {
      const [me, host] = [await person(bench), await person(bench)];
      const over: Partial<TableRow> = { status: 'finished' };
      const seats = [sits(0, host), sits(1, me)];
      const shown = await table(bench, host, { ...over, ended: 10 });
      const own = await table(bench, host, { ...over, ended: 20, public: false }, seats);
      const both = await table(bench, host, { ...over, ended: 30 }, seats);
      const hosted = await table(bench, me, { ...over, ended: 40, spectators: false }, []);
      await table(bench, host, { ...over, ended: 50, public: false });
      await table(bench, host, { ...over, ended: 60, spectators: false });
      await table(bench, me, { status: 'cancelled', ended: 70 });
      const all = [hosted.id, both.id, own.id, shown.id];
      expect(await list(bench, { list: 'finished', identity: me.id })).toEqual(all);
      expect(await list(bench, { list: 'finished', identity: 'nobody' })).toEqual([both.id, shown.id]);
      const pages = await paged(bench, { list: 'finished', identity: me.id, limit: 1 });
      expect(pages).toEqual(all.map((id) => [id]));
    });

    it("show one's own tables, first those where one is asked, then what is not over, each by the last that happened", async () => {
      const { store } = bench;
      const [me, other] = [await person(bench), await person(bench)];
      const playing: Partial<TableRow> = { status: 'playing' };
      const seats = [sits(0, other), sits(1, me)];
      const idle = await table(bench, other, { created: 9000 }, seats);
      const theirs = await table(bench, other, playing, seats);
      const mine = await table(bench, other, playing, seats);
      const older = await table(bench, other, playing, seats);
      const bots = await table(bench, other, playing, [
        { seat: 1, kind: 'bot', identity: me.id, bot: 'greedy' },
      ]);
      const over = await table(bench, other, { status: 'finished', created: 9500 }, seats);
      await table(bench, other, { status: 'cancelled' }, seats);
      await table(bench, other, playing);
      const asked = (id: string, seat: number, at: number) =>
        store.commit(
          step(id, 0, {
            records: [{ seq: 1, at, act: { do: 'begin' }, key: undefined, spent: undefined, events: [] }],
            place: { seq: 1, asked: seat, discreet: true, due: undefined },
          }),
        );
      await asked(theirs.id, 0, 8000);
      await asked(mine.id, 1, 7000);
      await asked(older.id, 1, 6000);
      await asked(bots.id, 1, 5000);
      const order = [mine.id, older.id, idle.id, theirs.id, bots.id, over.id];
      expect(await list(bench, { list: 'mine', identity: me.id })).toEqual(order);
      expect(await paged(bench, { list: 'mine', identity: me.id, limit: 4 })).toEqual([
        order.slice(0, 4),
        order.slice(4),
      ]);
    });

    it('show one game only, if wanted', async () => {
      const host = await person(bench);
      const one = await table(bench, host, { game: 'battlelore' });
      await table(bench, host);
      for (const name of ['open', 'mine'] as const)
        expect(await list(bench, { list: name, game: 'battlelore', identity: host.id })).toEqual([one.id]);
    });

    it('are the same page by page, also where many are of the same moment and new ones come in between', async () => {
      const { store } = bench;
      const host = await person(bench);
      for (let i = 0; i < 25; i++) await table(bench, host, { created: Math.floor(i / 10) });
      const whole = await list(bench, { list: 'open' });
      expect(whole).toHaveLength(25);
      const first = await store.tables(query({ list: 'open', limit: 10 }));
      await table(bench, host, { created: 1000 });
      const second = await store.tables(query({ list: 'open', limit: 10, before: first.next }));
      const third = await store.tables(query({ list: 'open', limit: 10, before: second.next }));
      const ids = [first, second, third].flatMap((page) => page.tables.map((one) => one.table.id));
      expect(ids).toEqual(whole);
      expect(third.next).toBeUndefined();
    });

    it('name no next page when the last one is just full', async () => {
      const host = await person(bench);
      for (let i = 0; i < 4; i++) await table(bench, host);
      expect(await paged(bench, { list: 'open', limit: 2 })).toHaveLength(2);
    });

    it('bring seats, people and places of every table', async () => {
      const { store } = bench;
      const [ada, bob] = [await person(bench, { name: 'Ada' }), await person(bench, { name: 'Bob' })];
      const a = await table(bench, ada, { created: 1 }, [sits(0, ada), sits(1, bob)]);
      const b = await table(bench, bob, { created: 2 });
      const { tables } = await store.tables(query({ list: 'open' }));
      expect(tables).toEqual([await store.table(b.id), await store.table(a.id)]);
    });

    describe('given a page that does not exist', () => {
      it.each(['', 'x', '0.zzzzzzzzzzzzzz.x', "0.1.' or 1=1", '2.1.x'])(
        'show nothing (%j)',
        async (before) => {
          await table(bench, await person(bench));
          expect(await bench.store.tables(query({ list: 'open', before }))).toEqual({
            tables: [],
            next: undefined,
          });
        },
      );
    });
  });
});

function query(wanted: Partial<ListQuery>): ListQuery {
  return { list: 'open', game: undefined, identity: 'nobody', before: undefined, limit: 50, ...wanted };
}

async function list(bench: Bench, wanted: Partial<ListQuery>): Promise<string[]> {
  const { tables } = await bench.store.tables(query(wanted));
  return tables.map((one) => one.table.id);
}

async function paged(bench: Bench, wanted: Partial<ListQuery>): Promise<string[][]> {
  const pages: string[][] = [];
  let before: string | undefined;
  do {
    const { tables, next } = await bench.store.tables(query({ ...wanted, before }));
    pages.push(tables.map((one) => one.table.id));
    before = next;
  } while (before !== undefined);
  return pages;
}
