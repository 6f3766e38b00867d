/** The words of the screen and of the game, by language. */
import type { Language } from '@gonfalon/kernel';
import type { Kind } from '../content/index.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import type { EchoesMessages } from '../messages/messages.ts';
import { wordsEn } from './words.en.ts';
import { wordsFr } from './words.fr.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: wordsEn, fr: wordsFr };
const GAME: Readonly<Record<Language, EchoesMessages>> = { en, fr };

export const wordsIn = (language: Language): Words => WORDS[language];
export const gameWords = (language: Language): EchoesMessages => GAME[language];

export const resourceName = (language: Language, res: Kind | 'joker' | 'any' | 'life'): string =>
  GAME[language].names.resources[res];
