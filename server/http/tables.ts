/** The routes of tables: lists, commands, and what has happened there. */
import type { TableInfo } from '@gonfalon/protocol';
import { createTableSchema, querySchemas, tableIdSchema } from '@gonfalon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { infoFor, viewerOf } from '../access/table-access.ts';
import type { Chat } from '../chat/chat.ts';
import type { Commands } from '../commands/commands.ts';
import { isCommand } from '../commands/commands.ts';
import { RequestError } from '../errors.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { addressOf, consume } from '../rate-limit/limits.ts';
import type { History } from '../rooms/history.ts';
import type { Asker } from '../rooms/past.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Identity, Store } from '../store/store.ts';
import { requireUser } from './authenticate.ts';

const PAGE = 30;
/** Options are in lists only up to this length, as JSON. */
const MAX_OPTIONS_LENGTH = 1000;

export interface TableParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly talk: Chat;
  readonly history: History;
  readonly commands: Commands;
  readonly limits: Limits;
}

export function tableRoutes(api: FastifyInstance, parts: TableParts): void {
  const { store, rooms, lobby, talk, history, commands, limits } = parts;

  api.get('/tables', async (request) => {
    const { list, game, before } = v.parse(querySchemas.tables, request.query);
    const identity = someone(request).id;
    const { tables, next } = await store.tables({ list, game, before, identity, limit: PAGE });
    return {
      ok: true,
      tables: tables.map((listed) => brief(infoFor(listed, identity))),
      ...(next && { next }),
    };
  });

  api.post('/tables', async (request, reply) => {
    const host = someone(request);
    const plan = v.parse(createTableSchema, request.body);
    consume(limits.table, host.id);
    const id = await lobby.create(host, plan);
    return reply.code(201).send({ ok: true, ...(await shown(id, host.id)) });
  });

  api.get<{ Params: { table: string } }>('/tables/:table', async (request) => ({
    ok: true,
    ...(await shown(idOf(request), someone(request).id)),
  }));

  api.post<{ Params: { table: string; command: string } }>(
    '/tables/:table/:command',
    async (request, reply) => {
      const { command } = request.params;
      if (!isCommand(command)) throw new RequestError('request.unknown');
      const outcome = await commands[command](
        someone(request),
        idOf(request),
        request.body === undefined ? {} : request.body,
      );
      return reply.send({ ok: true, ...outcome });
    },
  );

  api.get<{ Params: { table: string } }>('/tables/:table/events', async (request, reply) => {
    const { from } = v.parse(querySchemas.events, request.query);
    reply.type('application/json; charset=utf-8');
    return history.events(asker(request), idOf(request), from);
  });

  api.get<{ Params: { table: string } }>('/tables/:table/chat', async (request) => {
    const { before } = v.parse(querySchemas.chat, request.query);
    return { ok: true, lines: await talk.lines(someone(request), idOf(request), before) };
  });

  api.get<{ Params: { table: string } }>('/tables/:table/replay', async (request) => {
    const { at, as } = v.parse(querySchemas.replay, request.query);
    return { ok: true, ...(await history.replay(asker(request), idOf(request), at, as)) };
  });

  api.get<{ Params: { table: string } }>('/tables/:table/file', async (request, reply) => {
    const file = await history.file(asker(request), idOf(request));
    reply.header('content-disposition', `attachment; filename="${file.game}.json"`);
    return file;
  });

  /** A table, and if it is being played or was, where it stands for the reader. */
  async function shown(id: string, reader: string): Promise<object> {
    const listed = await store.table(id);
    if (!listed) throw new RequestError('table.unknown');
    const viewer = viewerOf(listed, reader);
    const table = infoFor(listed, reader);
    if (listed.place.seq === 0) return { table };
    return { table, standing: await rooms.read(id, (room) => room.standing(viewer)) };
  }
}

/** In a list, without options that are a whole map: its reader asks for the table. */
export function brief({ options, ...info }: TableInfo): TableInfo {
  const short = JSON.stringify(options).length <= MAX_OPTIONS_LENGTH;
  return { ...info, ...(short && { options }) };
}

function someone(request: FastifyRequest): Identity {
  return requireUser(request).identity;
}

function asker(request: FastifyRequest): Asker {
  return { person: someone(request).id, address: addressOf(request) };
}

function idOf(request: FastifyRequest<{ Params: { table: string } }>): string {
  const id = v.safeParse(tableIdSchema, request.params.table);
  if (!id.success) throw new RequestError('table.unknown');
  return id.output;
}
