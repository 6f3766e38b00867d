/** Tables as they are shown in lists: a page is one statement, and so is what belongs to its tables. */
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { coarse, identityOf, placeOf, seatOf, tableOf } from '../rows.ts';
import type { Db } from '../schema.ts';
import type { Identity, ListQuery, SeatRow, TableDetails } from '../store.ts';

/** Builds the statement once: that takes longer than to run it. */
export function tableReader(db: Db): (id: string) => Promise<TableDetails | undefined> {
  const one = furnished(
    db,
    sql<Position>`select id, 0 as turn, 0 as at from tables where id = ${''}`,
  ).compile();
  return async (id) => {
    const { rows } = await db.executeQuery<FurnishedRow>({ ...one, parameters: [id] });
    return gathered(rows)[0]?.listed;
  };
}

export async function pageOfTables(
  db: Db,
  query: ListQuery,
): Promise<{ tables: TableDetails[]; next: string | undefined }> {
  const after = query.before === undefined ? undefined : readCursor(query.before);
  if (query.before !== undefined && !after) return { tables: [], next: undefined };
  const page = PAGES[query.list]({ ...query, limit: query.limit + 1, after });
  const found = gathered(await furnished(db, page).execute());
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    tables: shown.map((one) => one.listed),
    next: last && found.length > shown.length ? cursor(last.position) : undefined,
  };
}

/** Where a table stands in a list: first those where it is one's turn, then what is not over, then the newest. */
interface Position {
  readonly turn: number;
  readonly at: number;
  readonly id: string;
}

function cursor({ turn, at, id }: Position): string {
  return `${turn}.${at.toString(36)}.${id}`;
}

function readCursor(text: string): Position | undefined {
  const [, turn, at, id] = /^([012])\.([0-9a-z]{1,10})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (turn === undefined || at === undefined || id === undefined) return undefined;
  return { turn: Number(turn), at: Number.parseInt(at, 36), id };
}

interface PageQuery extends Pick<ListQuery, 'game' | 'identity' | 'player' | 'limit'> {
  readonly after: Position | undefined;
}

type Time = 'created' | 'started' | 'ended';

// Statuses are written out, not passed: only then does SQLite see that an index of some rows will do.
const PAGES: Readonly<Record<ListQuery['list'], (query: PageQuery) => RawBuilder<Position>>> = {
  open: (query) => newest('created', sql`status = 'open' and public = 1`, query),
  live: (query) => newest('started', sql`status = 'playing' and public = 1 and spectators = 1`, query),
  finished: (query) => sql`
    select * from (${newest('ended', sql`status = 'finished' and public = 1 and spectators = 1`, query)}) as others
    union
    select * from (${newest('ended', sql`status = 'finished' and ${isOwn(query.identity)}`, query)}) as own
    order by at desc, id desc limit ${query.limit}`,
  played: (query) =>
    newest(
      'ended',
      sql`status = 'finished' and ${isPublicOrOwn(query.identity)} and id in (
        select table_id from seats where identity = ${query.player ?? ''} and kind <> 'open'
      )`,
      query,
    ),
  mine: ({ game, identity, limit, after }) => sql`
    select id, turn, at from (
      select id, active as at,
        case when status = 'playing' and asked in (
          select seat from seats where table_id = tables.id and identity = ${identity} and kind = 'human'
        ) then 2 when status in ('open', 'playing') then 1 else 0 end as turn
      from tables join places on table_id = id
      where status <> 'cancelled' and ${isOwn(identity)} ${ofGame(game)}
    ) as own
    ${after ? sql`where (turn, at, id) < (${after.turn}, ${after.at}, ${after.id})` : sql``}
    order by turn desc, at desc, id desc limit ${limit}`,
};

function newest(
  time: Time,
  which: RawBuilder<unknown>,
  { game, limit, after }: PageQuery,
): RawBuilder<Position> {
  const column = sql.ref(time);
  return sql`
    select id, 0 as turn, ${column} as at from tables
    where ${which} ${ofGame(game)} ${after ? sql`and (${column}, id) < (${after.at}, ${after.id})` : sql``}
    order by ${column} desc, id desc limit ${limit}`;
}

function ofGame(game: string | undefined): RawBuilder<unknown> {
  return game === undefined ? sql`` : sql`and game = ${game}`;
}

function isOwn(identity: string): RawBuilder<unknown> {
  return sql`id in (
    select table_id from seats where identity = ${identity}
    union select id from tables where host = ${identity}
  )`;
}

/** What may be shown to somebody without being asked for by its link. */
export function isPublicOrOwn(identity: string): RawBuilder<unknown> {
  return sql`(public = 1 and spectators = 1 or ${isOwn(identity)})`;
}

/** A row for each seat, so that a table and its seats are of the same moment. */
function furnished(db: Db, page: RawBuilder<Position>) {
  return db
    .with('page', () => sql<Position>`(${page})`)
    .selectFrom('page')
    .innerJoin('tables', 'tables.id', 'page.id')
    .innerJoin('places', 'places.table_id', 'tables.id')
    .leftJoin('tables as next', 'next.rematch_of', 'tables.id')
    .leftJoin('seats', 'seats.table_id', 'tables.id')
    .leftJoin('identities as person', 'person.id', 'seats.identity')
    .leftJoin('rating_changes as change', (join) =>
      join.onRef('change.table_id', '=', 'tables.id').onRef('change.seat', '=', 'seats.seat'),
    )
    .selectAll('tables')
    .select(['page.turn', 'page.at', 'next.id as rematch'])
    .select(['places.seq', 'places.asked', 'places.discreet', 'places.due'])
    .select(['seats.seat', 'seats.kind as seat_kind', 'seats.identity', 'seats.bot'])
    .select(['person.kind as person_kind', 'person.name', 'person.password'])
    .select('person.created as person_created')
    .select(['change.before as rating_before', 'change.after as rating_after'])
    .orderBy('page.turn', 'desc')
    .orderBy('page.at', 'desc')
    .orderBy('page.id', 'desc')
    .orderBy('seats.seat');
}

type FurnishedRow = Awaited<ReturnType<ReturnType<typeof furnished>['execute']>>[number];

interface Gathered {
  readonly first: FurnishedRow;
  readonly seats: SeatRow[];
  readonly people: Map<string, Identity>;
  readonly ratings: TableDetails['ratings'][number][];
}

interface Found {
  readonly position: Position;
  readonly listed: TableDetails;
}

function gathered(rows: readonly FurnishedRow[]): Found[] {
  const tables = new Map<string, Gathered>();
  for (const row of rows) {
    const table: Gathered = tables.get(row.id) ?? { first: row, seats: [], people: new Map(), ratings: [] };
    tables.set(row.id, table);
    const seat = seatIn(row);
    if (seat) table.seats.push(seat);
    const person = personIn(row);
    if (person) table.people.set(person.id, person);
    const { rating_before: before, rating_after: after } = row;
    if (seat && before !== null && after !== null)
      table.ratings.push({ seat: seat.seat, before: coarse(before), after: coarse(after) });
  }
  return [...tables.values()].map(({ first, seats, people, ratings }) => ({
    position: { turn: first.turn, at: first.at, id: first.id },
    listed: {
      table: tableOf(first),
      seats,
      place: placeOf(first),
      people,
      rematch: first.rematch ?? undefined,
      ratings,
    },
  }));
}

interface SeatColumns {
  readonly seat: number | null;
  readonly seat_kind: SeatRow['kind'] | null;
  readonly identity: string | null;
  readonly bot: string | null;
  readonly person_kind: Identity['kind'] | null;
  readonly name: string | null;
  readonly password: string | null;
  readonly person_created: number | null;
}

function seatIn({ seat, seat_kind: kind, identity, bot }: SeatColumns): SeatRow | undefined {
  return seat === null || kind === null ? undefined : seatOf({ seat, kind, identity, bot });
}

function personIn({
  identity: id,
  person_kind: kind,
  name,
  password,
  person_created: created,
}: SeatColumns): Identity | undefined {
  if (id === null || kind === null || name === null || created === null) return undefined;
  return identityOf({ id, kind, name, password, created });
}
