/** Lets Kysely work on a pool of connections to PostgreSQL. */
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { PostgresPool, Session } from './pool.ts';

export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PostgresDriver implements Driver {
  private readonly pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.pool = pool;
  }

  async init(): Promise<void> {
    // The pool connects when it is needed.
  }

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.pool.session());
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? `isolation level ${settings.isolationLevel}` : '';
    await connection.session.query(`begin ${level} ${settings.accessMode ?? ''}`, []);
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.session.query('commit', []);
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.session.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.session.release();
  }

  async destroy(): Promise<void> {
    await this.pool.close();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await this.session.query(named(sql), parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: Kysely wants the method, and nobody streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page');
  }
}

/** Statements that come again are planned once for each connection; lists of any length make ever new ones. */
const MAX_NAMED = 200;
const names = new Map<string, string>();

function named(text: string): { readonly text: string; readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { text, name: known };
  if (names.size >= MAX_NAMED) return { text };
  const name = `kept-${names.size}`;
  names.set(text, name);
  return { text, name };
}
