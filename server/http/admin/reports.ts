/** `/api/host/reports`: what people told the hosts about others. */
import type { HostReport } from '@gonfalon/protocol';
import { hostQueries, hostSchemas } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { fieldsOf, requireUser } from '../authenticate.ts';
import type { IdParams } from './id-params.ts';
import { handle } from './id-params.ts';
import { PAGE, page, position } from './lists.ts';
import type { AdminParts } from './parts.ts';

export function reportRoutes(host: FastifyInstance, { store, reports }: AdminParts): void {
  host.get('/reports', async (request) => {
    const { which, before } = v.parse(hostQueries.reports, request.query);
    const { shown, next } = page(await store.reports(which, position(before), PAGE + 1));
    const infos: (HostReport | undefined)[] = [];
    for (const report of shown) infos.push(await reports.shown(report));
    return { ok: true, reports: infos.filter((report) => report !== undefined), ...next };
  });

  host.post<IdParams>('/reports/:id', async (request) => {
    const { settlement } = fieldsOf(hostSchemas.settle, request);
    await reports.settle(requireUser(request).identity, handle(request), settlement);
    return { ok: true };
  });
}
