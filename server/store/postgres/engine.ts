/** The store that several servers can share. */
import { Kysely } from 'kysely';
import type { BaseLogger } from 'pino';
import type { Access, Engine } from '../engine.ts';
import { checkVersion, migrate } from '../migrations/migrations.ts';
import { ProcessBus } from '../process-bus.ts';
import type { Database } from '../schema.ts';
import { StoreUnusable } from '../store.ts';
import { reasonOf } from '../store-errors.ts';
import { advanceInPostgres } from './commit.ts';
import { postgresDialect } from './driver.ts';
import { PostgresPool } from './pool.ts';

export async function openPostgres(
  url: string,
  log: Pick<BaseLogger, 'info' | 'warn'>,
  access: Access,
): Promise<Engine> {
  try {
    await prepare(url, access);
    return await connect(url, log, access);
  } catch (error) {
    if (error instanceof StoreUnusable) throw error;
    const params = { database: nameOf(url) };
    const problem = { id: 'store.database-unusable', params, why: reasonOf(error) } as const;
    throw new StoreUnusable(problem, { cause: error });
  }
}

async function prepare(url: string, access: Access): Promise<void> {
  const db = new Kysely<Database>({ dialect: postgresDialect(new PostgresPool(url, 'patient')) });
  try {
    if (access === 'serve') await migrate(db, 'postgres');
    else await checkVersion(db);
  } finally {
    await db.destroy();
  }
}

async function connect(url: string, log: Pick<BaseLogger, 'info' | 'warn'>, access: Access): Promise<Engine> {
  const pool = new PostgresPool(url, access === 'serve' ? 'prompt' : 'patient');
  const notices = new ProcessBus(url, log);
  await notices.connect();
  return {
    kind: 'postgres',
    db: new Kysely<Database>({ dialect: postgresDialect(pool) }),
    advance: (steps) => advanceInPostgres(pool, steps),
    publish: (notice) => notices.publish(notice),
    onNotice: (listener) => notices.onNotice(listener),
    close: async () => {
      await notices.close();
      await pool.close();
    },
  };
}

/** Without the password. */
function nameOf(url: string): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' };
  return `PostgreSQL (DATABASE_URL${host && `, ${host}${pathname}`})`;
}
