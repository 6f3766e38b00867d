import { describeGame } from '@gonfalon/game-tests/suite';
import { torches } from '../../kernel/test/torches.ts';
import { pebbles } from '../../kernel/test/toy.ts';

describeGame(pebbles, {
  hides: ['deck', 'players', 'spots'],
  variants: [
    { seats: 2, options: { pebbles: 6 } },
    { seats: 4, options: { pebbles: 60 } },
  ],
  perft: { counts: [4, 19, 97, 517] },
});

describeGame(torches, {
  hides: ['deck', 'players'],
  variants: [
    { seats: 4, options: { alone: true } },
    { seats: 2, options: { goal: 5 } },
    { seats: 4, options: { goal: 40 } },
  ],
  perft: { seats: 4, counts: [9, 52, 325] },
});
