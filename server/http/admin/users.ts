/** `/api/host/people`: who they are, and what is to be done about them. */
import { hostQueries, hostSchemas } from '@gonfalon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import { Refused } from '../../errors.ts';
import { fieldsOf, visitor } from '../authenticate.ts';
import type { One } from './id-params.ts';
import { whom } from './id-params.ts';
import { PAGE, page, position } from './lists.ts';
import type { HostParts } from './parts.ts';

export function peopleRoutes(host: FastifyInstance, { store, moderation, config }: HostParts): void {
  host.get('/people', async (request) => {
    const { which, name, before } = v.parse(hostQueries.people, request.query);
    const query = { which, name, after: position(before), now: Date.now(), limit: PAGE + 1 };
    const found = (await store.people(query)).map((person) => ({ ...person, at: person.created }));
    const { shown, next } = page(found);
    return { ok: true, people: shown.map(({ at: _, ...person }) => person), ...next };
  });

  host.post<One>('/people/:id/sanction', async (request) => {
    const fields = fieldsOf(hostSchemas.sanction, request);
    if (fields.shutOut !== undefined) refuseBehindProxy(request, config);
    await moderation.sanction(visitor(request).identity, whom(request), fields);
    return { ok: true };
  });

  host.post<One>('/people/:id/lift', async (request) => {
    const { kind } = fieldsOf(hostSchemas.lift, request);
    await moderation.lift(visitor(request).identity, whom(request), kind);
    return { ok: true };
  });

  host.post<One>('/people/:id/rename', async (request) => {
    const { name } = fieldsOf(hostSchemas.rename, request);
    await moderation.rename(visitor(request).identity, whom(request), name);
    return { ok: true };
  });

  host.post<One>('/people/:id/role', async (request) => {
    const { host: on } = fieldsOf(hostSchemas.role, request);
    await moderation.setRole(visitor(request).identity, whom(request), on);
    return { ok: true };
  });

  host.post<One>('/people/:id/sign-out', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    await moderation.signOut(visitor(request).identity, whom(request));
    return { ok: true };
  });

  host.post<One>('/people/:id/delete', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    await moderation.remove(visitor(request).identity, whom(request));
    return { ok: true };
  });
}

/** If all that is known is the address of a proxy, everybody would be shut out with whoever is meant. */
function refuseBehindProxy({ headers }: Pick<FastifyRequest, 'headers'>, { trustProxy }: Config): void {
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (proxied && !trustProxy) throw new Refused('host.behind-proxy');
}
