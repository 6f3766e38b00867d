/** The numbers of the rulebook; what is not in it says so. */
import type { Cost } from './effects.ts';

const BARRACKS_COST: Cost = { food: 0, wood: 2, gold: 2, any: 0 };

export const constants = {
  ordinaryPawns: 4,
  /** The rulebook prints +1 and +2; which values they raise is house. */
  kingMelee: 1,
  queenHealth: 2,
  camps: 8,
  barracks: 3,
  campHealth: 4,
  barracksHealth: 5,
  /** Of a team game: house, and an option. */
  capitalHealth: { base: 10, long: 20 },
  buildingProtection: 4,
  barracksCost: BARRACKS_COST,
  startResources: { food: 1, wood: 1, gold: 0 },
  startHand: 5,
  handRefill: 5,
  handMax: 7,
  maxEvents: 3,
  /** House. */
  modeSwitches: 2,
  /** House. */
  stalemateTurns: 40,
  deckSize: 35,
  /** House: ECH-11.21. */
  musterChanges: 150,
  /** The tile in the middle of the Constantinople map, and the two that must not close a start tile in (house, R-31). */
  centreTile: 'C1',
  tilesApart: ['C2', 'C3'],
} as const;
