/** Retreats, BTA-14.28 to BTA-14.31. */
import type { Card } from '../content/index.ts';
import { CELL_COUNT, info } from '../content/index.ts';
import { countOf } from './decks.ts';
import { prices } from './land.ts';
import type { Battle, Player, State } from './state.ts';
import { NOBODY } from './state.ts';

export interface Retreat {
  readonly cell: number;
  readonly distance: number;
}

const MIN_DISTANCE = 2;
const MAX_DISTANCE = 3;

/** Where the hero under attack may go: BTA-14.28, BTA-14.30. */
export function retreats(s: State, b: Battle): Retreat[] {
  const attackers = (s.players[b.attacker] as Player).heroes;
  const distances = prices(s.land, b.cell);
  const found: Retreat[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const distance = distances[cell] as number;
    if (distance < MIN_DISTANCE || distance > MAX_DISTANCE) continue;
    const owner = s.land.owners[cell];
    if (owner !== NOBODY && owner !== b.defender) continue;
    if (attackers.some((hero) => hero.cell === cell)) continue;
    found.push({ cell, distance });
  }
  return found;
}

/** BTA-14.29: what pays for a retreat so far: provisions, or any horse in hand. */
export function retreatMeans(hand: readonly Card[], distance: number): Card[] {
  const means = [...new Set(hand)].filter((card) => info(card).kind === 'horse');
  return countOf(hand, 'PRO') >= distance ? ['PRO', ...means] : means;
}
