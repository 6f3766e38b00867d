/** The HTTP side of a server: what every request passes through, and the routes. */
import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { GameModule } from '@gonfalon/kernel';
import type { ReadOnly } from '@gonfalon/protocol';
import { MAX_REQUEST_LENGTH } from '@gonfalon/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import { readRequest } from '../api/json.ts';
import { sameOrigin } from '../api/origin.ts';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import { DeviceSeal } from '../identity/device.ts';
import type { Identities } from '../identity/identities.ts';
import { SignupGuard } from '../identity/signup-guard.ts';
import type { EmailAddresses } from '../notifications/email-addresses.ts';
import type { Push } from '../notifications/push.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { createRateLimits, PER_ADDRESS } from '../rate-limit/limits.ts';
import type { Store } from '../store/store.ts';
import { accountRoutes } from './accounts.ts';
import { authenticate } from './authenticate.ts';
import { limitConnections, limitPipelines } from './connections.ts';
import { answerFailures, onClientError, onFrameworkError } from './error-handlers.ts';
import { gameRoutes } from './games.ts';
import { addHeaders } from './headers.ts';
import { mailLinks } from './mail-links.ts';
import { notificationRoutes } from './notifications.ts';
import { isForOperators, operatorRoutes } from './operations.ts';
import { playerRoutes } from './players.ts';
import { mayAlways, refuseChanges, siteState } from './read-only.ts';
import { logRequests } from './request-log.ts';
import { scenarioRoutes } from './scenarios.ts';
import { siteRoutes } from './site.ts';

export interface AppParts {
  readonly config: Config;
  readonly store: Store;
  readonly identities: Identities;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly games: readonly GameModule[];
  /** Whether the server is about to end and takes no more requests. */
  stopping(): boolean;
  /** Adds the routes of tables, whose addresses begin with `/api` by themselves. */
  readonly tableRoutes?: (api: FastifyInstance, limits: Limits) => void;
  /** Adds the routes of the hosts of the site, in the same way. */
  readonly hostRoutes?: (api: FastifyInstance, limits: Limits) => Promise<void>;
  /** Whether a host has said that nothing is to be changed. */
  readonly readOnly?: () => ReadOnly | undefined;
  /** What people can be called by to a table, where the host offers something. */
  readonly push?: Push | undefined;
  readonly mailboxes?: EmailAddresses | undefined;
  /** The folder of the browser client; without one a page of our own tells what this is. */
  readonly web?: string | undefined;
}

/** A request that takes longer to arrive is a stalled one. */
const SLOWEST_REQUEST = 30_000;
/** A connection on which nothing moves for so long, in ms: nobody reads what was answered. */
const MAX_SILENCE = 60_000;
const READING = ['GET', 'HEAD', 'OPTIONS'];

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, games, log } = parts;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: numbered(),
    requestIdHeader: false,
    bodyLimit: MAX_REQUEST_LENGTH,
    requestTimeout: SLOWEST_REQUEST,
    connectionTimeout: MAX_SILENCE,
    // Only what the nearest proxy says is true: the rest of the list comes from the client.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    return503OnClosing: false,
    frameworkErrors: onFrameworkError(games),
    clientErrorHandler: onClientError,
  });
  limitConnections(app.server, config);
  logRequests(app, parts);
  limitPipelines(app);
  answerFailures(app, games);
  acceptOnlyJson(app);
  await addHeaders(app, config);
  await guard(app, parts);
  operatorRoutes(app, parts);
  await siteRoutes(app, parts);
  const limits = createRateLimits(config);
  const door = await SignupGuard.open(parts.store);
  const devices = await DeviceSeal.open(parts.store);
  if (parts.mailboxes) await mailLinks(app, parts.mailboxes, limits);
  await app.register(
    async (api) => {
      authenticate(api, parts, door, limits);
      accountRoutes(api, parts, { door, devices, limits });
      gameRoutes(api, games);
      scenarioRoutes(api, parts);
      playerRoutes(api, parts, limits);
      notificationRoutes(api, parts, limits);
      parts.tableRoutes?.(api, limits);
      await parts.hostRoutes?.(api, limits);
      api.get('/site', async () => ({ ok: true, site: siteState(parts.readOnly?.()) }));
    },
    { prefix: '/api' },
  );
  return app;
}

/** Short, and different between processes. */
function numbered(): () => string {
  const process = randomBytes(4).toString('hex');
  let n = 0;
  return () => `${process}-${(n++).toString(36)}`;
}

function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => readRequest(text),
  );
}

/** Before anything is read or looked up. */
async function guard(app: FastifyInstance, { config, stopping, readOnly }: AppParts): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const count = app.createRateLimit({ max: PER_ADDRESS * config.allowance, timeWindow: 60_000 });
  app.addHook('onRequest', async (request, reply) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new RequestError('request.too-many', { seconds: counted.ttlInSeconds });
    if (!READING.includes(request.method) && !sameOrigin(request.headers, config))
      throw new RequestError('request.origin');
    if (!READING.includes(request.method) && !mayAlways(request.routeOptions.url))
      refuseChanges(readOnly?.());
    if (stopping() && !isForOperators(request.routeOptions.url)) {
      reply.header('connection', 'close');
      throw new RequestError('server.stopping');
    }
  });
}
