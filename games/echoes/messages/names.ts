import type {
  BuildingKind,
  CardId,
  Civ,
  Keyword,
  Mode,
  Option,
  Pawn,
  ReactionWindow,
  Resource,
  Stat,
  TechnologyKind,
  Terrain,
  TextCardId,
  UnitClass,
} from '../content/index.ts';

export interface CardName {
  readonly name: string;
  /** What it does beyond its keywords. */
  readonly text?: string;
}

/** The parts of a turn, in their order: ECH-2.1. */
export type PhaseName = 'start' | 'mobilisation' | 'deployment' | 'end';

/** What things are called, in one language; the compiler demands every one of them. */
export interface Names {
  readonly civs: Readonly<Record<Civ, string>>;
  readonly cards: Readonly<Record<CardId, CardName>> & Readonly<Record<TextCardId, Required<CardName>>>;
  readonly classes: Readonly<Record<UnitClass, string>>;
  readonly startingScout: string;
  /** `choice`: a resource of choice; `any`: the grey part of a cost; `life`: health of the own Capital. */
  readonly resources: Readonly<Record<Resource | 'choice' | 'any' | 'life', string>>;
  readonly technologies: Readonly<Record<TechnologyKind | 'strategy', string>>;
  readonly buildings: Readonly<Record<BuildingKind, string>>;
  readonly pawns: Readonly<Record<Pawn, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly stats: Readonly<Record<Stat, string>>;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  /** With X where a number stands, and [class] where a class does. */
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly windows: Readonly<Record<ReactionWindow, string>>;
  readonly options: Readonly<Record<Option['id'], string>>;
}
