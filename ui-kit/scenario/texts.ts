/** The name and the notes of a scenario, in both languages. */
import type { Bilingual, Language } from '@gonfalon/kernel';

/** What every draft has, whatever the game. */
export interface Texts {
  readonly id: string;
  readonly name?: Bilingual;
  readonly note?: Bilingual;
}

/** What it is called before it has a name. */
export const UNNAMED = 'my-scenario';

/** What is being written may be empty for a while, or too long; but it is a text in both languages, or none. */
export function isText(text: unknown): boolean {
  if (text === undefined) return true;
  if (typeof text !== 'object' || text === null) return false;
  const { en, fr } = text as Readonly<Record<string, unknown>>;
  return typeof en === 'string' && typeof fr === 'string';
}

/** A text in one's own language, or else in the other. */
export function textIn(text: Bilingual | undefined, language: Language): string {
  return text?.[language] || text?.en || text?.fr || '';
}
