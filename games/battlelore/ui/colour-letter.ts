import type { Language } from '@gonfalon/kernel';
import type { Banner } from '../content/index.ts';
import { banner } from '../content/index.ts';
import { messagesIn } from './messages.ts';

/** The letter of a colour, for those who do not see it. */
export const letterOf = (colour: Banner, language: Language): string =>
  messagesIn(language).names.faces[banner[colour].helmet].mark;
