import { perft } from '@gonfalon/game-tests';
import { describeGame } from '@gonfalon/game-tests/suite';
import { expect, test } from 'vitest';
import { echoes } from '../index.ts';
import { field } from './field.ts';
import { goldenDir, recordAll } from './golden.ts';

if (process.env.RECORD_GOLDEN) recordAll();

describeGame(echoes, {
  matches: 12,
  limit: 20_000,
  hides: ['players', 'places'],
  perft: { seats: 2, counts: [2, 14, 84, 504] },
  goldenDir,
  variants: [
    { seats: 2, options: { map: 'constantinople', mirror: true } },
    { seats: 2, options: { mode: 'long', openingRestock: false } },
    { seats: 2, options: { decks: 'built' } },
    { seats: 4, options: {} },
    { seats: 4, options: { decks: 'built', teamCapital: 20 } },
  ],
});

test('as many sequences of choices as ever from the middle of a match', () => {
  const state = field()
    .unit(0, 'nor-karve', 'c3')
    .unit(0, 'nor-bowman', 'd2')
    .unit(0, 'nor-bondi', 'b2')
    .unit(1, 'sco-clansman', 'e3')
    .unit(1, 'sco-schiltron', 'f6')
    .land('forest', 'e3')
    .land('water', 'c3', 'c4')
    .land('mine', 'd2')
    .hand(0, 'nor-frenzy', 'nor-dane-axe', 'nor-bondi')
    .hand(1, 'sco-mist', 'sco-kern')
    .main(0, { food: 3, wood: 2, gold: 1 })
    .main(1, { wood: 1 })
    .complete();
  const setup = { seats: 2, from: { state } };
  expect([1, 2, 3].map((depth) => perft(echoes, setup, depth))).toEqual([21, 294, 2932]);
});
