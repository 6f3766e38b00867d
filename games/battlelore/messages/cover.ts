/** What is told of the game before it is loaded. */
import type { Language } from '@gonfalon/kernel';

interface CoverWords {
  readonly title: string;
  readonly tagline: string;
}

export const coverWords: Readonly<Record<Language, CoverWords>> = {
  en: {
    title: 'BattleLore',
    tagline:
      'Two banners, one battlefield: command your troops section by section, and master the Lore before the other side does.',
  },
  fr: {
    title: 'BattleLore',
    tagline:
      'Deux bannières, un champ de bataille : commandez vos troupes zone par zone et maîtrisez l’Arcane avant l’autre camp.',
  },
};
