/** The words of the deck page, by language. */
import type { Language } from '@gonfalon/kernel';
import { deckWordsEn } from './words.en.ts';
import { deckWordsFr } from './words.fr.ts';
import type { DeckWords } from './words.ts';

const WORDS: Readonly<Record<Language, DeckWords>> = { en: deckWordsEn, fr: deckWordsFr };

export const deckWords = (language: Language): DeckWords => WORDS[language];
