/** The scenarios of an account, on the server: brought into agreement with those of this device. */
import type { Json } from '@gonfalon/kernel';
import type { ScenarioInfo } from '@gonfalon/protocol';
import { tell } from '../app/notices.tsx';
import { get, hello, post } from '../net/http.ts';
import { sentenceOf } from '../net/sentence.ts';
import { agree } from './agreement.ts';
import type { Scenario } from './shelf.ts';
import { deleteScenario, keepScenario, listScenarios, noteKept, readScenario } from './shelf.ts';

/** Whose account it is, if somebody is signed in and the server can be reached. */
async function account(): Promise<string | undefined> {
  const greeted = await hello();
  return greeted.ok && greeted.me.kind === 'account' ? greeted.me.id : undefined;
}

/** Whether the scenarios are on the server, too. */
export type Kept = 'account' | 'device';

export async function synchronise(game: string): Promise<Kept> {
  const by = await account();
  if (by === undefined) return 'device';
  const reply = await get<{ readonly scenarios: readonly ScenarioInfo[] }>('/api/scenarios');
  if (!reply.ok) return 'device';
  const there = reply.scenarios.filter((info) => info.game === game);
  const { send, fetch, forget } = agree(await listScenarios(game), there, by);
  await Promise.all([
    ...send.map((scenario) => upload(scenario, by)),
    ...fetch.map((id) => download(id, by)),
    ...forget.map((id) => deleteScenario(id)),
  ]);
  return 'account';
}

/** Sends what was changed here, if somebody is signed in. */
export async function sendChanges(id: string): Promise<void> {
  const by = await account();
  const scenario = by === undefined ? undefined : await readScenario(id);
  if (by === undefined || !scenario) return;
  const { kept, changed } = scenario;
  const isOwn = kept === undefined || kept.by === by;
  if (isOwn && (kept?.changed ?? 0) < changed) await upload(scenario, by);
}

/** Deletes it on the server, too, if it is there. */
export async function deleteEverywhere({ id, kept }: Scenario): Promise<void> {
  await deleteScenario(id).catch(() => undefined);
  if (kept && kept.by === (await account())) await post(`/api/scenarios/${id}/delete`);
}

async function upload(scenario: Scenario, by: string): Promise<void> {
  const { id, game, file, changed } = scenario;
  const reply = await post<{ readonly changed: number }>(`/api/scenarios/${id}`, { game, file, changed });
  if (reply.ok) await noteKept(scenario, { by, changed: reply.changed }).catch(() => undefined);
  else if (reply.error.code === 'scenario.too-many') tell(sentenceOf(reply.error), 'bad');
}

async function download(id: string, by: string): Promise<void> {
  const reply = await get<{ readonly scenario: ScenarioInfo & { readonly file: Json } }>(
    `/api/scenarios/${id}`,
  );
  if (!reply.ok) return;
  const { game, file, changed } = reply.scenario;
  await keepScenario({ id, game, file, created: changed, changed, kept: { by, changed } });
}
