/** Writes the name and the notes of a scenario, in both languages. */
import type { Bilingual, Language } from '@gonfalon/kernel';
import type { Texts } from '../scenario/texts.ts';
import { UNNAMED } from '../scenario/texts.ts';
import { changed } from './changed.ts';

/** The file is called after the name. */
export function setText<Draft extends Texts>(
  draft: Draft,
  field: 'name' | 'note',
  language: Language,
  text: string,
): Draft {
  const next = changed<Texts>(draft, { [field]: written(draft[field], language, text) }) as Draft;
  return field === 'name' ? { ...next, id: idFor(next.name) } : next;
}

/** A text that is empty in both languages is none. */
function written(before: Bilingual | undefined, language: Language, text: string): Bilingual | undefined {
  const both = { en: before?.en ?? '', fr: before?.fr ?? '', [language]: text };
  return both.en === '' && both.fr === '' ? undefined : both;
}

/** Small letters, digits and hyphens, out of the name. */
function idFor(name: Bilingual | undefined): string {
  const plain = (name?.en || name?.fr || '').normalize('NFD').toLowerCase();
  const id = plain
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return id || UNNAMED;
}
