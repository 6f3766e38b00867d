/** What stands where, as everybody sees it. */
import type { RealmId, SpaceId, UnitId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS, UNIT_IDS, units } from '../content/index.ts';
import { findSpace } from '../rules/board.ts';
import type { Pieces } from '../rules/pieces.ts';
import type { View } from '../rules/views.ts';

export type Counts = { readonly [unit in UnitId]?: number };

export interface Army {
  readonly realm: RealmId;
  readonly units: Counts;
}

/** From the dearest to the cheapest; a castle is drawn by itself. */
const BY_WORTH: readonly UnitId[] = [
  'dragon',
  'monster',
  'wizard',
  'stormElemental',
  'siegeEngine',
  'fighter',
  'warship',
  'footsoldier',
];
const MAX_SHOWN = 3;

const known = new WeakMap<Pieces, ReadonlyMap<SpaceId, readonly Army[]>>();

/** Every space that holds something, each realm's pieces there as one army. */
function allArmies({ pieces }: View): ReadonlyMap<SpaceId, readonly Army[]> {
  const made = known.get(pieces);
  if (made) return made;
  const spaces = new Map<SpaceId, Map<RealmId, Record<string, number>>>();
  for (const [piece, at] of pieces.at.entries()) {
    const id = SPACE_IDS[at];
    const realm = REALM_IDS[pieces.realm[piece] ?? -1];
    const unit = UNIT_IDS[pieces.unit[piece] ?? -1];
    if (id === undefined || realm === undefined || unit === undefined) continue;
    const here = spaces.get(id) ?? new Map<RealmId, Record<string, number>>();
    const counts = here.get(realm) ?? {};
    counts[unit] = (counts[unit] ?? 0) + 1;
    spaces.set(id, here.set(realm, counts));
  }
  const armies = new Map(
    [...spaces].map(([id, here]) => [id, [...here].map(([realm, counts]) => ({ realm, units: counts }))]),
  );
  known.set(pieces, armies);
  return armies;
}

export const armiesAt = (view: View, id: SpaceId): readonly Army[] => allArmies(view).get(id) ?? [];

/** Who holds a land; nobody holds a sea zone or an entrance. */
export const controllerOf = (view: View, id: SpaceId): RealmId | undefined =>
  REALM_IDS[view.control[findSpace(id)] ?? -1];

const total = (counts: Counts, of: (unit: UnitId) => number): number =>
  UNIT_IDS.reduce((sum, unit) => sum + (counts[unit] ?? 0) * of(unit), 0);

/** What the pieces cost together. */
export const strengthOf = (counts: Counts): number => total(counts, (unit) => units[unit].cost);
/** How many pieces there are that are no castle. */
export const countOf = (counts: Counts): number => total(counts, (unit) => (unit === 'castle' ? 0 : 1));

/** The kinds of an army, the dearest first. */
export const kindsOf = (counts: Counts): UnitId[] => BY_WORTH.filter((unit) => counts[unit]);

/** At most three kinds: the dearest, and footsoldiers always among them. */
export function shownKinds(counts: Counts): UnitId[] {
  const kinds = kindsOf(counts);
  if (kinds.length <= MAX_SHOWN) return kinds;
  return kinds.includes('footsoldier')
    ? [...kinds.slice(0, MAX_SHOWN - 1), 'footsoldier']
    : kinds.slice(0, MAX_SHOWN);
}
