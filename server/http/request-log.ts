/** One line of the log, and one observation, for every request. */
import type { ErrorCode } from '@gonfalon/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../ops/log.ts';
import { tableInLog } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { Refusals } from '../ops/refusals.ts';
import { isForOperators } from './operations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request was refused with. */
    refusedWith: ErrorCode | undefined;
  }
}

/** What somebody who means no harm does not send. */
const SUSPICIOUS: readonly (ErrorCode | undefined)[] = [
  'request.malformed',
  'request.origin',
  'request.too-large',
  'request.too-many',
];

interface RequestLogParts {
  readonly metrics: Metrics;
  readonly log: Log;
}

export function logRequests(app: FastifyInstance, { metrics, log }: RequestLogParts): void {
  const refusals = new Refusals(log);
  app.decorateRequest('refusedWith');
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    // What went wrong on our side is always told.
    const isRefusal = status >= 400 && status < 500;
    if (isRefusal && !refusals.mayWrite()) return;
    request.log[levelOf(request, reply)](
      {
        method,
        // A pattern: the address itself may be the secret of a table.
        route,
        ...tableOf(request.params),
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...refusalOf(request),
      },
      'request',
    );
  });
}

function levelOf({ refusedWith, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  // What has to wait is no fault of ours.
  if (statusCode === 503) return 'warn';
  if (statusCode >= 500) return 'error';
  if (SUSPICIOUS.includes(refusedWith)) return 'warn';
  return isForOperators(routeOptions.url) ? 'debug' : 'info';
}

function tableOf(params: unknown): { readonly table?: string } {
  const { table } = (params ?? {}) as { readonly table?: string };
  return table === undefined ? {} : { table: tableInLog(table) };
}

/** Where it came from is only written down when somebody may have to be kept out. */
function refusalOf({ refusedWith, ip }: FastifyRequest): {
  readonly code?: string;
  readonly address?: string;
} {
  if (refusedWith === undefined) return {};
  return SUSPICIOUS.includes(refusedWith) ? { code: refusedWith, address: ip } : { code: refusedWith };
}
