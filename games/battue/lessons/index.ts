/** The lessons of Battue, in the order in which one takes them. */
import type { LessonCover } from '@gonfalon/kernel';

export const lessons: readonly LessonCover[] = [
  {
    id: 'storm',
    minutes: 10,
    words: {
      en: {
        title: 'The storm of Tarsos',
        about: 'Move, reveal, fight, loot, play cards, and win.',
      },
      fr: {
        title: 'L’assaut de Tarsos',
        about: 'Se déplacer, révéler, combattre, piller, jouer des cartes et gagner.',
      },
    },
    load: () => import('./storm.ts').then(({ storm }) => storm),
  },
];
