import type {
  AdventureId,
  ArmyId,
  Banner,
  Camp,
  CommandId,
  CouncilSeat,
  CreatureId,
  Face,
  Flank,
  InPlay,
  LandmarkId,
  LevelId,
  LoreId,
  ObjectiveMode,
  Phase,
  PowerId,
  RaceId,
  TerrainId,
  UnitClass,
  UnitTypeId,
  WeaponId,
} from '../content/index.ts';

/** The five phases of a turn, in their order (BLO-2.1). */
export type TurnPhase = 'command' | 'order' | 'movement' | 'combat' | 'end';

export type Marker = 'web' | 'poison';

export interface CampName {
  /** Alone, as on a label. */
  readonly name: string;
  /** Within a sentence, without an article. */
  readonly camp: string;
}

export interface BannerName {
  readonly name: string;
  /** The colour alone, as said of a unit. */
  readonly colour: string;
  /** What the troops under this banner are called. */
  readonly troops: string;
}

export interface FaceName {
  readonly name: string;
  /** One letter for a row of dice. */
  readonly mark: string;
}

export interface CardName {
  readonly name: string;
  readonly text: string;
}

export interface AdventureName extends CardName {
  /** How to win. */
  readonly objective: string;
}

/** What things are called, in one language; the compiler demands every one of them. */
export interface Names {
  readonly camps: Readonly<Record<Camp, CampName>>;
  readonly armies: Readonly<Record<ArmyId, string>>;
  readonly banners: Readonly<Record<Banner, BannerName>>;
  readonly classes: Readonly<Record<UnitClass, string>>;
  readonly weapons: Readonly<Record<WeaponId, string>>;
  readonly races: Readonly<Record<RaceId, string>>;
  readonly unitTypes: Readonly<Record<UnitTypeId, string>>;
  readonly creatures: Readonly<Record<CreatureId, string>>;
  readonly powers: Readonly<Record<PowerId, CardName>>;
  readonly markers: Readonly<Record<Marker, CardName>>;
  readonly terrain: Readonly<Record<TerrainId, string>>;
  readonly landmarks: Readonly<Record<LandmarkId, string>>;
  readonly faces: Readonly<Record<Face, FaceName>>;
  /** As seen by the player. */
  readonly flanks: Readonly<Record<Flank, string>>;
  readonly council: Readonly<Record<CouncilSeat, string>>;
  readonly levels: Readonly<Record<LevelId, CardName>>;
  readonly inPlay: Readonly<Record<InPlay, string>>;
  readonly objectives: Readonly<Record<ObjectiveMode, string>>;
  readonly phases: Readonly<Record<TurnPhase, string>>;
  /** When a Lore card is played. */
  readonly timings: Readonly<Record<Phase, string>>;
  readonly commands: Readonly<Record<CommandId, CardName>>;
  readonly lore: Readonly<Record<LoreId, CardName>>;
  readonly adventures: Readonly<Record<AdventureId, AdventureName>>;
}
