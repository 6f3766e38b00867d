import { perft } from '@gonfalon/game-tests';
import { describeGame } from '@gonfalon/game-tests/suite';
import { expect, test } from 'vitest';
import { battue } from '../index.ts';
import { goldenDir, recordAll } from './golden.ts';
import { table } from './table.ts';

if (process.env.RECORD_GOLDEN) recordAll();

describeGame(battue, {
  matches: 60,
  hides: ['spaces', 'unused', 'players', 'lootPile', 'eventPile'],
  perft: { seats: 3, options: { quickSetup: true }, counts: [20, 300, 3000, 6000] },
  goldenDir,
});

test('as many sequences of choices as ever from the middle of a match', () => {
  const { state } = table(3)
    .horde(0, 5, 'N-M1')
    .horde(0, 3, 'N-G')
    .horde(1, 4, 'N-L2')
    .hand(0, 'warrior', 'poison', 'recon', 'charge')
    .hand(1, 'defense', 'rampart')
    .set((s) => {
      s.phase = 'start-cards';
    });
  const setup = { seats: 3, from: { state } };
  expect([1, 2, 3].map((depth) => perft(battue, setup, depth))).toEqual([10, 67, 531]);
});
