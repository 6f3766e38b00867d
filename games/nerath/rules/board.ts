/**
 * The board as numbers, for speed: spaces, realms and units go by their place in the lists of ids, sets of spaces are
 * three words of 32 bits. Ids come back where something is said to the outside.
 */
import type { RealmId, SpaceId, UnitId } from '../content/index.ts';
import { REALM_IDS, realms, SPACE_IDS, spaces, UNIT_IDS, units } from '../content/index.ts';

/** Places in the lists of ids. */
export type Space = number;
export type Realm = number;
export type Unit = number;

export const NOWHERE = -1;
export const NOBODY = -1;

export const SPACE_COUNT = SPACE_IDS.length;
export const REALM_COUNT = REALM_IDS.length;
export const ALL_SPACES: readonly Space[] = SPACE_IDS.map((_, i) => i);
export const ALL_REALMS: readonly Realm[] = REALM_IDS.map((_, i) => i);

const numbers = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id, i) => [id, i])) as Readonly<Record<Id, number>>;
const spaceNumbers = numbers(SPACE_IDS);
const realmNumbers = numbers(REALM_IDS);
const unitNumbers = numbers(UNIT_IDS);

export const spaceOf = (id: SpaceId): Space => spaceNumbers[id];
export const realmOf = (id: RealmId): Realm => realmNumbers[id];
export const unitOf = (id: UnitId): Unit => unitNumbers[id];
/** The space that a reference names, or NOWHERE. */
export const findSpace = (ref: string | undefined): Space =>
  ref !== undefined && Object.hasOwn(spaceNumbers, ref) ? spaceNumbers[ref as SpaceId] : NOWHERE;
export const findRealm = (ref: string | undefined): Realm =>
  ref !== undefined && Object.hasOwn(realmNumbers, ref) ? realmNumbers[ref as RealmId] : NOBODY;
export const findUnit = (ref: string | undefined): Unit =>
  ref !== undefined && Object.hasOwn(unitNumbers, ref) ? unitNumbers[ref as UnitId] : -1;

export const [FOOTSOLDIER, SIEGE_ENGINE, FIGHTER, WIZARD, MONSTER, CASTLE, STORM_ELEMENTAL, DRAGON, WARSHIP] =
  UNIT_IDS.map((id) => unitNumbers[id]) as [Unit, Unit, Unit, Unit, Unit, Unit, Unit, Unit, Unit];
export const [KARKOTH, VAILIN, , NERATH] = REALM_IDS.map((id) => realmNumbers[id]) as [
  Realm,
  Realm,
  Realm,
  Realm,
];

export const COST: readonly number[] = UNIT_IDS.map((id) => units[id].cost);
export const MOVE: readonly number[] = UNIT_IDS.map((id) => units[id].move);
export const IS_HERO: readonly boolean[] = UNIT_IDS.map((id) => units[id].hero);
/** NER-5.1: what a ship can carry. Castles are land units, but never move. */
export const IS_CARRIED: readonly boolean[] = UNIT_IDS.map(
  (id) => units[id].type === 'land' && units[id].move > 0,
);
export const IS_FLYING: readonly boolean[] = UNIT_IDS.map((id) => units[id].type === 'flying');
export const UNIT_COUNT = UNIT_IDS.length;

export const IS_LAND: readonly boolean[] = SPACE_IDS.map((id) => spaces[id].kind === 'land');
export const IS_SEA: readonly boolean[] = SPACE_IDS.map((id) => spaces[id].kind === 'sea');
export const IS_DUNGEON: readonly boolean[] = SPACE_IDS.map((id) => spaces[id].kind === 'dungeon');
export const LANDS: readonly Space[] = ALL_SPACES.filter((at) => IS_LAND[at]);
export const SEAS: readonly Space[] = ALL_SPACES.filter((at) => IS_SEA[at]);
/** The entrances come first in the order of ids, so that an entrance's number is also its space. */
export const DUNGEONS: readonly Space[] = ALL_SPACES.filter((at) => IS_DUNGEON[at]);

/** Who owns a land at the start; NOBODY elsewhere. */
export const HOME: readonly Realm[] = SPACE_IDS.map((id) => {
  const space = spaces[id];
  return space.kind === 'land' ? realmNumbers[space.owner] : NOBODY;
});
export const CAPITAL: readonly Space[] = REALM_IDS.map((id) => spaceNumbers[realms[id].capital]);
/** Whose capital a space is; NOBODY's if it is none. */
export const CAPITAL_OF: readonly Realm[] = ALL_SPACES.map((at) => CAPITAL.indexOf(at));

const neighbours = (test: (at: Space) => boolean) =>
  SPACE_IDS.map((id) => spaces[id].adj.map((next) => spaceNumbers[next]).filter(test));
export const ADJ: readonly (readonly Space[])[] = neighbours(() => true);
export const LAND_ADJ: readonly (readonly Space[])[] = neighbours((at) => IS_LAND[at]);
export const SEA_ADJ: readonly (readonly Space[])[] = neighbours((at) => IS_SEA[at]);
export const DUNGEON_ADJ: readonly (readonly Space[])[] = neighbours((at) => IS_DUNGEON[at]);

export const isAdjacent = (a: Space, b: Space): boolean => ADJ[a].includes(b);
/** NER-3.8 */
export const isCoastal = (at: Space): boolean => IS_LAND[at] && SEA_ADJ[at].length > 0;

/** How many steps apart, over anything (NER-4.6) or over land and sea only (NER-14.7). */
function distances(passable: (at: Space) => boolean): readonly (readonly number[])[] {
  return ALL_SPACES.map((from) => {
    const steps = ALL_SPACES.map(() => Number.POSITIVE_INFINITY);
    steps[from] = 0;
    const queue = [from];
    for (const at of queue) {
      if (at !== from && !passable(at)) continue;
      for (const next of ADJ[at]) {
        if (steps[next] !== Number.POSITIVE_INFINITY) continue;
        steps[next] = steps[at] + 1;
        queue.push(next);
      }
    }
    return steps;
  });
}
export const FLIGHT: readonly (readonly number[])[] = distances(() => true);
export const MARCH: readonly (readonly number[])[] = distances((at) => !IS_DUNGEON[at]);
