/** `/api/host/acts`: what hosts did. */
import type { HostActInfo } from '@gonfalon/protocol';
import { hostQueries } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { namesOf } from '../../admin/names.ts';
import type { AuditEntry } from '../../store/admin-store.ts';
import { PAGE, page, position } from './lists.ts';
import type { AdminParts } from './parts.ts';

export function auditLogRoutes(host: FastifyInstance, { store, handles }: AdminParts): void {
  host.get('/acts', async (request) => {
    const { before } = v.parse(hostQueries.acts, request.query);
    const { shown, next } = page(await store.acts(position(before), PAGE + 1));
    const nameOf = await namesOf(
      store,
      shown.flatMap(({ by, whom }) => [by, whom]),
    );
    const toInfo = ({ at, by, did, whom, table, detail }: AuditEntry): HostActInfo => ({
      at,
      did,
      detail,
      ...(by !== undefined && { by: nameOf(by) }),
      ...(whom !== undefined && { whom: { id: whom, name: nameOf(whom) } }),
      ...(table !== undefined && { table: handles.of(table) }),
    });
    return { ok: true, acts: shown.map(toInfo), ...next };
  });
}
