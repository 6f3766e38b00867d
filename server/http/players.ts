/** `/api/players`: the pages of those who have an account, and the best of each game. */
import type { GameModule } from '@gonfalon/kernel';
import { nameSchema, querySchemas } from '@gonfalon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { infoFor } from '../access/table-access.ts';
import { RequestError } from '../errors.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { consume } from '../rate-limit/limits.ts';
import { leaders, playerInfo } from '../rating/page.ts';
import type { Identity, Store } from '../store/store.ts';
import { requireUser } from './authenticate.ts';
import { brief } from './tables.ts';

const PAGE = 10;

interface Parts {
  readonly store: Store;
  readonly games: readonly GameModule[];
}

type One = FastifyRequest<{ Params: { player: string } }>;

export function playerRoutes(api: FastifyInstance, { store, games }: Parts, limits: Limits): void {
  api.get('/players', async (request) => {
    const { game } = v.parse(querySchemas.players, request.query);
    reader(request);
    if (!games.some((module) => module.game.id === game)) throw new RequestError('table.game-unknown');
    return { ok: true, players: await leaders(store, game, Date.now()) };
  });

  api.get('/players/:player', async (request: One) => {
    const viewer = reader(request);
    return { ok: true, player: await playerInfo(store, await named(request), viewer, Date.now()) };
  });

  api.get('/players/:player/matches', async (request: One) => {
    const { game, before } = v.parse(querySchemas.playerMatches, request.query);
    const identity = reader(request);
    const player = (await named(request)).id;
    const query = { list: 'played', game, before, identity, player, limit: PAGE } as const;
    const { tables, next } = await store.tables(query);
    return {
      ok: true,
      tables: tables.map((listed) => brief(infoFor(listed, identity))),
      ...(next && { next }),
    };
  });

  function reader(request: FastifyRequest): string {
    const { id } = requireUser(request).identity;
    consume(limits.player, id);
    return id;
  }

  /** By name, or by the id that stays the same when the name changes. Guests come and go: they have no page. */
  async function named({ params }: One): Promise<Identity> {
    const given = v.safeParse(nameSchema, params.player);
    if (!given.success) throw new RequestError('player.unknown');
    const found = (await store.identity(given.output)) ?? (await store.accountNamed(given.output));
    if (found?.kind !== 'account') throw new RequestError('player.unknown');
    return found;
  }
}
