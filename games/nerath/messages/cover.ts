/** What the game is called and why one plays it: apart, so that a page can say so without loading the rules. */
import type { Language } from '@gonfalon/kernel';

export const coverMessages: Readonly<Record<Language, { readonly title: string; readonly tagline: string }>> =
  {
    en: {
      title: 'Conquest of Nerath',
      tagline:
        'Four realms fight for a continent: march armies, sail fleets, loot dungeons and storm the capitals of your enemies.',
    },
    fr: {
      title: 'Conquest of Nerath',
      tagline:
        'Quatre royaumes se disputent un continent : menez armées et flottes, pillez les donjons et prenez d’assaut les Capitales ennemies.',
    },
  };
