import type { Language } from '@gonfalon/kernel';
import type { EditorWords } from './words.en.ts';
import { editorEn } from './words.en.ts';
import { editorFr } from './words.fr.ts';

const all: Readonly<Record<Language, EditorWords>> = { en: editorEn, fr: editorFr };

export const editorWords = (language: Language): EditorWords => all[language];
