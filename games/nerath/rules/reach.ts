/** NER-4: where a piece can march in one go. A march costs the length of its shortest legal way (NER-4.13). */
import type { Realm, Space } from './board.ts';
import {
  ADJ,
  ALL_SPACES,
  CASTLE,
  DUNGEON_ADJ,
  DUNGEONS,
  FLIGHT,
  IS_DUNGEON,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  LAND_ADJ,
  NOWHERE,
  SEA_ADJ,
  SPACE_COUNT,
  WARSHIP,
} from './board.ts';
import type { Piece } from './pieces.ts';
import { NO_PIECE, STOPPED, UNLOADED } from './pieces.ts';
import { hasProperty, isFlyer, movementOf, sideMask } from './selectors.ts';
import type { SpaceSet } from './space-set.ts';
import { addAll, addTo, clearSet, emptySet, forEachSpace, hasSpace, removeFrom, setOf } from './space-set.ts';
import type { State } from './state.ts';

const ADJ_SET: readonly SpaceSet[] = ADJ.map(setOf);
const LAND_SET: readonly SpaceSet[] = LAND_ADJ.map(setOf);
const SEA_SET: readonly SpaceSet[] = SEA_ADJ.map(setOf);
const DUNGEON_SET: readonly SpaceSet[] = DUNGEON_ADJ.map(setOf);

const MAX_MOVEMENT = 3;
/** NER-4.6: where a flight of so many steps can end, entrances left out. */
const WITHIN: readonly (readonly SpaceSet[])[] = Array.from({ length: MAX_MOVEMENT + 1 }, (_, steps) =>
  ALL_SPACES.map((from) =>
    setOf(ALL_SPACES.filter((to) => to !== from && FLIGHT[from][to] <= steps && !IS_DUNGEON[to])),
  ),
);

/** What the marches of a realm turn on, worked out once for all its pieces. */
export interface Ways {
  readonly realm: Realm;
  /** Land and sea zones that are friendly (NER-3.4, 3.5). */
  readonly friendly: SpaceSet;
  /** Entrances with tiles: nobody may enter another (NER-9.13). */
  readonly open: SpaceSet;
  /** Card 101. */
  readonly passing: boolean;
  /** Card 106: friendly lands with a castle, and those that the realm controls. */
  readonly circles: boolean;
  readonly friendlyCastles: SpaceSet;
  readonly ownCastles: SpaceSet;
}

/** Which realms have pieces in each space, as bits; for the time of one call. */
const presence = new Uint8Array(SPACE_COUNT);

export function waysOf(s: State, realm: Realm): Ways {
  const { at, realm: owner } = s.pieces;
  const side = sideMask(s, realm);
  presence.fill(0);
  for (let p = 0; p < at.length; p++) if (at[p] >= 0) presence[at[p]] |= 1 << owner[p];
  const friendly = emptySet();
  for (let here = 0; here < SPACE_COUNT; here++)
    if (IS_LAND[here] ? (side >> s.control[here]) & 1 : IS_SEA[here] && !(presence[here] & ~side))
      addTo(friendly, here);
  const open = emptySet();
  for (const here of DUNGEONS) if (s.entrances[here].tiles.length > 0) addTo(open, here);
  const treasures = s.realms[realm].inPlay.length > 0;
  const passing = treasures && hasProperty(s, realm, 'passEnemyLand');
  const circles = treasures && hasProperty(s, realm, 'castleStep');
  const friendlyCastles = emptySet();
  const ownCastles = emptySet();
  if (circles) addCastles(s, realm, side, friendlyCastles, ownCastles);
  return { realm, friendly, open, passing, circles, friendlyCastles, ownCastles };
}

/** Card 106 */
function addCastles(s: State, realm: Realm, side: number, friendly: SpaceSet, own: SpaceSet): void {
  const { at, realm: owner, unit } = s.pieces;
  for (let p = 0; p < at.length; p++) {
    if (unit[p] !== CASTLE || at[p] === NOWHERE || !(side & (1 << owner[p]))) continue;
    addTo(friendly, at[p]);
    if (owner[p] === realm) addTo(own, at[p]);
  }
}

export const isFriendlyIn = (w: Ways, at: Space): boolean => hasSpace(w.friendly, at);

/** How a piece moves. */
export type Gait = 'land' | 'hero' | 'fly' | 'heroFly' | 'ship' | 'none';

export function gaitOf(s: State, piece: Piece): Gait {
  const unit = s.pieces.unit[piece];
  if (unit === CASTLE) return 'none';
  if (unit === WARSHIP) return 'ship';
  const flies = isFlyer(s, piece);
  if (IS_HERO[unit]) return flies ? 'heroFly' : 'hero';
  return flies ? 'fly' : 'land';
}

/** Movement that a piece has left in this phase; units aboard have none of their own. */
export function movementLeft(s: State, piece: Piece): number {
  const { flags, spent, unit, realm, ship } = s.pieces;
  if (flags[piece] & (STOPPED | UNLOADED) || ship[piece] !== NO_PIECE) return 0;
  return Math.max(0, movementOf(s, realm[piece], unit[piece]) - spent[piece]);
}

const frontier = emptySet();
const next = emptySet();
const seen = emptySet();

/** Spreads from space to space, through those that may be passed, and adds what it comes to. */
function spread(
  from: Space,
  steps: number,
  into: SpaceSet,
  step: (at: Space, to: SpaceSet) => void,
  mayPass: (at: Space) => boolean,
): void {
  clearSet(seen);
  addTo(seen, from);
  clearSet(frontier);
  addTo(frontier, from);
  for (let left = steps; left > 0; left--) {
    clearSet(next);
    forEachSpace(frontier, (at) => step(at, next));
    clearSet(frontier);
    forEachSpace(next, (at) => {
      if (hasSpace(seen, at)) return;
      addTo(seen, at);
      addTo(into, at);
      if (mayPass(at)) addTo(frontier, at);
    });
  }
}

function addOpenEntrances(w: Ways, at: Space, into: SpaceSet): void {
  for (let word = 0; word < into.length; word++) into[word] |= DUNGEON_SET[at][word] & w.open[word];
}

/** Card 106: one movement from castle to castle. */
function addCircles(w: Ways, at: Space, into: SpaceSet): void {
  if (w.circles && hasSpace(w.friendlyCastles, at)) addAll(into, w.ownCastles);
}

/** Adds every space that a piece with so much movement can march to, without boarding and unloading. */
export function addReach(w: Ways, from: Space, gait: Gait, left: number, into: SpaceSet): void {
  if (left <= 0 || gait === 'none') return;
  if (gait === 'ship') {
    spread(
      from,
      left,
      into,
      (at, to) => addAll(to, SEA_SET[at]),
      (at) => isFriendlyIn(w, at),
    );
    return;
  }
  if (gait === 'fly' || gait === 'heroFly') {
    addFlight(w, from, gait, left, into);
    return;
  }
  if (gait === 'land' && left === 1) {
    addAll(into, LAND_SET[from]);
    addCircles(w, from, into);
    removeFrom(into, from);
    return;
  }
  const passing = gait === 'hero' && w.passing;
  spread(
    from,
    left,
    into,
    (at, to) => {
      addAll(to, LAND_SET[at]);
      addCircles(w, at, to);
      if (gait === 'hero') addOpenEntrances(w, at, to);
    },
    (at) => IS_LAND[at] && (passing || isFriendlyIn(w, at)),
  );
}

const flown = emptySet();

function addFlight(w: Ways, from: Space, gait: Gait, left: number, into: SpaceSet): void {
  const explores = gait === 'heroFly';
  if (!w.circles) {
    addAll(into, WITHIN[left][from]);
    if (explores)
      for (const at of DUNGEONS) if (hasSpace(w.open, at) && FLIGHT[from][at] <= left) addTo(into, at);
    return;
  }
  clearSet(flown);
  spread(
    from,
    left,
    flown,
    (at, to) => {
      addAll(to, ADJ_SET[at]);
      addCircles(w, at, to);
    },
    () => true,
  );
  for (const at of DUNGEONS) if (!explores || !hasSpace(w.open, at)) removeFrom(flown, at);
  addAll(into, flown);
}

const tried = emptySet();

/** NER-4.13: what a march costs, or 0 if the piece cannot make it so. */
export function marchCost(w: Ways, from: Space, to: Space, gait: Gait, left: number): number {
  for (let cost = 1; cost <= left; cost++) {
    clearSet(tried);
    addReach(w, from, gait, cost, tried);
    if (hasSpace(tried, to)) return cost;
  }
  return 0;
}

/** NER-4.3, 4.5, 9.1: whether a piece that comes there moves no more in this phase. */
export function mustStop(w: Ways, to: Space, gait: Gait): boolean {
  if (IS_DUNGEON[to]) return true;
  if (gait === 'fly' || gait === 'heroFly') return false;
  if (gait === 'hero' && w.passing && IS_LAND[to]) return false;
  return !isFriendlyIn(w, to);
}
