/** What the home page knows of Battalia before anything of it is loaded. */
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { lessons } from '../lessons/index.ts';
import { coverWords } from '../messages/cover.ts';

export const cover: GameCard = {
  id: 'battalia',
  seats: { min: 2, max: 4 },
  length: { min: 60, max: 150 },
  difficulty: 4,
  messages: coverWords,
  lessons,
  loadPicture: () => import('./cover-picture.tsx').then(({ Picture }) => Picture),
  load: () => import('./index.ts').then(({ ui }) => ui as GameUi),
};
