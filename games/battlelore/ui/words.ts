/** The words of the screen in both languages, with the names of things that the game has already. */
import type { Language } from '@gonfalon/kernel';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import type { BattleLoreMessages } from '../messages/messages.ts';
import type { Names } from '../messages/names.ts';
import type { UiWords } from './wording.ts';
import { uiEn } from './words.en.ts';
import { uiFr } from './words.fr.ts';

interface Speech {
  readonly names: Names;
  readonly board: BattleLoreMessages['board'];
  readonly ui: UiWords;
}

const speeches: Readonly<Record<Language, Speech>> = {
  en: { names: en.names, board: en.board, ui: uiEn },
  fr: { names: fr.names, board: fr.board, ui: uiFr },
};

export const speak = (language: Language): Speech => speeches[language];
