import { computed } from '@preact/signals';
import { host as en } from '../messages/en/host.ts';
import { host as fr } from '../messages/fr/host.ts';
import { language } from '../settings/settings.ts';

const languages = { en, fr };

/** Apart from `say`, so that only who comes here loads them. */
export const adminMessages = computed(() => languages[language.value]);
