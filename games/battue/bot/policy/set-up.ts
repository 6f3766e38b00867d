/** The set-up: where to camp. */
import { DISTANCES, idOf, NEIGHBOURS, numberOf, SPACES } from '../board.ts';
import { fightWorth } from '../fights.ts';
import { CARD, WARRIOR } from '../values.ts';
import type { Prior } from './prior.ts';
import { forced } from './prior.ts';

const CAMPERS = 6;
/** Who never gets in has lost. */
const FOOTHOLD = 35;
const worths = new Float64Array(9);

/** A start that is safe to take and brings cards, near landmarks and far from the others. */
export const camp: Prior = (at, s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const start = numberOf(choices[i][2]);
    const { defence, vp, loot } = at.prints[start];
    const prize = FOOTHOLD + vp + loot * CARD;
    fightWorth({ defence, prize, own: WARRIOR, theirs: 0, mayStop: false, isUnopposed: false }, 0, worths, 0);
    let worth = worths[CAMPERS] + 0.1 * NEIGHBOURS[start].length;
    for (let slot = 0; slot < SPACES; slot++)
      if (s.landmarkSlots.includes(idOf(slot))) worth += 0.5 / Math.max(1, DISTANCES[start][slot]);
    for (const { camp: other } of s.players) {
      if (other) worth -= Math.max(0, 4 - DISTANCES[start][numberOf(other.space)]) * 0.3;
    }
    into[i] = forced(worth);
  }
};

/** Which landmark it is nobody knows, and where the camps will be neither: every slot is as good as another. */
export const landmark: Prior = () => undefined;
