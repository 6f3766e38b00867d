/** `/api/host`: the site as a whole. */
import { hostSchemas } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../../errors.ts';
import type { Limits } from '../../rate-limit/limits.ts';
import { charge } from '../../rate-limit/limits.ts';
import { fieldsOf, visitor } from '../authenticate.ts';
import type { HostParts } from './parts.ts';

export function siteRoutes(host: FastifyInstance, parts: HostParts, limits: Limits): void {
  const { identities, acts, backup } = parts;

  host.get('/', async () => ({ ok: true, overview: await parts.overview() }));

  host.post('/read-only', async (request) => {
    const { on, note } = fieldsOf(hostSchemas.readOnly, request);
    await acts.note(visitor(request).identity.id, on ? 'read-only-on' : 'read-only-off', {
      ...(on && note && { detail: { note } }),
    });
    const readOnly = await parts.setReadOnly(on, note);
    return { ok: true, site: readOnly ? { readOnly } : {} };
  });

  host.post('/backup', async (request) => {
    const { password } = fieldsOf(hostSchemas.backup, request);
    const known = visitor(request);
    charge(limits.password, known.identity.id);
    await identities.confirm(known, password);
    return { ok: true, ticket: backup.ticket(known.identity.id) };
  });

  host.get<{ Params: { readonly ticket: string } }>(
    '/backup/:ticket',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = visitor(request).identity;
      if (!backup.admits(id, request.params.ticket)) throw new Refused('request.unknown');
      charge(limits.password, id);
      await acts.note(id, 'backup');
      const name = `gonfalon-${new Date().toISOString().slice(0, 10)}.gonfalon.gz`;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/gzip')
        .send(await backup.begin());
    },
  );
}
