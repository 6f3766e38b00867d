/** What BattleLore counts and tells, and what each sentence of it is about. */
import type { Seat } from '@gonfalon/kernel';
import type { StoryTongue } from '@gonfalon/ui-kit';
import type { CommandId, HexId, LoreId, UnitTypeId } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';

export const DEEDS = ['destroyed', 'felled', 'driven', 'ignored', 'lore'] as const;
export type DeedId = (typeof DEEDS)[number];

/** A unit of somebody's, and where it stood. */
export type Fallen = { readonly owner: Seat; readonly type: UnitTypeId; readonly hex: HexId };

export type MomentFacts = {
  destroyed: Fallen & { readonly seat: Seat };
  mauled: Fallen & { readonly seat: Seat; readonly figures: number };
  objective: { readonly seat: Seat; readonly hex: HexId; readonly banners: number };
  'lore-played': { readonly seat: Seat; readonly card: LoreId };
  'stronghold-taken': { readonly seat: Seat; readonly owner: Seat; readonly hex: HexId };
  'stronghold-retaken': { readonly seat: Seat; readonly hex: HexId };
  resigned: { readonly seat: Seat };
  /** What a turn was used for. `card` is missing where none was played. */
  orders: {
    readonly seat: Seat;
    readonly card?: CommandId;
    /** How many units were ordered, and how many of these attacked. */
    readonly units: number;
    readonly attacks: number;
    readonly moves: readonly Move[];
  };
  /** Attacks of one turn that neither felled anybody nor drove them back; the first of them against that unit. */
  'in-vain': {
    readonly seat: Seat;
    readonly owner: Seat;
    readonly type: UnitTypeId;
    readonly attacks: number;
  };
  'driven-back': Fallen & { readonly seat: Seat };
};

/** Where units of one type went. */
export type Move = { readonly type: UnitTypeId; readonly to: readonly HexId[] };

export type MedalFacts = {
  'first-blood': { readonly type: UnitTypeId };
  /** `chance` is in percent. */
  'against-all-odds': { readonly type: UnitTypeId; readonly chance: number };
  'monster-slayer': { readonly type: UnitTypeId };
  unbroken: { readonly destroyed: number };
  'hammer-blow': { readonly units: number };
  'last-word': { readonly type: UnitTypeId };
  'they-shall-not-pass': { readonly flags: number };
  'keeper-of-the-lore': { readonly cards: number };
  'butchers-bill': { readonly figures: number };
};

export const MEDALS = [
  'first-blood',
  'against-all-odds',
  'monster-slayer',
  'unbroken',
  'hammer-blow',
  'last-word',
  'they-shall-not-pass',
  'keeper-of-the-lore',
  'butchers-bill',
] as const satisfies readonly (keyof MedalFacts)[];

/** All sentences of a story in one language. */
export type Tongue = StoryTongue<View, DeedId, MomentFacts, MedalFacts>;
