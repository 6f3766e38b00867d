/** What the game is called and why one plays it: apart, so that a page can say so without loading the rules. */
import type { Language } from '@gonfalon/kernel';

export const coverWords: Readonly<Record<Language, { readonly title: string; readonly tagline: string }>> = {
  en: {
    title: 'Battalia: The Creation',
    tagline:
      'Gather a people card by card, lay roads and cities over an unknown land, and send your heroes to take what others have built.',
  },
  fr: {
    title: 'Battalia : The Creation',
    tagline:
      'Rassemblez un peuple carte après carte, tracez routes et cités sur une terre inconnue, et envoyez vos héros conquérir celles des autres.',
  },
};
