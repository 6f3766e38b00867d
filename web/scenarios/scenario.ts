/** A scenario as this device keeps it. */
import type { Json } from '@gonfalon/kernel';

export interface Scenario {
  readonly id: string;
  readonly game: string;
  readonly file: Json;
  readonly created: number;
  readonly changed: number;
  /** Another one with every change: who changes a scenario says which edition they know. */
  readonly edition: string;
  /** Which account has it on the server, and which edition it had last. */
  readonly kept?: { readonly by: string; readonly edition: string };
}

/** As an earlier version of the program left it: it knew when the server had kept it, and not which edition. */
export interface OlderScenario extends Omit<Scenario, 'edition' | 'kept'> {
  readonly edition?: string;
  readonly kept?: { readonly by: string; readonly changed: number };
}

/** As it would be kept now: the server, too, calls what it kept then after the time. */
export function broughtUpToDate(found: Scenario | OlderScenario): Scenario {
  const { kept, edition, ...scenario } = found;
  const written = edition ?? String(scenario.changed);
  if (!kept) return { ...scenario, edition: written };
  if ('edition' in kept) return { ...scenario, edition: written, kept };
  const known = String(kept.changed);
  const isChanged = kept.changed < scenario.changed;
  return { ...scenario, edition: isChanged ? written : known, kept: { by: kept.by, edition: known } };
}
