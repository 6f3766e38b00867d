/** What Echoes of Emperors counts and tells, and what each sentence of it is about. */
import type { Seat } from '@gonfalon/kernel';
import type { StoryTongue } from '@gonfalon/ui-kit';
import type { BuildingKind, DeckCardId, TechnologyId, UnitId } from '../../content/index.ts';
import type { Square } from '../../rules/squares.ts';
import type { View } from '../../rules/views.ts';

export const DEEDS = ['destroyed', 'razed', 'siege', 'explored', 'built', 'played'] as const;
export type DeedId = (typeof DEEDS)[number];

export type MomentFacts = {
  destroyed: { readonly seat: Seat; readonly owner: Seat; readonly card: UnitId; readonly at: Square };
  /** Lost by a card, or to nobody. */
  lost: { readonly seat: Seat; readonly card: UnitId; readonly at: Square };
  razed: { readonly seat: Seat; readonly owner: Seat; readonly building: BuildingKind; readonly at: Square };
  /** All that a Capital took in one turn. */
  siege: { readonly seat: Seat; readonly owner: Seat; readonly n: number; readonly left: number };
  conqueror: { readonly seat: Seat; readonly card: UnitId; readonly at: Square };
  event: { readonly seat: Seat; readonly card: TechnologyId };
  foiled: { readonly seat: Seat; readonly card: UnitId };
  resigned: { readonly seat: Seat };
  /** What a turn was used for. */
  work: {
    readonly seat: Seat;
    readonly tiles: number;
    readonly camps: number;
    readonly barracks: number;
    readonly cards: readonly DeckCardId[];
    readonly attacks: number;
    readonly moves: number;
  };
};

export type MedalFacts = {
  'first-blood': { readonly card: UnitId };
  'hammer-blow': { readonly units: number };
  'last-word': { readonly card: UnitId };
  kingslayer: { readonly card: UnitId };
  unbroken: { readonly destroyed: number };
  besieger: { readonly damage: number };
  pathfinder: { readonly tiles: number };
  steward: { readonly camps: number };
  scholar: { readonly cards: number };
};

export const MEDALS = [
  'first-blood',
  'hammer-blow',
  'last-word',
  'kingslayer',
  'unbroken',
  'besieger',
  'pathfinder',
  'steward',
  'scholar',
] as const satisfies readonly (keyof MedalFacts)[];

/** All sentences of a story in one language. */
export type Tongue = StoryTongue<View, DeedId, MomentFacts, MedalFacts>;
