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
  /** Which account has it on the server, and as it was when. */
  readonly kept?: { readonly by: string; readonly changed: number };
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
  const found = (await kept.catch(() => undefined)) ?? fresh.get(id);
  if (found) fresh.set(id, found);
  return found;
}

/** What somebody edits is not lost if it is deleted in another tab meanwhile. */
export function changeScenario(id: string, file: Json, changed: number): Promise<void> {
  const known = fresh.get(id);
  return update(id, (found = known) => found && { ...found, file, changed });
}

/** Notes what the server has of a scenario, by its clock; what was changed since it was sent stays. */
export function noteKept(
  { id, changed: sent }: Scenario,
  kept: NonNullable<Scenario['kept']>,
): Promise<void> {
  return update(id, (found) => {
    if (!found) return undefined;
    return { ...found, kept, changed: found.changed === sent ? kept.changed : found.changed };
  });
}

/** Reads and writes in one step. */
function update(id: string, change: (found?: Scenario) => Scenario | undefined): Promise<void> {
  const known = change(fresh.get(id));
  if (known) fresh.set(id, known);
  return database.transact('readwrite', (store, done) => {
    const found: IDBRequest<Scenario | undefined> = store(SCENARIOS).get(id);
    found.onsuccess = () => {
      const next = change(found.result);
      if (next) store(SCENARIOS).put(next);
      done(undefined);
    };
  });
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
