import { byId } from '@gonfalon/kernel';
import * as v from 'valibot';
import boardJson from './board.json' with { type: 'json' };
import constantsJson from './constants.json' with { type: 'json' };
import eventsJson from './events.json' with { type: 'json' };
import lootJson from './loot.json' with { type: 'json' };
import type { RuleId } from './rule-ids.ts';
import rulesJson from './rules.json' with { type: 'json' };
import type {
  EventCard,
  EventId,
  LootCard,
  LootId,
  PerimeterSpace,
  RuleOrigin,
  Slot,
  Space,
  SpaceId,
  Tile,
  TileId,
} from './schema.ts';
import {
  BoardSchema,
  ConstantsSchema,
  EventsSchema,
  LootSchema,
  PERIMETER_KINDS,
  RulesSchema,
  SPACE_IDS,
  TilesSchema,
} from './schema.ts';
import tilesJson from './tiles.json' with { type: 'json' };

export type { City, CityCamp, CityTile, ClanId } from './city.ts';
export { ANY_LANDMARK, CitySchema, CLANS, isCity } from './city.ts';
export type { RuleId, RulingId } from './rule-ids.ts';
export { CHAPTERS, RULE_IDS, RULING_IDS } from './rule-ids.ts';
export type {
  Edge,
  EventCard,
  EventId,
  LootCard,
  LootId,
  LootWindow,
  PerimeterSpace,
  RuleOrigin,
  Size,
  Slot,
  Space,
  SpaceId,
  SpaceKind,
  Tile,
  TileId,
} from './schema.ts';
export { EDGES, EVENT_IDS, LOOT_IDS, LOOT_WINDOWS, SPACE_IDS, TILE_IDS } from './schema.ts';

function deck<Id extends string>(cards: readonly { readonly id: Id; readonly count: number }[]): Id[] {
  return cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

export const isSpaceId = (text: string): text is SpaceId => SPACE_IDS.some((id) => id === text);

export function isPerimeter(space: Space): space is PerimeterSpace {
  return PERIMETER_KINDS.some((kind) => kind === space.kind);
}

function isSlot(space: Space): space is Slot {
  return !isPerimeter(space);
}

const board = v.parse(BoardSchema, boardJson);
const lootCards = v.parse(LootSchema, lootJson);
const eventCards = v.parse(EventsSchema, eventsJson);

/** The board in squares: the whole of it, and the city inside its walls. */
export const grid = board.grid;
export const city = board.city;

export const spaces: readonly Space[] = board.spaces;
export const space: Readonly<Record<SpaceId, Space>> = byId(spaces);
export const perimeter: readonly PerimeterSpace[] = spaces.filter(isPerimeter);
export const slots: readonly Slot[] = spaces.filter(isSlot);

export const tiles: readonly Tile[] = v.parse(TilesSchema, tilesJson);
export const tile: Readonly<Record<TileId, Tile>> = byId(tiles);

export const loot: Readonly<Record<LootId, LootCard>> = byId(lootCards);
export const event: Readonly<Record<EventId, EventCard>> = byId(eventCards);

/** A fresh list of the 60 loot cards, in the order of the list, for shuffling. */
export const lootDeck = (): LootId[] => deck(lootCards);
/** A fresh list of the 20 event cards, in the order of the list, for shuffling. */
export const eventDeck = (): EventId[] => deck(eventCards);

export const constants = v.parse(ConstantsSchema, constantsJson);

export const rules: Readonly<Record<RuleId, RuleOrigin>> = v.parse(RulesSchema, rulesJson);
