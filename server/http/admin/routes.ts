/**
 * `/api/host`: what hosts of the site may ask and do. Every request is checked against the store, and for everybody
 * else there is no such address.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameOrigin } from '../../api/origin.ts';
import { RequestError } from '../../errors.ts';
import type { Limits } from '../../rate-limit/limits.ts';
import { auditLogRoutes } from './audit-log.ts';
import type { AdminParts } from './parts.ts';
import { reportRoutes } from './reports.ts';
import { signupBlockRoutes } from './signup-blocks.ts';
import { siteRoutes } from './site.ts';
import { tableRoutes } from './tables.ts';
import { userRoutes } from './users.ts';

export async function adminRoutes(api: FastifyInstance, parts: AdminParts, limits: Limits): Promise<void> {
  await api.register(
    async (host) => {
      host.addHook('onRequest', (request) => requireAdmin(request, parts));
      siteRoutes(host, parts, limits);
      userRoutes(host, parts);
      signupBlockRoutes(host, parts);
      tableRoutes(host, parts);
      reportRoutes(host, parts);
      auditLogRoutes(host, parts);
    },
    { prefix: '/host' },
  );
}

/** By what the store says now; who is no host learns only that there is nothing here. */
async function requireAdmin(
  request: FastifyRequest,
  { identities, store, config }: AdminParts,
): Promise<void> {
  const { known } = request;
  const who = known && (await identities.stillSignedIn(known.hash));
  const isHost = who?.identity.kind === 'account' && !who.ban && (await store.isHost(who.identity.id));
  if (!isHost) throw new RequestError('request.unknown');
  // What only reads tells a lot, too: no other site may make a host's browser ask for it.
  if (!sameOrigin(request.headers, config)) throw new RequestError('request.origin');
}
