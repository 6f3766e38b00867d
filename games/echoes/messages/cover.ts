/** What is told of the game before it is loaded. */
import type { Language } from '@gonfalon/kernel';

interface CoverMessages {
  readonly title: string;
  readonly tagline: string;
}

export const coverMessages: Readonly<Record<Language, CoverMessages>> = {
  en: {
    title: 'Echoes of Emperors',
    tagline: 'Explore the land tile by tile, gather, deploy your army, and bring down a rival Capital.',
  },
  fr: {
    title: 'Echoes of Emperors',
    tagline:
      'Explorez la carte tuile par tuile, récoltez, déployez votre armée et faites tomber une Capitale rivale.',
  },
};
