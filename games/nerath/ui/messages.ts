/** The game's own words, by language, and those of its screen. */
import type { Language } from '@gonfalon/kernel';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import type { NerathMessages } from '../messages/messages.ts';
import { uiMessagesEn } from './ui-messages.en.ts';
import { uiMessagesFr } from './ui-messages.fr.ts';
import type { UiMessages } from './ui-messages.ts';

export const gameMessages: Readonly<Record<Language, NerathMessages>> = { en, fr };
export const uiMessages: Readonly<Record<Language, UiMessages>> = { en: uiMessagesEn, fr: uiMessagesFr };
