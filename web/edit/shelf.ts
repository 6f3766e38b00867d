/** The scenarios of this device, in a database of their own, so that no match depends on it. */
import { Database } from '../offline/database.ts';
import { tellChange } from './other-tabs.ts';
import type { OlderScenario, Scenario } from './scenario.ts';
import { broughtUpToDate } from './scenario.ts';
import { dropSteps } from './steps.ts';

const SCENARIOS = 'scenarios';
const database = new Database('gonfalon-scenarios', 1, [SCENARIOS]);

/** What was made in this page: the device may refuse to keep it. */
const fresh = new Map<string, Scenario>();

/** Whatever is there under its name is gone. */
export async function keepScenario(scenario: Scenario): Promise<void> {
  fresh.set(scenario.id, scenario);
  await database.transact<undefined>('readwrite', (store, done) => {
    store(SCENARIOS).put(scenario);
    done(undefined);
  });
  tellChange(scenario);
}

export async function readScenario(id: string): Promise<Scenario | undefined> {
  const kept = database.transact<Scenario | undefined>('readonly', (store, done) => {
    find(store(SCENARIOS), id, done);
  });
  const found = (await kept.catch(() => undefined)) ?? fresh.get(id);
  if (found) fresh.set(id, found);
  return found;
}

function find(store: IDBObjectStore, id: string, then: (found: Scenario | undefined) => void): void {
  const request: IDBRequest<Scenario | OlderScenario | undefined> = store.get(id);
  request.onsuccess = () => then(request.result && broughtUpToDate(request.result));
}

export interface Change extends Pick<Scenario, 'id' | 'file' | 'changed' | 'edition' | 'kept'> {
  /** The edition that was changed. */
  readonly from: string;
}

/**
 * Whether it was kept: not if somebody else, in another tab, has changed it since. What somebody edits is not lost if
 * it is deleted there meanwhile.
 */
export async function changeScenario({ id, from, ...change }: Change): Promise<boolean> {
  const known = fresh.get(id);
  if (known) fresh.set(id, { ...known, ...change });
  const kept = await database.transact<boolean>('readwrite', (store, done) => {
    find(store(SCENARIOS), id, (found) => {
      const before = found ?? known;
      const isKnown = found === undefined || found.edition === from;
      if (before && isKnown) store(SCENARIOS).put({ ...before, ...change });
      done(isKnown);
    });
  });
  if (kept) tellChange({ id, edition: change.edition });
  return kept;
}

/** Notes that an account has what was sent, and when that was by the clock of the server. */
export function noteKept({ id, edition }: Scenario, { by, changed }: { by: string; changed: number }) {
  const noted = (found: Scenario | undefined) =>
    found && {
      ...found,
      kept: { by, edition },
      // What was changed since it was sent stays.
      ...(found.edition === edition && { changed }),
    };
  const known = noted(fresh.get(id));
  if (known) fresh.set(id, known);
  return database.transact<undefined>('readwrite', (store, done) => {
    find(store(SCENARIOS), id, (found) => {
      const next = noted(found);
      if (next) store(SCENARIOS).put(next);
      done(undefined);
    });
  });
}

/** Those of a game, what was changed last first. */
export async function listScenarios(game: string): Promise<readonly Scenario[]> {
  const kept = database.transact<Scenario[]>('readonly', (store, done) => {
    const found: IDBRequest<(Scenario | OlderScenario)[]> = store(SCENARIOS).getAll();
    found.onsuccess = () => done(found.result.map(broughtUpToDate));
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
