/** Where things are on the board. */
import type { Ref } from '@gonfalon/kernel';
import type { Point } from '@gonfalon/ui-kit';
import type { DungeonId, SpaceId } from '../content/index.ts';
import { REALM_IDS, realms } from '../content/index.ts';
import type { AreaId } from '../content/map.ts';
import { entrances } from '../content/map.ts';
import { thingOf } from '../content/refs.ts';
import { ANCHORS } from './map/anchors.ts';
import { FRAME } from './map/box.ts';

/** In units of the map, without its frame. */
export function placeOf(id: SpaceId): Point {
  if (Object.hasOwn(entrances, id)) {
    const { x, y } = entrances[id as DungeonId];
    return { x, y };
  }
  const [x, y] = ANCHORS[id as AreaId];
  return { x, y };
}

/** A space, or for a realm its capital. */
export function positionOf(ref: Ref): Point | undefined {
  const thing = thingOf(ref);
  if (thing.kind === 'realm') return positionOf(realms[thing.id].capital);
  if (thing.kind !== 'land' && thing.kind !== 'sea' && thing.kind !== 'entrance') return undefined;
  const { x, y } = placeOf(thing.id);
  return { x: x + FRAME, y: y + FRAME + (thing.kind === 'entrance' ? 0 : PIECES_BELOW) };
}

/** How far below the place of its name the pieces of an area stand. */
const PIECES_BELOW = 16;

const CAPITALS: ReadonlySet<SpaceId> = new Set(REALM_IDS.map((id) => realms[id].capital));
export const isCapital = (id: SpaceId): boolean => CAPITALS.has(id);
