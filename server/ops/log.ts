/** The log of a server: lines of JSON, for machines to sort and for people to search. No secrets, no hands, no talk. */
import { createHash } from 'node:crypto';
import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

export type Log = Logger;

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
  const options = {
    level,
    base: {},
    redact: {
      paths: SECRET.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '—',
    },
    serializers: { err: describe },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return stream ? pino(options, stream) : pino(options);
}

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
