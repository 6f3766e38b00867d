/** `/api/scenarios`: what accounts made in the editors. */
import type { GameModule } from '@gonfalon/kernel';
import {
  MAX_SCENARIO_LENGTH,
  MAX_SCENARIOS,
  removeScenarioSchema,
  scenarioIdSchema,
  scenarioSchema,
} from '@gonfalon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RequestError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { fieldsOf, requireUser } from './authenticate.ts';

interface Parts {
  readonly store: Store;
  readonly games: readonly GameModule[];
}

type One = FastifyRequest<{ Params: { scenario: string } }>;

export function scenarioRoutes(api: FastifyInstance, { store, games }: Parts): void {
  api.get('/scenarios', async (request) => ({ ok: true, scenarios: await store.scenarios(owner(request)) }));

  api.get('/scenarios/:scenario', async (request: One) => {
    const found = await store.scenario(owner(request), idOf(request));
    if (!found) throw new RequestError('scenario.unknown');
    return { ok: true, scenario: { ...found, file: JSON.parse(found.file) as unknown } };
  });

  api.post('/scenarios/:scenario', async (request: One) => {
    const { game, file, changed: said, edition, from } = fieldsOf(scenarioSchema, request);
    const [by, id, text] = [owner(request), idOf(request), JSON.stringify(file)];
    const format = games.find((module) => module.game.id === game)?.scenario?.format;
    if (format === undefined || file.format !== format) throw new RequestError('table.game-unknown');
    if (Buffer.byteLength(text) > MAX_SCENARIO_LENGTH) throw new RequestError('request.too-large');
    // A clock that is ahead must not put it before all that comes later.
    const changed = Math.min(said, Date.now());
    const scenario = { id, game, file: text, changed, edition };
    const outcome = await store.keepScenario(by, scenario, { from, most: MAX_SCENARIOS });
    if (outcome === 'too-many') throw new RequestError('scenario.too-many', { most: MAX_SCENARIOS });
    if (outcome === 'stale') throw new RequestError('scenario.stale');
    return { ok: true, changed };
  });

  api.post('/scenarios/:scenario/delete', async (request: One) => {
    const { from } = fieldsOf(removeScenarioSchema, request);
    if (!(await store.removeScenario(owner(request), idOf(request), from)))
      throw new RequestError('scenario.stale');
    return { ok: true };
  });
}

/** Guests come and go: what they made stays on their device. */
function owner(request: FastifyRequest): string {
  const { identity } = requireUser(request);
  if (identity.kind !== 'account') throw new RequestError('identity.account-needed');
  return identity.id;
}

function idOf({ params }: One): string {
  const id = v.safeParse(scenarioIdSchema, params.scenario);
  if (!id.success) throw new RequestError('scenario.unknown');
  return id.output;
}
