import { describeGame } from '@gonfalon/game-tests/suite';
import { echoes } from '../index.ts';

describeGame(echoes, {
  matches: 12,
  limit: 20_000,
  hides: ['players', 'places'],
  variants: [
    { seats: 2, options: { map: 'constantinople', mirror: true } },
    { seats: 2, options: { mode: 'long', openingRestock: false } },
    { seats: 2, options: { decks: 'built' } },
    { seats: 4, options: {} },
    { seats: 4, options: { decks: 'built', teamCapital: 20 } },
  ],
});
