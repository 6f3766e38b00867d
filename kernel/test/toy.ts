/**
 * Pebbles: a whole game small enough to read in one sitting, and the kernel's own test piece. Two to four
 * seats gather pebbles from a pond and stack them on three spots. Under each spot lies a face-down tile that
 * tells what a pebble there is worth. A wave washes the topmost pebble of a spot away, unless a gull scares it.
 */
import type { GameModule } from '../index.ts';
import type { Options, Pebbles, PebblesView } from './toy/rules.ts';
import { game, score } from './toy/rules.ts';
import { ruleIds, words } from './toy/words.ts';

export type { Pebbles, PebblesView } from './toy/rules.ts';

export const pebbles: GameModule<Pebbles, Options, PebblesView> = {
  game,
  ruleIds,
  messages: words,
  evaluation: {
    features: ['points', 'carried'],
    weights: { points: 1, carried: 0.2 },
    measure(s, seat, into) {
      into[0] = score(s, seat);
      into[1] = s.players[seat].carried;
    },
    turn: (s) => s.turn,
  },
};
