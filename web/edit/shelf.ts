/** The scenarios of this device, in a database of their own, so that no match depends on it. */
import type { Json } from '@gonfalon/kernel';
import { Database } from '../offline/database.ts';
import { randomId } from '../offline/random.ts';
import { tellChange } from './other-tabs.ts';
import { dropSteps } from './steps.ts';

const SCENARIOS = 'scenarios';
const database = new Database('gonfalon-scenarios', 1, [SCENARIOS]);

export interface Scenario {
  readonly id: string;
  readonly game: string;
  readonly file: Json;
  readonly created: number;
  readonly changed: number;
  /** Another one with every change: who changes a scenario says which edition they know. */
  readonly edition?: string;
  /** Which account has it on the server, and as it was when. */
  readonly kept?: { readonly by: string; readonly changed: number };
}

/** What was made in this page: the device may refuse to keep it. */
const fresh = new Map<string, Scenario>();

/** The edition that it becomes. */
export async function keepScenario(given: Scenario): Promise<string> {
  const edition = randomId();
  const scenario = { ...given, edition };
  fresh.set(scenario.id, scenario);
  await database.transact<undefined>('readwrite', (store, done) => {
    store(SCENARIOS).put(scenario);
    done(undefined);
  });
  tellChange(scenario);
  return edition;
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

export interface Change {
  readonly id: string;
  readonly file: Json;
  readonly changed: number;
  /** The edition that was changed, and the one that it becomes. */
  readonly from: string | undefined;
  readonly edition: string;
}

/**
 * Whether it was kept: not if somebody else, in another tab, has changed it since. What somebody edits is not lost if
 * it is deleted there meanwhile.
 */
export async function changeScenario({ id, from, ...change }: Change): Promise<boolean> {
  const known = fresh.get(id);
  if (known) fresh.set(id, { ...known, ...change });
  const kept = await database.transact<boolean>('readwrite', (store, done) => {
    const found: IDBRequest<Scenario | undefined> = store(SCENARIOS).get(id);
    found.onsuccess = () => {
      const before = found.result ?? known;
      const isKnown = found.result === undefined || found.result.edition === from;
      if (before && isKnown) store(SCENARIOS).put({ ...before, ...change });
      done(isKnown);
    };
  });
  if (kept) tellChange({ id, edition: change.edition });
  return kept;
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
  dropSteps(id);
  return database.transact('readwrite', (store, done) => {
    store(SCENARIOS).delete(id);
    done(undefined);
  });
}
