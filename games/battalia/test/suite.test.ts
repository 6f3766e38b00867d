import { describeGame } from '@gonfalon/game-tests/suite';
import { SCENARIO_IDS } from '../content/index.ts';
import { battalia } from '../index.ts';
import { WEEK_LIMITS } from '../rules/state.ts';

const modes = [2, 3, 4].flatMap((seats) =>
  SCENARIO_IDS.flatMap((scenario) =>
    [false, true].map((advanced) => ({ seats, options: { scenario, advanced, weekLimit: 3 } })),
  ),
);
const limits = WEEK_LIMITS.map((weekLimit) => ({ seats: 2, options: { weekLimit, removedFaction: 'gold' } }));

describeGame(battalia, {
  matches: 12,
  options: { weekLimit: 4 },
  variants: [...modes, ...limits],
  hides: ['players', 'piles', 'terrain'],
  // Cards that are discarded may be shuffled into the nation before anybody else does anything.
  tells: ['discarded', 'redealt', 'tents-ended'],
});
