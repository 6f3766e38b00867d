import { computed } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { edit as en } from './en/edit.ts';
import { edit as fr } from './fr/edit.ts';

const languages = { en, fr };

/** Apart from the others, so that only who comes to scenarios loads them. */
export const editMessages = computed(() => languages[language.value]);
