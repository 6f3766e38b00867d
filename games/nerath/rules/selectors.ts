/** NER-3: whose space it is and who stands there, in the words that the other chapters use. */
import type { Seat } from '@gonfalon/kernel';
import type { Property, PropertyOp, TreasureId } from '../content/index.ts';
import { constants, EVENT_IDS, events, REALM_IDS, realms, treasures } from '../content/index.ts';
import type { Realm, Space, Unit } from './board.ts';
import {
  ALL_REALMS,
  CAPITAL,
  CASTLE,
  IS_FLYING,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  LANDS,
  MOVE,
  NOWHERE,
  realmOf,
  unitOf,
} from './board.ts';
import type { Piece } from './pieces.ts';
import { castleAt, NO_PIECE } from './pieces.ts';
import type { Card, State } from './state.ts';

const propertyValue = (card: TreasureId): number => {
  const property = treasures[card].property;
  if (property?.op === 'heroMove') return property.value;
  return property?.op === 'income' ? property.gold : 0;
};
const HERO_MOVE = propertyValue('93');
const STONE_INCOME = propertyValue('99');

interface TurnBonus {
  readonly realm: Realm;
  readonly unit: Unit;
  readonly move: number;
  /** What its dice need, or 0 if that stays. */
  readonly hitOn: number;
}

/** The events that change a unit for a turn, by their number. */
export const TURN_BONUS: Readonly<Record<Card, TurnBonus>> = Object.fromEntries(
  EVENT_IDS.flatMap((id) => {
    const { realm, effect } = events[id];
    if (effect.op !== 'turnBonus') return [];
    const { unit, move, hitOn = 0 } = effect;
    return [[Number(id), { realm: realmOf(realm), unit: unitOf(unit), move, hitOn }]];
  }),
);

/** The seat of each realm, by the number of seats (NER-1.2 to 1.4). */
const SEAT_OF: Readonly<Record<number, readonly Seat[]>> = Object.fromEntries(
  Object.entries(constants.seats).map(([seats, lists]) => [
    Number(seats),
    REALM_IDS.map((id) => lists.findIndex((list) => list.includes(id))),
  ]),
);
const REALMS_OF: Readonly<Record<number, readonly (readonly Realm[])[]>> = Object.fromEntries(
  Object.entries(constants.seats).map(([seats, lists]) => [
    Number(seats),
    lists.map((list) => list.map(realmOf)),
  ]),
);

export const seatOf = (s: State, realm: Realm): Seat => SEAT_OF[s.seats][realm];
export const realmsOf = (s: State, seat: Seat): readonly Realm[] => REALMS_OF[s.seats][seat] ?? [];
export const isAbsent = (s: State, realm: Realm): boolean =>
  s.absent.length > 0 && s.absent.includes(seatOf(s, realm));

/** NER-1.5, 1.14 */
export const isFreeForAll = (s: State): boolean => s.seats === 4 && s.options.mode === 'freeForAll';

const ALLIANCE: readonly number[] = REALM_IDS.map((id) => (realms[id].alliance === 'A' ? 0 : 1));
/** A number for each side: the realm itself if everybody is alone. */
export const sideOf = (s: State, realm: Realm): number => (isFreeForAll(s) ? realm : ALLIANCE[realm]);
export const areEnemies = (s: State, a: Realm, b: Realm): boolean =>
  a !== b && (isFreeForAll(s) || ALLIANCE[a] !== ALLIANCE[b]);

/** The realms of each side, as bits, by whose side it is. */
const ALONE: readonly number[] = ALL_REALMS.map((r) => 1 << r);
const TOGETHER: readonly number[] = ALL_REALMS.map((r) => (1 << r) | (1 << ((r + 2) % 4)));
export const sideMask = (s: State, realm: Realm): number => (isFreeForAll(s) ? ALONE : TOGETHER)[realm];

/** NER-1.1: from this realm on. */
export const inTurnOrder = (from: Realm): Realm[] => ALL_REALMS.map((i) => (from + i) % 4);

/** NER-3.4: land of one's side. */
export const isFriendlyLand = (s: State, realm: Realm, at: Space): boolean =>
  IS_LAND[at] && !areEnemies(s, realm, s.control[at]);
export const isEnemyLand = (s: State, realm: Realm, at: Space): boolean =>
  IS_LAND[at] && areEnemies(s, realm, s.control[at]);
export const isOwnLand = (s: State, realm: Realm, at: Space): boolean => s.control[at] === realm;

/** Which realms have pieces there, as bits. */
export function presence(s: State, at: Space): number {
  const { at: places, realm } = s.pieces;
  let mask = 0;
  for (let p = 0; p < places.length; p++) if (places[p] === at) mask |= 1 << realm[p];
  return mask;
}

export const hasEnemies = (s: State, realm: Realm, at: Space): boolean =>
  (presence(s, at) & ~sideMask(s, realm)) !== 0;
/** NER-3.7 */
export const isEmpty = (s: State, at: Space): boolean => !s.pieces.at.includes(at);

/** NER-3.5: nobody of another side is there. */
export const isFriendlySea = (s: State, realm: Realm, at: Space): boolean =>
  IS_SEA[at] && !hasEnemies(s, realm, at);

export const hasCastle = (s: State, at: Space): boolean => castleAt(s.pieces, at) !== NO_PIECE;
const ownLands = (s: State, realm: Realm): Space[] => LANDS.filter((at) => s.control[at] === realm);
const controlsCapital = (s: State, realm: Realm): boolean => s.control[CAPITAL[realm]] === realm;
/** Lands with a castle that the realm controls. */
export function castlesOf(s: State, realm: Realm): Space[] {
  const { unit, at, realm: owner } = s.pieces;
  const found: Space[] = [];
  for (let p = 0; p < at.length; p++)
    if (unit[p] === CASTLE && at[p] !== NOWHERE && owner[p] === realm) found.push(at[p]);
  return found.sort((a, b) => a - b);
}

interface PropertyData {
  readonly op: PropertyOp | undefined;
  /** The unit that it speaks of, or -1. */
  readonly unit: Unit;
}

/** The property of each treasure, by its number. */
const PROPERTIES: readonly PropertyData[] = Array.from({ length: 111 }, (_, card) => {
  const property: Property | undefined = treasures[String(card) as TreasureId]?.property;
  return {
    op: property?.op,
    unit: property && 'unit' in property ? unitOf(property.unit) : -1,
  };
});

/** NER-12.3: the treasure in play that gives the realm a property (for that unit), or 0. */
export function cardWith(s: State, realm: Realm, op: PropertyOp, unit?: Unit): Card {
  for (const card of s.realms[realm].inPlay) {
    const property = PROPERTIES[card];
    if (property.op === op && (unit === undefined || property.unit === unit)) return card;
  }
  return 0;
}

export const hasProperty = (s: State, realm: Realm, op: PropertyOp, unit?: Unit): boolean =>
  cardWith(s, realm, op, unit) > 0;

/** Card 110 makes heroes fly. */
export const isFlyer = (s: State, piece: Piece): boolean => {
  const unit = s.pieces.unit[piece];
  return IS_FLYING[unit] || (IS_HERO[unit] && hasProperty(s, s.pieces.realm[piece], 'fly'));
};

/** What cards 23, 27 and 93 make of the movement of the unit table. */
export function movementOf(s: State, realm: Realm, unit: Unit): number {
  if (IS_HERO[unit]) return hasProperty(s, realm, 'heroMove') ? HERO_MOVE : MOVE[unit];
  for (const card of s.turn.effects) {
    const bonus = TURN_BONUS[card];
    if (bonus && s.active === realm && bonus.realm === realm && bonus.unit === unit) return bonus.move;
  }
  return MOVE[unit];
}

/** NER-15.1, 15.3, R-29 */
export function incomeOf(s: State, realm: Realm): number {
  const total = ownLands(s, realm).length + (hasProperty(s, realm, 'income') ? STONE_INCOME : 0);
  return controlsCapital(s, realm) ? total : Math.ceil(total / 2);
}
