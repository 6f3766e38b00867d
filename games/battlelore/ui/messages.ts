/** The words of the screen in both languages, with the names of things that the game has already. */
import type { Language } from '@gonfalon/kernel';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import type { BattleLoreMessages } from '../messages/messages.ts';
import type { Names } from '../messages/names.ts';
import { uiMessagesEn } from './ui-messages.en.ts';
import { uiMessagesFr } from './ui-messages.fr.ts';
import type { UiMessages } from './ui-messages.ts';

interface ScreenMessages {
  readonly names: Names;
  readonly board: BattleLoreMessages['board'];
  readonly ui: UiMessages;
}

const byLanguage: Readonly<Record<Language, ScreenMessages>> = {
  en: { names: en.names, board: en.board, ui: uiMessagesEn },
  fr: { names: fr.names, board: fr.board, ui: uiMessagesFr },
};

export const messagesIn = (language: Language): ScreenMessages => byLanguage[language];
