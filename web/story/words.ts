import { computed } from '@preact/signals';
import { story as en } from '../messages/en/story.ts';
import { story as fr } from '../messages/fr/story.ts';
import { language } from '../settings/settings.ts';

const languages = { en, fr };

/** Apart from `say`, so that only who comes here loads them. */
export const storyWords = computed(() => languages[language.value]);
