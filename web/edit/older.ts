/** Scenarios that an earlier version of the program left on this device. */
import type { Scenario } from './shelf.ts';

/** It knew when a scenario had been kept by the server, and not which edition that was. */
export interface OlderScenario extends Omit<Scenario, 'edition' | 'kept'> {
  readonly edition?: string;
  readonly kept?: { readonly by: string; readonly changed: number };
}

/** As it would be now: the server, too, calls what it kept then after the time. */
export function brought(found: Scenario | OlderScenario): Scenario {
  const { kept, ...scenario } = found;
  if (kept && !('changed' in kept)) return { ...scenario, edition: scenario.edition ?? kept.edition, kept };
  const isUnchanged = kept && kept.changed >= scenario.changed;
  return {
    ...scenario,
    edition: (!isUnchanged && scenario.edition) || String(scenario.changed),
    ...(kept && { kept: { by: kept.by, edition: String(kept.changed) } }),
  };
}
