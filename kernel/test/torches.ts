/**
 * Torches: a test piece with sides. Two seats, or four in two sides (or each alone), light torches from hands that
 * only their own side sees. A rival may snuff a torch with one of the same value, in a window of its own.
 */
import type { GameModule } from '../index.ts';
import type { Options, Torches, TorchesView } from './torches/rules.ts';
import { game } from './torches/rules.ts';
import { messages, ruleIds } from './torches/words.ts';

export type { Torches, TorchesView } from './torches/rules.ts';

export const torches: GameModule<Torches, Options, TorchesView> = {
  game,
  ruleIds,
  messages,
  evaluation: {
    features: ['light', 'cards'],
    weights: { light: 0.4, cards: 0.1 },
    measure(s, seat, into) {
      into[0] = s.players[seat].light;
      into[1] = s.players[seat].hand.length;
    },
    turn: (s) => s.turnsLeft,
  },
};
