import type { Language } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';

/** The language that a client likes best, by its `Accept-Language` header. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').slice(0, 200).split(',').map(wish);
  wishes.sort((a, b) => b.quality - a.quality);
  for (const { tag, quality } of wishes) {
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`));
    if (language && quality > 0) return language;
  }
  return 'en';
}

function wish(text: string): { readonly tag: string; readonly quality: number } {
  const [tag = '', ...parameters] = text.toLowerCase().split(';');
  const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
  return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 };
}
