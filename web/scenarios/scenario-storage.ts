/** The scenarios of this device, in a database of their own, so that no match depends on it. */
import { Database } from '../local-match/database.ts';
import { announceChange } from './other-tabs.ts';
import type { OlderScenario, Scenario } from './scenario.ts';
import { broughtUpToDate } from './scenario.ts';
import { dropSteps } from './steps.ts';

const SCENARIOS = 'scenarios';
const database = new Database('gonfalon-scenarios', 1, { [SCENARIOS]: 'id' });

/** What was made in this page: the device may refuse to keep it. */
const fresh = new Map<string, Scenario>();
/** Where it did: the edition that it has instead, if any. */
const behind = new Map<string, string | undefined>();

/** Whatever is there under its name is gone. */
export async function saveScenario(scenario: Scenario): Promise<void> {
  const before = fresh.get(scenario.id)?.edition;
  fresh.set(scenario.id, scenario);
  await write(scenario.id, before, (store, done) => {
    store.put(scenario);
    done(undefined);
  });
  announceChange(scenario);
}

/** Writes, and notes whether the device has what was made, or still the edition from before. */
async function write<T>(
  id: string,
  before: string | undefined,
  job: (store: IDBObjectStore, done: (value: T) => void) => void,
): Promise<T> {
  try {
    const outcome = await database.transact<T>('readwrite', (store, done) => job(store(SCENARIOS), done));
    behind.delete(id);
    return outcome;
  } catch (error) {
    if (!behind.has(id)) behind.set(id, before);
    throw error;
  } finally {
    if (behind.size > 0) addEventListener('beforeunload', askFirst);
    else removeEventListener('beforeunload', askFirst);
  }
}

/** Whoever would lose something is asked whether they want to leave. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

export async function readScenario(id: string): Promise<Scenario | undefined> {
  if (behind.has(id)) return fresh.get(id);
  const onDevice = database.transact<Scenario | undefined>('readonly', (store, done) => {
    find(store(SCENARIOS), id, done);
  });
  const found = (await onDevice.catch(() => undefined)) ?? fresh.get(id);
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
  const isKept = await write<boolean>(id, from, (store, done) => {
    find(store, id, (found) => {
      const before = found ?? known;
      const isKnown = found === undefined || [from, behind.get(id)].includes(found.edition);
      if (before && isKnown) store.put({ ...before, ...change });
      done(isKnown);
    });
  });
  if (isKept) announceChange({ id, edition: change.edition });
  return isKept;
}

/** Notes that an account has what was sent, and when that was by the clock of the server. */
export async function noteKept(
  { id, edition }: Scenario,
  { by, changed }: { readonly by: string; readonly changed: number },
): Promise<void> {
  const noted = (found: Scenario | undefined) =>
    found && {
      ...found,
      kept: { by, edition },
      // What was changed since it was sent stays.
      ...(found.edition === edition && { changed }),
    };
  const known = noted(fresh.get(id));
  if (known) fresh.set(id, known);
  // What the device has instead is not what was sent.
  if (behind.has(id)) return;
  await database.transact<undefined>('readwrite', (store, done) => {
    find(store(SCENARIOS), id, (found) => {
      const next = noted(found);
      if (next) store(SCENARIOS).put(next);
      done(undefined);
    });
  });
}

/** Those of a game, what was changed last first. */
export async function listScenarios(game: string): Promise<readonly Scenario[]> {
  const onDevice = database.transact<Scenario[]>('readonly', (store, done) => {
    const found: IDBRequest<(Scenario | OlderScenario)[]> = store(SCENARIOS).getAll();
    found.onsuccess = () => done(found.result.map(broughtUpToDate));
  });
  const all = new Map((await onDevice.catch(() => [])).map((scenario) => [scenario.id, scenario]));
  for (const [id, scenario] of fresh) if (behind.has(id)) all.set(id, scenario);
  return [...all.values()].filter((scenario) => scenario.game === game).sort((a, b) => b.changed - a.changed);
}

export function deleteScenario(id: string): Promise<void> {
  fresh.delete(id);
  behind.delete(id);
  dropSteps(id);
  return database.transact('readwrite', (store, done) => {
    store(SCENARIOS).delete(id);
    done(undefined);
  });
}
