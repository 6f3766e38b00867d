/** How choices name things: spaces, realms, cards, ships, and classes of pieces that no rule tells apart. */
import type { Ref } from '@gonfalon/kernel';
import type { CardId, RealmId, SpaceId, Stop } from '../content/index.ts';
import { CARD_IDS, REALM_IDS, SPACE_IDS, UNIT_IDS } from '../content/index.ts';
import type { Thing } from '../content/refs.ts';
import { thingOf } from '../content/refs.ts';
import type { Realm, Space } from './board.ts';
import { NOWHERE, WARSHIP } from './board.ts';
import { eventsAt } from './cards/card-data.ts';
import type { Piece } from './pieces.ts';
import { cargoOf, MARKED, NO_PIECE, SHIELDED } from './pieces.ts';
import { movementLeft } from './reach.ts';
import type { Card, State } from './state.ts';

export const spaceRef = (at: Space): SpaceId => SPACE_IDS[at];
export const realmRef = (realm: Realm): RealmId => REALM_IDS[realm];

export type CardRef = `card:${CardId}`;
const cardRefs: readonly CardRef[] = ['card:1', ...CARD_IDS.map((id): CardRef => `card:${id}`)];
export const cardRef = (card: Card): CardRef => cardRefs[card];
/** The number of the card that a reference names, or 0. */
export const findCard = (ref: Ref | undefined): Card =>
  ref === undefined ? 0 : cardRefs.indexOf(ref as CardRef, 1) < 0 ? 0 : cardRefs.indexOf(ref as CardRef, 1);

const eventRefs = new Map<string, readonly Ref[]>();
/** The events of a realm for a stop, made once. */
export function eventRefsAt(realm: Realm, stop: Stop): readonly Ref[] {
  const key = `${realm}${stop}`;
  const known = eventRefs.get(key);
  if (known) return known;
  const refs = eventsAt(realm, stop).map(cardRef);
  eventRefs.set(key, refs);
  return refs;
}

const numberRefs: readonly Ref[] = Array.from({ length: 200 }, (_, n) => String(n));
export const numberRef = (n: number): Ref => numberRefs[n] ?? String(n);

/** `warship:p31` */
export const shipRef = (ship: Piece): Ref => `warship:p${ship}`;
export function findShip(ref: Ref | undefined): Piece {
  const thing = thingOf(ref ?? '');
  return thing.kind === 'ship' ? thing.piece : NO_PIECE;
}

export type Kind = Exclude<Thing['kind'], 'other'>;

/** What kind of thing a reference names, whoever sends it. */
export function kindOf(ref: Ref): Kind | undefined {
  const { kind } = thingOf(ref);
  return kind === 'other' ? undefined : kind;
}

/** Pieces that a choice need not tell apart, and how it names them. */
export interface PieceClass {
  readonly ref: Ref;
  readonly pieces: readonly Piece[];
}

/** What tells pieces apart in a question: in marches also the movement that they have left. */
export type Distinction = 'marching' | 'standing';

function shipKey(s: State, ship: Piece, distinction: Distinction): string {
  const { loads, origin, unit } = s.pieces;
  const cargo = cargoOf(s.pieces, ship).map(
    (p) => `${unit[p]}${distinction === 'marching' ? `^${origin[p]}` : ''}`,
  );
  const aboard = cargo.sort().join();
  return distinction === 'marching' ? `${aboard} ${movementLeft(s, ship)} ${loads[ship]}` : aboard;
}

/** In what pieces of one kind can differ: bits that say which suffixes are needed. */
const BY_MOVEMENT = 1;
const BY_MARK = 2;
const BY_SHIELD = 4;
const BY_ORIGIN = 8;

function suffixOf(s: State, piece: Piece, differ: number): string {
  const { flags, origin, ship } = s.pieces;
  let suffix = '';
  if (differ & BY_MOVEMENT && ship[piece] === NO_PIECE) suffix += `~${movementLeft(s, piece)}`;
  if (differ & BY_MARK && flags[piece] & MARKED) suffix += '!';
  if (differ & BY_SHIELD && flags[piece] & SHIELDED) suffix += '+';
  if (differ & BY_ORIGIN && ship[piece] !== NO_PIECE && origin[piece] !== NOWHERE)
    suffix += `^${SPACE_IDS[origin[piece]]}`;
  return ship[piece] === NO_PIECE ? suffix : `${suffix}@p${ship[piece]}`;
}

/** What tells two pieces of one kind apart. */
function differences(s: State, a: Piece, b: Piece, distinction: Distinction): number {
  const { flags, origin, ship } = s.pieces;
  const changed = flags[a] ^ flags[b];
  let differ = (changed & MARKED ? BY_MARK : 0) | (changed & SHIELDED ? BY_SHIELD : 0);
  if (distinction === 'standing') return differ;
  const aboard = ship[a] !== NO_PIECE || ship[b] !== NO_PIECE;
  if (!aboard && movementLeft(s, a) !== movementLeft(s, b)) differ |= BY_MOVEMENT;
  if (aboard && origin[a] !== origin[b]) differ |= BY_ORIGIN;
  return differ;
}

/** Classes by realm, unit table and piece id; the realm is named if several are among them. */
export function classesOf(s: State, pieces: readonly Piece[], distinction: Distinction): PieceClass[] {
  const { realm, unit } = s.pieces;
  const sorted = pieces.toSorted((a, b) => realm[a] - realm[b] || unit[a] - unit[b] || a - b);
  const manyRealms = sorted.length > 0 && realm[sorted[0]] !== realm[sorted[sorted.length - 1]];
  const classes: { ref: Ref; pieces: Piece[] }[] = [];
  for (let begin = 0; begin < sorted.length; ) {
    const first = sorted[begin];
    let end = begin + 1;
    while (end < sorted.length && unit[sorted[end]] === unit[first] && realm[sorted[end]] === realm[first])
      end++;
    const alike = sorted.slice(begin, end);
    begin = end;
    const prefix = manyRealms ? `${REALM_IDS[realm[first]]}/` : '';
    if (unit[first] === WARSHIP) addShips(s, alike, distinction, classes);
    else addAlike(s, alike, distinction, `${prefix}${UNIT_IDS[unit[first]]}`, classes);
  }
  return classes;
}

/** Pieces of one kind and realm, by what tells them apart. */
function addAlike(
  s: State,
  alike: Piece[],
  distinction: Distinction,
  name: Ref,
  classes: { ref: Ref; pieces: Piece[] }[],
): void {
  let differ = 0;
  let aboard = s.pieces.ship[alike[0]] !== NO_PIECE;
  for (let i = 1; i < alike.length; i++) {
    differ |= differences(s, alike[0], alike[i], distinction);
    aboard ||= s.pieces.ship[alike[i]] !== NO_PIECE;
  }
  if (differ === 0 && !aboard) {
    classes.push({ ref: name, pieces: alike });
    return;
  }
  const from = classes.length;
  for (const piece of alike) {
    const ref = `${name}${suffixOf(s, piece, differ)}`;
    const known = classes.find((one, i) => i >= from && one.ref === ref);
    if (known) known.pieces.push(piece);
    else classes.push({ ref, pieces: [piece] });
  }
}

/** Ships with equal cargo, movement and loads go by the lowest of their ids. */
function addShips(
  s: State,
  ships: readonly Piece[],
  distinction: Distinction,
  classes: { ref: Ref; pieces: Piece[] }[],
): void {
  const keys = new Map<string, { ref: Ref; pieces: Piece[] }>();
  for (const ship of ships) {
    const key = ships.length > 1 ? shipKey(s, ship, distinction) : '';
    const known = keys.get(key);
    if (known) known.pieces.push(ship);
    else {
      const group = { ref: shipRef(ship), pieces: [ship] };
      keys.set(key, group);
      classes.push(group);
    }
  }
}

export const findClass = (classes: readonly PieceClass[], ref: Ref | undefined): PieceClass | undefined =>
  classes.find((one) => one.ref === ref);

/** Pieces anywhere, by space and class. */
export interface PieceChoice {
  readonly space: Space;
  readonly classes: readonly PieceClass[];
}

export function pieceChoices(s: State, pieces: readonly Piece[]): PieceChoice[] {
  const spaces = [...new Set(pieces.map((p) => s.pieces.at[p]))].sort((a, b) => a - b);
  return spaces.map((space) => ({
    space,
    classes: classesOf(
      s,
      pieces.filter((p) => s.pieces.at[p] === space),
      'standing',
    ),
  }));
}

/** How many of which units, for events: `{ footsoldier: 2 }`. */
export function countUnits(s: State, pieces: readonly Piece[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const piece of pieces) {
    const id = UNIT_IDS[s.pieces.unit[piece]];
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}
