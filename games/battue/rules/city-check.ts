/** Whether a city that has the right shape can be played: every fault of it, as data. */
import type { City, ClanId, Edge, RuleId, Size, SpaceId, TileId } from '../content/index.ts';
import { ANY_LANDMARK, CLANS, constants, isPerimeter, slots, space, tile } from '../content/index.ts';

/** The faults, each with what its sentence needs. */
export interface CheckParams {
  'tile-on-wall': object;
  'palace-moved': object;
  'tile-of-other-size': { readonly tile: TileId; readonly size: Size; readonly slot: Size };
  'landmark-not-large': object;
  'tile-twice': { readonly tile: TileId };
  'too-many-landmarks': { readonly count: number; readonly most: number };
  'no-room-for-landmarks': { readonly left: number; readonly free: number };
  'camp-off-edge': { readonly clan: ClanId; readonly edge: Edge };
  'same-edge': { readonly clans: readonly ClanId[]; readonly edge: Edge };
  'camp-of-nobody': { readonly clan: ClanId; readonly seats: number };
  'nobody-begins': { readonly clan: ClanId; readonly seats: number };
}

export type CityFault = {
  [Id in keyof CheckParams]: {
    readonly id: Id;
    readonly rule: RuleId;
    /** Sections of the board, or where there are none the place in the file. */
    readonly where: readonly string[];
    readonly params: CheckParams[Id];
  };
}[keyof CheckParams];

/** Everything that is wrong with a city, beyond its shape. */
export function faultsOf(city: City): CityFault[] {
  return [...tileFaults(city), ...landmarkFaults(city), ...seatFaults(city), ...campFaults(city)];
}

const isLandmark = (id: string) => constants.landmarks.some((one) => one === id);

/** What lies where, in the order of the file. */
const laidIn = ({ tiles }: City) => Object.entries(tiles) as [SpaceId, City['tiles'][SpaceId]][];

/** BTU-2.2, 2.4, 2.6: a tile lies where it fits, and is there once. */
function tileFaults(city: City): CityFault[] {
  const found: CityFault[] = [];
  const places = new Map<TileId, SpaceId[]>();
  for (const [id, lying] of laidIn(city)) {
    const place = space[id];
    if (lying === undefined) continue;
    if (lying !== ANY_LANDMARK) places.set(lying, [...(places.get(lying) ?? []), id]);
    if (isPerimeter(place)) found.push({ id: 'tile-on-wall', rule: 'BTU-2.6', where: [id], params: {} });
    else if ((id === 'PAL') !== (lying === 'PALACE'))
      found.push({ id: 'palace-moved', rule: 'BTU-2.2', where: [id], params: {} });
    else if (lying === ANY_LANDMARK) {
      if (place.kind !== 'large')
        found.push({ id: 'landmark-not-large', rule: 'BTU-2.3', where: [id], params: {} });
    } else if (tile[lying].size !== place.kind) {
      const params = { tile: lying, size: tile[lying].size, slot: place.kind };
      found.push({ id: 'tile-of-other-size', rule: 'BTU-2.4', where: [id], params });
    }
  }
  for (const [id, where] of places)
    if (where.length > 1) found.push({ id: 'tile-twice', rule: 'BTU-2.4', where, params: { tile: id } });
  return found;
}

const LARGE = slots.filter(({ kind }) => kind === 'large').map(({ id }) => id);

/** BTU-2.3, 16.3: all landmarks are laid, or the match could not end by them. */
function landmarkFaults(city: City): CityFault[] {
  const most = constants.landmarks.length;
  const laid = laidIn(city).filter(([, lying]) => lying !== undefined);
  const named = new Set(laid.flatMap(([, lying]) => (lying && isLandmark(lying) ? [lying] : [])));
  const open = laid.filter(([, lying]) => lying === ANY_LANDMARK).map(([id]) => id);
  if (named.size + open.length > most) {
    const where = laid.filter(([, lying]) => lying === ANY_LANDMARK || isLandmark(lying ?? ''));
    const params = { count: named.size + open.length, most };
    return [{ id: 'too-many-landmarks', rule: 'BTU-2.3', where: where.map(([id]) => id), params }];
  }
  const others = LARGE.filter((id) => {
    const lying = city.tiles[id];
    return lying !== undefined && lying !== ANY_LANDMARK && !isLandmark(lying);
  });
  const taken = LARGE.filter((id) => isLandmark(city.tiles[id] ?? '')).length;
  const free = LARGE.length - others.length - taken;
  const left = most - named.size;
  if (free >= left) return [];
  return [{ id: 'no-room-for-landmarks', rule: 'BTU-2.3', where: others, params: { left, free } }];
}

/** BTU-1.1: who is not there neither begins nor camps. */
function seatFaults({ seats, first, camps = {} }: City): CityFault[] {
  const absent = CLANS.slice(seats);
  const found: CityFault[] = [];
  for (const clan of absent) {
    const params = { clan, seats };
    if (first === clan) found.push({ id: 'nobody-begins', rule: 'BTU-1.1', where: ['first'], params });
    if (camps[clan]) found.push({ id: 'camp-of-nobody', rule: 'BTU-1.1', where: [`camps.${clan}`], params });
  }
  return found;
}

/** BTU-2.9 */
function campFaults({ camps = {} }: City): CityFault[] {
  const found: CityFault[] = [];
  const byEdge = new Map<Edge, ClanId[]>();
  for (const clan of CLANS) {
    const camp = camps[clan];
    if (!camp) continue;
    const { edge, space: at } = camp;
    byEdge.set(edge, [...(byEdge.get(edge) ?? []), clan]);
    if (!space[at].edges.some((one) => one === edge))
      found.push({ id: 'camp-off-edge', rule: 'BTU-2.9', where: [at], params: { clan, edge } });
  }
  for (const [edge, clans] of byEdge)
    if (clans.length > 1) {
      const where = clans.map((clan) => `camps.${clan}`);
      found.push({ id: 'same-edge', rule: 'BTU-2.9', where, params: { clans, edge } });
    }
  return found;
}
