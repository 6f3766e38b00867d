/** What actions cost: chapters 7, 9 and 13. */
import type { Cost, TerrainPileId, UnitId } from '../content/index.ts';
import { costs, terrainCards, UNIT_IDS, units } from '../content/index.ts';

const HIRING = Object.fromEntries<Cost>(UNIT_IDS.map((id) => [id, { provision: units[id].hire }])) as Record<
  UnitId,
  Cost
>;

export const hireCost = (unit: UnitId): Cost => HIRING[unit];

export const cityCost = (level: number): Cost => costs.city[String(level) as keyof typeof costs.city];

export const upgradeCost = (level: number): Cost =>
  costs.upgradeTo[String(level) as keyof typeof costs.upgradeTo];

export function roadCost(pile: TerrainPileId): Cost {
  const card = terrainCards[pile];
  return card.city ? {} : costs.road[card.group];
}

/** BTA-13.9: how many uses of a horse carry a hero so far. */
export const rideUses = (price: number): number => Math.ceil(price / costs.horseSteps);
