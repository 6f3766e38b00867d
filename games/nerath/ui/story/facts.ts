/** What Conquest of Nerath counts and tells, and what each sentence of it is about. */
import type { Seat } from '@gonfalon/kernel';
import type { StoryTongue } from '@gonfalon/ui-kit';
import type { RealmId, SpaceId, TreasureId, UnitId } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';

export const DEEDS = ['conquered', 'points', 'slain', 'lost', 'repelled', 'looted', 'bought'] as const;
export type DeedId = (typeof DEEDS)[number];

/** What a seat does for one of its realms. */
type ByRealm = { readonly seat: Seat; readonly realm: RealmId };

export type MomentFacts = {
  conquered: ByRealm & { readonly space: SpaceId; readonly from: RealmId };
  capital: ByRealm & { readonly space: SpaceId; readonly from: RealmId };
  /** Its starting land goes back to an ally. */
  liberated: ByRealm & { readonly space: SpaceId; readonly ally: RealmId };
  /** An attack that failed. */
  repelled: ByRealm & { readonly space: SpaceId; readonly lost: number };
  /** Guardians were stronger. */
  driven: ByRealm & { readonly space: SpaceId };
  dragon: ByRealm & { readonly space: SpaceId; readonly of: RealmId };
  looted: ByRealm & { readonly space: SpaceId; readonly gold: number };
  treasure: ByRealm & { readonly card: TreasureId; readonly points: number };
  resigned: { readonly seat: Seat };
  /** What a turn was used for. */
  work: ByRealm & { readonly marched: number; readonly bought: number; readonly cards: number };
};

export type MedalFacts = {
  'first-land': { readonly space: SpaceId };
  capital: { readonly space: SpaceId };
  conqueror: { readonly lands: number };
  whirlwind: { readonly lands: number };
  'dragon-slayer': { readonly unit: UnitId; readonly space: SpaceId };
  explorer: { readonly entrances: number };
  hoard: { readonly points: number };
  wall: { readonly attacks: number };
  admiral: { readonly battles: number };
};

export const MEDALS = [
  'first-land',
  'capital',
  'conqueror',
  'whirlwind',
  'dragon-slayer',
  'explorer',
  'hoard',
  'wall',
  'admiral',
] as const satisfies readonly (keyof MedalFacts)[];

/** All sentences of a story in one language. */
export type Tongue = StoryTongue<View, DeedId, MomentFacts, MedalFacts>;
