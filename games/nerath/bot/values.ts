/** What cards are worth to whoever holds them. */
import { CARD_IDS, TREASURE_IDS, treasures } from '../content/index.ts';
import type { Card } from '../rules/state.ts';

const COUNT = CARD_IDS.length + 1;

const POINTS = new Float64Array(COUNT);
for (const id of TREASURE_IDS) POINTS[Number(id)] = treasures[id].vp;

/** The points of a treasure. */
export const treasurePoints = (card: Card): number => POINTS[card] ?? 0;

/** In gold: what a card in the hand is worth to keep, 1 unless told: what can be played only in a rare moment is less. */
const KEEPING = new Float64Array(COUNT).fill(1);
const worths: readonly (readonly [number, readonly Card[]])[] = [
  [3, [1, 29, 47, 64]],
  [2.5, [2, 31, 33, 36, 42, 51, 62, 73, 80]],
  [2, [4, 13, 17, 18, 21, 32, 39, 46, 49, 53, 68, 70, 76, 78]],
  [1.5, [3, 9, 35, 40, 48, 52, 63, 69, 71, 72, 74, 75, 77, 12, 41]],
  [0.5, [5, 11, 14, 27, 37]],
];
for (const [worth, cards] of worths) for (const card of cards) KEEPING[card] = worth;

export const keepingWorth = (card: Card): number => KEEPING[card] ?? 1;
