import { listOf, provenance, ruleOrigins } from '@gonfalon/kernel';
import * as v from 'valibot';
import { RULE_IDS, RULING_IDS } from './rule-ids.ts';

export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

export const PERIMETER_KINDS = ['gate', 'wall', 'tower'] as const;
export type PerimeterKind = (typeof PERIMETER_KINDS)[number];

/** The sizes of tiles, and of the slots inside the walls that take them. */
export const SIZES = ['palace', 'large', 'medium', 'small'] as const;
export type Size = (typeof SIZES)[number];

export type SpaceKind = PerimeterKind | Size;

/** The moments at which a loot card may be played. */
export const LOOT_WINDOWS = [
  'start',
  'attack-first',
  'attack',
  'defence',
  'attack-after-roll',
  'defence-after-roll',
  'attack-tie',
  'attack-reaction',
  'defence-reaction',
  'end',
] as const;
export type LootWindow = (typeof LOOT_WINDOWS)[number];

export const SPACE_IDS = [
  'N-T',
  'N-W1',
  'N-G',
  'N-W2',
  'E-T',
  'E-W1',
  'E-G',
  'E-W2',
  'S-T',
  'S-W1',
  'S-G',
  'S-W2',
  'W-T',
  'W-W1',
  'W-G',
  'W-W2',
  'PAL',
  'N-L1',
  'N-L2',
  'N-M1',
  'N-M2',
  'N-M3',
  'N-S1',
  'N-S2',
  'N-S3',
  'N-S4',
  'E-L1',
  'E-L2',
  'E-M1',
  'E-M2',
  'E-M3',
  'E-S1',
  'E-S2',
  'E-S3',
  'E-S4',
  'S-L1',
  'S-L2',
  'S-M1',
  'S-M2',
  'S-M3',
  'S-S1',
  'S-S2',
  'S-S3',
  'S-S4',
  'W-L1',
  'W-L2',
  'W-M1',
  'W-M2',
  'W-M3',
  'W-S1',
  'W-S2',
  'W-S3',
  'W-S4',
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

export const TILE_IDS = [
  'PALACE',
  'L01',
  'L02',
  'L03',
  'L04',
  'L05',
  'L06',
  'L07',
  'L08',
  'L09',
  'L10',
  'M01',
  'M02',
  'M03',
  'M04',
  'M05',
  'M06',
  'M07',
  'M08',
  'M09',
  'M10',
  'M11',
  'M12',
  'M13',
  'M14',
  'M15',
  'M16',
  'M17',
  'S01',
  'S02',
  'S03',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
  'S17',
  'S18',
  'S19',
  'S20',
  'S21',
  'S22',
  'S23',
  'S24',
] as const;
export type TileId = (typeof TILE_IDS)[number];

export const LOOT_IDS = [
  'attrition',
  'big-loot',
  'blind-luck',
  'bloody-attrition',
  'cache',
  'call-to-action',
  'change-of-fate',
  'charge',
  'crushing-attack',
  'defense',
  'feint-heart',
  'gathering',
  'glory',
  'imperial-seal',
  'inside-information',
  'last-stand',
  'loot',
  'one-last-push',
  'oracle',
  'outmaneuver',
  'poison',
  'rampart',
  'recon',
  'recruits',
  'spirited-defense',
  'spoil-of-war',
  'spy',
  'tactics',
  'tending-the-wounded',
  'thief',
  'unseen-allies',
  'warrior',
  'wastrel',
] as const;
export type LootId = (typeof LOOT_IDS)[number];

export const EVENT_IDS = [
  'militia-muster',
  'barricades',
  'panic',
  'garrison-deserts',
  'burning-roofs',
  'freed-captives',
  'clan-riders',
  'hidden-vault',
  'votive-gold',
  'brass-pillar',
  'camp-fever',
  'uprising',
  'street-ambush',
  'captured-map',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const place = {
  id: v.picklist(SPACE_IDS),
  x: Count,
  y: Count,
  w: Positive,
  h: Positive,
  adj: v.pipe(v.array(v.picklist(SPACE_IDS)), v.minLength(1), v.readonly()),
};

const values = { defence: Count, vp: Count, loot: Count };

const PerimeterSpaceSchema = v.pipe(
  v.strictObject({
    ...place,
    ...values,
    kind: v.picklist(PERIMETER_KINDS),
    edges: v.pipe(v.array(v.picklist(EDGES)), v.minLength(1), v.maxLength(2), v.readonly()),
    provenance: provenance('name', 'kind', 'geometry', 'values'),
  }),
  v.readonly(),
);
export type PerimeterSpace = v.InferOutput<typeof PerimeterSpaceSchema>;

const SlotSchema = v.pipe(
  v.strictObject({
    ...place,
    kind: v.picklist(SIZES),
    edges: v.pipe(v.array(v.picklist(EDGES)), v.maxLength(0), v.readonly()),
    provenance: provenance('name', 'kind', 'geometry'),
  }),
  v.readonly(),
);
/** A place inside the walls: it has no values of its own, but those of the tile that lies there. */
export type Slot = v.InferOutput<typeof SlotSchema> & { readonly [value in keyof typeof values]?: never };

const SpaceSchema = v.variant('kind', [PerimeterSpaceSchema, SlotSchema]);
export type Space = PerimeterSpace | Slot;

export const BoardSchema = v.strictObject({
  grid: v.strictObject({ w: Positive, h: Positive }),
  city: v.strictObject({ x: Count, y: Count, w: Positive, h: Positive }),
  provenance: provenance('grid', 'city'),
  spaces: listOf(SPACE_IDS, SpaceSchema),
});

const TileSchema = v.pipe(
  v.strictObject({
    ...values,
    id: v.picklist(TILE_IDS),
    size: v.picklist(SIZES),
    event: v.boolean(),
    warrior: v.boolean(),
    provenance: provenance('name', 'translation', 'size', 'values', 'icons'),
  }),
  v.readonly(),
);
export type Tile = v.InferOutput<typeof TileSchema>;
export const TilesSchema = listOf(TILE_IDS, TileSchema);

const Rulings = v.pipe(v.array(v.picklist(RULING_IDS)), v.readonly());

const LootCardSchema = v.pipe(
  v.strictObject({
    id: v.picklist(LOOT_IDS),
    count: Positive,
    when: v.pipe(v.array(v.picklist(LOOT_WINDOWS)), v.minLength(1), v.readonly()),
    vp: Count,
    rulings: Rulings,
    provenance: provenance('name', 'translation', 'count', 'when', 'effect', 'vp'),
  }),
  v.readonly(),
);
export type LootCard = v.InferOutput<typeof LootCardSchema>;
export const LootSchema = listOf(LOOT_IDS, LootCardSchema);

const EventCardSchema = v.pipe(
  v.strictObject({
    id: v.picklist(EVENT_IDS),
    count: Positive,
    vp: Count,
    provenance: provenance('name', 'translation', 'count', 'effect', 'vp'),
  }),
  v.readonly(),
);
export type EventCard = v.InferOutput<typeof EventCardSchema>;
export const EventsSchema = listOf(EVENT_IDS, EventCardSchema);

export const ConstantsSchema = v.pipe(
  v.strictObject({
    players: v.pipe(v.array(Positive), v.minLength(1), v.readonly()),
    warriorsPerPlayer: Positive,
    flagsPerPlayer: Positive,
    startWarriors: Positive,
    maxHorde: Positive,
    handLimit: Positive,
    /** Warriors gained by a roll of 1 to 6, in this order. */
    reinforcement: v.pipe(v.array(Positive), v.length(6), v.readonly()),
    landmarks: v.pipe(v.array(v.picklist(TILE_IDS)), v.readonly()),
    endTiles: v.pipe(v.array(v.picklist(TILE_IDS)), v.readonly()),
    botOnlyRoundLimit: Positive,
    provenance: provenance(
      'players',
      'warriorsPerPlayer',
      'flagsPerPlayer',
      'startWarriors',
      'maxHorde',
      'handLimit',
      'reinforcement',
      'landmarks',
      'endTiles',
      'botOnlyRoundLimit',
    ),
  }),
  v.readonly(),
);

export const RulesSchema = ruleOrigins(RULE_IDS, RULING_IDS);
/** Where a numbered rule comes from, and the rulings that explain our reading of it. */
export type RuleOrigin = v.InferOutput<typeof RulesSchema>[(typeof RULE_IDS)[number]];
