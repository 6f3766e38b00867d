/** How the golden matches were made: one for every ending, over adventures of every level of play. */
import { fileURLToPath } from 'node:url';
import { recordGolden } from '@gonfalon/game-tests';
import { battlelore } from '../index.ts';

export const goldenDir = new URL('./golden/', import.meta.url);

const players = ['page', 'page'];

const RECORDINGS = {
  'banners-agincourt': { options: { adventure: 'agincourt-1415' }, players, ending: 'banners' },
  'banners-vernoy': { options: { adventure: 'vernoy-crossing' }, players, ending: 'banners' },
  'banners-goblins': { options: { adventure: 'gold-and-goblins' }, players, ending: 'banners' },
  'banners-wizards': { options: { adventure: 'wizards-and-lore' }, players, ending: 'banners' },
  'banners-rougemont': { options: { adventure: 'walls-of-rougemont' }, players, ending: 'banners' },
  'banners-tourelles': { options: { adventure: 'assaulting-the-tourelles' }, players, ending: 'banners' },
  'turn-cap-kerlock': { options: { adventure: 'kerlock-wood', turnCap: 2 }, ending: 'turn-cap' },
  'resigned-saint-aubin': {
    options: { adventure: 'shadows-over-saint-aubin' },
    resignOneIn: 200,
    ending: 'resigned',
  },
} as const;

/** To be run when the rules changed on purpose: `RECORD_GOLDEN=1 npm test -- games/battlelore/test/suite`. */
export function recordAll(): void {
  const folder = fileURLToPath(goldenDir);
  for (const [name, how] of Object.entries(RECORDINGS)) {
    recordGolden(battlelore, folder, name, { seats: 2, seed: `golden/${name}`, ...how });
  }
}
