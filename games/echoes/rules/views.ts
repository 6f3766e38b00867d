/** What each viewer may see: the table of hidden information, ECH-11.19, 13.9. */
import type { Seat, Viewer } from '@gonfalon/kernel';
import type { DeckCardId, Stat, TileId } from '../content/index.ts';
import { areAllied } from './board.ts';
import { cloneUnit } from './clone.ts';
import { isFaceDown } from './layout.ts';
import { boardOf } from './profiles.ts';
import type { Player, State, Unit } from './state.ts';

type Shown =
  | 'since'
  | 'used'
  | 'main'
  | 'exhausted'
  | 'tokens'
  | 'events'
  | 'front'
  | 'kingOut'
  | 'queenOut'
  | 'low'
  | 'turns'
  | 'known'
  | 'discard'
  | 'mustered'
  | 'civ';

export interface PlayerView extends Readonly<Pick<Player, Shown>> {
  /** How many cards the hand and the deck have. */
  readonly cards: number;
  readonly deckCards: number;
  /** The cards of the hand, those set aside in a resupply, and the deck's list, if the viewer may see them. */
  readonly hand?: readonly DeckCardId[];
  readonly aside?: readonly DeckCardId[];
  readonly list?: readonly DeckCardId[];
}

type Public =
  | 'options'
  | 'size'
  | 'phase'
  | 'leader'
  | 'order'
  | 'active'
  | 'turns'
  | 'idle'
  | 'land'
  | 'buildings'
  | 'lasting'
  | 'turn'
  | 'attack'
  | 'pending'
  | 'played'
  | 'works'
  | 'shown'
  | 'ending'
  | 'winners';

/** A unit with what it is worth at the moment, outside of any fight. */
export interface UnitView extends Readonly<Unit> {
  readonly now: Readonly<Record<Stat, number>>;
}

export interface View extends Readonly<Pick<State, Public>> {
  /** What lies on each place, as far as it was revealed. */
  readonly places: readonly (TileId | '')[];
  readonly units: readonly UnitView[];
  readonly players: readonly PlayerView[];
}

/** While it is being made. */
type Changing<T> = { -readonly [K in keyof T]: T[K] };

/** one's own cards and those of a mate. */
export const seesHand = (viewer: Viewer, seat: Seat): boolean =>
  viewer !== 'spectator' && areAllied(viewer, seat);

/** ECH-11.19: a civilisation is shown when all have mustered, or when nobody will any more. */
const seesCiv = ({ phase, ending }: State, viewer: Viewer, seat: Seat): boolean =>
  phase !== 'muster' || viewer === seat || ending !== undefined;

/** A list is shown to its owner, to a mate after its own muster, and to all at the end. */
function seesList(s: State, viewer: Viewer, seat: Seat): boolean {
  if (s.ending || s.options.decks === 'preset') return true;
  if (viewer === 'spectator' || !areAllied(viewer, seat)) return false;
  return viewer === seat || (s.players[viewer]?.mustered === true && s.players[seat]?.mustered === true);
}

function viewPlayer(s: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = s.players[seat] as Player;
  const seen: Changing<PlayerView> = {
    since: player.since,
    used: player.used,
    main: { ...player.main },
    exhausted: { ...player.exhausted },
    tokens: player.tokens.map((pile) => ({ ...pile })),
    events: player.events.map((event) => ({ ...event })),
    front: player.front.map((action) => ({ ...action })),
    kingOut: player.kingOut,
    queenOut: player.queenOut,
    low: player.low,
    turns: player.turns,
    known: player.known.slice(),
    discard: player.discard.slice(),
    mustered: player.mustered,
    cards: player.hand.length + player.aside.length,
    deckCards: player.deck.length,
  };
  if (player.civ && seesCiv(s, viewer, seat)) seen.civ = player.civ;
  if (seesHand(viewer, seat)) {
    seen.hand = player.hand.slice();
    seen.aside = player.aside.slice();
  }
  if (seesList(s, viewer, seat)) seen.list = player.list;
  return seen;
}

function viewUnits(s: State): UnitView[] {
  const board = boardOf(s);
  return s.units.map((unit) => {
    const { melee, ranged, health, movement } = board.profile(unit);
    return Object.assign(cloneUnit(unit), { now: { melee, ranged, health, movement } });
  });
}

export function view(s: State, viewer: Viewer): View {
  const seen: Changing<View> = {
    options: s.options,
    size: s.size,
    phase: s.phase,
    leader: s.leader,
    order: s.order.slice(),
    active: s.active,
    turns: s.turns,
    idle: s.idle,
    land: s.land,
    units: viewUnits(s),
    buildings: s.buildings.map((building) => ({ ...building })),
    lasting: s.lasting.map((lasting) => ({ ...lasting })),
    turn: {
      ...s.turn,
      exposed: s.turn.exposed.slice(),
      lenders: s.turn.lenders.slice(),
      reductions: s.turn.reductions.map((reduction) => ({ ...reduction })),
    },
    played: s.played.map((played) => ({ ...played, picks: played.picks.slice() })),
    works: s.works.map((work) => ({
      ...work,
      picks: work.picks.slice(),
      queue: work.queue.slice(),
      chosen: work.chosen.slice(),
    })),
    winners: s.winners.slice(),
    places: s.places.map((id, place) => (place === s.shown || !isFaceDown(s, place) ? id : '')),
    players: s.players.map((_, seat) => viewPlayer(s, seat, viewer)),
  };
  if (s.attack) seen.attack = { ...s.attack, target: { ...s.attack.target }, path: s.attack.path.slice() };
  if (s.pending && seesHand(viewer, s.pending.seat))
    seen.pending = { ...s.pending, picks: s.pending.picks.slice(), paid: s.pending.paid.slice() };
  if (s.shown !== undefined) seen.shown = s.shown;
  if (s.ending) seen.ending = s.ending;
  return seen;
}
