import type { RuleOrigin } from '@gonfalon/kernel';
import * as v from 'valibot';
import artefactsJson from './artefacts.json' with { type: 'json' };
import boardsJson from './boards.json' with { type: 'json' };
import constantsJson from './constants.json' with { type: 'json' };
import costsJson from './costs.json' with { type: 'json' };
import factionsJson from './factions.json' with { type: 'json' };
import type { ArtefactId, RuleId } from './ids.ts';
import { RULE_IDS, RULING_IDS } from './ids.ts';
import legendaryJson from './legendary.json' with { type: 'json' };
import oracleJson from './oracle.json' with { type: 'json' };
import rulesJson from './rules.json' with { type: 'json' };
import rulingsJson from './rulings.json' with { type: 'json' };
import scenariosJson from './scenarios.json' with { type: 'json' };
import {
  ArtefactsSchema,
  BoardsSchema,
  ConstantsSchema,
  CostsSchema,
  FactionsSchema,
  LegendarySchema,
  OracleSchema,
  RulesSchema,
  RulingsSchema,
  ScenariosSchema,
  TerrainCardsSchema,
  UnitsSchema,
} from './schema.ts';
import terrainCardsJson from './terrain-cards.json' with { type: 'json' };
import unitsJson from './units.json' with { type: 'json' };

export * from './cards.ts';
export * from './cells.ts';
export * from './ids.ts';
export * from './refs.ts';
export type { Cost } from './schema.ts';

export const factions = v.parse(FactionsSchema, factionsJson);
export const units = v.parse(UnitsSchema, unitsJson);
export const artefacts = v.parse(ArtefactsSchema, artefactsJson);
export const legendary = v.parse(LegendarySchema, legendaryJson);
export const terrainCards = v.parse(TerrainCardsSchema, terrainCardsJson);
export const boards = v.parse(BoardsSchema, boardsJson);
export const costs = v.parse(CostsSchema, costsJson);
export const scenarios = v.parse(ScenariosSchema, scenariosJson);
export const constants = v.parse(ConstantsSchema, constantsJson);
export const oracle = v.parse(OracleSchema, oracleJson);

const sources = v.parse(RulesSchema, rulesJson);
const rulings = v.parse(RulingsSchema, rulingsJson);

export const ruleOrigins = Object.fromEntries<RuleOrigin>(
  RULE_IDS.map((rule) => [
    rule,
    { source: sources[rule], rulings: RULING_IDS.filter((id) => rulings[id].includes(rule)) },
  ]),
) as Record<RuleId, RuleOrigin>;

/** A day of the week on the Solar Oracle: BTA-17.2. */
export interface OracleDay {
  readonly illuminated: ArtefactId;
  readonly paired: ArtefactId;
}

/** BTA-17.1: the inner star turns one position clockwise every day. */
export const CALENDAR: readonly OracleDay[] = oracle.outer.map((illuminated, turned) => {
  const points = oracle.outer.length;
  const meets = (outer: ArtefactId, at: number) => oracle.inner[(at - turned + points) % points] === outer;
  const paired = oracle.outer.find(meets);
  if (!paired) throw new Error(`no symbols meet on day ${turned + 1}`);
  return { illuminated, paired };
});
