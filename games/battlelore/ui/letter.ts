import type { Language } from '@gonfalon/kernel';
import type { Banner } from '../content/index.ts';
import { banner } from '../content/index.ts';
import { speak } from './words.ts';

/** The letter of a colour, for those who do not see it. */
export const letterOf = (colour: Banner, language: Language): string =>
  speak(language).names.faces[banner[colour].helmet].mark;
