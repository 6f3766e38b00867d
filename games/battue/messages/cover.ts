/** What a game is called and why one plays it: apart, so that a page can say so without loading the rules. */
import type { Language } from '@gonfalon/kernel';

export const coverWords: Readonly<Record<Language, { readonly title: string; readonly tagline: string }>> = {
  en: {
    title: 'Battue',
    tagline:
      'Breach the walls of Tarsos, loot it street by street, and be the khan who carries off the most before its last temple falls.',
  },
  fr: {
    title: 'Battue',
    tagline:
      'Forcez les murs de Tarsos, pillez-la rue par rue et soyez le khan qui emportera le plus de richesses avant la chute de son dernier temple.',
  },
};
