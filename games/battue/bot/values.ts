/** What a good player thinks things are worth, in victory points. */
import type { LootId } from '../content/index.ts';
import { LOOT_IDS, loot } from '../content/index.ts';

export const WARRIOR = 0.6;
/** A loot card before it is drawn. */
export const CARD = 0.7;
/** The warrior who joins from a tile. */
export const RECRUIT = 0.4;

/** To end the match as its winner, or the other way round as a loser. */
export const END = 12;

/** What it is worth to keep a card that brings no points. */
const KEPT: Partial<Record<LootId, number>> = {
  'crushing-attack': 1.3,
  outmaneuver: 1.1,
  'spoil-of-war': 1.2,
  'bloody-attrition': 0.9,
  warrior: 0.8,
  recruits: 0.8,
  'call-to-action': 0.8,
  thief: 0.8,
  charge: 0.7,
  'feint-heart': 0.7,
  defense: 0.6,
  'spirited-defense': 0.6,
  rampart: 0.6,
  tactics: 0.6,
  'one-last-push': 0.6,
  poison: 0.6,
  'blind-luck': 0.5,
  attrition: 0.5,
  wastrel: 0.5,
  'change-of-fate': 0.4,
  'unseen-allies': 0.4,
  gathering: 0.3,
  'inside-information': 0.25,
  'last-stand': 0.25,
  recon: 0.2,
  'tending-the-wounded': 0.15,
  glory: 0.1,
  oracle: 0.05,
  spy: 0.05,
};

const kept: ReadonlyMap<LootId, number> = new Map(
  LOOT_IDS.map((id) => [id, loot[id].vp > 0 ? loot[id].vp + 0.5 : (KEPT[id] ?? 0)]),
);

export function worthOfKeeping(card: LootId): number {
  return kept.get(card) ?? 0;
}

/** What a card is good for. */
export type Use = 'treasure' | 'attack' | 'defence' | 'other';

const uses: ReadonlyMap<LootId, Use> = new Map(
  LOOT_IDS.map((id) => {
    const { vp, when } = loot[id];
    if (vp > 0) return [id, 'treasure'];
    if (when.some((window) => window.startsWith('attack'))) return [id, 'attack'];
    return [id, when.some((window) => window.startsWith('defence')) ? 'defence' : 'other'];
  }),
);

export function useOf(card: LootId): Use {
  return uses.get(card) ?? 'other';
}

const points: ReadonlyMap<LootId, number> = new Map(LOOT_IDS.map((id) => [id, loot[id].vp]));

export function pointsOf(card: LootId): number {
  return points.get(card) ?? 0;
}
