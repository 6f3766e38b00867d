/** What Battalia counts and tells, and what each sentence of it is about. */
import type { Seat } from '@gonfalon/kernel';
import type { StoryTongue } from '@gonfalon/ui-kit';
import type { Card, CellId, LegendaryCard } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';

export const DEEDS = ['conquered', 'annexed', 'built', 'raised', 'held', 'gained'] as const;
export type DeedId = (typeof DEEDS)[number];

type City = { readonly seat: Seat; readonly cell: CellId; readonly level: number };
type Fought = { readonly seat: Seat; readonly over: Seat; readonly total: number; readonly against: number };

export type MomentFacts = {
  conquered: City & { readonly from: Seat };
  annexed: City;
  built: City;
  raised: City;
  /** An attack that was beaten off. */
  held: Fought;
  /** A hero that was beaten. */
  beat: Fought;
  failed: { readonly seat: Seat; readonly cell: CellId };
  legend: { readonly seat: Seat; readonly card: LegendaryCard };
  resigned: { readonly seat: Seat };
  /** What a turn was used for. */
  work: {
    readonly seat: Seat;
    readonly roads: number;
    readonly gained: readonly Card[];
    readonly changed: number;
    readonly recruited: number;
    readonly moved: number;
    readonly hidden: number;
    readonly stored: number;
  };
};

export type MedalFacts = {
  pioneer: { readonly cell: CellId };
  conqueror: { readonly cities: number };
  steadfast: { readonly battles: number };
  founder: { readonly cities: number };
  'master-builder': { readonly levels: number };
  'road-maker': { readonly roads: number };
  'great-line': { readonly total: number };
  'full-turn': { readonly lines: number };
  legend: { readonly card: LegendaryCard };
};

export const MEDALS = [
  'pioneer',
  'conqueror',
  'steadfast',
  'founder',
  'master-builder',
  'road-maker',
  'great-line',
  'full-turn',
  'legend',
] as const satisfies readonly (keyof MedalFacts)[];

/** All sentences of a story in one language. */
export type Tongue = StoryTongue<View, DeedId, MomentFacts, MedalFacts>;
