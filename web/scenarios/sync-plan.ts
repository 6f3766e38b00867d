/** What has to be done so that this device and an account have the same scenarios. */
import type { ScenarioInfo } from '@gonfalon/protocol';
import type { Scenario } from './scenario.ts';

/** A server's edition of a scenario. */
type Theirs = Pick<ScenarioInfo, 'edition'>;

/** Nothing, to the server, from the server, deleted elsewhere since, or changed here and on another device. */
export type Need = 'nothing' | 'send' | 'fetch' | 'forget' | 'choose';

/**
 * What one scenario of this device needs. What the account had and has no more was deleted on another device, unless it
 * was changed here since. What belongs to another account is left alone.
 */
export function syncActionFor(mine: Scenario, theirs: Theirs | undefined, account: string): Need {
  const { kept, edition } = mine;
  if (kept && kept.by !== account) return 'nothing';
  const isChanged = kept?.edition !== edition;
  if (!theirs) return isChanged ? 'send' : 'forget';
  // What the server has already is sent again if its answer was lost.
  if (theirs.edition === kept?.edition || theirs.edition === edition) return isChanged ? 'send' : 'nothing';
  return isChanged ? 'choose' : 'fetch';
}

export interface SyncPlan {
  readonly send: readonly Scenario[];
  /** By id. */
  readonly fetch: readonly string[];
  readonly forget: readonly string[];
  /** Somebody has to say which one counts. */
  readonly choose: readonly string[];
}

export function planSync(
  here: readonly Scenario[],
  there: readonly ScenarioInfo[],
  account: string,
): SyncPlan {
  const onServer = new Map(there.map((info) => [info.id, info]));
  const onDevice = new Set(here.map(({ id }) => id));
  const needing = (need: Need) =>
    here.filter((mine) => syncActionFor(mine, onServer.get(mine.id), account) === need);
  const idsOf = (scenarios: readonly { readonly id: string }[]) => scenarios.map(({ id }) => id);
  return {
    send: needing('send'),
    fetch: idsOf([...needing('fetch'), ...there.filter(({ id }) => !onDevice.has(id))]),
    forget: idsOf(needing('forget')),
    choose: idsOf(needing('choose')),
  };
}
