/** What things are called, in one language; the compiler demands every one of them. */
import type { FactionId, Kind, ScenarioId, TerrainId, TerrainPileId } from '../content/ids.ts';

export interface FactionName {
  readonly name: string;
  /** One of its people. */
  readonly one: string;
  readonly colour: string;
  readonly text: string;
}

export interface KindName {
  readonly name: string;
  readonly plural: string;
  /** With its article, if it is the only one of its kind. */
  readonly the?: string;
  /** For the articles of languages that need it. */
  readonly feminine: boolean;
  readonly text: string;
  /** What it can do on the day it is illuminated. */
  readonly ray?: string;
}

export interface OptionName {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The words of the game that a reader may look up. */
export const TERMS = [
  'nation',
  'shelter',
  'hand',
  'table',
  'deck',
  'limbo',
  'reserve',
  'pile',
  'creationCard',
  'terrainCard',
  'unit',
  'rank',
  'strength',
  'artefact',
  'faction',
  'city',
  'startingCity',
  'neutralCity',
  'undefended',
  'level',
  'victoryPoints',
  'exit',
  'road',
  'cell',
  'emptyCell',
  'impassable',
  'board',
  'hero',
  'demobilised',
  'recruit',
  'step',
  'cohort',
  'cohort3',
  'cohort4',
  'cohort5',
  'cohort6',
  'redeal',
  'ambush',
  'ambushSlot',
  'actionLine',
  'splitLine',
  'battleLine',
  'transformation',
  'copy',
  'wild',
  'prepared',
  'battle',
  'attacker',
  'defender',
  'baseDefence',
  'heroBonus',
  'nativeLand',
  'nativeMove',
  'nativeBattle',
  'counterAttack',
  'surrender',
  'retreat',
  'pass',
  'annex',
  'conquer',
  'hire',
  'create',
  'build',
  'upgrade',
  'oracle',
  'paired',
  'illuminated',
  'innerStar',
  'outerStar',
  'day',
  'week',
  'round',
  'turn',
  'firstPlayer',
  'advanced',
  'die',
  'laid',
  'uses',
  'tent',
  'fullDeck',
  'resign',
  'assault',
  'virtualTent',
  'factionInPlay',
] as const;
export type Term = (typeof TERMS)[number];

export interface Names {
  readonly factions: Readonly<Record<FactionId, FactionName>>;
  readonly terrains: Readonly<Record<TerrainId, { name: string; plural: string; text: string }>>;
  readonly kinds: Readonly<Record<Kind, KindName>>;
  readonly legendary: { readonly name: string; readonly plural: string; readonly text: string };
  readonly land: Readonly<Record<TerrainPileId, string>>;
  readonly ruins: {
    readonly name: string;
    readonly guardians: string;
    readonly text: string;
    readonly textAlt2: string;
  };
  readonly sides: Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;
  readonly scenarios: Readonly<Record<ScenarioId, { readonly name: string; readonly text: string }>>;
  readonly options: Readonly<Record<'scenario' | 'advanced' | 'weekLimit' | 'removedFaction', OptionName>>;
  readonly oracle: { readonly name: string; readonly paired: string; readonly illuminated: string };
  readonly die: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>>;
  readonly cohorts: Readonly<Record<3 | 4 | 5 | 6, string>>;
  readonly terms: Readonly<Record<Term, string>>;
}
