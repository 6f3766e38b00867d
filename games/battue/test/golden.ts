/** How the golden matches were made: one for every ending, for every number of seats, with and without a set-up. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileText, recordGolden } from '@gonfalon/game-tests';
import { saveMatch } from '@gonfalon/kernel';
import { battue } from '../index.ts';
import { table } from './table.ts';

export const goldenDir = new URL('./golden/', import.meta.url);

const RECORDINGS = {
  'tarsos-fallen-2': { seats: 2, players: ['greedy', 'greedy'], ending: 'tarsos-fallen' },
  'tarsos-fallen-3': { seats: 3, players: ['greedy', 'random', 'greedy'], ending: 'tarsos-fallen' },
  'tarsos-fallen-4': { seats: 4, players: Array(4).fill('greedy'), ending: 'tarsos-fallen' },
  'sole-survivor-2': { seats: 2, ending: 'sole-survivor' },
  'sole-survivor-4-resigned': { seats: 4, resignOneIn: 60, ending: 'sole-survivor' },
  'round-limit-3': { seats: 3, options: { roundLimit: 6 }, ending: 'round-limit' },
  'quick-setup-3': { seats: 3, options: { quickSetup: true, roundLimit: 5 } },
} as const;

/** Both players lose their last warrior in one exchange, which no bot will bring about: EX-9 with nothing elsewhere. */
function allEliminated() {
  const sitting = table()
    .camp(0, 0)
    .camp(1, 0)
    .horde(0, 1, 'S-G')
    .horde(1, 1, 'S-M1')
    .tile('S-M1', 'M04', 'up')
    .hand(1, 'attrition')
    .rolls(6, 1)
    .begin('movement');
  return sitting.choose('move S-G S-M1 1', 'play card:attrition').match;
}

/** To be run when the rules changed on purpose: `RECORD_GOLDEN=1 npm test -- games/battue/test/suite`. */
export function recordAll(): void {
  const folder = fileURLToPath(goldenDir);
  for (const [name, how] of Object.entries(RECORDINGS)) {
    recordGolden(battue, folder, name, { seed: `golden/${name}`, ...how });
  }
  writeFileSync(new URL('all-eliminated-2.json', goldenDir), fileText(saveMatch(allEliminated())));
}
