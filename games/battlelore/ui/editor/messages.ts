import type { Language } from '@gonfalon/kernel';
import type { EditorWords } from './messages.en.ts';
import { editorEn } from './messages.en.ts';
import { editorFr } from './messages.fr.ts';

export const editorWords: Readonly<Record<Language, EditorWords>> = { en: editorEn, fr: editorFr };
