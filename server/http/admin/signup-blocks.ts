/** `/api/host/shut-outs`: that nobody new may come in, from somewhere or at all. No address is ever told. */
import type { HostShutOut } from '@gonfalon/protocol';
import { hostQueries, hostSchemas } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { namesOf } from '../../admin/names.ts';
import type { SignupBlock } from '../../store/admin-store.ts';
import { fieldsOf, requireUser } from '../authenticate.ts';
import type { IdParams } from './id-params.ts';
import { handle } from './id-params.ts';
import { PAGE, page, position } from './lists.ts';
import type { AdminParts } from './parts.ts';

export function signupBlockRoutes(host: FastifyInstance, { store, shutOuts }: AdminParts): void {
  host.get('/shut-outs', async (request) => {
    const { before } = v.parse(hostQueries.shutOuts, request.query);
    const found = await store.shutOuts(Date.now(), position(before), PAGE + 1);
    const { shown, next } = page(found.map((one) => ({ ...one, at: one.since })));
    const nameOf = await namesOf(
      store,
      shown.flatMap(({ by, whom }) => [by, whom]),
    );
    const toInfo = ({ id, whom, by, since, until }: SignupBlock): HostShutOut => ({
      id,
      since,
      by: nameOf(by),
      ...(until !== undefined && { until }),
      ...(whom !== undefined && { whom: { id: whom, name: nameOf(whom) } }),
    });
    return { ok: true, shutOuts: shown.map(toInfo), ...next };
  });

  host.post('/shut-outs', async (request) => {
    const { hours } = fieldsOf(hostSchemas.shutOut, request);
    await shutOuts.beginForAll(requireUser(request).identity, hours);
    return { ok: true };
  });

  host.post<IdParams>('/shut-outs/:id/lift', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    await shutOuts.lift(requireUser(request).identity, handle(request));
    return { ok: true };
  });
}
