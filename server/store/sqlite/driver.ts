/** Lets Kysely work on an SQLite file. */
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { SqliteFile } from './file.ts';

export function sqliteDialect(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  private readonly file: SqliteFile;
  private readonly connection: SqliteConnection;
  private release: () => void = () => undefined;

  constructor(file: SqliteFile) {
    this.file = file;
    this.connection = new SqliteConnection(file);
  }

  async init(): Promise<void> {
    // The file is open already.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.release = await this.file.hold();
    return this.connection;
  }

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.file.exec(settings.accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.file.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.file.rollback();
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async destroy(): Promise<void> {
    await this.file.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  private readonly file: SqliteFile;

  constructor(file: SqliteFile) {
    this.file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = this.file.run(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: Kysely wants the method, and nobody streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page');
  }
}
