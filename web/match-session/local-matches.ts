/** Tables on this device: set up, opened, listed, deleted. */
import { effect } from '@preact/signals';
import type { LocalMatchApi } from '../local-match/local-match-api.ts';
import { deleteMatch, listMatches } from '../local-match/match-storage.ts';
import { newWorker } from '../local-match/new-worker.ts';
import type { LocalListing, LocalPlan, SavedMatch } from '../local-match/saved-match.ts';
import { RpcClient } from '../local-match/worker-rpc.ts';
import { messages } from '../messages/messages.ts';
import { language, pace } from '../settings/settings.ts';
import type { LocalSession } from './local-session.ts';
import { localSession } from './local-session.ts';

export type { LocalListing, LocalPlan } from '../local-match/saved-match.ts';

/** What was set up in this page: the device may refuse to keep it. */
const fresh = new Map<string, SavedMatch>();

/** Sets a table up and tells its id; throws with a line for a person if the game cannot be played like that. */
export async function createLocal(plan: LocalPlan): Promise<string> {
  const worker = newWorker(() => caller.fail(new Error(messages.value.offline.broken)));
  const caller = new RpcClient<LocalMatchApi>(worker);
  try {
    const record = await caller.call('create', plan);
    fresh.set(record.id, record);
    return record.id;
  } finally {
    worker.terminate();
  }
}

export function openLocal(id: string): LocalSession {
  return localSession(id, {
    worker: newWorker,
    language: () => language.value,
    pace: () => pace.value,
    onManner: (listener) => {
      let first = true;
      return effect(() => {
        void [language.value, pace.value];
        if (!first) listener();
        first = false;
      });
    },
    fresh: (wanted) => fresh.get(wanted),
    onMade: (record) => fresh.set(record.id, record),
    broken: () => messages.value.offline.broken,
  });
}

/** The matches of this device, newest first; none where it refuses to keep any. */
export async function listLocal(): Promise<readonly LocalListing[]> {
  return listMatches().catch(() => []);
}

export async function deleteLocal(id: string): Promise<void> {
  fresh.delete(id);
  await deleteMatch(id);
}
