/** The scenarios of this device, in a database of their own, so that no match depends on it. */
import type { Json } from '@gonfalon/kernel';
import { Database } from '../offline/database.ts';

const SCENARIOS = 'scenarios';
const database = new Database('gonfalon-scenarios', 1, [SCENARIOS]);

export interface Scenario {
  readonly id: string;
  readonly game: string;
  readonly file: Json;
  readonly created: number;
  readonly changed: number;
}

/** What was made in this page: the device may refuse to keep it. */
const fresh = new Map<string, Scenario>();

export function keepScenario(scenario: Scenario): Promise<void> {
  fresh.set(scenario.id, scenario);
  return database.transact('readwrite', (store, done) => {
    store(SCENARIOS).put(scenario);
    done(undefined);
  });
}

export async function readScenario(id: string): Promise<Scenario | undefined> {
  const kept = database.transact<Scenario | undefined>('readonly', (store, done) => {
    const found: IDBRequest<Scenario | undefined> = store(SCENARIOS).get(id);
    found.onsuccess = () => done(found.result);
  });
  return (await kept.catch(() => undefined)) ?? fresh.get(id);
}

/** Those of a game, what was changed last first. */
export async function listScenarios(game: string): Promise<readonly Scenario[]> {
  const kept = database.transact<Scenario[]>('readonly', (store, done) => {
    const found: IDBRequest<Scenario[]> = store(SCENARIOS).getAll();
    found.onsuccess = () => done(found.result);
  });
  const all = await kept.catch(() => [...fresh.values()]);
  return all.filter((scenario) => scenario.game === game).sort((a, b) => b.changed - a.changed);
}

export function deleteScenario(id: string): Promise<void> {
  fresh.delete(id);
  return database.transact('readwrite', (store, done) => {
    store(SCENARIOS).delete(id);
    done(undefined);
  });
}
