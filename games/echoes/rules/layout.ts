/** ECH-1.3-1.6, 1.12, 11.1, 11.2: laying out the map. */
import type { Chance } from '@gonfalon/kernel';
import type { TileId } from '../content/index.ts';
import { constants, tiles } from '../content/index.ts';
import { FACE_DOWN, homePlace, homesOf, turnedLand } from './land.ts';
import type { Size } from './squares.ts';
import { fileOf, indexOf, placeOf, rankOf, squaresOf } from './squares.ts';
import type { Options, State } from './state.ts';

export const sizeOf = ({ mode }: Options, seats: number): Size => (seats === 4 || mode === 'long' ? 8 : 6);

export const mapOf = ({ mode, map }: Options, seats: number): Options['map'] =>
  seats === 4 || mode === 'long' ? 'highland' : map;

/** The tiles of the map, without the start tiles; in the team game two more than there are places. */
export function mapTiles(options: Options, seats: number): TileId[] {
  const map = mapOf(options, seats);
  const large = sizeOf(options, seats) === 8;
  return tiles.flatMap(({ id, set, grid }) => (set === map && (large || grid === '3x3') ? [id] : []));
}

const APART: readonly TileId[] = constants.tilesApart;

/** ECH-1.12: the two places that share a side with a start tile, for both. */
const EXITS = [
  ['c1', 'a3'],
  ['c5', 'e3'],
] as const;
const exits = EXITS.map((squares) => squares.map((square) => placeOf(6, indexOf(square))));

/** ECH-1.12: whether C2 and C3 lie at both exits of one start tile. */
export function closesIn(places: readonly (TileId | undefined)[]): boolean {
  return exits.some((pair) => pair.every((place) => APART.includes(places[place] ?? 'start')));
}

const CENTRE = placeOf(6, indexOf('c3'));

/** Puts hidden tiles on the free places, again and again until ECH-1.12 holds. Returns what is left over. */
export function layFaceDown(
  places: (TileId | undefined)[],
  hidden: readonly TileId[],
  chance: Chance,
  map: Options['map'],
): TileId[] {
  const centred = map === 'constantinople' && hidden.includes(constants.centreTile);
  const free = places.flatMap((id, place) =>
    id === undefined && !(centred && place === CENTRE) ? [place] : [],
  );
  const pile = hidden.filter((id) => !(centred && id === constants.centreTile));
  if (centred) places[CENTRE] = constants.centreTile;
  do {
    chance.shuffle(pile);
    free.forEach((place, i) => {
      places[place] = pile[i];
    });
  } while (map === 'constantinople' && closesIn(places));
  return pile.slice(free.length);
}

/** The start tiles lie open, everything else face down. */
export function layOut(
  options: Options,
  seats: number,
  chance: Chance,
): Pick<State, 'places' | 'spare' | 'land'> {
  const size = sizeOf(options, seats);
  const places: (TileId | undefined)[] = new Array((size * size) / 4).fill(undefined);
  const land: string[] = new Array(size * size).fill(FACE_DOWN);
  for (const home of homesOf(size, seats)) {
    const place = homePlace(size, home);
    places[place] = 'start';
    setLand(land, size, place, turnedLand('start', home.rotation));
  }
  const spare = layFaceDown(places, mapTiles(options, seats), chance, mapOf(options, seats));
  return { places: places.map((id) => id ?? 'start'), spare, land };
}

/** Lays a tile open on a list of squares that is not in use yet. */
export function setLand(land: string[], size: Size, place: number, squares: readonly string[]): void {
  squaresOf(size, place).forEach((at, i) => {
    land[rankOf(at) * size + fileOf(at)] = squares[i] ?? FACE_DOWN;
  });
}

export function isFaceDown({ land, size }: State, place: number): boolean {
  const [at] = squaresOf(size, place);
  return land[rankOf(at) * size + fileOf(at)] === FACE_DOWN;
}
