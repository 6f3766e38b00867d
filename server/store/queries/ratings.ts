/** Ratings, what rated matches did to them, and what people played. */
import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { coarse, fine, identityOf } from '../rows.ts';
import type { Db, Ratings } from '../schema.ts';
import type { Rating, RatingResult, RatingUpdate, SeatRow, Store } from '../store.ts';
import { running } from './signup-blocks.ts';
import { isPublicOrOwn } from './table-queries.ts';

type RatingStore = Pick<
  Store,
  'matchesToCount' | 'countMatch' | 'ratings' | 'ratingHistory' | 'bestRatings' | 'playedMatches'
>;

export function ratingStore({ db, kind }: Engine): RatingStore {
  return {
    async matchesToCount(limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where(sql<boolean>`rated = 1 and counted = 0 and status = 'finished'`)
        .orderBy('ended')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    countMatch: (counting) =>
      db.transaction().execute(async (trx) => {
        // Whoever comes second waits here for the first, and finds that it is done.
        const { numUpdatedRows } = await trx
          .updateTable('tables')
          .set({ counted: 1 })
          .where('id', '=', counting.table)
          .where(sql<boolean>`rated = 1 and counted = 0 and status = 'finished'`)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        if (counting.players.length > 0) await changeRatings(trx, counting, kind);
        return true;
      }),

    async ratings(identity) {
      const rows = await db
        .selectFrom('ratings')
        .selectAll()
        .where('identity', '=', identity)
        .orderBy('game')
        .execute();
      return rows.map((row) => ({ game: row.game, ...ratingOf(row) }));
    },

    async ratingHistory(identity, game, limit) {
      const rows = await db
        .selectFrom('rating_changes')
        .select(['at', 'after'])
        .where((row) => row.and({ identity, game }))
        .orderBy('at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ at, after }) => ({ at, rating: coarse(after) })).reverse();
    },

    async bestRatings(game, now, limit) {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('identities', 'identities.id', 'ratings.identity')
        .selectAll()
        .where('ratings.game', '=', game)
        .where('ratings.firm_until', '>', now)
        .where(
          sql<boolean>`not exists (
            select 1 from sanctions where sanctions.identity = ratings.identity and sanctions.kind = 'ban'
              and ${running(now)}
          )`,
        )
        .orderBy('ratings.rating', 'desc')
        .orderBy('ratings.identity')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ identity: identityOf(row), rating: ratingOf(row) }));
    },

    async playedMatches(identity, viewer) {
      const { rows } = await sql<PlayedRow>`
        select tables.game, tables.outcome, seats.seat, seats.kind,
          case when exists (
            select 1 from seats as others
            where others.table_id = seats.table_id and others.seat <> seats.seat and others.identity is not null
          ) then 1 else 0 end as with_people
        from seats join tables on tables.id = seats.table_id
        where seats.identity = ${identity} and seats.kind <> 'open'
          and tables.status = 'finished' and tables.outcome is not null
          and (tables.rated = 1 or ${isPublicOrOwn(viewer)})`.execute(db);
      return rows.map(({ game, outcome, seat, kind: sitter, with_people }) => ({
        game,
        seat,
        outcome: JSON.parse(outcome),
        left: sitter === 'bot',
        withPeople: with_people === 1,
      }));
    },
  };
}

interface PlayedRow {
  readonly game: string;
  readonly outcome: string;
  readonly seat: number;
  readonly kind: SeatRow['kind'];
  readonly with_people: number;
}

async function changeRatings(
  trx: Db,
  { table, game, at, players, rate }: RatingUpdate,
  kind: Engine['kind'],
): Promise<void> {
  // Two matches of the same person are counted one after the other: each builds on what the other made.
  const people = await trx
    .selectFrom('identities')
    .select(['id', 'kind'])
    .where('id', 'in', players)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const rows = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('identity', 'in', players)
    .execute();
  const known = new Map(rows.map((row) => [row.identity, ratingOf(row)]));
  // Who deleted their account meanwhile has no rating any more; the others are rated all the same.
  const accounts = new Set(people.filter((person) => person.kind === 'account').map(({ id }) => id));
  for (const [seat, change] of rate(players.map((identity) => known.get(identity))).entries()) {
    const identity = players[seat];
    if (identity !== undefined && accounts.has(identity))
      await changeRating(trx, { table_id: table, seat, identity, game, at }, change);
  }
}

interface Concern {
  readonly table_id: string;
  readonly seat: number;
  readonly identity: string;
  readonly game: string;
  readonly at: number;
}

async function changeRating(trx: Db, concern: Concern, { before, after }: RatingResult): Promise<void> {
  const { identity, game } = concern;
  const change = { before: fine(before), after: fine(after.rating) };
  await trx
    .insertInto('rating_changes')
    .values({ ...concern, ...change })
    .execute();
  const row = rowOf(after);
  await trx
    .insertInto('ratings')
    .values({ identity, game, ...row })
    .onConflict((conflict) => conflict.columns(['identity', 'game']).doUpdateSet(row))
    .execute();
}

function ratingOf(row: Omit<Ratings, 'identity' | 'game'>): Rating {
  return {
    rating: coarse(row.rating),
    deviation: coarse(row.deviation),
    volatility: coarse(row.volatility),
    matches: row.matches,
    at: row.at,
    firmUntil: row.firm_until,
  };
}

function rowOf(rating: Rating): Omit<Ratings, 'identity' | 'game'> {
  return {
    rating: fine(rating.rating),
    deviation: fine(rating.deviation),
    volatility: fine(rating.volatility),
    matches: rating.matches,
    at: rating.at,
    firm_until: rating.firmUntil,
  };
}
