/**
 * `/api/host`: what hosts of the site may ask and do. Every request is checked against the store, and for everybody
 * else there is no such address.
 */
import type { HostActInfo, HostOverview, HostReport, HostTable, ReadOnly } from '@gonfalon/protocol';
import { handleSchema, hostQueries, hostSchemas, identitySchema } from '@gonfalon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';
import type { Acts } from '../host/acts.ts';
import type { Backup } from '../host/backup.ts';
import type { Closing } from '../host/closing.ts';
import type { Handles } from '../host/handles.ts';
import type { Moderation } from '../host/moderation.ts';
import type { Reports } from '../host/reports.ts';
import type { Identities } from '../identity/identities.ts';
import type { Known } from '../identity/sign-ins.ts';
import type { HostAct, HostTableRow, Position } from '../store/host-store.ts';
import type { Store } from '../store/store.ts';
import type { Limits } from './limits.ts';
import { charge } from './limits.ts';
import { sameOrigin } from './origin.ts';
import { fieldsOf, visitor } from './visitor.ts';

const PAGE = 30;

export interface HostParts {
  readonly config: Config;
  readonly store: Store;
  readonly identities: Identities;
  readonly acts: Acts;
  readonly moderation: Moderation;
  readonly closing: Closing;
  readonly reports: Reports;
  readonly backup: Backup;
  readonly handles: Handles;
  readonly overview: () => Promise<HostOverview>;
  /** Begins or ends it, for all processes. */
  readonly setReadOnly: (on: boolean, note: string) => Promise<ReadOnly | undefined>;
}

type One = { Params: { readonly id: string } };

export async function hostRoutes(api: FastifyInstance, parts: HostParts, limits: Limits): Promise<void> {
  await api.register(
    async (host) => {
      host.addHook('onRequest', (request) => mustBeHost(request, parts));
      siteRoutes(host, parts, limits);
      peopleRoutes(host, parts);
      tableRoutes(host, parts);
      reportRoutes(host, parts);
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

function siteRoutes(host: FastifyInstance, parts: HostParts, limits: Limits): void {
  const { identities, acts, backup, store, handles } = parts;

  host.get('/', async () => ({ ok: true, overview: await parts.overview() }));

  host.post('/read-only', async (request) => {
    const { on, note } = fieldsOf(hostSchemas.readOnly, request);
    await acts.note(me(request).identity.id, on ? 'read-only-on' : 'read-only-off', {
      ...(on && note && { detail: { note } }),
    });
    const readOnly = await parts.setReadOnly(on, note);
    return { ok: true, site: readOnly ? { readOnly } : {} };
  });

  host.post('/backup', async (request) => {
    const { password } = fieldsOf(hostSchemas.backup, request);
    const known = me(request);
    charge(limits.password, known.identity.id);
    await identities.confirm(known, password);
    return { ok: true, ticket: backup.ticket(known.identity.id) };
  });

  host.get<{ Params: { readonly ticket: string } }>(
    '/backup/:ticket',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = me(request).identity;
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

  host.get('/acts', async (request) => {
    const { before } = v.parse(hostQueries.acts, request.query);
    const { shown, next } = page(await store.acts(position(before), PAGE + 1));
    const involved = shown.flatMap(({ by, whom }) => [by, whom]).filter((id) => id !== undefined);
    const people = await store.identities([...new Set(involved)]);
    const nameOf = (id: string) => people.get(id)?.name ?? '';
    const told = ({ at, by, did, whom, table, detail }: HostAct): HostActInfo => ({
      at,
      did,
      detail,
      ...(by !== undefined && { by: nameOf(by) }),
      ...(whom !== undefined && { whom: { id: whom, name: nameOf(whom) } }),
      ...(table !== undefined && { table: handles.of(table) }),
    });
    return { ok: true, acts: shown.map(told), ...next };
  });
}

function peopleRoutes(host: FastifyInstance, { store, moderation }: HostParts): void {
  host.get('/people', async (request) => {
    const { which, name, before } = v.parse(hostQueries.people, request.query);
    const query = { which, name, after: position(before), now: Date.now(), limit: PAGE + 1 };
    const found = (await store.people(query)).map((person) => ({ ...person, at: person.created }));
    const { shown, next } = page(found);
    return { ok: true, people: shown.map(({ at: _, ...person }) => person), ...next };
  });

  host.post<One>('/people/:id/sanction', async (request) => {
    await moderation.sanction(me(request).identity, whom(request), fieldsOf(hostSchemas.sanction, request));
    return { ok: true };
  });

  host.post<One>('/people/:id/lift', async (request) => {
    const { kind } = fieldsOf(hostSchemas.lift, request);
    await moderation.lift(me(request).identity, whom(request), kind);
    return { ok: true };
  });

  host.post<One>('/people/:id/rename', async (request) => {
    const { name } = fieldsOf(hostSchemas.rename, request);
    await moderation.rename(me(request).identity, whom(request), name);
    return { ok: true };
  });

  host.post<One>('/people/:id/role', async (request) => {
    const { host: on } = fieldsOf(hostSchemas.role, request);
    await moderation.setRole(me(request).identity, whom(request), on);
    return { ok: true };
  });

  host.post<One>('/people/:id/sign-out', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    await moderation.signOut(me(request).identity, whom(request));
    return { ok: true };
  });

  host.post<One>('/people/:id/delete', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    await moderation.remove(me(request).identity, whom(request));
    return { ok: true };
  });
}

function tableRoutes(host: FastifyInstance, { store, closing, handles }: HostParts): void {
  host.get('/tables', async (request) => {
    const { status, name, before } = v.parse(hostQueries.tables, request.query);
    const place = position(before);
    const last = place && handles.tableOf(place.id);
    const after = place && last !== undefined ? { at: place.at, id: last } : undefined;
    const rows = await store.hostTables({ status, name, after, limit: PAGE + 1 });
    const { shown, next } = page(rows.map((row) => ({ row, at: row.active, id: handles.of(row.id) })));
    return { ok: true, tables: shown.map(({ row, id }) => tableTold(row, id)), ...next };
  });

  host.post<One>('/tables/:id/close', async (request) => {
    fieldsOf(hostSchemas.nothing, request);
    const table = handles.tableOf(handle(request));
    if (table === undefined) throw new Refused('table.unknown');
    await closing.close(me(request).identity, table);
    return { ok: true };
  });
}

function reportRoutes(host: FastifyInstance, { store, reports }: HostParts): void {
  host.get('/reports', async (request) => {
    const { which, before } = v.parse(hostQueries.reports, request.query);
    const { shown, next } = page(await store.reports(which, position(before), PAGE + 1));
    const told: (HostReport | undefined)[] = [];
    for (const report of shown) told.push(await reports.shown(report));
    return { ok: true, reports: told.filter((report) => report !== undefined), ...next };
  });

  host.post<One>('/reports/:id', async (request) => {
    const { settlement } = fieldsOf(hostSchemas.settle, request);
    await reports.settle(me(request).identity, handle(request), settlement);
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

function me(request: FastifyRequest): Known {
  return visitor(request);
}

function whom(request: FastifyRequest<One>): string {
  const id = v.safeParse(identitySchema, request.params.id);
  if (!id.success) throw new Refused('host.unknown-person');
  return id.output;
}

function handle(request: FastifyRequest<One>): string {
  const id = v.safeParse(handleSchema, request.params.id);
  if (!id.success) throw new Refused('request.unknown');
  return id.output;
}

// Pages of lists: `next` is what to ask for as `before`.

function page<T extends Position>(found: readonly T[]): { shown: readonly T[]; next: { next?: string } } {
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  const more = last && found.length > PAGE;
  return { shown, next: more ? { next: `${last.at.toString(36)}.${last.id}` } : {} };
}

function position(text: string | undefined): Position | undefined {
  if (text === undefined) return undefined;
  const [, at, id] = /^([0-9a-z]{1,10})\.([\w-]{1,100})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw new Refused('request.malformed', { what: 'before' });
  return { at: Number.parseInt(at, 36), id };
}
