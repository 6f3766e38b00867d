/** Stands for the list of games where the client is built for the toy: nobody else gets this one. */
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { torches } from '../../../kernel/test/torches.ts';

const { en, fr } = torches.messages;

const cover: GameCard = {
  id: torches.game.id,
  seats: torches.game.seats,
  length: { min: 5, max: 10 },
  difficulty: 1,
  messages: { en, fr },
  loadPicture: () => Promise.resolve(() => null),
  load: () => import('./screen.tsx').then(({ ui }) => ui as GameUi),
};

export const covers: readonly GameCard[] = [cover];
