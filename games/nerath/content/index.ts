import type { RuleOrigin } from '@gonfalon/kernel';
import * as v from 'valibot';
import constantsJson from './constants.json' with { type: 'json' };
import eventsJson from './events.json' with { type: 'json' };
import guardiansJson from './guardians.json' with { type: 'json' };
import type { GuardianId, LandId, SeaId } from './ids.ts';
import {
  EVENT_IDS,
  GUARDIAN_IDS,
  KEYWORD_IDS,
  REALM_IDS,
  SPACE_IDS,
  TREASURE_IDS,
  UNIT_IDS,
  WINDOW_IDS,
} from './ids.ts';
import keywordsJson from './keywords.json' with { type: 'json' };
import realmsJson from './realms.json' with { type: 'json' };
import type { RuleId } from './rule-ids.ts';
import { RULE_IDS, RULING_IDS } from './rule-ids.ts';
import rulesJson from './rules.json' with { type: 'json' };
import rulingsJson from './rulings.json' with { type: 'json' };
import {
  ConstantsSchema,
  EventCardSchema,
  eachOf,
  GuardianSchema,
  KeywordSchema,
  RealmSchema,
  RuleSourcesSchema,
  RulingsSchema,
  SetupSchema,
  SpaceSchema,
  TreasureCardSchema,
  UnitSchema,
  WindowSchema,
} from './schema.ts';
import setupJson from './setup.json' with { type: 'json' };
import spacesJson from './spaces.json' with { type: 'json' };
import treasuresJson from './treasures.json' with { type: 'json' };
import unitsJson from './units.json' with { type: 'json' };
import windowsJson from './windows.json' with { type: 'json' };

export type {
  DieId,
  EventEffect,
  EventEffectOf,
  EventOp,
  PlaceRule,
  Power,
  Property,
  PropertyOp,
  Troops,
} from './effects.ts';
export type {
  CardId,
  DungeonId,
  EventId,
  GuardianId,
  KeywordId,
  LandId,
  Length,
  Mode,
  RealmId,
  SeaId,
  SpaceId,
  TreasureId,
  UnitId,
  WindowId,
} from './ids.ts';
export {
  CARD_IDS,
  EVENT_IDS,
  GUARDIAN_IDS,
  KEYWORD_IDS,
  LENGTHS,
  MODES,
  REALM_IDS,
  SPACE_IDS,
  TREASURE_IDS,
  UNIT_IDS,
  WINDOW_IDS,
} from './ids.ts';
export type { Chapter, RuleId, RulingId } from './rule-ids.ts';
export { CHAPTERS, RULE_IDS, RULING_IDS } from './rule-ids.ts';
export type {
  EventCard,
  Guardian,
  LossClass,
  Realm,
  Space,
  SpaceKind,
  Stop,
  TreasureCard,
  Unit,
} from './schema.ts';

export const spaces = v.parse(eachOf(SPACE_IDS, SpaceSchema), spacesJson);
export const LAND_IDS = SPACE_IDS.filter((id): id is LandId => spaces[id].kind === 'land');
export const SEA_IDS = SPACE_IDS.filter((id): id is SeaId => spaces[id].kind === 'sea');

export const realms = v.parse(eachOf(REALM_IDS, RealmSchema), realmsJson);
export const units = v.parse(eachOf(UNIT_IDS, UnitSchema), unitsJson);
export const keywords = v.parse(eachOf(KEYWORD_IDS, KeywordSchema), keywordsJson);
export const windows = v.parse(eachOf(WINDOW_IDS, WindowSchema), windowsJson);
export const guardians = v.parse(eachOf(GUARDIAN_IDS, GuardianSchema), guardiansJson);
export const events = v.parse(eachOf(EVENT_IDS, EventCardSchema), eventsJson);
export const treasures = v.parse(eachOf(TREASURE_IDS, TreasureCardSchema), treasuresJson);
export const constants = v.parse(ConstantsSchema, constantsJson);

/** NER-1.8: how many of which units stand where at the start. */
export const armies = v.parse(SetupSchema, setupJson).armies;

/** NER-1.12: every copy of every tile, in the order of the list, for shuffling. */
export const guardianTiles = (): GuardianId[] =>
  GUARDIAN_IDS.flatMap((id) => Array.from({ length: guardians[id].copies }, () => id));

const sources = v.parse(RuleSourcesSchema, rulesJson);
const explained = v.parse(eachOf(RULING_IDS, RulingsSchema), rulingsJson);

/** Where each numbered rule comes from, and the rulings that explain our reading of it. */
export const rules = Object.fromEntries<RuleOrigin>(
  RULE_IDS.map((id) => [
    id,
    { source: sources[id], rulings: RULING_IDS.filter((ruling) => explained[ruling].includes(id)) },
  ]),
) as Readonly<Record<RuleId, RuleOrigin>>;
