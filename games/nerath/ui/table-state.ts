/** The table as a state of the rules, so that their sums can be asked: what the viewer does not see is not in it. */
import type { RealmState, State } from '../rules/state.ts';
import type { RealmView, View } from '../rules/views.ts';

const states = new WeakMap<View, State>();

export function stateOf(view: View): State {
  const known = states.get(view);
  if (known) return known;
  const made: State = {
    options: view.options,
    seats: view.seats,
    round: view.round,
    active: view.active,
    phase: view.phase,
    control: [...view.control],
    pieces: view.pieces,
    realms: view.realms.map(realmState),
    entrances: view.entrances.map(({ tiles }) => ({ tiles: [...tiles], seen: [] })),
    guardianStack: [],
    guardianDiscard: [...view.guardianDiscard],
    treasureDeck: [],
    turn: view.turn,
    ...(view.battle && { battle: view.battle }),
    windows: [],
    fallen: [],
    absent: [...view.absent],
  };
  states.set(view, made);
  return made;
}

function realmState({
  gold,
  vp,
  cards = [],
  treasures = [],
  discard,
  inPlay,
  castles,
}: RealmView): RealmState {
  return {
    gold,
    vp,
    deck: [],
    hand: [...cards],
    discard: [...discard],
    held: [...treasures],
    inPlay: [...inPlay],
    castles,
    begun: true,
    knownTop: 0,
    knownBottom: 0,
  };
}
