/** How strong units are at a glance, and how a battle between two strengths would go: quick, and a little wrong. */
import type { Unit } from '../rules/board.ts';
import { CAPITAL, CASTLE, COST, DRAGON, DUNGEONS, SEAS, UNIT_COUNT, WIZARD } from '../rules/board.ts';
import { GUARDIANS, HIT_ON, unitDice } from '../rules/dice.ts';

/** Units with First Strike are as good as half as many more. */
const FIRST_STRIKE = 1.5;

const hitChance = (sides: number, need = HIT_ON): number => Math.max(0, sides - need + 1) / sides;

/** The hits that a unit is expected to score in a round. */
function expectedHits(unit: Unit, at: number, attacks: boolean): number {
  const hits = unitDice(unit, at, attacks).reduce((sum, sides) => sum + hitChance(sides), 0);
  return unit === WIZARD ? FIRST_STRIKE * hits : hits;
}

const all = (of: (unit: Unit) => number): Float64Array =>
  Float64Array.from({ length: UNIT_COUNT }, (_, u) => of(u));
const [LAND] = CAPITAL;
const [SEA] = SEAS;
const [ENTRANCE] = DUNGEONS;

export const ATTACK = all((unit) => expectedHits(unit, LAND, true));
export const DEFENCE = all((unit) => expectedHits(unit, LAND, false));
export const AT_SEA = all((unit) => expectedHits(unit, SEA, true));
export const EXPLORING = all((unit) => expectedHits(unit, ENTRANCE, true));
/** How many hits a unit can take. */
export const TOUGHNESS = all((unit) => (unit === DRAGON ? 2 : 1));
/** In gold; a castle is captured and not lost. */
export const WORTH = all((unit) => (unit === CASTLE ? 0 : COST[unit]));

const mean = (of: (tile: (typeof GUARDIANS)[number]) => number): number =>
  GUARDIANS.reduce((sum, tile) => sum + of(tile), 0) / GUARDIANS.length;
/** What a tile that nobody knows is like: the hits that it scores and takes, and the part of a hero's hits that count. */
const TILE_POWER = mean(
  ({ sides, firstStrike }) =>
    sides.reduce((sum, die) => sum + hitChance(die), 0) * (firstStrike ? FIRST_STRIKE : 1),
);
const TILE_HITS = mean(({ sides }) => sides.length);
const TILE_SHIELD = mean(({ heroesNeed }) => hitChance(10, heroesNeed) / hitChance(10));

/**
 * The chance that the attacker wins, by the hits that each side scores in a round and can take. Fitted to 3,000 exact
 * odds of mixed armies of 1 to 9 pieces, from which it differs by 0.05 on average.
 */
export function winChance(attack: number, toughness: number, defence: number, resistance: number): number {
  if (toughness <= 0 || attack <= 0) return toughness > 0 && resistance <= 0 ? 1 : 0;
  if (resistance <= 0) return 1;
  const force = Math.log(attack / Math.max(0.08, defence)) + 1.3 * Math.log(toughness / resistance);
  return 1 / (1 + Math.exp(0.1 - (0.9 + 0.6 * Math.sqrt(toughness + resistance)) * force));
}

/** The share of its army that a side loses, by its chance to win. */
export const lossShare = (chance: number): number => (1 - chance) ** 0.6;

/** The chance of heroes against the tiles of an entrance, which nobody may know before they are turned up. */
export function exploringChance(attack: number, toughness: number, tiles: readonly number[]): number {
  const count = Math.max(1, tiles.length);
  return winChance(attack * TILE_SHIELD, toughness, count * TILE_POWER, count * TILE_HITS);
}

/** The hits that guardians score in a round and can still take, by the dice that each tile has left. */
export function guardsLeft(
  tiles: readonly number[],
  dice: readonly number[],
): readonly [power: number, hits: number] {
  let power = 0;
  let hits = 0;
  tiles.forEach((tile, i) => {
    GUARDIANS[tile].sides.forEach((sides, k) => {
      if (!((dice[i] ?? 0) & (1 << k))) return;
      power += hitChance(sides);
      hits++;
    });
  });
  return [power, hits];
}
