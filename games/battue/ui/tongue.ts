/** The game's own words, by language, and those of its screen. */
import type { Language } from '@gonfalon/kernel';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import type { BattueMessages } from '../messages/messages.ts';
import { wordsEn } from './words.en.ts';
import { wordsFr } from './words.fr.ts';
import type { UiWords } from './words.ts';

export const tongues: Readonly<Record<Language, BattueMessages>> = { en, fr };
export const says: Readonly<Record<Language, UiWords>> = { en: wordsEn, fr: wordsFr };
