/** The lessons of Conquest of Nerath, in the order in which one takes them. */
import type { LessonCover } from '@gonfalon/kernel';

export const lessons: readonly LessonCover[] = [
  {
    id: 'march',
    minutes: 10,
    words: {
      en: {
        title: 'The first march',
        about: 'March, fight, take losses, buy, collect income, and take a capital.',
      },
      fr: {
        title: 'La première marche',
        about: 'Marcher, combattre, subir des pertes, acheter, percevoir et prendre une capitale.',
      },
    },
    load: () => import('./march.ts').then(({ march }) => march),
  },
  {
    id: 'seas',
    minutes: 8,
    words: {
      en: {
        title: 'Seas and dungeons',
        about: 'Ships and landings, heroes, guardians and treasures, cards, and retreat.',
      },
      fr: {
        title: 'Mers et donjons',
        about: 'Navires et débarquements, héros, gardiens et trésors, cartes et retraite.',
      },
    },
    load: () => import('./seas.ts').then(({ seas }) => seas),
  },
];
