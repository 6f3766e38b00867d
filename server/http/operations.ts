/** `/healthz` and `/metrics`, for whoever runs the server. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import { Health } from '../ops/health.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Store } from '../store/store.ts';

interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  stopping(): boolean;
}

const HEALTH = '/healthz';
const METRICS = '/metrics';

/** Whether a route is for operators, who also look while the server stops. */
export function isForOperators(route: string | undefined): boolean {
  return route === HEALTH || route === METRICS;
}

export function operatorRoutes(app: FastifyInstance, { config, store, metrics, stopping }: Parts): void {
  const health = new Health(store);

  app.get(HEALTH, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping()) throw new RequestError('server.stopping');
    if (!(await health.isGood())) throw new RequestError('server.unavailable');
    return { ok: true };
  });

  app.get(METRICS, async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw new RequestError('request.unknown');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Who knows the token. Not «whoever asks from this machine»: a plain reverse proxy on it lets everybody in. */
function mayReadMetrics({ headers }: FastifyRequest, { metricsToken }: Config): boolean {
  return metricsToken !== undefined && same(headers.authorization ?? '', `Bearer ${metricsToken}`);
}

/** Takes the same time wherever they differ. */
function same(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
