import type { Ability, Cost, KeywordOf } from './effects.ts';
import type { CardSource, Civ, Directions, TechnologyKind, UnitClass } from './vocabulary.ts';

interface Printed {
  readonly id: string;
  readonly civ: Civ;
  readonly abilities: readonly Ability[];
  /** How often the preset has it; 0 is in the pool only. */
  readonly copies: number;
  /** How often a deck may have it: ECH-11.13. */
  readonly rarity: number;
  /** One source for all, or one for each aspect. */
  readonly provenance: CardSource | Readonly<Record<string, CardSource>>;
}

export interface UnitCard extends Printed {
  readonly kind: 'unit';
  readonly classes: readonly UnitClass[];
  readonly startingScout?: true;
  readonly cost: Cost;
  readonly movement: { readonly points: number; readonly dirs: Directions };
  readonly melee: number;
  readonly ranged: number;
  readonly health: number;
  readonly keywords: readonly KeywordOf[];
  /** What it is worth by and large: a hint for bots, not a rule. */
  readonly power: number;
}

export interface TechnologyCard extends Printed {
  readonly kind: 'technology';
  readonly tech: TechnologyKind;
  readonly strategy: boolean;
  readonly cost: Cost;
  /** The classes for which an Upgrade works; without them it works for every unit. */
  readonly forClasses?: readonly UnitClass[];
}

export interface CivilisationCard extends Printed {
  readonly kind: 'civilisation';
}

export type Card = UnitCard | TechnologyCard | CivilisationCard;
/** A card that lies in a deck, a hand or a discard pile: every one but the Civilisation card. */
export type DeckCard = UnitCard | TechnologyCard;
