/** What can be taken back in a scenario, kept on this device beside it, so that it outlives the page. */
import type { Json } from '@gonfalon/kernel';
import type { Steps } from '@gonfalon/ui-kit';
import { Database } from '../local-match/database.ts';

const STEPS = 'steps';
const database = new Database('gonfalon-scenario-steps', 1, { [STEPS]: 'id' });

interface Kept extends Steps {
  readonly id: string;
  /** The edition of the scenario that they lead to. */
  readonly edition: string;
}

export const NO_STEPS: Steps = { past: [], future: [] };

/** In characters of JSON, for each direction: some dozens of steps in a large scenario. */
const MAX_STEPS = 64 * 1024;

const sizes = new WeakMap<object, number>();

/** Files are never changed in place, so each is measured once. */
function sizeOf(file: Json): number {
  if (typeof file !== 'object' || file === null) return 0;
  const size = sizes.get(file) ?? JSON.stringify(file).length;
  sizes.set(file, size);
  return size;
}

/** As many of the nearest steps as there is room for. */
export function bounded({ past, future }: Steps, most = MAX_STEPS): Steps {
  const fitting = (nearestFirst: readonly Json[]) => {
    let left = most;
    const end = nearestFirst.findIndex((file) => {
      left -= sizeOf(file);
      return left < 0;
    });
    return end < 0 ? nearestFirst : nearestFirst.slice(0, end);
  };
  return { past: fitting(past.toReversed()).toReversed(), future: fitting(future) };
}

/** A device that refuses to keep them still keeps the scenario. */
export function keepSteps(id: string, edition: string, steps: Steps): void {
  const kept: Kept = { id, edition, ...bounded(steps) };
  void database
    .transact<undefined>('readwrite', (store, done) => {
      store(STEPS).put(kept);
      done(undefined);
    })
    .catch(() => undefined);
}

/** Those that lead to this edition; none, if the scenario was changed elsewhere since. */
export async function readSteps(id: string, edition: string | undefined): Promise<Steps> {
  const kept = await database
    .transact<Kept | undefined>('readonly', (store, done) => {
      const found: IDBRequest<Kept | undefined> = store(STEPS).get(id);
      found.onsuccess = () => done(found.result);
    })
    .catch(() => undefined);
  return kept && kept.edition === edition ? { past: kept.past, future: kept.future } : NO_STEPS;
}

export function dropSteps(id: string): void {
  void database
    .transact<undefined>('readwrite', (store, done) => {
      store(STEPS).delete(id);
      done(undefined);
    })
    .catch(() => undefined);
}
