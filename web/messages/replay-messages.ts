import { computed } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { replay as en } from './en/replay.ts';
import { replay as fr } from './fr/replay.ts';

const languages = { en, fr };

/** Apart from the others, so that only who comes to replays loads them. */
export const replayMessages = computed(() => languages[language.value]);
