/** How choices name things: spaces, realms, cards, ships, and classes of pieces that no rule tells apart. */
import type { Ref } from '@gonfalon/kernel';
import type { CardId, RealmId, SpaceId } from '../content/index.ts';
import { CARD_IDS, REALM_IDS, SPACE_IDS, UNIT_IDS } from '../content/index.ts';
import type { Thing } from '../content/refs.ts';
import { thingOf } from '../content/refs.ts';
import type { Realm, Space } from './board.ts';
import { NOWHERE, WARSHIP } from './board.ts';
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

/** The suffixes of a piece; those in which pieces of its kind differ here are used. */
function featuresOf(s: State, piece: Piece, distinction: Distinction): string[] {
  const { flags, origin, ship } = s.pieces;
  const aboard = ship[piece] !== NO_PIECE;
  return [
    distinction === 'marching' && !aboard ? `~${movementLeft(s, piece)}` : '',
    flags[piece] & MARKED ? '!' : '',
    flags[piece] & SHIELDED ? '+' : '',
    distinction === 'marching' && aboard && origin[piece] !== NOWHERE ? `^${SPACE_IDS[origin[piece]]}` : '',
  ];
}

/** Classes by unit table and piece id; the realm is named if several are among them. */
export function classesOf(s: State, pieces: readonly Piece[], distinction: Distinction): PieceClass[] {
  const { realm, ship, unit } = s.pieces;
  const manyRealms = pieces.some((p) => realm[p] !== realm[pieces[0]]);
  const groups = new Map<string, { ref: Ref; pieces: Piece[] }>();
  const sorted = pieces.toSorted((a, b) => realm[a] - realm[b] || unit[a] - unit[b] || a - b);
  const features = new Map(sorted.map((p) => [p, featuresOf(s, p, distinction)]));
  for (const piece of sorted) {
    const prefix = manyRealms ? `${REALM_IDS[realm[piece]]}/` : '';
    if (unit[piece] === WARSHIP) {
      const key = `${prefix}warship ${shipKey(s, piece, distinction)}`;
      const group = groups.get(key);
      if (group) group.pieces.push(piece);
      else groups.set(key, { ref: shipRef(piece), pieces: [piece] });
      continue;
    }
    const kin = sorted.filter((p) => unit[p] === unit[piece] && realm[p] === realm[piece]);
    const own = features.get(piece) ?? [];
    const suffix = own.filter((feature, i) => kin.some((p) => features.get(p)?.[i] !== feature)).join('');
    const place = ship[piece] === NO_PIECE ? '' : `@p${ship[piece]}`;
    const ref = `${prefix}${UNIT_IDS[unit[piece]]}${suffix}${place}`;
    const group = groups.get(ref);
    if (group) group.pieces.push(piece);
    else groups.set(ref, { ref, pieces: [piece] });
  }
  return [...groups.values()];
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
