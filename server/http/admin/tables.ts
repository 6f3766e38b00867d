/** `/api/host/tables`: who sits where, and nothing of what is played. */
import type { HostTable } from '@gonfalon/protocol';
import { hostQueries, hostSchemas } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { RequestError } from '../../errors.ts';
import type { HostTableRow } from '../../store/admin-store.ts';
import { fieldsOf, requireUser } from '../authenticate.ts';
import type { IdParams } from './id-params.ts';
import { handle } from './id-params.ts';
import { PAGE, page, position } from './lists.ts';
import type { AdminParts } from './parts.ts';

export function tableRoutes(host: FastifyInstance, { store, closing, handles }: AdminParts): void {
  host.get('/tables', async (request) => {
    const { status, name, before } = v.parse(hostQueries.tables, request.query);
    const place = position(before);
    const last = place && handles.tableOf(place.id);
    const after = place && last !== undefined ? { at: place.at, id: last } : undefined;
    const rows = await store.hostTables({ status, name, after, limit: PAGE + 1 });
    const { shown, next } = page(rows.map((row) => ({ row, at: row.active, id: handles.of(row.id) })));
    return { ok: true, tables: shown.map(({ row, id }) => tableTold(row, id)), ...next };
  });

  host.post<IdParams>('/tables/:id/close', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    const table = handles.tableOf(handle(request));
    if (table === undefined) throw new RequestError('table.unknown');
    await closing.close(requireUser(request).identity, table);
    return { ok: true };
  });
}

function tableTold(row: HostTableRow, id: string): HostTable {
  const { game, status, created, active, seats } = row;
  const watchable = row.public && (row.spectators || status === 'open') && status !== 'cancelled';
  return {
    handle: id,
    game,
    status,
    public: row.public,
    ...(watchable && { link: row.id }),
    seats: seats.map(({ kind, name }) => ({ kind, ...(name !== undefined && { name }) })),
    created,
    active,
  };
}
