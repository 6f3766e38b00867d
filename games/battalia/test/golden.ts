/** How the golden matches were made: every ending in every scenario, with and without the advanced rules. */
import { fileURLToPath } from 'node:url';
import { recordGolden } from '@gonfalon/game-tests';
import { SCENARIO_IDS } from '../content/index.ts';
import { battalia } from '../index.ts';
import type { Ending } from '../rules/state.ts';

export const goldenDir = new URL('./golden/', import.meta.url);

/** Two players end most matches soonest, and bots that try hard are needed for a fifth city. */
const RECORDINGS: Readonly<
  Record<Ending, { options: object; players: readonly string[]; resignOneIn?: number }>
> = {
  'full-board': { options: { weekLimit: 0 }, players: ['random', 'random'] },
  'fifth-city': { options: { weekLimit: 0 }, players: ['instinct', 'instinct'] },
  weeks: { options: { weekLimit: 2 }, players: ['random', 'knight', 'random'] },
  standstill: { options: { weekLimit: 0 }, players: ['random', 'random'] },
  resigned: { options: { weekLimit: 2 }, players: ['knight', 'random', 'random', 'knight'], resignOneIn: 60 },
};

/** To be run when the rules changed on purpose: `RECORD_GOLDEN=1 npm test -- games/battalia/test/suite`. */
export function recordAll(): void {
  const folder = fileURLToPath(goldenDir);
  for (const scenario of SCENARIO_IDS) {
    for (const advanced of [false, true]) {
      for (const [ending, { options, players, ...more }] of Object.entries(RECORDINGS)) {
        const name = `${ending}-${scenario}${advanced ? '-advanced' : ''}`;
        recordGolden(battalia, folder, name, {
          seed: `golden/${name}`,
          seats: players.length,
          players,
          options: { ...options, scenario, advanced },
          ending,
          ...more,
        });
      }
    }
  }
}
