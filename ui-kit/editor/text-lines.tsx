/** The fields for the name or the notes of a scenario, in both languages. */
import type { Bilingual, Language } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import { TextField } from './fields.tsx';
import { editorWords } from './words.ts';

const SIZES = { name: { most: 60 }, note: { most: 400, rows: 3 } };

interface Props {
  readonly field: keyof typeof SIZES;
  readonly text: Bilingual | undefined;
  readonly language: Language;
  readonly onText: (language: Language, text: string) => void;
}

export function TextLines({ field, text, language, onText }: Props) {
  return (
    <>
      {ownFirst(language).map((lang) => (
        <TextField
          key={lang}
          label={editorWords[language][field][lang]}
          lang={lang}
          value={text?.[lang] ?? ''}
          {...SIZES[field]}
          onText={(written) => onText(lang, written)}
        />
      ))}
    </>
  );
}

/** One's own language comes first. */
const ownFirst = (own: Language) => LANGUAGES.toSorted((a, b) => Number(b === own) - Number(a === own));
