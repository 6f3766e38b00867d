/** What the home page knows of the game before anything of it is loaded. */
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { lessons } from '../lessons/index.ts';
import { coverMessages } from '../messages/cover.ts';

export const cover: GameCard = {
  id: 'nerath',
  seats: { min: 2, max: 4 },
  length: { min: 90, max: 240 },
  difficulty: 5,
  messages: coverMessages,
  lessons,
  loadPicture: () => import('./cover-picture.tsx').then(({ Picture }) => Picture),
  load: () => import('./index.ts').then(({ ui }) => ui as GameUi),
};
