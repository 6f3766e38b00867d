/** NER-4.13, 5.16: which marches a realm can make, who can go along, and what a march does. */
import type { Choice } from '@gonfalon/kernel';
import { constants, SPACE_IDS } from '../content/index.ts';
import type { Space } from './board.ts';
import {
  ALL_SPACES,
  CASTLE,
  DUNGEON_ADJ,
  IS_CARRIED,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  LAND_ADJ,
  NOWHERE,
  SEA_ADJ,
  WARSHIP,
} from './board.ts';
import type { Piece } from './pieces.ts';
import { movePiece, NO_PIECE, piecesOf, STOPPED, setFlag } from './pieces.ts';
import type { Gait, Ways } from './reach.ts';
import { addReach, gaitOf, isFriendlyIn, marchCost, movementLeft, mustStop } from './reach.ts';
import { isFlyer } from './selectors.ts';
import { mayBoard, mayUnloadNow, unload } from './ships.ts';
import type { SpaceSet } from './space-set.ts';
import { addTo, clearSet, emptySet, forEachSpace, hasSpace } from './space-set.ts';
import type { State } from './state.ts';

const GAIT_NUMBER: Readonly<Record<Gait, number>> = {
  land: 0,
  hero: 1,
  fly: 2,
  heroFly: 3,
  ship: 4,
  none: 5,
};
const BOARDING = 1 << 24;

const targets: readonly SpaceSet[] = ALL_SPACES.map(emptySet);
/** Which gaits, with how much movement, were spread from a space: pieces that move alike reach alike. */
const spreadFrom = new Int32Array(ALL_SPACES.length);
const aboardCount: number[] = [];
const roomyZone = new Uint8Array(ALL_SPACES.length);

function findRoomyZones(s: State, w: Ways): void {
  const { at, loads, realm, ship, unit } = s.pieces;
  roomyZone.fill(0);
  for (let p = 0; p < at.length; p++) aboardCount[p] = 0;
  for (let p = 0; p < at.length; p++) if (ship[p] !== NO_PIECE) aboardCount[ship[p]]++;
  for (let p = 0; p < at.length; p++) {
    const zone = at[p];
    if (unit[p] !== WARSHIP || zone === NOWHERE || realm[p] !== w.realm || !isFriendlyIn(w, zone)) continue;
    if (aboardCount[p] < constants.shipCapacity && loads[p] < constants.shipCapacity) roomyZone[zone] = 1;
  }
}

function addUnloading(s: State, w: Ways, piece: Piece, into: SpaceSet): void {
  const { at, origin, unit } = s.pieces;
  const zone = at[piece];
  if (!isFriendlyIn(w, zone)) return;
  for (const to of LAND_ADJ[zone]) if (to !== origin[piece]) addTo(into, to);
  if (IS_HERO[unit[piece]]) for (const to of DUNGEON_ADJ[zone]) if (hasSpace(w.open, to)) addTo(into, to);
}

/** The choice of a march, made once: thousands are offered every second. */
const marchChoices: (Choice | undefined)[] = [];
function marchChoice(from: Space, to: Space): Choice {
  const key = from * ALL_SPACES.length + to;
  marchChoices[key] ??= ['march', SPACE_IDS[from], SPACE_IDS[to]];
  return marchChoices[key];
}

/** Every march that at least one piece can make, by origin and destination. */
export function marchesOf(s: State, w: Ways): Choice[] {
  const { at, flags, realm, ship, spent, unit } = s.pieces;
  spreadFrom.fill(0);
  findRoomyZones(s, w);
  for (let p = 0; p < at.length; p++) {
    const from = at[p];
    if (from === NOWHERE || realm[p] !== w.realm || unit[p] === CASTLE) continue;
    const into = targets[from];
    if (spreadFrom[from] === 0) {
      clearSet(into);
      spreadFrom[from] = 1 << 30;
    }
    if (ship[p] !== NO_PIECE) {
      addUnloading(s, w, p, into);
      continue;
    }
    const left = movementLeft(s, p);
    const gait = gaitOf(s, p);
    const bit = 1 << (GAIT_NUMBER[gait] * 4 + left);
    if (left > 0 && !(spreadFrom[from] & bit)) {
      spreadFrom[from] |= bit;
      addReach(w, from, gait, left, into);
    }
    const boards = spent[p] === 0 && IS_LAND[from] && IS_CARRIED[unit[p]] && !(flags[p] & STOPPED);
    if (boards && isFriendlyIn(w, from) && !(spreadFrom[from] & BOARDING) && !isFlyer(s, p)) {
      spreadFrom[from] |= BOARDING;
      for (const zone of SEA_ADJ[from]) if (roomyZone[zone]) addTo(into, zone);
    }
  }
  const choices: Choice[] = [];
  for (let from = 0; from < spreadFrom.length; from++)
    if (spreadFrom[from] !== 0) forEachSpace(targets[from], (to) => choices.push(marchChoice(from, to)));
  return choices;
}

/** Whether a piece can go along, room aboard not counted. */
function canMarch(s: State, w: Ways, piece: Piece, to: Space): boolean {
  const { at, ship } = s.pieces;
  if (ship[piece] !== NO_PIECE) return mayUnloadNow(s, w, piece, to);
  const gait = gaitOf(s, piece);
  if (IS_SEA[to] && (gait === 'land' || gait === 'hero')) return mayBoard(s, w, piece, to);
  return marchCost(w, at[piece], to, gait, movementLeft(s, piece)) > 0;
}

export const marchers = (s: State, w: Ways, from: Space, to: Space): Piece[] =>
  piecesOf(s.pieces, w.realm, from).filter((p) => canMarch(s, w, p, to));

/** Moves one piece that may go there; who boards needs a ship and goes by `board`. */
export function march(s: State, w: Ways, piece: Piece, to: Space): void {
  const { at, ship, spent } = s.pieces;
  if (ship[piece] !== NO_PIECE) {
    unload(s, piece, to);
    return;
  }
  const gait = gaitOf(s, piece);
  spent[piece] += marchCost(w, at[piece], to, gait, movementLeft(s, piece));
  if (mustStop(w, to, gait)) setFlag(s.pieces, piece, STOPPED);
  movePiece(s.pieces, piece, to);
}
