/** The shape of an adventure file, which anyone can write by hand; a fault in it is told in one line. */
import { BilingualSchema, FileIdSchema, oneOf, provenance, range } from '@gonfalon/kernel';
import * as v from 'valibot';
import type { HexId } from './hexes.ts';
import { HEX_IDS, SIDES } from './hexes.ts';
import type { Banner, TerrainId, UnitTypeId } from './ids.ts';
import {
  ARMY_IDS,
  BANNERS,
  CAMPS,
  IN_PLAY,
  LANDMARK_IDS,
  LEVEL_IDS,
  OBJECTIVE_MODES,
  UNIT_TYPE_IDS,
} from './ids.ts';
import { cites } from './schema.ts';

const NO_HEX = 'is not a hex: A1 to A13, B1 to B12, and so on down to I13';

const HexSchema = v.picklist(HEX_IDS, ({ received }) => `${received} ${NO_HEX}`);

const HEXES_TEXT = 'expected hexes with spaces between them, such as "C1 D1 E2"';

/** "C1 D1 E2" */
const HexListSchema = v.pipe(
  v.string(HEXES_TEXT),
  v.regex(/^(\S+( \S+)*)?$/, HEXES_TEXT),
  v.transform((text) => (text === '' ? [] : text.split(' '))),
  v.array(HexSchema),
  v.check((list) => new Set(list).size === list.length, 'names a hex twice'),
  v.readonly(),
);

const unitType = oneOf(UNIT_TYPE_IDS, 'a unit type');

/** "C3": "human_archer", or with a banner or a number of figures of its own. */
const UnitsSchema = v.pipe(
  v.record(
    HexSchema,
    v.union(
      [
        unitType,
        v.strictObject({
          type: unitType,
          figures: v.exactOptional(range(1, 4)),
          banner: v.exactOptional(oneOf(BANNERS, 'a banner')),
        }),
      ],
      ({ received, input }) =>
        typeof input === 'string'
          ? `${received} is not a unit type: ${UNIT_TYPE_IDS.join(', ')}`
          : 'expected a unit type, or { "type": …, "figures": 1 to 4, "banner": … }',
    ),
  ),
  v.transform((units): readonly PlacedUnit[] =>
    HEX_IDS.flatMap((hex) => {
      const unit = units[hex];
      if (unit === undefined) return [];
      return [typeof unit === 'string' ? { hex, type: unit } : { hex, ...unit }];
    }),
  ),
);
export interface PlacedUnit {
  readonly hex: HexId;
  readonly type: UnitTypeId;
  /** Fewer than the full size, for a unit that starts weakened. */
  readonly figures?: number;
  /** Another colour than that of its type. */
  readonly banner?: Banner;
}

const level = range(0, 3);

const CouncilSchema = v.pipe(
  v.strictObject({
    commander: level,
    wizard: v.optional(level, 0),
    cleric: v.optional(level, 0),
    rogue: v.optional(level, 0),
    warrior: v.optional(level, 0),
    creature: v.optional(range(0, 10), 0),
  }),
  v.readonly(),
);
export type Council = v.InferOutput<typeof CouncilSchema>;

const CustomCouncilSchema = v.pipe(
  v.strictObject({
    levels: range(1, 10),
    /** The least level of the Commander, and the levels that creatures of the army take. */
    commander: v.optional(level, 0),
    creature: v.optional(range(0, 10), 0),
  }),
  v.readonly(),
);
export type CustomCouncil = v.InferOutput<typeof CustomCouncilSchema>;

const COMMANDS = ['commandCards', 'council', 'customCouncil'] as const;

const CampSchema = v.pipe(
  v.strictObject({
    side: oneOf(SIDES, 'a side'),
    army: v.exactOptional(v.union([oneOf(ARMY_IDS, 'an army'), BilingualSchema])),
    banners: range(1, 12),
    commandCards: v.exactOptional(range(2, 6)),
    wizard: v.exactOptional(range(1, 3)),
    council: v.exactOptional(CouncilSchema),
    customCouncil: v.exactOptional(CustomCouncilSchema),
    loreTokens: v.exactOptional(range(0, 36)),
    units: UnitsSchema,
  }),
  v.check(
    (camp) => COMMANDS.filter((name) => camp[name] !== undefined).length === 1,
    `expected exactly one of ${COMMANDS.join(', ')}`,
  ),
  v.check(
    (camp) => camp.wizard === undefined || camp.commandCards !== undefined,
    'a wizard without a council goes with commandCards',
  ),
  v.readonly(),
);
export type CampSetup = v.InferOutput<typeof CampSchema>;

const terrainKinds = ['forest', 'hill', 'river', 'ford', 'bridge'] as const satisfies readonly TerrainId[];

const LandmarkPlaceSchema = v.pipe(
  v.strictObject({
    hex: HexSchema,
    type: oneOf(LANDMARK_IDS, 'a landmark'),
    owner: v.exactOptional(oneOf(CAMPS, 'a camp')),
  }),
  v.readonly(),
);

const ObjectiveSchema = v.pipe(
  v.strictObject({
    hex: HexSchema,
    camp: oneOf([...CAMPS, 'any'], 'a camp'),
    mode: oneOf(OBJECTIVE_MODES, 'a mode'),
    banners: range(1, 12),
  }),
  v.readonly(),
);
export type Objective = v.InferOutput<typeof ObjectiveSchema>;

/** The shape of an adventure file. Whether the adventure can be played is a question for the rules. */
export const AdventureSchema = v.pipe(
  v.strictObject({
    format: v.literal('gonfalon-battlelore-adventure/1', 'expected "gonfalon-battlelore-adventure/1"'),
    id: FileIdSchema,
    number: v.exactOptional(range(1, 999)),
    name: v.exactOptional(BilingualSchema),
    note: v.exactOptional(BilingualSchema),
    level: oneOf(LEVEL_IDS, 'a level'),
    first: oneOf(CAMPS, 'a camp'),
    inPlay: v.optional(v.pipe(v.array(oneOf(IN_PLAY, 'a part of the rules')), v.readonly()), []),
    turnCap: v.exactOptional(range(1, 999)),
    terrain: v.optional(
      v.pipe(v.strictObject(v.entriesFromList(terrainKinds, v.optional(HexListSchema, ''))), v.readonly()),
      {},
    ),
    ramparts: v.optional(HexListSchema, ''),
    landmarks: v.optional(v.pipe(v.array(LandmarkPlaceSchema), v.readonly()), []),
    objectives: v.optional(v.pipe(v.array(ObjectiveSchema), v.readonly()), []),
    camps: v.pipe(v.strictObject({ pennant: CampSchema, standard: CampSchema }), v.readonly()),
    provenance: v.exactOptional(
      provenance('name', 'terrain', 'units', 'hexes', 'command', 'banners', 'first'),
    ),
    cites,
  }),
  v.readonly(),
);
export type Adventure = v.InferOutput<typeof AdventureSchema>;
/** What a person writes into the file. */
export type AdventureFile = v.InferInput<typeof AdventureSchema>;

/** What is wrong with an adventure file, one line for each fault: where, and what was expected. */
export function adventureFaults(file: unknown): string[] {
  const { issues } = v.safeParse(AdventureSchema, file);
  return (issues ?? []).map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    return path === '' ? issue.message : `${path}: ${issue.message}`;
  });
}
