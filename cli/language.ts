import type { Language } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import type { Io } from './io.ts';
import type { Messages } from './messages/en.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

export const messages: Readonly<Record<Language, Messages>> = { en, fr };

/** The language asked for with --lang, wherever that stands; undefined if it was not asked for. */
export function languageAsked(argv: readonly string[]): string | undefined {
  for (const [i, word] of argv.entries()) {
    if (word === '--lang') return argv[i + 1] ?? '';
    if (word.startsWith('--lang=')) return word.slice('--lang='.length);
  }
  return undefined;
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language of the environment, as POSIX has it: LC_ALL before LC_MESSAGES before LANG. */
export function languageOf(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
