import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../store/store.ts';
import type { Bench } from './contract.ts';
import { describeStores } from './contract.ts';
import { empty, person, sits, step, table, tableRow } from './fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;

describeStores((bench) => {
  describe('Identities', () => {
    it('are found by id, alone or together', async () => {
      const [ada, bob] = [
        await person(bench),
        await person(bench, { kind: 'account', name: 'Bob', password: 'h' }),
      ];
      expect(await bench.store.identity(ada.id)).toEqual(ada);
      expect(await bench.store.identity('nobody')).toBeUndefined();
      expect(await bench.store.identities([ada.id, bob.id, 'nobody'])).toEqual(
        new Map([
          [ada.id, ada],
          [bob.id, bob],
        ]),
      );
      expect(await bench.store.identities([])).toEqual(new Map());
    });

    it('accounts are found by name without regard to case, accents or width', async () => {
      const zoe = await person(bench, { kind: 'account', name: 'Zoé Ｂ', password: 'h' });
      for (const name of ['Zoé Ｂ', 'zoe b', 'ZOE\u0301 B'])
        expect(await bench.store.accountNamed(name)).toEqual(zoe);
      expect(await bench.store.accountNamed('zo')).toBeUndefined();
      expect(await bench.store.accountNamed('zoe b\0')).toBeUndefined();
    });

    it('guests may share a name, accounts may not', async () => {
      const { store } = bench;
      const [a, b] = [await person(bench, { name: 'Ivo' }), await person(bench, { name: 'Ivo' })];
      expect(await store.accountNamed('Ivo')).toBeUndefined();
      expect(await store.changeIdentity(a.id, { kind: 'account', password: 'h' })).toBe(true);
      expect(await store.changeIdentity(b.id, { kind: 'account', name: 'ÎVO', password: 'h' })).toBe(false);
      expect(await store.identity(b.id)).toEqual(b);
      expect(await store.accountNamed('ivo')).toEqual({ ...a, kind: 'account', password: 'h' });
    });

    it('an account may change the case of its own name, and gives the old name up with a new one', async () => {
      const { store } = bench;
      const ivo = await person(bench, { kind: 'account', name: 'Ivo', password: 'h' });
      expect(await store.changeIdentity(ivo.id, { name: 'IVO' })).toBe(true);
      expect(await store.changeIdentity(ivo.id, { name: 'Ida' })).toBe(true);
      expect(await store.accountNamed('ivo')).toBeUndefined();
      expect(await store.accountNamed('ida')).toEqual({ ...ivo, name: 'Ida' });
    });

    it('who does not exist cannot be changed', async () => {
      expect(await bench.store.changeIdentity('nobody', { name: 'x' })).toBe(false);
    });

    it('one of many that want the same name gets it', async () => {
      const { store } = bench;
      const people = await Promise.all(Array.from({ length: 10 }, () => person(bench)));
      const wins = await Promise.all(
        people.map(({ id }) => store.changeIdentity(id, { kind: 'account', name: 'Max', password: 'h' })),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
    });

    it('a secret is made once', async () => {
      const { store } = bench;
      const secrets = await Promise.all([0, 1, 2].map(() => store.secret('cookies')));
      expect(new Set(secrets).size).toBe(1);
      expect(secrets[0]).toMatch(/^[\w-]{43}$/);
      expect(await store.secret('other')).not.toBe(secrets[0]);
    });
  });

  describe('A guest who signs in', () => {
    it('brings seats, tables, lines and mutes along, and is gone', async () => {
      const { store } = bench;
      const [guest, account, other] = await threePeople(bench);
      const hosted = await table(bench, guest);
      const joined = await table(bench, other, {}, [sits(0, other), sits(1, guest)]);
      await store.addChat(joined.id, { at: 1, identity: guest.id, to: 'players', text: 'hello' });
      await store.setMute(joined.id, guest.id, true);
      await store.addSignIn('hash', guest.id, 9000);
      await store.mergeIdentity(guest.id, account.id);

      expect(await store.identity(guest.id)).toBeUndefined();
      expect(await store.signedIn('hash', 1)).toBeUndefined();
      expect(await store.table(hosted.id)).toMatchObject({
        table: { host: account.id, version: 1 },
        seats: [sits(0, account), empty(1)],
      });
      expect(await store.table(joined.id)).toMatchObject({
        table: { host: other.id, version: 1 },
        seats: [sits(0, other), sits(1, account)],
      });
      expect((await store.chat(joined.id, ['players'], {}, 10)).map((line) => line.identity)).toEqual([
        account.id,
      ]);
      expect(await store.muted(joined.id)).toEqual([account.id]);
    });

    it('gives the seat up at an open table where the account sits already', async () => {
      const { store } = bench;
      const [guest, account] = await threePeople(bench);
      const { id } = await table(bench, account, {}, [sits(0, account), sits(1, guest)]);
      await store.mergeIdentity(guest.id, account.id);
      expect((await store.table(id))?.seats).toEqual([sits(0, account), empty(1)]);
      expect(await store.identity(guest.id)).toBeUndefined();
    });

    it('stays at the seat under no name where both are at play', async () => {
      const { store } = bench;
      const [guest, account] = await threePeople(bench);
      const { id } = await table(bench, account, { status: 'playing' }, [sits(0, account), sits(1, guest)]);
      await store.addSignIn('hash', guest.id, 9000);
      await store.mergeIdentity(guest.id, account.id);
      expect((await store.table(id))?.seats).toEqual([sits(0, account), sits(1, guest)]);
      expect(await store.identity(guest.id)).toMatchObject({ kind: 'deleted', name: '' });
      expect(await store.signedIn('hash', 1)).toBeUndefined();
    });
  });

  describe('An account that is deleted', () => {
    it('loses name, password, sign-ins and lines; its seats stay', async () => {
      const { store } = bench;
      const [, account, other] = await threePeople(bench);
      const { id } = await table(bench, other, {}, [sits(0, other), sits(1, account)]);
      await store.addSignIn('hash', account.id, 9000);
      await store.addChat(id, { at: 1, identity: account.id, to: 'players', text: 'mine' });
      await store.addChat(id, { at: 2, identity: other.id, to: 'players', text: 'theirs' });
      await store.eraseIdentity(account.id);

      const erased = { ...account, kind: 'deleted', name: '', password: undefined };
      expect(await store.identity(account.id)).toEqual(erased);
      expect(await store.accountNamed(account.name)).toBeUndefined();
      expect(await store.signedIn('hash', 1)).toBeUndefined();
      const listed = await store.table(id);
      expect(listed?.seats[1]).toEqual(sits(1, account));
      expect(listed?.people.get(account.id)).toEqual(erased);
      expect((await store.chat(id, ['players'], {}, 10)).map(({ n, text }) => [n, text])).toEqual([
        [2, 'theirs'],
      ]);
    });

    it('gives its name free', async () => {
      const [guest, account] = await threePeople(bench);
      await bench.store.eraseIdentity(account.id);
      expect(await bench.store.changeIdentity(guest.id, { kind: 'account', name: account.name })).toBe(true);
    });
  });

  describe('Guests who went away', () => {
    it('are forgotten, unless something of theirs is left', async () => {
      const { store } = bench;
      const [gone, seated, host, talker, account] = await Promise.all([
        person(bench),
        person(bench),
        person(bench),
        person(bench),
        person(bench, { kind: 'account', name: 'Ivo' }),
      ]);
      const { id } = await table(bench, host, {}, [sits(0, seated)]);
      await store.addChat(id, { at: 1, identity: talker.id, to: 'spectators', text: 'hi' });
      const recent = await person(bench, { created: 5000 });
      expect(await store.forgetGuests(4000)).toBe(1);
      expect(await store.identity(gone.id)).toBeUndefined();
      const kept = [seated, host, talker, account, recent].map(({ id }) => id);
      expect((await store.identities(kept)).size).toBe(kept.length);
    });

    it('are not those who still come by', async () => {
      const { store } = bench;
      const guest = await person(bench);
      await store.addSignIn('hash', guest.id, 100 * DAY);
      await store.signedIn('hash', 50 * DAY);
      expect(await store.forgetGuests(40 * DAY)).toBe(0);
      expect(await store.forgetGuests(60 * DAY)).toBe(1);
    });

    it('take their expired sign-ins with them, and those of others', async () => {
      const { store } = bench;
      const account = await person(bench, { kind: 'account', name: 'Ivo' });
      await store.addSignIn('old', account.id, 10);
      await store.addSignIn('new', account.id, 1000);
      await store.forgetGuests(100);
      expect(await store.signedIn('old', 0)).toBeUndefined();
      expect(await store.signedIn('new', 0)).toEqual(account);
    });
  });

  describe('Sign-ins', () => {
    it('hold until they expire, and longer if extended', async () => {
      const { store } = bench;
      const ada = await person(bench);
      await store.addSignIn('hash', ada.id, 1000);
      expect(await store.signedIn('hash', 999)).toEqual(ada);
      expect(await store.signedIn('hash', 1000)).toBeUndefined();
      await store.extendSignIn('hash', 2000);
      expect(await store.signedIn('hash', 1000)).toEqual(ada);
      expect(await store.signedIn('other', 0)).toBeUndefined();
    });

    it('end one by one, or all but one', async () => {
      const { store } = bench;
      const [ada, bob] = [await person(bench), await person(bench)];
      for (const hash of ['a', 'b', 'c', 'd']) await store.addSignIn(hash, ada.id, 1000);
      await store.addSignIn('e', bob.id, 1000);
      const left = async () => {
        const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((hash) => store.signedIn(hash, 0)));
        return all.map((identity) => identity?.id);
      };
      await store.removeSignIn('a');
      expect(await left()).toEqual([undefined, ada.id, ada.id, ada.id, bob.id]);
      await store.removeSignIns(ada.id, 'c');
      expect(await left()).toEqual([undefined, undefined, ada.id, undefined, bob.id]);
      await store.removeSignIns(ada.id);
      expect(await left()).toEqual([undefined, undefined, undefined, undefined, bob.id]);
    });

    it('cannot be of somebody who is gone', async () => {
      await expect(bench.store.addSignIn('hash', 'nobody', 1000)).rejects.toThrow(StoreUnavailable);
    });
  });

  describe('A table of somebody who was removed meanwhile', () => {
    it('is not written', async () => {
      const host = await person(bench);
      const { id } = await table(bench, host);
      const gone = { ...host, id: 'gone' };
      await expect(bench.store.addTable(tableRow(gone), [])).rejects.toThrow(StoreUnavailable);
      await expect(bench.store.changeTable(id, 0, { seats: [sits(1, gone)] })).rejects.toThrow(
        StoreUnavailable,
      );
      const seated = step(id, 0, { change: { seats: [sits(1, gone)] } });
      await expect(bench.store.commit(seated)).rejects.toThrow(StoreUnavailable);
      expect(await bench.store.table(id)).toMatchObject({ table: { version: 0 }, place: { seq: 0 } });
    });
  });
});

async function threePeople(bench: Bench) {
  return [
    await person(bench, { name: 'Guest 7' }),
    await person(bench, { kind: 'account', name: 'Ivo', password: 'h' }),
    await person(bench, { name: 'Other' }),
  ] as const;
}
