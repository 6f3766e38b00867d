/** `/api/host`: the site as a whole. */
import { hostSchemas } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../errors.ts';
import type { Limits } from '../../rate-limit/limits.ts';
import { consume } from '../../rate-limit/limits.ts';
import { fieldsOf, requireUser } from '../authenticate.ts';
import type { AdminParts } from './parts.ts';

export function siteRoutes(host: FastifyInstance, parts: AdminParts, limits: Limits): void {
  const { identities, acts, backup } = parts;

  host.get('/', async () => ({ ok: true, overview: await parts.overview() }));

  host.post('/read-only', async (request) => {
    const { on, note } = fieldsOf(hostSchemas.readOnly, request);
    await acts.note(requireUser(request).identity.id, on ? 'read-only-on' : 'read-only-off', {
      ...(on && note && { detail: { note } }),
    });
    const readOnly = await parts.setReadOnly(on, note);
    return { ok: true, site: readOnly ? { readOnly } : {} };
  });

  host.post('/backup', async (request) => {
    const { password } = fieldsOf(hostSchemas.backup, request);
    const known = requireUser(request);
    consume(limits.password, known.identity.id);
    await identities.confirm(known, password);
    return { ok: true, ticket: backup.ticket(known.identity.id) };
  });

  host.get<{ Params: { readonly ticket: string } }>(
    '/backup/:ticket',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = requireUser(request).identity;
      if (!backup.admits(id, request.params.ticket)) throw new RequestError('request.unknown');
      consume(limits.password, id);
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
