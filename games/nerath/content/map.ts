/** Where everything lies on the board, for whoever draws it; the rules need only who is next to whom. */
import * as v from 'valibot';
import type { DungeonId, LandId, SeaId } from './ids.ts';
import { SPACE_IDS } from './ids.ts';
import mapJson from './map.json' with { type: 'json' };
import { AreaSchema, EntranceSchema, eachOf, mapSchema } from './schema.ts';

export type AreaId = LandId | SeaId;
const AREA_IDS = SPACE_IDS.filter((id): id is AreaId => Object.hasOwn(mapJson.areas, id));
const ENTRANCE_IDS = SPACE_IDS.filter((id): id is DungeonId => Object.hasOwn(mapJson.entrances, id));
export const { size, areas, entrances } = v.parse(
  mapSchema(eachOf(AREA_IDS, AreaSchema), eachOf(ENTRANCE_IDS, EntranceSchema)),
  mapJson,
);
