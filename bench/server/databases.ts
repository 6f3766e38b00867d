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
  /** Of every process that was ever seen: one that ended keeps what it took. */
  const taken = new Map<number, number>();
  return {
    url: url.href,
    async cpu() {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      for (const { pid } of rows) {
        const cpu = cpuOf(pid);
        // It may have ended since the list was made.
        if (!Number.isNaN(cpu)) taken.set(pid, cpu);
      }
      if (taken.size === 0) return Number.NaN;
      return [...taken.values()].reduce((sum, cpu) => sum + cpu, 0);
    },
    async drop() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
