import { describeGame } from '@gonfalon/game-tests/suite';
import { pebbles } from '../../kernel/test/toy.ts';

describeGame(pebbles, { hides: ['deck', 'players', 'spots'], perft: { counts: [4, 19, 97, 517] } });
