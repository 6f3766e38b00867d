/** Which realms a seat or a side plays. */
import type { Viewer } from '@gonfalon/kernel';
import type { RealmId } from '../content/index.ts';
import { constants, REALM_IDS } from '../content/index.ts';
import { isFreeForAll, realmsOf } from '../rules/selectors.ts';
import type { View } from '../rules/views.ts';
import { stateOf } from './table-state.ts';

/** In turn order; none for a spectator. */
export function realmsOfViewer(view: View, viewer: Viewer): readonly RealmId[] {
  return viewer === 'spectator' ? [] : realmsOf(stateOf(view), viewer).map((realm) => REALM_IDS[realm]);
}

/** The realms that win together. */
export function sidesOf(view: View): readonly (readonly RealmId[])[] {
  if (isFreeForAll(stateOf(view))) return REALM_IDS.map((id) => [id]);
  return [
    ['karkoth', 'ironCircle'],
    ['vailin', 'nerath'],
  ];
}

export interface Goal {
  readonly by: 'points' | 'treasures';
  readonly amount: number;
}

/** What a side needs to win. */
export function goalOf(view: View): Goal {
  const mode = isFreeForAll(stateOf(view)) ? 'freeForAll' : 'alliances';
  const target = constants.targets[mode][view.options.length];
  return 'vp' in target ? { by: 'points', amount: target.vp } : { by: 'treasures', amount: target.treasures };
}

/** How far a realm is on the way to that. */
export function progressOf(view: View, realm: RealmId): number {
  const own = view.realms[REALM_IDS.indexOf(realm)];
  if (!own) return 0;
  return goalOf(view).by === 'points' ? own.vp : own.held + own.inPlay.length;
}
