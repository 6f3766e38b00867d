/** What the home page knows of Echoes of Emperors before anything of it is loaded. */
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { lessons } from '../lessons/index.ts';
import { coverMessages } from '../messages/cover.ts';

export const cover: GameCard = {
  id: 'echoes',
  seats: { min: 2, max: 4, counts: [2, 4] },
  length: { min: 30, max: 90 },
  difficulty: 4,
  messages: coverMessages,
  lessons,
  pages: [
    {
      id: 'decks',
      icon: 'files',
      titles: { en: 'Build a deck', fr: 'Composer un paquet' },
      load: () => import('./decks/deck-page.tsx').then(({ DeckPage }) => DeckPage),
    },
  ],
  loadPicture: () => import('./cover-picture.tsx').then(({ Picture }) => Picture),
  load: () => import('./index.ts').then(({ ui }) => ui as GameUi),
};
