/** The settings of a server, from its environment. docs/operations.md lists them. */
import { resolve } from 'node:path';
import { InvalidInput } from '../problem.ts';
import type { Environment } from './environment.ts';
import { oneOf, whole } from './environment.ts';
import type { MailSettings, PushSettings } from './notification-settings.ts';
import { mailSettings, pushSettings } from './notification-settings.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded store. */
  readonly data: string;
  /** PostgreSQL, instead of the embedded store. */
  readonly databaseUrl: string | undefined;
  /** How browsers reach the server, `https://play.example.org`; if unset, by the name in their requests. */
  readonly publicUrl: string | undefined;
  /** Whether a reverse proxy in front tells the true address of a client. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** How many processes serve: more than one needs a store that they can share. */
  readonly processes: number;
  /** Threads in which bots think and matches are replayed. */
  readonly threads: number;
  /** How long the table waits before it answers a reaction window for a seat, in ms: shortest and longest. */
  readonly reactionDelay: readonly [number, number];
  /** How many times the ordinary number of requests is allowed. */
  readonly allowance: number;
  /** How many matches are kept in memory; the others are read again when something happens there. */
  readonly rooms: number;
  readonly connections: number;
  /** After how many days without a sign of life guests, and their unfinished tables, are removed. */
  readonly guestDays: number;
  readonly guestTableDays: number;
  /** Who knows it may read the metrics; without one, nobody may. */
  readonly metricsToken: string | undefined;
  /** How people are called to a table when it is their turn: by their browsers, by mail; if unset, not so. */
  readonly push: PushSettings | undefined;
  readonly mail: MailSettings | undefined;
}

export function configFrom(env: Environment, cwd: string): Config {
  const site = publicUrl(env.PUBLIC_URL);
  const databaseUrl = env.DATABASE_URL || undefined;
  return {
    host: env.HOST || '127.0.0.1',
    port: whole(env, 'PORT', 3000, 0, 65_535),
    data: resolve(cwd, env.DATA || 'data'),
    databaseUrl,
    publicUrl: site,
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
    processes: processes(env, databaseUrl),
    threads: whole(env, 'THREADS', 1, 1, 64),
    reactionDelay: delay(env.REACTION_DELAY || '400-1000'),
    allowance: whole(env, 'ALLOWANCE', 1, 1, 1_000_000),
    rooms: whole(env, 'ROOMS', 1000, 1, 1_000_000),
    connections: whole(env, 'CONNECTIONS', 5000, 1, 1_000_000),
    guestDays: whole(env, 'GUEST_DAYS', 90, 1, 10_000),
    guestTableDays: whole(env, 'GUEST_TABLE_DAYS', 180, 1, 10_000),
    metricsToken: env.METRICS_TOKEN || undefined,
    push: pushSettings(env),
    mail: mailSettings(env, site),
  };
}

function processes(env: Environment, databaseUrl: string | undefined): number {
  const count = whole(env, 'PROCESSES', 1, 1, 64);
  if (count > 1 && databaseUrl === undefined) throw new InvalidInput({ id: 'setting.processes', params: {} });
  return count;
}

function delay(text: string): readonly [number, number] {
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  if (from === undefined || Number(from) > Number(to))
    throw new InvalidInput({ id: 'setting.delay', params: { text } });
  return [Number(from), Number(to)];
}

function publicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/')
    return url.origin;
  throw new InvalidInput({ id: 'setting.public-url', params: { text } });
}
