/** The ids of everything in the box, read off the data: a card added there has its type and its place in every list. */
import artefactsJson from './artefacts.json' with { type: 'json' };
import codesJson from './codes.json' with { type: 'json' };
import factionsJson from './factions.json' with { type: 'json' };
import legendaryJson from './legendary.json' with { type: 'json' };
import rulesJson from './rules.json' with { type: 'json' };
import rulingsJson from './rulings.json' with { type: 'json' };
import scenariosJson from './scenarios.json' with { type: 'json' };
import terrainCardsJson from './terrain-cards.json' with { type: 'json' };
import unitsJson from './units.json' with { type: 'json' };

function keys<T extends object>(data: T): readonly (keyof T & string)[] {
  return Object.keys(data) as (keyof T & string)[];
}

export type FactionId = keyof typeof factionsJson;
export const FACTION_IDS = keys(factionsJson);

/** The native land of each faction, in the order of the factions. */
export const TERRAIN_IDS = ['forest', 'lake', 'canyon', 'mountain'] as const;
export type TerrainId = (typeof TERRAIN_IDS)[number];

export type UnitId = keyof typeof unitsJson;
export const UNIT_IDS = keys(unitsJson);

export type ArtefactId = keyof typeof artefactsJson;
export const ARTEFACT_IDS = keys(artefactsJson);

export type LegendaryId = keyof typeof legendaryJson;
export const LEGENDARY_IDS = keys(legendaryJson);

/** What a creation card is, whatever its faction. */
export type Kind = UnitId | 'provision' | ArtefactId | LegendaryId;
/** In card order: BTA-6.20. */
export const KINDS: readonly Kind[] = [...UNIT_IDS, 'provision', ...ARTEFACT_IDS, ...LEGENDARY_IDS];

type UnitCode = keyof typeof codesJson.units;
type ArtefactCode = keyof typeof codesJson.artefacts;
type FactionCode = keyof typeof codesJson.factions;
export type LegendaryCard = keyof typeof codesJson.legendary;
export type UnitCard = `${UnitCode}-${FactionCode}`;
export type ArtefactCard = `${ArtefactCode}-${FactionCode}`;
/** A class of creation cards: cards of one class are alike. */
export type Card = UnitCard | ArtefactCard | LegendaryCard | 'PRO';
/** A starting unit whose faction is not known to all: BTA-1.14. */
export type UnseenCard = `${UnitCode}-?`;

export type TerrainPileId = keyof typeof terrainCardsJson;
export const TERRAIN_PILE_IDS = keys(terrainCardsJson);
export type CardPileId = UnitId | ArtefactId;
export const CARD_PILE_IDS: readonly CardPileId[] = [...UNIT_IDS, ...ARTEFACT_IDS];
export type PileId = CardPileId | TerrainPileId;

export type ScenarioId = keyof typeof scenariosJson;
export const SCENARIO_IDS = keys(scenariosJson);

export type RuleId = keyof typeof rulesJson;
export const RULE_IDS = keys(rulesJson);
export type RulingId = keyof typeof rulingsJson;
export const RULING_IDS = keys(rulingsJson);
export type Chapter = RuleId extends `BTA-${infer Number}.${string}` ? Number : never;
