/** A database of the bench's own on a PostgreSQL that somebody else runs, and what it costs there. */
import { randomBytes } from 'node:crypto';
import { cpuOf } from './processes.ts';

export interface BenchDatabase {
  readonly url: string;
  /** The CPU time that PostgreSQL took so far, in ms; NaN if it runs elsewhere. */
  cpu(): Promise<number>;
  drop(): Promise<void>;
}

export async function createDatabase(server: string): Promise<BenchDatabase> {
  const name = `gonfalon_bench_${randomBytes(8).toString('hex')}`;
  const { Client } = await import('pg');
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async cpu() {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
    },
    async drop() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
