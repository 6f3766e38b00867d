import { provenance, SOURCES } from '@gonfalon/kernel';
import * as v from 'valibot';
import { CELL_IDS, EXITS_TEXT } from './cells.ts';
import {
  ARTEFACT_IDS,
  FACTION_IDS,
  LEGENDARY_IDS,
  RULE_IDS,
  RULING_IDS,
  SCENARIO_IDS,
  TERRAIN_IDS,
  TERRAIN_PILE_IDS,
  UNIT_IDS,
} from './ids.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Positive = v.pipe(v.number(), v.integer(), v.minValue(1));

function each<const Id extends string, Item extends v.GenericSchema>(ids: readonly Id[], item: Item) {
  return v.pipe(v.strictObject(v.entriesFromList(ids, item)), v.readonly());
}

/** What has to be paid: so many places of each kind. */
const CostSchema = v.pipe(
  v.strictObject({
    weapon: v.exactOptional(Positive),
    lord: v.exactOptional(Positive),
    priest: v.exactOptional(Positive),
    chief: v.exactOptional(Positive),
    citizen: v.exactOptional(Positive),
    provision: v.exactOptional(Positive),
  }),
  v.readonly(),
);
export type Cost = v.InferOutput<typeof CostSchema>;

export const FactionsSchema = each(
  FACTION_IDS,
  v.strictObject({
    terrain: v.picklist(TERRAIN_IDS),
    provenance: provenance('name', 'translation', 'terrain'),
  }),
);

export const UnitsSchema = each(
  UNIT_IDS,
  v.strictObject({
    rank: v.picklist([1, 2, 3, 4]),
    hire: Positive,
    perFaction: Positive,
    provenance: provenance('rank', 'hire', 'perFaction'),
  }),
);

export const ArtefactsSchema = each(
  ARTEFACT_IDS,
  v.strictObject({
    cost: CostSchema,
    strength: Count,
    inBattle: v.boolean(),
    perFaction: Positive,
    provenance: provenance('cost', 'strength', 'inBattle', 'perFaction'),
  }),
);

export const LegendarySchema = each(
  LEGENDARY_IDS,
  v.strictObject({
    attack: Count,
    defence: Count,
    weapon: v.boolean(),
    provenance: provenance('power'),
  }),
);

const Rotations = v.pipe(v.array(v.picklist(EXITS_TEXT)), v.minLength(1), v.readonly());
const terrainCard = {
  rotations: Rotations,
  perTerrain: Positive,
  provenance: provenance('exits', 'perTerrain'),
};

export const TerrainCardsSchema = each(
  TERRAIN_PILE_IDS,
  v.variant('city', [
    v.strictObject({ city: v.literal(true), ...terrainCard }),
    v.strictObject({ city: v.literal(false), group: v.picklist(['simple', 'crossing']), ...terrainCard }),
  ]),
);

const Cells = v.pipe(v.array(v.picklist(CELL_IDS)), v.readonly());

export const BoardsSchema = each(
  ['2', '3', '4'],
  v.strictObject({
    unusable: Cells,
    start: Cells,
    neutral: Cells,
    ruins: v.picklist(CELL_IDS),
    /** How many legendary artefacts are in play. */
    legendary: Positive,
    provenance: provenance('unusable', 'start', 'neutral', 'ruins', 'legendary'),
  }),
);

export const CostsSchema = v.strictObject({
  road: each(['simple', 'crossing'], CostSchema),
  city: each(['1', '2', '3', '4'], CostSchema),
  upgradeTo: each(['2', '3', '4'], CostSchema),
  recruit: CostSchema,
  pitch: CostSchema,
  horseSteps: Positive,
  provenance: provenance('costs'),
});

const Star = v.pipe(v.array(v.picklist(ARTEFACT_IDS)), v.length(ARTEFACT_IDS.length), v.readonly());

export const OracleSchema = v.strictObject({
  outer: Star,
  /** As it lies on the first day. */
  inner: Star,
  /** The symbol of the inner star that the sun ray comes from. */
  ray: v.picklist(ARTEFACT_IDS),
  provenance: provenance('start', 'ray', 'order'),
});

export const ScenariosSchema = each(
  SCENARIO_IDS,
  v.strictObject({
    neutralDefence: Positive,
    /** 0: nobody guards the ruins. */
    ruinsDefence: Count,
    /** Whether players start with a city. */
    homes: v.boolean(),
    heroesOnRuins: Count,
    provenance: provenance('defence', 'layout'),
  }),
);

export const ConstantsSchema = v.strictObject({
  startingUnits: v.strictObject({ citizen: Positive, chief: Positive, priest: Positive }),
  startingProvisions: Positive,
  handSize: Positive,
  redealSize: Positive,
  ambushSlots: Positive,
  minDeck: Positive,
  provisions: Positive,
  heroesPerPlayer: Positive,
  /** A player has so many tokens with the faces 1 and 2, and as many with 3 and 4. */
  tokensPerKind: Positive,
  annexedLevel: Positive,
  /** Cards drawn for a cohort of so many. */
  cohortDraws: each(['3', '4', '5', '6'], Positive),
  endingLevel4Cities: Positive,
  standstillRounds: Positive,
  daysPerWeek: Positive,
  botWeekLimit: Positive,
  provenance: provenance(
    'startingUnits',
    'startingProvisions',
    'handSize',
    'redealSize',
    'ambushSlots',
    'minDeck',
    'provisions',
    'heroesPerPlayer',
    'tokensPerKind',
    'annexedLevel',
    'cohortDraws',
    'endingLevel4Cities',
    'standstillRounds',
    'daysPerWeek',
    'botWeekLimit',
  ),
});

/** Where each rule comes from. */
export const RulesSchema = each(RULE_IDS, v.pipe(v.array(v.picklist(SOURCES)), v.minLength(1), v.readonly()));

/** The rules that each ruling explains. */
export const RulingsSchema = each(
  RULING_IDS,
  v.pipe(v.array(v.picklist(RULE_IDS)), v.minLength(1), v.readonly()),
);
