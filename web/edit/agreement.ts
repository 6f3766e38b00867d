/** What has to be done so that this device and an account have the same scenarios. */
import type { ScenarioInfo } from '@gonfalon/protocol';
import type { Scenario } from './shelf.ts';

export interface Agreement {
  /** To the server. */
  readonly send: readonly Scenario[];
  /** From the server, by id. */
  readonly fetch: readonly string[];
  /** Deleted elsewhere since. */
  readonly forget: readonly string[];
}

/**
 * What was changed last counts. What the account had and has no more was deleted on another device, unless it was
 * changed here since. What belongs to another account is left alone.
 */
export function agree(here: readonly Scenario[], there: readonly ScenarioInfo[], account: string): Agreement {
  const own = here.filter(({ kept }) => kept === undefined || kept.by === account);
  const onServer = new Map(there.map((info) => [info.id, info]));
  const onDevice = new Map(here.map((scenario) => [scenario.id, scenario]));
  const isNew = ({ changed, kept }: Scenario) => kept === undefined || kept.changed < changed;
  return {
    send: own.filter(
      (scenario) => isNew(scenario) && (onServer.get(scenario.id)?.changed ?? 0) < scenario.changed,
    ),
    fetch: there.filter(({ id, changed }) => (onDevice.get(id)?.changed ?? -1) < changed).map(({ id }) => id),
    forget: own.filter((scenario) => !isNew(scenario) && !onServer.has(scenario.id)).map(({ id }) => id),
  };
}
