/** The lessons of Battalia, in the order in which one takes them. */
import type { LessonCover } from '@gonfalon/kernel';

export const lessons: readonly LessonCover[] = [
  {
    id: 'cities',
    minutes: 10,
    words: {
      en: {
        title: 'Your first cities',
        about: 'Cards, prices, roads and cities, a hero and a neutral city.',
      },
      fr: {
        title: 'Vos premières villes',
        about: 'Les cartes, les coûts, les routes et les villes, un héros et une ville neutre.',
      },
    },
    load: () => import('./cities.ts').then(({ cities }) => cities),
  },
  {
    id: 'conquest',
    minutes: 8,
    words: {
      en: {
        title: 'Defend and conquer',
        about: 'The Solar Oracle, titles, tents, ambush, and battles raise by raise.',
      },
      fr: {
        title: 'Défendre et conquérir',
        about: 'L’Oracle Solaire, titres, tentes, embuscade, et les combats, surenchère par surenchère.',
      },
    },
    load: () => import('./conquest.ts').then(({ conquest }) => conquest),
  },
];
