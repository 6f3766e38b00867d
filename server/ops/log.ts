/** The log of a server: lines of JSON, for machines to sort and for people to search. No secrets, no hands, no talk. */
import { createHash } from 'node:crypto';
import type { DestinationStream, LogFn, Logger } from 'pino';
import { pino } from 'pino';
import { Faults } from './faults.ts';

export type Log = Logger;

/** What went wrong, by the log that it was written to. */
const faults = new WeakMap<object, Faults>();
const ERROR = 50;

/** Never to be written down, wherever it turns up. */
const SECRET = [
  'auth',
  'authorization',
  'body',
  'choice',
  'cookie',
  'endpoint',
  'headers',
  'password',
  'seed',
  'secret',
  'text',
  'token',
];

export function createLog(level: string, stream?: DestinationStream): Log {
  const noted = new Faults();
  const options = {
    level,
    base: {},
    redact: {
      paths: SECRET.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '—',
    },
    serializers: { err: describe },
    hooks: {
      logMethod(args: Parameters<LogFn>, method: LogFn, level: number) {
        if (level >= ERROR) noted.note(args);
        method.apply(this, args);
      },
    },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = stream ? pino(options, stream) : pino(options);
  faults.set(log, noted);
  return log;
}

/** The faults that were written to a log. */
export function faultsOf(log: Log): Faults {
  return faults.get(log) ?? new Faults();
}

/** For what is done beside a server: its own line in the store is enough. */
export const silentLog: Log = createLog('silent');

/** Libraries hang rows, parameters and connections on their errors: only these are told. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}

/** Who knows the id of a private table may enter it: the log only tells one table from another. */
export function tableInLog(table: string): string {
  return createHash('sha256').update(table).digest('hex').slice(0, 8);
}
