/** Hiring, creating, building and upgrading: chapters 7, 8 and 9. */
import type { Choice } from '@gonfalon/kernel';
import type { Cost, TerrainPileId } from '../../content/index.ts';
import {
  ARTEFACT_IDS,
  artefacts,
  CELL_COUNT,
  CELL_IDS,
  costs,
  TERRAIN_PILE_IDS,
  terrainCards,
  UNIT_IDS,
  units,
} from '../../content/index.ts';
import { canPay } from '../payment.ts';
import { hasPlacement } from '../placement.ts';
import { freeTokens } from '../selectors.ts';
import type { TurnFacts } from './facts.ts';

const HIRING = UNIT_IDS.map((id): { id: typeof id; cost: Cost } => ({
  id,
  cost: { provision: units[id].hire },
}));

export const cityCost = (level: number): Cost => costs.city[String(level) as keyof typeof costs.city];
export const upgradeCost = (level: number): Cost =>
  costs.upgradeTo[String(level) as keyof typeof costs.upgradeTo];

export function roadCost(pile: TerrainPileId): Cost | undefined {
  const card = terrainCards[pile];
  return card.city ? undefined : costs.road[card.group];
}

const ROADS = TERRAIN_PILE_IDS.filter((id) => !terrainCards[id].city);
const CITIES = TERRAIN_PILE_IDS.filter((id) => terrainCards[id].city);
const LEVELS = [1, 2, 3, 4];

export function offerCards({ s, purse }: TurnFacts, offers: Choice[]): void {
  for (const { id, cost } of HIRING) {
    if (s.piles[id].length > 0 && canPay(purse, cost)) offers.push(['hire', id]);
  }
  for (const id of ARTEFACT_IDS) {
    if (s.piles[id].length > 0 && canPay(purse, artefacts[id].cost)) offers.push(['create', id]);
  }
}

export function offerBuilding({ s, seat, purse, sites }: TurnFacts, offers: Choice[]): void {
  for (const id of ROADS) {
    const cost = roadCost(id);
    if (cost && s.terrain[id].length > 0 && canPay(purse, cost) && hasPlacement(sites(), id))
      offers.push(['road', id]);
  }
  const levels = LEVELS.filter((level) => canPay(purse, cityCost(level)) && freeTokens(s, seat, level) > 0);
  if (levels.length > 0) {
    for (const id of CITIES) {
      if (s.terrain[id].length === 0 || !hasPlacement(sites(), id)) continue;
      for (const level of levels) offers.push(['city', id, String(level)]);
    }
  }
  offerUpgrades({ s, seat, purse }, offers);
}

function offerUpgrades({ s, seat, purse }: Pick<TurnFacts, 's' | 'seat' | 'purse'>, offers: Choice[]): void {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s.land.owners[cell] !== seat) continue;
    const level = (s.land.levels[cell] as number) + 1;
    if (level > LEVELS.length || !canPay(purse, upgradeCost(level))) continue;
    if (canMark(s, seat, level)) offers.push(['upgrade', CELL_IDS[cell] as string]);
  }
}

/** BTA-9.12: only from 2 to 3 another token is needed; else the one that lies there is turned over. */
export const canMark = (s: TurnFacts['s'], seat: number, level: number): boolean =>
  level !== 3 || freeTokens(s, seat, level) > 0;
