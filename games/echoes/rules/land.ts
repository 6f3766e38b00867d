/** ECH-1.3-1.6, 4.19, 11.1, 11.2: tiles, how they lie, and what their squares are. */
import type { Terrain, TileId } from '../content/index.ts';
import { TERRAINS, tile, tiles } from '../content/index.ts';
import type { Size, Square } from './squares.ts';
import { indexOf, placeOf } from './squares.ts';

/** The features of a square in one word: `river village`. Face down it has none (ECH-4.23). */
export const FACE_DOWN = '';
export type Land = string;

export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Which square of the tile comes to lie upper left, upper right, lower left, lower right. */
const TURNED: Readonly<Record<Rotation, readonly [number, number, number, number]>> = {
  0: [0, 1, 2, 3],
  90: [2, 0, 3, 1],
  180: [3, 2, 1, 0],
  270: [1, 3, 0, 2],
};

const landOf = (features: readonly Terrain[]): Land => features.join(' ');

/** What the four squares of a place become. */
export function turnedLand(id: TileId, rotation: Rotation): readonly Land[] {
  return TURNED[rotation].map((square) => landOf(tile[id].squares[square] ?? []));
}

/** ECH-4.19: only rotations that give different squares, the smallest angle for each. */
function differentRotations(id: TileId): readonly Rotation[] {
  const seen = ROTATIONS.map((rotation) => turnedLand(id, rotation).join());
  return ROTATIONS.filter((_, i) => seen.indexOf(seen[i] ?? '') === i);
}

const rotationsOf = new Map<TileId, readonly Rotation[]>(tiles.map(({ id }) => [id, differentRotations(id)]));
export const rotations = (id: TileId): readonly Rotation[] => rotationsOf.get(id) ?? ROTATIONS;

const bit = Object.fromEntries(TERRAINS.map((terrain, i) => [terrain, 1 << i])) as Readonly<
  Record<Terrain, number>
>;

/** Features as bits, for quick tests; 0 is face down. */
const FARMLAND = bit.farmland;
const FOREST = bit.forest;
const MINE = bit.mine;
const RICH_MINE = bit.mine2;
export const MOUNTAIN = bit.mountain;
export const DEEP_WATER = bit.water;
const RIVER = bit.river;
export const VILLAGE = bit.village;
export const CAPITAL_SQUARE = bit.capital;
/** ECH-4.10: for every rule that speaks of water, a River is water. */
export const ANY_WATER = DEEP_WATER | RIVER;

const known = new Map<Land, number>([[FACE_DOWN, 0]]);

export function landBits(land: Land): number {
  let bits = known.get(land);
  if (bits === undefined) {
    bits = land.split(' ').reduce((sum, feature) => sum | (bit[feature as Terrain] ?? 0), 0);
    known.set(land, bits);
  }
  return bits;
}

export function isLand(text: string): boolean {
  return text === FACE_DOWN || text.split(' ').every((feature) => Object.hasOwn(bit, feature));
}

/** The terrains of a condition as bits; `water` includes river. */
export function terrainBits(terrains: readonly Terrain[]): number {
  return terrains.reduce((sum, terrain) => sum | (terrain === 'water' ? ANY_WATER : bit[terrain]), 0);
}

/** ECH-5.4: what a Camp on such a square yields. */
export function yieldOf(
  bits: number,
): { readonly kind: 'food' | 'wood' | 'gold'; readonly n: number } | undefined {
  if (bits & FARMLAND) return { kind: 'food', n: 1 };
  if (bits & FOREST) return { kind: 'wood', n: 1 };
  if (bits & MINE) return { kind: 'gold', n: 1 };
  return bits & RICH_MINE ? { kind: 'gold', n: 2 } : undefined;
}

export interface Home {
  readonly capital: Square;
  readonly rotation: Rotation;
}

/** ECH-1.3, 11.1, 11.2: where the Capitals stand, by seat. */
export function homesOf(size: Size, seats: number): readonly Home[] {
  if (size === 6)
    return [
      { capital: 'a1', rotation: 0 },
      { capital: 'f6', rotation: 180 },
    ];
  const long: Home[] = [
    { capital: 'c1', rotation: 0 },
    { capital: 'f8', rotation: 180 },
  ];
  if (seats === 2) return long;
  return [...long, { capital: 'e1', rotation: 0 }, { capital: 'd8', rotation: 180 }];
}

export const homePlace = (size: Size, { capital }: Home): number => placeOf(size, indexOf(capital));
