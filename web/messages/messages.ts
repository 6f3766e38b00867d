/**
 * Every sentence of the client, by language. A page asks `say.value` for its words, so that a change of the language
 * is seen at once. A language that leaves one out does not compile.
 */
import { computed } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const languages = { en, fr };

export const messages = computed(() => languages[language.value]);
