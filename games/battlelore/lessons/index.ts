/** The lessons of BattleLore, in the order in which one takes them. */
import type { LessonCover } from '@gonfalon/kernel';

export const lessons: readonly LessonCover[] = [
  {
    id: 'agincourt',
    minutes: 15,
    words: {
      en: {
        title: 'The longbows of Agincourt',
        about: 'The medieval rules: Command cards, moves, ranged attacks, melee, and banners.',
      },
      fr: {
        title: 'Les archers d’Azincourt',
        about: 'Les règles médiévales : cartes Commandement, déplacements, tirs, mêlées et bannières.',
      },
    },
    load: () => import('./agincourt.ts').then(({ agincourt }) => agincourt),
  },
  {
    id: 'spider',
    minutes: 10,
    words: {
      en: {
        title: 'Web and Lore',
        about: 'Lore cards and tokens, reactions, and a Giant Spider.',
      },
      fr: {
        title: 'La toile et l’Arcane',
        about: 'Cartes et pions Arcane, réactions, et une Araignée géante.',
      },
    },
    load: () => import('./spider.ts').then(({ spider }) => spider),
  },
];
