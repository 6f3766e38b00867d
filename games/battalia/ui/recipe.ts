/** What a price asks for, and how much of it the viewer holds: the same matching that the rules pay with. */
import type { ArtefactId, Cost, Kind, PileId, TerrainPileId } from '../content/index.ts';
import { artefacts, isArtefact, isUnit, isWeapon, terrainCards } from '../content/index.ts';
import { hireCost, roadCost } from '../rules/costs.ts';
import type { Item } from '../rules/ledger.ts';
import { canPay, purseOf } from '../rules/payment.ts';
import type { MarkId } from './art/marks.ts';

export interface Recipe {
  readonly places: readonly { readonly mark: MarkId; readonly isHeld: boolean }[];
  readonly isPayable: boolean;
}

const PLACES = ['weapon', 'lord', 'priest', 'chief', 'citizen', 'provision'] as const;
type Place = (typeof PLACES)[number];

const CITIZENS_PER_TOOL = 2;

function usesFor(items: readonly Item[], place: Place): number {
  let uses = 0;
  for (const { kind, wild, count, perCard } of items) {
    if (wild) continue;
    if (place === 'weapon' ? isWeapon(kind) || kind === 'hammer' : kind === place) uses += count * perCard;
    else if (place === 'citizen' && (kind === 'tool' || kind === 'hammer'))
      uses += count * perCard * CITIZENS_PER_TOOL;
  }
  return uses;
}

export function recipeOf(cost: Cost, items: readonly Item[], illuminated: ArtefactId): Recipe {
  const isPayable = canPay(purseOf(items, illuminated), cost);
  let wilds = items.reduce((sum, { wild, count }) => sum + (wild ? count : 0), 0);
  const places = PLACES.flatMap((place) => {
    const held = usesFor(items, place);
    return Array.from({ length: cost[place] ?? 0 }, (_, i) => {
      const isHeld = isPayable || i < held || wilds-- > 0;
      return { mark: place, isHeld };
    });
  });
  return { places, isPayable };
}

/** What the top card of a pile costs; a city is paid for by its level. */
export function pileCost(pile: PileId): Cost | undefined {
  if (isUnit(pile)) return hireCost(pile);
  if (isArtefact(pile)) return artefacts[pile].cost;
  return terrainCards[pile as TerrainPileId]?.city === false ? roadCost(pile as TerrainPileId) : undefined;
}

/** What one more card could be. */
const ONE_MORE: readonly Kind[] = ['provision', 'citizen', 'tool', 'chief', 'priest', 'lord', 'weapon'];

/** The kinds of which one more card would make a price payable. */
export function oneShort(cost: Cost, items: readonly Item[], illuminated: ArtefactId): readonly Kind[] {
  if (canPay(purseOf(items, illuminated), cost)) return [];
  return ONE_MORE.filter((kind) => canPay(purseOf([...items, oneOf(kind)], illuminated), cost));
}

function oneOf(kind: Kind): Item {
  return {
    ref: '',
    card: 'PRO',
    kind,
    hand: true,
    wild: false,
    state: 'hand',
    count: 1,
    perCard: 1,
    order: 0,
  };
}
