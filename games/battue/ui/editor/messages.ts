import type { Language } from '@gonfalon/kernel';
import type { EditorMessages } from './messages.en.ts';
import { editorEn } from './messages.en.ts';
import { editorFr } from './messages.fr.ts';

export const editorMessages: Readonly<Record<Language, EditorMessages>> = { en: editorEn, fr: editorFr };
