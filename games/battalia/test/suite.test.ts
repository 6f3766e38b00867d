import { perft } from '@gonfalon/game-tests';
import { describeGame } from '@gonfalon/game-tests/suite';
import { expect, test } from 'vitest';
import { SCENARIO_IDS } from '../content/index.ts';
import { battalia } from '../index.ts';
import { WEEK_LIMITS } from '../rules/state.ts';
import { goldenDir, recordAll } from './golden.ts';
import { table } from './table.ts';

if (process.env.RECORD_GOLDEN) recordAll();

const modes = [2, 3, 4].flatMap((seats) =>
  SCENARIO_IDS.flatMap((scenario) =>
    [false, true].map((advanced) => ({ seats, options: { scenario, advanced, weekLimit: 3 } })),
  ),
);
const limits = WEEK_LIMITS.map((weekLimit) => ({ seats: 2, options: { weekLimit, removedFaction: 'gold' } }));

describeGame(battalia, {
  matches: 12,
  options: { weekLimit: 4 },
  perft: { seats: 2, options: { removedFaction: 'gold' }, counts: [3, 6, 12, 12, 24, 216, 504] },
  goldenDir,
  variants: [...modes, ...limits],
  hides: ['players', 'piles', 'terrain'],
  // Cards that are discarded may be shuffled into the nation before anybody else does anything.
  tells: ['discarded', 'redealt', 'tents-ended'],
});

test('as many sequences of choices as ever from the middle of a match', () => {
  const { state } = table({
    round: 2,
    advanced: true,
    players: {
      blue: { hand: 'WPN-B CHF-B CIT-B TTL-Y AMU-R PRO PRO', heroes: ['g7', 'f3'] },
      red: { hand: 'CIT-R LOR-R PRO', ambush: 'CHF-R', heroes: ['g7'], tents: ['TNT-R PRI-R'] },
    },
    owners: { a7: 'blue 2', g7: 'red 1' },
  });
  const setup = { seats: 4, from: { state } };
  expect([1, 2, 3].map((depth) => perft(battalia, setup, depth))).toEqual([22, 185, 1062]);
});
