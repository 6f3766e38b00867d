import { byId } from '@gonfalon/kernel';
import * as v from 'valibot';
import type { Adventure } from './adventure.ts';
import { AdventureSchema } from './adventure.ts';
import agincourt from './adventures/agincourt-1415.json' with { type: 'json' };
import tourelles from './adventures/assaulting-the-tourelles.json' with { type: 'json' };
import freeCompanies from './adventures/free-companies.json' with { type: 'json' };
import goldAndGoblins from './adventures/gold-and-goblins.json' with { type: 'json' };
import kerlockWood from './adventures/kerlock-wood.json' with { type: 'json' };
import saintAubin from './adventures/shadows-over-saint-aubin.json' with { type: 'json' };
import marshalsRoad from './adventures/the-marshals-road.json' with { type: 'json' };
import vernoyCrossing from './adventures/vernoy-crossing.json' with { type: 'json' };
import rougemont from './adventures/walls-of-rougemont.json' with { type: 'json' };
import wizardsAndLore from './adventures/wizards-and-lore.json' with { type: 'json' };
import bannersJson from './banners.json' with { type: 'json' };
import boardJson from './board.json' with { type: 'json' };
import commandCardsJson from './command-cards.json' with { type: 'json' };
import creaturesJson from './creatures.json' with { type: 'json' };
import type {
  AdventureId,
  Banner,
  CommandId,
  CreatureId,
  LandmarkId,
  LevelId,
  LoreClass,
  LoreId,
  PowerId,
  RaceId,
  TerrainId,
  UnitTypeId,
  WeaponId,
} from './ids.ts';
import { LORE_IDS } from './ids.ts';
import landmarksJson from './landmarks.json' with { type: 'json' };
import levelsJson from './levels.json' with { type: 'json' };
import loreCardsJson from './lore-cards.json' with { type: 'json' };
import racesJson from './races.json' with { type: 'json' };
import type { RuleId } from './rule-ids.ts';
import rulesJson from './rules.json' with { type: 'json' };
import type {
  Amount,
  BannerFacts,
  CommandCard,
  Creature,
  Landmark,
  LevelFacts,
  LoreCard,
  Race,
  RuleOrigin,
  Terrain,
  UnitType,
  Weapon,
} from './schema.ts';
import {
  BannersSchema,
  BoardSchema,
  CommandCardsSchema,
  CreaturesSchema,
  LandmarksSchema,
  LevelsSchema,
  LoreCardsSchema,
  RacesSchema,
  RulesSchema,
  TablesSchema,
  TerrainsSchema,
  UnitTypesSchema,
  WeaponsSchema,
} from './schema.ts';
import tablesJson from './tables.json' with { type: 'json' };
import terrainJson from './terrain.json' with { type: 'json' };
import unitTypesJson from './unit-types.json' with { type: 'json' };
import weaponsJson from './weapons.json' with { type: 'json' };

export type {
  Adventure,
  AdventureFile,
  CampSetup,
  Council,
  CustomCouncil,
  Objective,
  PlacedUnit,
} from './adventure.ts';
export { adventureFaults } from './adventure.ts';
export type { Flank, Hex, HexId, Row, Section, Side } from './hexes.ts';
export {
  adjacent,
  distance,
  FLANKS,
  flankSection,
  HEX_IDS,
  halfHexes,
  hex,
  hexAt,
  hexes,
  isHexId,
  ROWS,
  SECTIONS,
  SIDES,
} from './hexes.ts';
export type {
  AdventureId,
  ArmyId,
  Banner,
  Camp,
  CommandId,
  CostFormula,
  CouncilSeat,
  CreatureId,
  Face,
  InPlay,
  LandmarkId,
  LevelId,
  LoreClass,
  LoreId,
  LoreWindow,
  ObjectiveMode,
  Phase,
  PowerId,
  RaceId,
  TerrainId,
  UnitClass,
  UnitTypeId,
  Until,
  WeaponId,
} from './ids.ts';
export {
  ADVENTURE_IDS,
  ARMY_IDS,
  BANNERS,
  CAMPS,
  COMMAND_IDS,
  COUNCIL_SEATS,
  CREATURE_IDS,
  FACES,
  IN_PLAY,
  LANDMARK_IDS,
  LEVEL_IDS,
  LORE_CLASSES,
  LORE_IDS,
  LORE_WINDOWS,
  OBJECTIVE_MODES,
  PHASES,
  POWER_IDS,
  RACE_IDS,
  TERRAIN_IDS,
  UNIT_CLASSES,
  UNIT_TYPE_IDS,
  WEAPON_IDS,
} from './ids.ts';
export type { Chapter, RuleId, RulingId } from './rule-ids.ts';
export { CHAPTERS, RULE_IDS, RULING_IDS } from './rule-ids.ts';
export type {
  Amount,
  BannerFacts,
  CommandCard,
  Creature,
  Effect,
  Landmark,
  LevelFacts,
  LoreCard,
  Power,
  Race,
  RuleOrigin,
  SectionCard,
  SectionOrders,
  TacticCard,
  Target,
  Terrain,
  UnitFilter,
  UnitOrders,
  UnitType,
  Verb,
  Weapon,
} from './schema.ts';

const commandCards = v.parse(CommandCardsSchema, commandCardsJson);

export const board = v.parse(BoardSchema, boardJson);
export const banner: Readonly<Record<Banner, BannerFacts>> = byId(v.parse(BannersSchema, bannersJson));
export const weapon: Readonly<Record<WeaponId, Weapon>> = byId(v.parse(WeaponsSchema, weaponsJson));
export const race: Readonly<Record<RaceId, Race>> = byId(v.parse(RacesSchema, racesJson));
export const unitType: Readonly<Record<UnitTypeId, UnitType>> = byId(v.parse(UnitTypesSchema, unitTypesJson));
export const creature: Readonly<Record<CreatureId, Creature>> = byId(v.parse(CreaturesSchema, creaturesJson));
/** How many Lore symbols or tokens a power costs. */
export const powerCost = (id: PowerId): number =>
  Object.values(creature)
    .flatMap(({ powers }) => powers)
    .find((power) => power.id === id)?.lore ?? 0;
export const terrain: Readonly<Record<TerrainId, Terrain>> = byId(v.parse(TerrainsSchema, terrainJson));
export const landmark: Readonly<Record<LandmarkId, Landmark>> = byId(v.parse(LandmarksSchema, landmarksJson));
export const level: Readonly<Record<LevelId, LevelFacts>> = byId(v.parse(LevelsSchema, levelsJson));
export const tables = v.parse(TablesSchema, tablesJson);
export const command: Readonly<Record<CommandId, CommandCard>> = byId(commandCards);
export const lore: Readonly<Record<LoreId, LoreCard>> = byId(v.parse(LoreCardsSchema, loreCardsJson));
export const rules: Readonly<Record<RuleId, RuleOrigin>> = v.parse(RulesSchema, rulesJson);

/** A fresh list of the 60 Command cards, in the order of the list, for shuffling. */
export const commandDeck = (): CommandId[] =>
  commandCards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

/** A fresh list of the 15 Lore cards of a class, for shuffling. */
export const loreDeck = (of: LoreClass): LoreId[] => LORE_IDS.filter((id) => lore[id].class === of);

/** What an amount of a card comes to at a level of its Lore Master. */
export const amountAt = ({ base, perLevel }: Amount, masterLevel: number): number =>
  base + perLevel * masterLevel;

export const adventures: Readonly<Record<AdventureId, Adventure>> = {
  'agincourt-1415': v.parse(AdventureSchema, agincourt),
  'vernoy-crossing': v.parse(AdventureSchema, vernoyCrossing),
  'gold-and-goblins': v.parse(AdventureSchema, goldAndGoblins),
  'kerlock-wood': v.parse(AdventureSchema, kerlockWood),
  'wizards-and-lore': v.parse(AdventureSchema, wizardsAndLore),
  'shadows-over-saint-aubin': v.parse(AdventureSchema, saintAubin),
  'the-marshals-road': v.parse(AdventureSchema, marshalsRoad),
  'walls-of-rougemont': v.parse(AdventureSchema, rougemont),
  'free-companies': v.parse(AdventureSchema, freeCompanies),
  'assaulting-the-tourelles': v.parse(AdventureSchema, tourelles),
};
