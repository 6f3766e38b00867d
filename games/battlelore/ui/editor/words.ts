import type { Language } from '@gonfalon/kernel';
import type { EditorWords } from './words.en.ts';
import { editorEn } from './words.en.ts';
import { editorFr } from './words.fr.ts';

export const editorWords: Readonly<Record<Language, EditorWords>> = { en: editorEn, fr: editorFr };
