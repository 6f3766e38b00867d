/** The spaces and pieces that cards speak of. All of them can be read off the board by everybody. */
import type { PlaceRule } from '../../content/index.ts';
import type { Realm, Space, Unit } from '../board.ts';
import {
  CASTLE,
  DUNGEONS,
  FOOTSOLDIER,
  HOME,
  IS_LAND,
  IS_SEA,
  isCoastal,
  LAND_ADJ,
  LANDS,
  MONSTER,
  NERATH,
  NOWHERE,
  SEA_ADJ,
  SEAS,
  STORM_ELEMENTAL,
  WARSHIP,
  WIZARD,
} from '../board.ts';
import type { Piece } from '../pieces.ts';
import { NO_PIECE } from '../pieces.ts';
import {
  areEnemies,
  hasEnemies,
  isEmpty,
  isEnemyLand,
  isFriendlyLand,
  isFriendlySea,
  isOwnLand,
} from '../selectors.ts';
import type { State } from '../state.ts';
import { FACE_UP } from '../state.ts';

/** Own pieces that are not castles, wherever they are. */
export function troopsOf(s: State, realm: Realm): Piece[] {
  const { at, realm: owner, unit } = s.pieces;
  const found: Piece[] = [];
  for (let p = 0; p < at.length; p++)
    if (at[p] !== NOWHERE && owner[p] === realm && unit[p] !== CASTLE) found.push(p);
  return found;
}

const holds = (s: State, realm: Realm, unit: Unit, at: Space): boolean =>
  s.pieces.at.some((here, p) => here === at && s.pieces.unit[p] === unit && s.pieces.realm[p] === realm);

export const friendlyLands = (s: State, realm: Realm): Space[] =>
  LANDS.filter((at) => isFriendlyLand(s, realm, at));
export const friendlySeas = (s: State, realm: Realm): Space[] =>
  SEAS.filter((at) => isFriendlySea(s, realm, at));

/** Where a card adds units. */
export function placesFor(s: State, realm: Realm, where: PlaceRule): Space[] {
  switch (where) {
    case 'ownLand':
      return LANDS.filter((at) => isOwnLand(s, realm, at));
    case 'ownEmptyLand':
      return LANDS.filter((at) => isOwnLand(s, realm, at) && isEmpty(s, at));
    case 'friendlyLand':
      return friendlyLands(s, realm);
    case 'landWithOwnWizard':
      return LANDS.filter((at) => holds(s, realm, WIZARD, at));
    case 'friendlySea':
      return friendlySeas(s, realm);
    case 'conquered':
      return s.battle ? [s.battle.space] : [];
  }
}

/** Card 7: no enemy piece is there; a castle is one. */
export const landsWithoutEnemies = (s: State, realm: Realm): Space[] =>
  LANDS.filter((at) => !hasEnemies(s, realm, at));
/** Cards 32, 46, 70 */
export const emptyEnemyLands = (s: State, realm: Realm): Space[] =>
  LANDS.filter((at) => isEnemyLand(s, realm, at) && isEmpty(s, at));
/** Card 11: enemy land that holds an enemy piece. */
export const heldEnemyLands = (s: State, realm: Realm): Space[] =>
  LANDS.filter((at) => isEnemyLand(s, realm, at) && hasEnemies(s, realm, at));

/** Card 12: own monsters standing next to a land. */
export function monstersNextTo(s: State, realm: Realm, at: Space): number {
  const { realm: owner, unit, at: places } = s.pieces;
  let count = 0;
  for (let p = 0; p < places.length; p++)
    if (
      unit[p] === MONSTER &&
      owner[p] === realm &&
      places[p] !== NOWHERE &&
      LAND_ADJ[at].includes(places[p])
    )
      count++;
  return count;
}

/** Cards 15, 16: an enemy's land next to land that the realm controls. */
export const bordersOwnLand = (s: State, realm: Realm, at: Space): boolean =>
  isEnemyLand(s, realm, at) && LAND_ADJ[at].some((next) => isOwnLand(s, realm, next));
/** Card 63 */
export const bordersEnemyLand = (s: State, realm: Realm, at: Space): boolean =>
  LAND_ADJ[at].some((next) => isEnemyLand(s, realm, next));

/** Card 15: what a realm could take off: pieces on its own land next to the other's. */
export const plagued = (s: State, victim: Realm, by: Realm): Piece[] =>
  troopsOf(s, victim).filter((p) => {
    const at = s.pieces.at[p];
    return IS_LAND[at] && isOwnLand(s, victim, at) && bordersOwnLand(s, by, at);
  });

/** Cards 71, 74: Nerath's starting territories that enemies hold. */
export const lostHomeland = (s: State, realm: Realm): Space[] =>
  LANDS.filter((at) => HOME[at] === NERATH && isEnemyLand(s, realm, at));

/** Own pieces on a land, castles left out. */
export const troopsAt = (s: State, realm: Realm, at: Space): Piece[] =>
  troopsOf(s, realm).filter((p) => s.pieces.at[p] === at);

export const friendlyNeighbours = (s: State, realm: Realm, at: Space): Space[] =>
  LAND_ADJ[at].filter((next) => isFriendlyLand(s, realm, next)).sort((a, b) => a - b);

/** Lands that troops can be transferred from: there are some, and friendly land lies next to it. */
export const origins = (s: State, realm: Realm, lands: readonly Space[]): Space[] =>
  lands.filter((at) => troopsAt(s, realm, at).length > 0 && friendlyNeighbours(s, realm, at).length > 0);

/** Card 59: pieces on a coast next to a friendly sea zone. */
export const pressed = (s: State, realm: Realm): Piece[] =>
  troopsOf(s, realm).filter(
    (p) => isCoastal(s.pieces.at[p]) && seaNeighbours(s, realm, s.pieces.at[p]).length > 0,
  );
export const seaNeighbours = (s: State, realm: Realm, at: Space): Space[] =>
  SEA_ADJ[at].filter((zone) => isFriendlySea(s, realm, zone)).sort((a, b) => a - b);

/** Card 10: enemy footsoldiers on land. */
export const convertible = (s: State, realm: Realm): Piece[] =>
  s.pieces.at.flatMap((at, p) =>
    at !== NOWHERE &&
    IS_LAND[at] &&
    s.pieces.unit[p] === FOOTSOLDIER &&
    areEnemies(s, realm, s.pieces.realm[p])
      ? [p]
      : [],
  );

/** Card 77: where a piece can be sent. */
export function teleportPlaces(s: State, piece: Piece): Space[] {
  const { at, realm, unit } = s.pieces;
  const seas =
    unit[piece] === WARSHIP || unit[piece] === STORM_ELEMENTAL ? friendlySeas(s, realm[piece]) : [];
  const lands = unit[piece] === WARSHIP ? [] : friendlyLands(s, realm[piece]);
  return [...lands, ...seas].filter((to) => to !== at[piece]).sort((a, b) => a - b);
}

export function hasTeleportPlace(s: State, piece: Piece): boolean {
  const { at, realm, unit } = s.pieces;
  if (unit[piece] !== WARSHIP && LANDS.some((to) => to !== at[piece] && isFriendlyLand(s, realm[piece], to)))
    return true;
  return teleportPlaces(s, piece).length > 0;
}

/** Card 37: enemy ships and elementals at sea, and the zones friendly to them next to it. */
export const pushPlaces = (s: State, piece: Piece): Space[] =>
  SEA_ADJ[s.pieces.at[piece]]
    .filter((zone) => isFriendlySea(s, s.pieces.realm[piece], zone))
    .sort((a, b) => a - b);
export const pushable = (s: State, realm: Realm): Piece[] =>
  s.pieces.at.flatMap((at, p) =>
    at !== NOWHERE &&
    IS_SEA[at] &&
    (s.pieces.unit[p] === WARSHIP || s.pieces.unit[p] === STORM_ELEMENTAL) &&
    s.pieces.ship[p] === NO_PIECE &&
    areEnemies(s, realm, s.pieces.realm[p]) &&
    pushPlaces(s, p).length > 0
      ? [p]
      : [],
  );

/** Cards 26, 40: realms with land next to a sea zone that holds a ship of the realm. */
export function realmsByShips(s: State, realm: Realm): Realm[] {
  const found = new Set<Realm>();
  const { at, realm: owner, unit } = s.pieces;
  for (let p = 0; p < at.length; p++)
    if (unit[p] === WARSHIP && owner[p] === realm && at[p] !== NOWHERE)
      for (const land of LAND_ADJ[at[p]]) found.add(s.control[land]);
  found.delete(realm);
  return [...found].sort((a, b) => a - b);
}

/** Card 22: lands next to a ship's zone that hold enemies. */
export const blockaded = (s: State, ship: Piece): Space[] =>
  LAND_ADJ[s.pieces.at[ship]].filter((at) => hasEnemies(s, s.pieces.realm[ship], at)).sort((a, b) => a - b);
export const shipsAtSea = (s: State, realm: Realm): Piece[] =>
  troopsOf(s, realm)
    .filter((p) => s.pieces.unit[p] === WARSHIP)
    .sort((a, b) => s.pieces.at[a] - s.pieces.at[b] || a - b);

/** Card 84: entrances with a tile that lies face down. */
export const coveredEntrances = (s: State): Space[] =>
  DUNGEONS.filter((at) => s.entrances[at].seen.some((seen) => !(seen & FACE_UP)));

/** Card 86: enemy land next to a land with an own wizard, with something to take off. */
export function cursed(s: State, realm: Realm): Space[] {
  const wizards = LANDS.filter((at) => holds(s, realm, WIZARD, at));
  return LANDS.filter(
    (at) =>
      isEnemyLand(s, realm, at) &&
      LAND_ADJ[at].some((next) => wizards.includes(next)) &&
      removableAt(s, realm, at).length > 0,
  );
}
/** Enemy pieces on a land, castles left out. */
export const removableAt = (s: State, realm: Realm, at: Space): Piece[] =>
  s.pieces.at.flatMap((here, p) =>
    here === at && s.pieces.unit[p] !== CASTLE && areEnemies(s, realm, s.pieces.realm[p]) ? [p] : [],
  );
