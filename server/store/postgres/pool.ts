/** Connections to PostgreSQL, which may be gone at any moment and come back. */
import type { PoolClient, QueryConfig } from 'pg';
import { Pool, types } from 'pg';
import { storable } from '../engine.ts';
import { isHarmless, translate } from './errors.ts';

const MAX_CONNECTIONS = 8;
/** How long to wait for a connection, in ms; for the answer to a statement; and for a server that says nothing at all. */
const CONNECTING = 3000;
const ANSWERING = 10_000;
const SILENT = 12_000;

const INT8 = 20;
/** Counts and times are whole numbers that JavaScript knows exactly. */
const parsers: { getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

export interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly rowCount: number | null;
}

/** Migrations and transfers take as long as they take; requests do not wait for ever. */
type Patience = 'prompt' | 'patient';

export class PostgresPool {
  private readonly pool: Pool;

  constructor(url: string, timeoutMs: Patience) {
    this.pool = new Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECTING,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'gonfalon',
      types: parsers,
      ...(timeoutMs === 'prompt' && {
        statement_timeout: ANSWERING,
        idle_in_transaction_session_timeout: ANSWERING,
        query_timeout: SILENT,
      }),
    });
    // A connection that breaks while nobody uses it is replaced when it is needed; one that breaks in use tells its user.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async session(): Promise<Session> {
    try {
      return new Session(await this.pool.connect());
    } catch (error) {
      throw translate(error);
    }
  }

  /** One statement, which is a transaction of its own. */
  async query(statement: string | QueryConfig, values: readonly unknown[]): Promise<Answer> {
    const session = await this.session();
    try {
      return await session.query(statement, values);
    } finally {
      session.release();
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** One connection, in the hands of one user. */
export class Session {
  private readonly client: PoolClient;
  private broken = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async query(statement: string | QueryConfig, values: readonly unknown[]): Promise<Answer> {
    try {
      return await this.client.query(statement as string, values.map(bindable));
    } catch (error) {
      if (!isHarmless(error)) this.broken = true;
      throw translate(error);
    }
  }

  /** If even that fails, the connection is thrown away, and PostgreSQL rolls back by itself. */
  async rollback(): Promise<void> {
    if (this.broken) return;
    await this.client.query('rollback').catch(() => {
      this.broken = true;
    });
  }

  release(): void {
    this.client.release(this.broken);
  }
}

function bindable(value: unknown): unknown {
  return typeof value === 'string' ? storable(value) : value;
}
