/** `/api/host/people`: who they are, and what is to be done about them. */
import { hostQueries, hostSchemas } from '@gonfalon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import { RequestError } from '../../errors.ts';
import { fieldsOf, requireUser } from '../authenticate.ts';
import type { IdParams } from './id-params.ts';
import { targetUser } from './id-params.ts';
import { PAGE, page, position } from './lists.ts';
import type { AdminParts } from './parts.ts';

export function userRoutes(host: FastifyInstance, { store, moderation, config }: AdminParts): void {
  host.get('/people', async (request) => {
    const { which, name, before } = v.parse(hostQueries.people, request.query);
    const query = { which, name, after: position(before), now: Date.now(), limit: PAGE + 1 };
    const found = (await store.people(query)).map((person) => ({ ...person, at: person.created }));
    const { shown, next } = page(found);
    return { ok: true, people: shown.map(({ at: _, ...person }) => person), ...next };
  });

  host.post<IdParams>('/people/:id/sanction', async (request) => {
    const fields = fieldsOf(hostSchemas.sanction, request);
    if (fields.shutOut !== undefined) refuseBehindProxy(request, config);
    await moderation.sanction(requireUser(request).identity, targetUser(request), fields);
    return { ok: true };
  });

  host.post<IdParams>('/people/:id/lift', async (request) => {
    const { kind } = fieldsOf(hostSchemas.lift, request);
    await moderation.lift(requireUser(request).identity, targetUser(request), kind);
    return { ok: true };
  });

  host.post<IdParams>('/people/:id/rename', async (request) => {
    const { name } = fieldsOf(hostSchemas.rename, request);
    await moderation.rename(requireUser(request).identity, targetUser(request), name);
    return { ok: true };
  });

  host.post<IdParams>('/people/:id/role', async (request) => {
    const { host: on } = fieldsOf(hostSchemas.role, request);
    await moderation.setRole(requireUser(request).identity, targetUser(request), on);
    return { ok: true };
  });

  host.post<IdParams>('/people/:id/sign-out', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    await moderation.signOut(requireUser(request).identity, targetUser(request));
    return { ok: true };
  });

  host.post<IdParams>('/people/:id/delete', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    await moderation.remove(requireUser(request).identity, targetUser(request));
    return { ok: true };
  });
}

/** If all that is known is the address of a proxy, everybody would be shut out with whoever is meant. */
function refuseBehindProxy({ headers }: Pick<FastifyRequest, 'headers'>, { trustProxy }: Config): void {
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (proxied && !trustProxy) throw new RequestError('host.behind-proxy');
}
