import type { Language } from '@gonfalon/kernel';

/** The first of somebody's languages that is the given one, with its country; else the language alone. */
export function localeFor(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
