/** NER-14: which castles take new units, how many, and where those can end. */
import { constants, REALM_IDS, realms } from '../content/index.ts';
import type { Realm, Space, Unit } from './board.ts';
import {
  CAPITAL,
  CASTLE,
  COST,
  IS_CARRIED,
  IS_FLYING,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  LANDS,
  MARCH,
  SEA_ADJ,
  STORM_ELEMENTAL,
  UNIT_COUNT,
  WARSHIP,
} from './board.ts';
import type { Piece } from './pieces.ts';
import { NEW, NO_PIECE, UNLOADED } from './pieces.ts';
import type { Ways } from './reach.ts';
import { addReach, isFriendlyIn, marchCost, movementLeft } from './reach.ts';
import { castlesOf, hasCastle, hasProperty, isFriendlyLand, isOwnLand, movementOf } from './selectors.ts';
import { isCarried, roomAboard, shipsOf } from './ships.ts';
import { emptySet, spacesIn } from './space-set.ts';
import type { State } from './state.ts';

/** A territory that takes new units, and how many more. */
export interface Site {
  readonly space: Space;
  readonly room: number;
}

/** NER-14.7: the friendly lands nearest to the capital, over land and sea. */
function nearestLands(s: State, realm: Realm): Space[] {
  const friendly = LANDS.filter((at) => isFriendlyLand(s, realm, at));
  const distance = (at: Space) => MARCH[CAPITAL[realm]][at];
  const nearest = Math.min(...friendly.map(distance));
  return friendly.filter((at) => distance(at) === nearest);
}

/** NER-14.2 to 14.7 */
export function sitesOf(s: State, realm: Realm): Site[] {
  const { castleCount, castles, founded, placed } = s.turn;
  if (castleCount === 0)
    return nearestLands(s, realm)
      .filter((at) => !founded.includes(at))
      .map((space) => ({ space, room: Number.POSITIVE_INFINITY }));
  return castlesOf(s, realm)
    .filter((at) => at === CAPITAL[realm] || (castles.includes(at) && !founded.includes(at)))
    .map((space) => ({
      space,
      room:
        space === CAPITAL[realm] || castleCount === 1
          ? Number.POSITIVE_INFINITY
          : constants.castleLimit - placed.filter((at) => at === space).length,
    }))
    .filter(({ room }) => room > 0);
}

/** NER-14.1, 14.6: where a castle can be founded. */
export function foundationsOf(s: State, realm: Realm): Space[] {
  if (s.realms[realm].gold < COST[CASTLE] || s.realms[realm].castles >= realms[REALM_IDS[realm]].castles)
    return [];
  const { conquered, placed } = s.turn;
  return LANDS.filter(
    (at) => isOwnLand(s, realm, at) && !hasCastle(s, at) && !conquered.includes(at) && !placed.includes(at),
  );
}

/** Where new units of a kind can end: spaces, and ships that can take so many. */
export interface Destinations {
  readonly spaces: readonly Space[];
  readonly ships: readonly { readonly ship: Piece; readonly room: number }[];
}

const NOWHERE_TO_GO: Destinations = { spaces: [], ships: [] };

const reached = emptySet();

/** NER-14.8 to 14.13: what placing at a castle and the free move together allow. */
export function destinationsOf(s: State, w: Ways, castle: Space, unit: Unit): Destinations {
  const { realm } = w;
  const zones = SEA_ADJ[castle].filter((zone) => isFriendlyIn(w, zone));
  if (unit === CASTLE) return NOWHERE_TO_GO;
  if (unit === WARSHIP) return { spaces: zones, ships: [] };
  reached.fill(0);
  const flies = IS_FLYING[unit] || (IS_HERO[unit] && hasProperty(s, realm, 'fly'));
  const move = movementOf(s, realm, unit);
  if (!flies) {
    addReach(placingWays(w), castle, 'land', move, reached);
    const spaces = [castle, ...spacesIn(reached).filter((at) => isFriendlyIn(w, at))];
    const ships = zones.flatMap((zone) =>
      shipsOf(s, realm, zone)
        .map((ship) => ({ ship, room: roomAboard(s, ship) }))
        .filter(({ room }) => room > 0),
    );
    return { spaces: spaces.toSorted((a, b) => a - b), ships: IS_CARRIED[unit] ? ships : [] };
  }
  const hovers = unit === STORM_ELEMENTAL || IS_HERO[unit];
  const starts = unit === STORM_ELEMENTAL ? [castle, ...zones] : [castle];
  for (const start of starts) addReach(placingWays(w), start, 'fly', move, reached);
  const ends = new Set([...starts, ...spacesIn(reached)]);
  const spaces = [...ends].filter((at) => isFriendlyIn(w, at) && (hovers || IS_LAND[at]));
  return { spaces: spaces.sort((a, b) => a - b), ships: [] };
}

/** NER-14.10: the free move knows neither card 101 nor card 106. */
const placingWays = (w: Ways): Ways =>
  w.passing || w.circles ? { ...w, passing: false, circles: false } : w;

/** What can be bought at a site: ships need a zone, everybody else can stay at the castle. */
export function purchasesAt(s: State, w: Ways, site: Site): Unit[] {
  const { gold } = s.realms[w.realm];
  const sails = SEA_ADJ[site.space].some((zone) => isFriendlyIn(w, zone));
  const units: Unit[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (unit !== CASTLE && COST[unit] <= gold && (unit !== WARSHIP || sails)) units.push(unit);
  return units;
}

/** NER-14.14: new ships with movement left. */
export const canSail = (s: State, piece: Piece): boolean =>
  s.pieces.unit[piece] === WARSHIP &&
  (s.pieces.flags[piece] & (NEW | UNLOADED)) === NEW &&
  movementLeft(s, piece) > 0;

/** NER-14.11, 14.14: new units aboard, onto friendly land that is not the castle's. */
export function canLand(s: State, w: Ways, piece: Piece, to: Space): boolean {
  const { flags, origin, ship } = s.pieces;
  return (
    (flags[piece] & NEW) !== 0 &&
    ship[piece] !== NO_PIECE &&
    isCarried(s, piece) &&
    origin[piece] !== to &&
    IS_LAND[to] &&
    isFriendlyIn(w, to)
  );
}

/** NER-14.14: through and to friendly zones. */
export function canSailTo(s: State, w: Ways, piece: Piece, to: Space): boolean {
  if (!canSail(s, piece) || !isFriendlyIn(w, to) || !IS_SEA[to]) return false;
  return marchCost(w, s.pieces.at[piece], to, 'ship', movementLeft(s, piece)) > 0;
}
