import { describeGame } from '@gonfalon/game-tests/suite';
import { pebbles } from '../../kernel/test/toy.ts';

describeGame(pebbles, {
  hides: ['deck', 'players', 'spots'],
  variants: [
    { seats: 2, options: { pebbles: 6 } },
    { seats: 4, options: { pebbles: 60 } },
  ],
  perft: { counts: [4, 19, 97, 517] },
});
