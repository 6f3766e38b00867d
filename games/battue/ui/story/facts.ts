/** What Battue counts and tells, and what each sentence of it is about. */
import type { Seat } from '@gonfalon/kernel';
import type { StoryTongue } from '@gonfalon/ui-kit';
import type { EventId, LootId, SpaceId, TileId } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';

export const DEEDS = ['walls', 'districts', 'taken', 'repelled', 'slain', 'lost', 'loot'] as const;
export type DeedId = (typeof DEEDS)[number];

/** A place, and what lies there if that was seen. */
export type Where = { readonly space: SpaceId; readonly tile?: TileId };

export type MomentFacts = {
  captured: Where & { readonly seat: Seat; readonly from?: Seat };
  /** `by` is missing where the city defended itself. */
  repulsed: Where & { readonly seat: Seat; readonly by?: Seat; readonly lost: number };
  reinforced: { readonly seat: Seat; readonly warriors: number };
  robbed: { readonly seat: Seat; readonly of: Seat; readonly card: LootId };
  eliminated: { readonly seat: Seat };
  resigned: { readonly seat: Seat };
  event: { readonly seat: Seat; readonly event: EventId };
  'card-played': { readonly seat: Seat; readonly card: LootId };
  'gave-up': Where & { readonly seat: Seat };
  /** The greatest move of a turn. */
  marched: Where & { readonly seat: Seat; readonly warriors: number };
  fought: Where & { readonly seat: Seat };
  drew: { readonly seat: Seat; readonly cards: number };
  waited: { readonly seat: Seat };
};

export type MedalFacts = {
  'first-over-the-wall': Where;
  /** `chance` is in percent; `held` if it was the defender's. */
  'against-all-odds': Where & { readonly chance: number; readonly held: boolean };
  'long-siege': Where & { readonly exchanges: number; readonly held: boolean };
  unbroken: { readonly attacks: number };
  'lord-of-the-palace': Readonly<Record<never, never>>;
  whirlwind: { readonly sections: number };
  'robber-baron': { readonly sections: number };
  'full-saddlebags': { readonly cards: number };
  'butchers-bill': { readonly warriors: number };
};

export const MEDALS = [
  'first-over-the-wall',
  'against-all-odds',
  'long-siege',
  'unbroken',
  'lord-of-the-palace',
  'whirlwind',
  'robber-baron',
  'full-saddlebags',
  'butchers-bill',
] as const satisfies readonly (keyof MedalFacts)[];

/** All sentences of a story in one language. */
export type Tongue = StoryTongue<View, DeedId, MomentFacts, MedalFacts>;
