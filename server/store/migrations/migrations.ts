/** How the tables came to be what they are. A database is brought up to date step by step, never back. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { lookOf } from '../look-alikes.ts';
import type { Database } from '../schema.ts';
import { StoreUnusable } from '../store.ts';

type EngineKind = Engine['kind'];
type Migration = (db: Kysely<unknown>, engine: EngineKind) => Promise<void>;

const MIGRATIONS: readonly Migration[] = [
  first,
  hints,
  scenarios,
  calls,
  ratings,
  moderation,
  newcomers,
  editions,
  orders,
  looks,
  recovery,
  mailedCodes,
];

/** The version of the tables that this program works with. */
export const SCHEMA = MIGRATIONS.length;

/** What two processes that start at once wait for each other by. */
const MIGRATION_LOCK = 4_636_627_201;

export async function migrate(db: Kysely<Database>, engine: EngineKind): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await trx.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    const version = await versionOf(trx);
    refuseNewer(version);
    if (version === SCHEMA) return;
    for (const migration of MIGRATIONS.slice(version))
      await migration(trx as unknown as Kysely<unknown>, engine);
    await trx
      .insertInto('schema_version')
      .values({ id: 1, version: SCHEMA })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version: SCHEMA }))
      .execute();
  });
}

/** For who may only read: refuses a database that has not been brought up to date. */
export async function checkVersion(db: Kysely<Database>): Promise<void> {
  const version = await versionOf(db);
  refuseNewer(version);
  if (version < SCHEMA) throw new StoreUnusable({ id: 'store.older', params: {} });
}

async function versionOf(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('schema_version').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

function refuseNewer(version: number): void {
  if (version <= SCHEMA) return;
  throw new StoreUnusable({ id: 'store.newer', params: { version, known: SCHEMA } });
}

async function first(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  // Names of things are compared byte by byte on both engines, whatever language PostgreSQL was set up for.
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  const create = (name: string) => db.schema.createTable(name);
  // SQLite keeps a table in the order of such a key, PostgreSQL has no use for the words.
  const clustered = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
    engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;

  await create('secrets')
    .addColumn('name', id, (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await create('identities')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', id, (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('guests_by_seen')
    .on('identities')
    .column('seen')
    .where(sql.ref('kind'), '=', sql.lit('guest'))
    .execute();

  await create('sign_ins')
    .addColumn('hash', id, (column) => column.primaryKey().notNull())
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_ins_by_identity').on('sign_ins').column('identity').execute();

  await create('tables')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('public', 'integer', (column) => column.notNull())
    .addColumn('spectators', 'integer', (column) => column.notNull())
    .addColumn('chat', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('lapse', 'text', (column) => column.notNull())
    .addColumn('host', id, (column) => column.notNull().references('identities.id'))
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('rematch_of', id)
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('started', 'bigint')
    .addColumn('ended', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('rematches')
    .unique()
    .on('tables')
    .column('rematch_of')
    .where(sql.ref('rematch_of'), 'is not', null)
    .execute();
  await db.schema.createIndex('tables_by_host').on('tables').column('host').execute();
  await db.schema
    .createIndex('lobby_tables')
    .on('tables')
    .column('id')
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute();
  await db.schema
    .createIndex('open_tables')
    .on('tables')
    .columns(['created', 'id'])
    .where(sql<boolean>`status = 'open' and public = 1`)
    .execute();
  await db.schema
    .createIndex('live_tables')
    .on('tables')
    .columns(['started', 'id'])
    .where(sql<boolean>`status = 'playing' and public = 1 and spectators = 1`)
    .execute();
  await db.schema
    .createIndex('finished_tables')
    .on('tables')
    .columns(['ended', 'id'])
    .where(sql<boolean>`status = 'finished' and public = 1 and spectators = 1`)
    .execute();

  await create('seats')
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('identity', id, (column) => column.references('identities.id'))
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .$call(clustered)
    .execute();
  await db.schema
    .createIndex('seats_by_identity')
    .on('seats')
    .column('identity')
    .where(sql.ref('identity'), 'is not', null)
    .execute();

  await create('places')
    .addColumn('table_id', id, (column) => column.primaryKey().notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('asked', 'integer')
    .addColumn('discreet', 'integer', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('lease_by', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('active', 'bigint', (column) => column.notNull())
    // These rows change all the time: with room in their page, PostgreSQL leaves the indexes alone.
    .$call((table) => (engine === 'postgres' ? table.modifyEnd(sql`with (fillfactor = 50)`) : table))
    .execute();
  await db.schema
    .createIndex('due_places')
    .on('places')
    .column('due')
    .where(sql.ref('due'), 'is not', null)
    .execute();

  await create('records')
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('spent', 'text')
    .addColumn('events', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('records_key', ['table_id', 'seq'])
    .$call(clustered)
    .execute();

  await create('snapshots')
    .addColumn('table_id', id, (column) => column.primaryKey().notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('rest', 'text', (column) => column.notNull())
    .execute();

  await create('waivers')
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('prompt', id, (column) => column.notNull())
    .addColumn('key', id, (column) => column.notNull())
    .addPrimaryKeyConstraint('waivers_key', ['table_id', 'seat', 'prompt'])
    .$call(clustered)
    .execute();

  await create('talks')
    .addColumn('table_id', id, (column) => column.primaryKey().notNull().references('tables.id'))
    .addColumn('lines', 'integer', (column) => column.notNull())
    .execute();
  await create('lines')
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('identity', id, (column) => column.notNull().references('identities.id'))
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lines_key', ['table_id', 'n'])
    .$call(clustered)
    .execute();
  await db.schema.createIndex('lines_by_identity').on('lines').column('identity').execute();
  await create('mutes')
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id'))
    .addColumn('identity', id, (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['table_id', 'identity'])
    .$call(clustered)
    .execute();
  await db.schema.createIndex('mutes_by_identity').on('mutes').column('identity').execute();

  await create('uptime')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await create('downtimes')
    .addColumn('from_at', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('to_at', 'bigint', (column) => column.notNull())
    .execute();
  await create('checks')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Whether the players of a table may ask a bot for advice. */
async function hints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** What people made in the editors. */
async function scenarios(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  await db.schema
    .createTable('scenarios')
    .addColumn('owner', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('id', id, (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('scenarios_key', ['owner', 'id'])
    .execute();
}

/** Calls to people whose turn it is: how they want to be called, when, and who needs no call since they are there. */
async function calls(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  const create = (name: string) => db.schema.createTable(name);

  await db.schema.alterTable('places').addColumn('call_turn', 'integer').execute();
  await db.schema.alterTable('places').addColumn('call_at', 'bigint').execute();
  await db.schema
    .createIndex('places_to_call')
    .on('places')
    .column('call_at')
    .where(sql.ref('call_at'), 'is not', null)
    .execute();

  await create('devices')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('added', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('devices_by_identity').on('devices').column('identity').execute();

  await create('mailboxes')
    .addColumn('identity', id, (column) =>
      column.primaryKey().notNull().references('identities.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .addColumn('token', id, (column) => column.unique())
    .addColumn('token_until', 'bigint')
    .execute();

  await create('calls')
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('target', id, (column) => column.notNull())
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('calls_key', ['table_id', 'seat', 'target'])
    .execute();
  await db.schema
    .createIndex('due_calls')
    .on('calls')
    .column('due')
    .where(sql.ref('due'), 'is not', null)
    .execute();
  await db.schema.createIndex('calls_by_identity').on('calls').column('identity').execute();
  await db.schema.createIndex('calls_by_target').on('calls').column('target').execute();

  await create('presences')
    .addColumn('process', id, (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('identity', id, (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presences_key', ['table_id', 'identity', 'process'])
    .execute();
  await db.schema.createIndex('presences_by_process').on('presences').column('process').execute();
}

/** Rated matches, which are counted once, what they did, and what came of it. */
async function ratings(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  const create = (name: string) => db.schema.createTable(name);

  for (const flag of ['rated', 'counted'])
    await db.schema
      .alterTable('tables')
      .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema
    .createIndex('matches_to_count')
    .on('tables')
    .column('ended')
    .where(sql<boolean>`rated = 1 and counted = 0 and status = 'finished'`)
    .execute();

  await create('ratings')
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('game', id, (column) => column.notNull())
    .addColumn('rating', 'bigint', (column) => column.notNull())
    .addColumn('deviation', 'bigint', (column) => column.notNull())
    .addColumn('volatility', 'bigint', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('firm_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['identity', 'game'])
    .execute();
  await db.schema
    .createIndex('best_ratings')
    .on('ratings')
    .columns(['game', 'rating desc', 'identity'])
    .execute();

  await create('rating_changes')
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('game', id, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('before', 'bigint', (column) => column.notNull())
    .addColumn('after', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_changes_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('rating_changes_by_identity')
    .on('rating_changes')
    .columns(['identity', 'game', 'at'])
    .execute();
}

/** Hosts of the site: who they are, what they did, what they were told, and what they keep people from. */
async function moderation(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  const create = (name: string) => db.schema.createTable(name);

  await create('hosts')
    .addColumn('identity', id, (column) =>
      column.primaryKey().notNull().references('identities.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();

  await create('sanctions')
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ends', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sanctions_key', ['identity', 'kind'])
    .execute();

  await create('reports')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('about', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('reporter', id, (column) => column.references('identities.id').onDelete('set null'))
    .addColumn('complaint', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('settled_by', id)
    .addColumn('settlement', 'text')
    .execute();
  await db.schema
    .createIndex('reports_once')
    .unique()
    .on('reports')
    .columns(['reporter', 'table_id', 'line', 'about'])
    .execute();
  await db.schema.createIndex('reports_about').on('reports').column('about').execute();
  await db.schema.createIndex('reports_by_table').on('reports').column('table_id').execute();
  await db.schema.createIndex('reports_by_time').on('reports').columns(['at', 'id']).execute();

  await create('host_acts')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', id)
    .addColumn('did', 'text', (column) => column.notNull())
    .addColumn('whom', id)
    .addColumn('table_id', id)
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('host_acts_by_time').on('host_acts').columns(['at', 'id']).execute();

  await create('read_only')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute();

  await create('processes')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('started', 'bigint', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('rooms', 'integer', (column) => column.notNull())
    .addColumn('faults', 'integer', (column) => column.notNull())
    .execute();
}

/** Where people were lately seen, and from where nobody new may come in. Addresses are keyed hashes. */
async function newcomers(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  const create = (name: string) => db.schema.createTable(name);

  await create('sightings')
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('address', id, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sightings_key', ['identity', 'address'])
    .execute();
  await db.schema.createIndex('sightings_by_time').on('sightings').column('at').execute();

  await create('shut_outs')
    .addColumn('id', id, (column) => column.notNull())
    .addColumn('address', id, (column) => column.notNull())
    .addColumn('whom', id)
    .addColumn('actor', id, (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('ends', 'bigint')
    .addPrimaryKeyConstraint('shut_outs_key', ['id', 'address'])
    .execute();
  await db.schema.createIndex('shut_outs_by_address').on('shut_outs').column('address').execute();
}

/** Scenarios know which edition they are. What was kept before is called after when it was changed. */
async function editions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('scenarios')
    .addColumn('edition', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update scenarios set edition = cast(changed as text)`.execute(db);
}

/** What seats want done without being asked, and how tables wait for windows. */
async function orders(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  await db.schema
    .alterTable('tables')
    .addColumn('windows', 'text', (column) => column.notNull().defaultTo('ask'))
    .execute();
  await db.schema.alterTable('tables').addColumn('reaction', 'integer').execute();
  await db.schema.alterTable('waivers').renameTo('auto_passes').execute();
  await db.schema
    .createTable('hushed_cards')
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('card', id, (column) => column.notNull())
    .addPrimaryKeyConstraint('hushed_cards_key', ['table_id', 'seat', 'card'])
    .execute();
  await db.schema
    .createTable('standing_orders')
    .addColumn('table_id', id, (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('orders', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('standing_orders_key', ['table_id', 'seat'])
    .execute();
}

/** Names are compared by how they look. Of two accounts that look the same, the older keeps its look to itself. */
async function looks(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; name_key: string }>`
    select id, name, name_key from identities where name_key is not null order by created, id`.execute(db);
  for (const { id, name, name_key: known } of rows) {
    const key = lookOf(name);
    if (key === known) continue;
    await sql`
      update identities set name_key = ${key}
      where id = ${id} and not exists (select 1 from identities where name_key = ${key})`.execute(db);
  }
}

/** Hashes of what lets somebody back in whose password is lost. */
async function recovery(db: Kysely<unknown>, engine: EngineKind): Promise<void> {
  const id = engine === 'postgres' ? sql`text collate "C"` : ('text' as const);
  await db.schema
    .createTable('recovery_codes')
    .ifNotExists()
    .addColumn('identity', id, (column) => column.notNull().references('identities.id').onDelete('cascade'))
    .addColumn('hash', id, (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['identity', 'hash'])
    .execute();
}

/** Codes that are sent by mail are good for a while only. */
async function mailedCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recovery_codes').addColumn('expires', 'bigint').execute();
}
