/** The scenarios of an account, on the server: brought into agreement with those of this device. */
import type { Json } from '@gonfalon/kernel';
import type { Failure, ScenarioInfo } from '@gonfalon/protocol';
import { errorMessage } from '../net/error-message.ts';
import { ensureSession, get, post } from '../net/http.ts';
import { showToast } from '../toasts/toasts.tsx';
import type { Scenario } from './scenario.ts';
import {
  changeScenario,
  deleteScenario,
  listScenarios,
  noteKept,
  readScenario,
  saveScenario,
} from './scenario-storage.ts';
import { planSync, syncActionFor } from './sync-plan.ts';

/** Whose account it is, if somebody is signed in and the server can be reached. */
async function account(): Promise<string | undefined> {
  const greeted = await ensureSession();
  return greeted.ok && greeted.me.kind === 'account' ? greeted.me.id : undefined;
}

/** One after the other, also between tabs: what is sent was made from what was sent before. */
function inTurn<T>(job: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('gonfalon-scenarios', job) : job();
}

export interface Synchronised {
  /** Whether the scenarios are on the server, too. */
  readonly where: 'account' | 'device';
  /** Those that were changed here and on another device. */
  readonly choose: readonly string[];
}

const ON_DEVICE: Synchronised = { where: 'device', choose: [] };

export function synchronise(game: string): Promise<Synchronised> {
  return inTurn(async () => {
    const by = await account();
    if (by === undefined) return ON_DEVICE;
    const reply = await get<{ readonly scenarios: readonly ScenarioInfo[] }>('/api/scenarios');
    if (!reply.ok) return ON_DEVICE;
    const there = reply.scenarios.filter((info) => info.game === game);
    const { send, fetch, forget, choose } = planSync(await listScenarios(game), there, by);
    const [sent] = await Promise.all([
      Promise.all(send.map(async (mine) => ((await upload(mine, by)) === 'stale' ? [mine.id] : []))),
      Promise.all(fetch.map((id) => download(id, by))),
      Promise.all(forget.map((id) => deleteScenario(id))),
    ]);
    return { where: 'account', choose: [...choose, ...sent.flat()] };
  });
}

/** What came of it: another device was faster, so that somebody has to choose, or the shelf has a newer edition now. */
export type Agreed = 'choose' | 'newer' | undefined;

/** Sends what was changed here, or looks whether another device has changed it, if somebody is signed in. */
export function agreeOn(id: string): Promise<Agreed> {
  return inTurn(async () => {
    const by = await account();
    const mine = by && (await readScenario(id));
    if (!by || !mine) return undefined;
    const { kept } = mine;
    if (!kept || kept.edition !== mine.edition) {
      if (kept && kept.by !== by) return undefined;
      return (await upload(mine, by)) === 'stale' ? 'choose' : undefined;
    }
    const theirs = await read(id);
    if (!theirs || syncActionFor(mine, theirs, by) !== 'fetch') return undefined;
    const { file, changed, edition } = theirs;
    const change = { id, file, changed, edition, from: mine.edition, kept: { by, edition } };
    return (await changeScenario(change)) ? 'newer' : undefined;
  });
}

/** What is on this device counts, whatever another one has sent. False if it did not arrive, or another was faster. */
export function replaceTheirs(id: string): Promise<boolean> {
  return inTurn(async () => {
    const by = await account();
    const mine = by && (await readScenario(id));
    if (!by || !mine) return false;
    const theirs = await read(id);
    const over = { ...mine, ...(theirs && { kept: { by, edition: theirs.edition } }) };
    return (await upload(over, by)) === 'sent';
  });
}

/** What another device has sent counts, whatever is here. False if it cannot be had. */
export function takeTheirs(id: string): Promise<boolean> {
  return inTurn(async () => {
    const by = await account();
    return by !== undefined && download(id, by);
  });
}

/** Deletes it on the server, too. If that cannot be done it stays, and here is why: else it would come back from there. */
export function deleteEverywhere({ id, kept }: Scenario): Promise<Failure | undefined> {
  return inTurn(async () => {
    const refused = kept && (await deleteThere(id, kept));
    if (!refused) await deleteScenario(id).catch(() => undefined);
    // What stays is what the other device made of it.
    if (kept && refused?.code === 'scenario.stale') await download(id, kept.by);
    return refused;
  });
}

async function deleteThere(id: string, kept: NonNullable<Scenario['kept']>): Promise<Failure | undefined> {
  const greeted = await ensureSession();
  if (!greeted.ok) return greeted.error;
  // It belongs to another account.
  if (greeted.me.id !== kept.by) return undefined;
  const reply = await post(`/api/scenarios/${id}/delete`, { from: kept.edition });
  return reply.ok ? undefined : reply.error;
}

/** Editions that this page has sent: one of them may have arrived though its answer was lost. */
const sent = new Set<string>();

/** `stale` if another device was faster. */
async function upload(scenario: Scenario, by: string): Promise<'sent' | 'stale' | 'failed'> {
  const { id, game, file, changed, edition, kept } = scenario;
  const send = (from: string | undefined) => {
    const body = { game, file, changed, edition, from };
    return post<{ readonly changed: number }>(`/api/scenarios/${id}`, body);
  };
  sent.add(edition);
  let reply = await send(kept?.edition);
  if (!reply.ok && reply.error.code === 'scenario.stale') {
    const theirs = await read(id);
    if (theirs && !sent.has(theirs.edition)) return 'stale';
    reply = await send(theirs?.edition);
  }
  if (reply.ok) {
    await noteKept(scenario, { by, changed: reply.changed }).catch(() => undefined);
    return 'sent';
  }
  if (reply.error.code === 'scenario.too-many') showToast(errorMessage(reply.error), 'bad');
  return reply.error.code === 'scenario.stale' ? 'stale' : 'failed';
}

interface Theirs extends ScenarioInfo {
  readonly file: Json;
}

/** What the server has. */
async function read(id: string): Promise<Theirs | undefined> {
  const reply = await get<{ readonly scenario: Theirs }>(`/api/scenarios/${id}`);
  return reply.ok ? reply.scenario : undefined;
}

async function download(id: string, by: string): Promise<boolean> {
  const theirs = await read(id);
  if (!theirs) return false;
  const { game, file, changed, edition } = theirs;
  await saveScenario({ id, game, file, created: changed, changed, edition, kept: { by, edition } });
  return true;
}
