/** The PostgreSQL of a test run. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Postgres } from '../../../scripts/postgres.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';

/** Undefined where there is none to be had; the run says so at its end. */
export async function postgresUrl(): Promise<string | undefined> {
  const response = await fetch(inject('askForPostgres'));
  const { url } = (await response.json()) as { readonly url?: string };
  return url;
}

/** A PostgreSQL that the test may stop and start again; undefined where there is none to be had. */
export async function ownPostgres(): Promise<Required<Postgres> | undefined> {
  // Where the run has none, that was said already.
  if ((await postgresUrl()) === undefined) return undefined;
  const { postgres, reason } = await startPostgres({ own: true });
  if (postgres) return postgres as Required<Postgres>;
  await fetch(inject('askForPostgres'), { method: 'POST', body: reason });
  return undefined;
}

/** A database of one's own, on the PostgreSQL of the run or on the one at that address. */
export async function freshDatabase(server?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const base = server ?? (await postgresUrl());
  if (base === undefined) throw new Error('there is no PostgreSQL');
  const name = `gonfalon_test_${randomBytes(8).toString('hex')}`;
  await execute(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(base, `drop database ${name} with (force)`) };
}

/** Runs a statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
