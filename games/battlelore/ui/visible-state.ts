/** What a viewer knows, as a state that the rules can be asked about; what is hidden is taken for nothing. */

import type { CampState, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

const NO_COUNCIL = { commander: 0, wizard: 0, cleric: 0, rogue: 0, warrior: 0, creature: 0 };

const known = new WeakMap<View, State>();

export function visibleState(view: View): State {
  const found = known.get(view) ?? imagine(view);
  known.set(view, found);
  return found;
}

function imagine(view: View): State {
  const { camps, commandPile: _, lorePile: __, loreOut: ___, ...open } = view;
  return {
    ...open,
    options: { adventure: view.adventure.id, turnCap: 0 },
    camps: [campOf(camps[0]), campOf(camps[1])],
    commandPile: [],
    lorePile: [],
    loreOut: [],
  };
}

function campOf(camp: View['camps'][number]): CampState {
  const { cards: _, loreCards: __, looking: ___, won: ____, needed: _____, ...open } = camp;
  return {
    ...open,
    hand: camp.hand ?? [],
    lore: camp.lore ?? [],
    dealt: camp.dealt ?? [],
    scouted: camp.scouted ?? [],
    council: camp.council ?? NO_COUNCIL,
  };
}
