/**
 * `/api/host`: what hosts of the site may ask and do. Every request is checked against the store, and for everybody
 * else there is no such address.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameOrigin } from '../../api/origin.ts';
import { Refused } from '../../errors.ts';
import type { Limits } from '../../rate-limit/limits.ts';
import { recordRoutes } from './audit-log.ts';
import type { HostParts } from './parts.ts';
import { reportRoutes } from './reports.ts';
import { shutOutRoutes } from './signup-blocks.ts';
import { siteRoutes } from './site.ts';
import { tableRoutes } from './tables.ts';
import { peopleRoutes } from './users.ts';

export async function hostRoutes(api: FastifyInstance, parts: HostParts, limits: Limits): Promise<void> {
  await api.register(
    async (host) => {
      host.addHook('onRequest', (request) => mustBeHost(request, parts));
      siteRoutes(host, parts, limits);
      peopleRoutes(host, parts);
      shutOutRoutes(host, parts);
      tableRoutes(host, parts);
      reportRoutes(host, parts);
      recordRoutes(host, parts);
    },
    { prefix: '/host' },
  );
}

/** By what the store says now; who is no host learns only that there is nothing here. */
async function mustBeHost(request: FastifyRequest, { identities, store, config }: HostParts): Promise<void> {
  const { known } = request;
  const who = known && (await identities.stillSignedIn(known.hash));
  const isHost = who?.identity.kind === 'account' && !who.ban && (await store.isHost(who.identity.id));
  if (!isHost) throw new Refused('request.unknown');
  // What only reads tells a lot, too: no other site may make a host's browser ask for it.
  if (!sameOrigin(request.headers, config)) throw new Refused('request.origin');
}
