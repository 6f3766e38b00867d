/** The board by numbers, so that a bot can look at thousands of positions a second. */
import type { SpaceId, TileId } from '../content/index.ts';
import { constants, SPACE_IDS, space, TILE_IDS, tile } from '../content/index.ts';

export const SPACES = SPACE_IDS.length;
export const MAX_SEATS = 4;
/** No horde is larger: BTU-1.7. */
export const MAX_HORDE = constants.maxHorde;

const NUMBERS: ReadonlyMap<string, number> = new Map(SPACE_IDS.map((id, i) => [id, i]));
export const PALACE = numberOf('PAL');

/** The number of a space, -1 for anything else, such as a camp. */
export function numberOf(ref: string | undefined): number {
  return ref === undefined ? -1 : (NUMBERS.get(ref) ?? -1);
}

/** The neighbours of each space. */
export const NEIGHBOURS: readonly (readonly number[])[] = SPACE_IDS.map((id) =>
  space[id].adj.map((next) => numberOf(next)),
);

/** How many moves it is from each space to each other one. */
export const DISTANCES: readonly Int8Array[] = SPACE_IDS.map((_, from) => {
  const distances = new Int8Array(SPACES).fill(-1);
  distances[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const next of NEIGHBOURS[at]) {
      if (distances[next] >= 0) continue;
      distances[next] = distances[at] + 1;
      queue.push(next);
    }
  }
  return distances;
});

/** What is known of a face-down tile: nothing but its pool. */
const POOLS = ['small', 'medium', 'large', 'landmark'] as const;
export const LANDMARK = POOLS.indexOf('landmark');

/** What is printed on a space or a tile. */
export interface TileValues {
  readonly defence: number;
  readonly vp: number;
  readonly loot: number;
  readonly warrior: boolean;
  /** One of the three tiles that end the match. */
  readonly ends: boolean;
  /** Its place in the list of landmarks, -1 if it is none. */
  readonly landmark: number;
}

const prints: ReadonlyMap<TileId, TileValues> = new Map(
  TILE_IDS.map((id) => {
    const { defence, vp, loot, warrior } = tile[id];
    const ends = constants.endTiles.includes(id);
    return [id, { defence, vp, loot, warrior, ends, landmark: constants.landmarks.indexOf(id) }];
  }),
);

const NO_PRINT: TileValues = { defence: 0, vp: 0, loot: 0, warrior: false, ends: false, landmark: -1 };

const walls: readonly TileValues[] = SPACE_IDS.map((id) => {
  const { defence = 0, vp = 0, loot = 0 } = space[id];
  return { ...NO_PRINT, defence, vp, loot };
});

export function tileValues(lying: TileId | undefined, number: number): TileValues {
  return (lying === undefined ? undefined : prints.get(lying)) ?? walls[number];
}

/** The tiles of each pool. */
export const POOL_VALUES: readonly (readonly TileValues[])[] = POOLS.map((pool) =>
  TILE_IDS.filter((id) => (constants.landmarks.includes(id) ? 'landmark' : tile[id].size) === pool).map(
    (id) => tileValues(id, 0),
  ),
);

const SIZES: readonly number[] = SPACE_IDS.map((id) => (POOLS as readonly string[]).indexOf(space[id].kind));

/** The pool of a slot's tile. */
export function poolOf(number: number, isLandmark: boolean): number {
  return isLandmark ? LANDMARK : SIZES[number];
}

export function idOf(number: number): SpaceId {
  return SPACE_IDS[number];
}
