/** The lessons of Echoes of Emperors, in the order in which one takes them. */
import type { LessonCover } from '@gonfalon/kernel';

export const lessons: readonly LessonCover[] = [
  {
    id: 'realm',
    minutes: 10,
    words: {
      en: {
        title: 'From Camp to Capital',
        about: 'Explore, build Camps, pay, deploy, fight, and bring a Capital down.',
      },
      fr: {
        title: 'Du Camp à la Capitale',
        about: 'Explorer, bâtir des Camps, payer, déployer, combattre et faire tomber une Capitale.',
      },
    },
    load: () => import('./realm.ts').then(({ realm }) => realm),
  },
  {
    id: 'mist',
    minutes: 8,
    words: {
      en: {
        title: 'Out of the mist',
        about: 'Strategy, Events and Reactions, villages and Barracks, keywords, and the other way to win.',
      },
      fr: {
        title: 'Surgis de la brume',
        about: 'Stratégie, Événements et Réactions, villages et Casernes, mots-clés, et l’autre victoire.',
      },
    },
    load: () => import('./mist.ts').then(({ mist }) => mist),
  },
];
