/** What the home page knows of BattleLore before anything of it is loaded. */
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { lessons } from '../lessons/index.ts';
import { coverWords } from '../messages/cover.ts';

export const cover: GameCard = {
  id: 'battlelore',
  seats: { min: 2, max: 2 },
  length: { min: 45, max: 90 },
  difficulty: 4,
  messages: coverWords,
  lessons,
  loadPicture: () => import('./cover-picture.tsx').then(({ Picture }) => Picture),
  load: () => import('./index.ts').then(({ ui }) => ui as GameUi),
  loadPreview: () => import('./editor/preview.ts').then(({ preview }) => preview),
  loadEditor: () => import('./editor/index.ts').then(({ editor }) => editor),
};
