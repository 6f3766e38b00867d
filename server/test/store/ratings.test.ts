import type { Outcome } from '@gonfalon/protocol';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RATING } from '../../rating/glicko.ts';
import { Rater } from '../../rating/rater.ts';
import type { Identity, Rating, RatingUpdate, Store } from '../../store/store.ts';
import type { Bench } from './contract.ts';
import { describeStores } from './contract.ts';
import { person, record, sits, step, table } from './fixtures.ts';
import { silent } from './test-stores.ts';

const WON: Outcome = { by: 'rules', result: { ending: 'banners', winners: [0], scores: [4, 2] } };

const account = (bench: Bench, name: string) => person(bench, { kind: 'account', name });

/** A match that is over, with a choice of each. */
async function match(
  bench: Bench,
  players: readonly Identity[],
  traits: {
    readonly rated?: boolean;
    readonly public?: boolean;
    readonly outcome?: Outcome;
    ended?: number;
  } = {},
): Promise<string> {
  const { rated = true, outcome = WON, ended = 5000 } = traits;
  const [host] = players;
  if (!host) throw new Error('nobody plays');
  const seats = players.map((one, seat) => sits(seat, one));
  const { id } = await table(bench, host, { rated, public: traits.public ?? true }, seats);
  const records = players.map((_, seat) =>
    record(seat + 1, { act: { do: 'choose', seat, number: seat, choice: ['go'] } }),
  );
  const place = { seq: players.length, asked: undefined, discreet: false, due: undefined };
  await bench.store.commit(step(id, 0, { records, place, change: { status: 'finished', ended, outcome } }));
  return id;
}

const rater = (store: Store, told: string[] = []) =>
  new Rater({ store, games: [], log: silent, onCounted: (id) => told.push(id) });

/** Each gets so much more than what they had. */
function counting(tableId: string, players: readonly Identity[], gains: readonly number[]): RatingUpdate {
  return {
    table: tableId,
    game: 'battue',
    at: 5000,
    players: players.map(({ id }) => id),
    rate: (known) =>
      known.map((rating, seat) => {
        const before = rating ?? DEFAULT_RATING(0);
        const after = { ...before, rating: before.rating + (gains[seat] ?? 0), matches: before.matches + 1 };
        return { before: before.rating, after };
      }),
  };
}

const ratingOf = async (store: Store, { id }: Identity): Promise<Rating | undefined> =>
  (await store.ratings(id))[0];

describeStores((bench) => {
  describe('A rated match that is over', () => {
    it('is counted once, and says what it did', async () => {
      const { store } = bench;
      const [ann, bob] = [await account(bench, 'Ann'), await account(bench, 'Bob')];
      const id = await match(bench, [ann, bob]);
      expect(await store.matchesToCount(10)).toEqual([id]);
      expect((await store.table(id))?.table).toMatchObject({ rated: true, counted: false });
      const told: string[] = [];
      await rater(store, told).sweep();
      await rater(store, told).sweep();
      await rater(store, told).count(id);
      expect(told).toEqual([id]);
      expect(await store.matchesToCount(10)).toEqual([]);
      const [winner, loser] = [await ratingOf(store, ann), await ratingOf(store, bob)];
      expect(winner).toMatchObject({ matches: 1, at: 5000 });
      expect(winner?.rating).toBeCloseTo(1662.31, 1);
      expect(loser?.rating).toBeCloseTo(1337.69, 1);
      expect(winner?.volatility).toBeCloseTo(0.06, 4);
      const listed = await store.table(id);
      expect(listed?.table.counted).toBe(true);
      expect(listed?.ratings).toEqual([
        { seat: 0, before: 1500, after: winner?.rating },
        { seat: 1, before: 1500, after: loser?.rating },
      ]);
      expect(await store.ratingHistory(ann.id, 'battue', 10)).toEqual([{ at: 5000, rating: winner?.rating }]);
    });

    it('changes nothing if its players agreed to stop, and is not looked at again', async () => {
      const { store } = bench;
      const [ann, bob] = [await account(bench, 'Ann'), await account(bench, 'Bob')];
      const id = await match(bench, [ann, bob], { outcome: { by: 'stop' } });
      await rater(store).sweep();
      expect(await store.ratings(ann.id)).toEqual([]);
      expect(await store.table(id)).toMatchObject({ table: { counted: true }, ratings: [] });
      expect(await store.matchesToCount(10)).toEqual([]);
    });

    it('is counted by one of many who try at the same moment', async () => {
      const { store } = bench;
      const [ann, bob] = [await account(bench, 'Ann'), await account(bench, 'Bob')];
      const id = await match(bench, [ann, bob]);
      const stores = [store, ...(store.shared ? [await bench.open(), await bench.open()] : [])];
      const tries = Array.from({ length: 12 }, (_, i) =>
        (stores[i % stores.length] ?? store).countMatch(counting(id, [ann, bob], [10, -10])),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      expect((await ratingOf(store, ann))?.rating).toBe(1510);
      expect((await ratingOf(store, bob))?.rating).toBe(1490);
    });

    it('builds on what others made, however many are counted at the same moment', async () => {
      const { store } = bench;
      const people = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => account(bench, name)));
      const [ann, bob, cat] = people as [Identity, Identity, Identity];
      const pairs = [
        [ann, bob],
        [bob, cat],
        [cat, ann],
      ] as const;
      const stores = [store, ...(store.shared ? [await bench.open()] : [])];
      const matches: [string, (typeof pairs)[number]][] = [];
      for (let i = 0; i < 12; i++) {
        const pair = pairs[i % pairs.length] ?? pairs[0];
        matches.push([await match(bench, pair), pair]);
      }
      await Promise.all(
        matches.map(([id, pair], i) =>
          (stores[i % stores.length] ?? store).countMatch(counting(id, pair, [3, 2])),
        ),
      );
      for (const one of people)
        expect(await ratingOf(store, one)).toMatchObject({ matches: 8, rating: 1520 });
    });

    it('is not counted before it is over, nor if it is not rated', async () => {
      const { store } = bench;
      const [ann, bob] = [await account(bench, 'Ann'), await account(bench, 'Bob')];
      const plain = await match(bench, [ann, bob], { rated: false });
      const { id } = await table(bench, ann, { rated: true, status: 'playing' }, [
        sits(0, ann),
        sits(1, bob),
      ]);
      for (const one of [plain, id])
        expect(await store.countMatch(counting(one, [ann, bob], [1, 1]))).toBe(false);
      await rater(store).count(plain);
      await rater(store).count(id);
      expect(await store.ratings(ann.id)).toEqual([]);
      expect(await store.matchesToCount(10)).toEqual([]);
    });
  });

  describe('Somebody who deletes their account', () => {
    it('loses ratings and their course; the others keep theirs', async () => {
      const { store } = bench;
      const [ann, bob] = [await account(bench, 'Ann'), await account(bench, 'Bob')];
      const id = await match(bench, [ann, bob]);
      await rater(store).sweep();
      await store.eraseIdentity(ann.id);
      expect(await store.ratings(ann.id)).toEqual([]);
      expect(await store.ratingHistory(ann.id, 'battue', 10)).toEqual([]);
      expect((await store.table(id))?.ratings.map(({ seat }) => seat)).toEqual([1]);
      expect(await store.ratings(bob.id)).toHaveLength(1);
    });

    it('gets no new rating from a match that is counted later; the other does', async () => {
      const { store } = bench;
      const [ann, bob] = [await account(bench, 'Ann'), await account(bench, 'Bob')];
      await match(bench, [ann, bob]);
      await store.eraseIdentity(ann.id);
      await rater(store).sweep();
      expect(await store.ratings(ann.id)).toEqual([]);
      expect((await ratingOf(store, bob))?.rating).toBeLessThan(1500);
    });
  });

  describe('The best of a game', () => {
    it('are those of whom enough is known now, the best first', async () => {
      const { store } = bench;
      const names = ['Ann', 'Bob', 'Cat', 'Dan'];
      const people = await Promise.all(names.map((name) => account(bench, name)));
      const [ann, bob, cat, dan] = people as [Identity, Identity, Identity, Identity];
      const give = async (one: Identity, other: Identity, gains: readonly number[], firmUntil: number) => {
        const given = counting(await match(bench, [one, other]), [one, other], gains);
        const rate: RatingUpdate['rate'] = (known) =>
          given.rate(known).map(({ before, after }) => ({ before, after: { ...after, firmUntil } }));
        await store.countMatch({ ...given, rate });
      };
      await give(ann, bob, [100, 200], 9000);
      await give(cat, dan, [300, -50], 7000);
      const best = async (now: number, limit = 10) =>
        (await store.bestRatings('battue', now, limit)).map(({ identity }) => identity.name);
      expect(await best(6000)).toEqual(['Cat', 'Bob', 'Ann', 'Dan']);
      expect(await best(6000, 2)).toEqual(['Cat', 'Bob']);
      expect(await best(7000)).toEqual(['Bob', 'Ann']);
      expect(await store.bestRatings('battlelore', 6000, 10)).toEqual([]);
      // Who cheated must not lead the list that they may not look at.
      await store.setSanction(cat.id, 'ban', { reason: 'cheating', until: 6500 });
      await store.setSanction(bob.id, 'mute', { reason: 'loud' });
      expect(await best(6000)).toEqual(['Bob', 'Ann', 'Dan']);
      expect(await best(6500)).toEqual(['Cat', 'Bob', 'Ann', 'Dan']);
    });
  });

  describe('What somebody played', () => {
    it('is what is rated, what is public, and what the viewer played too', async () => {
      const { store } = bench;
      const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => account(bench, name)));
      if (!ann || !bob || !eve) throw new Error('nobody');
      const open = await match(bench, [ann, bob], { rated: false, ended: 3000 });
      const hidden = await match(bench, [ann, bob], { rated: false, public: false, ended: 2000 });
      await match(bench, [ann, bob], { public: false, ended: 1000 });
      await table(bench, ann, { status: 'playing' }, [sits(0, ann), sits(1, bob)]);
      expect(await store.playedMatches(ann.id, eve.id)).toHaveLength(2);
      expect(await store.playedMatches(ann.id, bob.id)).toHaveLength(3);
      expect((await store.playedMatches(bob.id, bob.id))[0]).toMatchObject({
        game: 'battue',
        seat: 1,
        outcome: WON,
        left: false,
        withPeople: true,
      });
      const list = async (viewer: Identity) => {
        const query = { list: 'played', game: undefined, before: undefined, limit: 2 } as const;
        const first = await store.tables({ ...query, identity: viewer.id, player: ann.id });
        const more = first.next
          ? await store.tables({ ...query, identity: viewer.id, player: ann.id, before: first.next })
          : { tables: [] };
        return [...first.tables, ...more.tables].map(({ table: { id } }) => id);
      };
      expect(await list(eve)).toEqual([open]);
      expect((await list(bob)).slice(0, 2)).toEqual([open, hidden]);
      expect(await list(bob)).toHaveLength(3);
    });

    it('is against bots if nobody else sat there', async () => {
      const { store } = bench;
      const ann = await account(bench, 'Ann');
      const bot = { seat: 1, kind: 'bot', identity: undefined, bot: 'knight' } as const;
      const { id } = await table(bench, ann, {}, [sits(0, ann), bot]);
      const change = { status: 'finished', ended: 1, outcome: WON } as const;
      await store.commit(step(id, 0, { change }));
      expect((await store.playedMatches(ann.id, ann.id)).map(({ withPeople }) => withPeople)).toEqual([
        false,
      ]);
    });
  });
});
