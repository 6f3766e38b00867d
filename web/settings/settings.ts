/** What somebody prefers, kept in this browser. */
import type { Language } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import type { Signal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import { localeFor } from './locale.ts';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
type TextSize = (typeof TEXT_SIZES)[number];
const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];
const SWITCHES = ['on', 'off'] as const;
const VOLUMES = ['low', 'middle', 'high'] as const;

const PREFIX = 'gonfalon.';

/** A setting that is one of a few words; two tabs agree on it. */
function kept<T extends string>(name: string, allowed: readonly T[], initial: T): Signal<T> {
  const key = PREFIX + name;
  const read = (text: string | null) => allowed.find((value) => value === text) ?? initial;
  const setting = signal(read(stored(key)));
  effect(() => store(key, setting.value));
  addEventListener('storage', (event) => {
    if (event.key === key) setting.value = read(event.newValue);
  });
  return setting;
}

/** A browser may forbid to keep anything. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then the setting lasts as long as the page.
  }
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

export const language = kept<Language>('language', LANGUAGES, browserLanguage());
/** How dates and times are written: as the browser's own country does, if it speaks the language. */
export const locale = computed(() => localeFor(language.value, navigator.languages));
export const theme = kept<Theme>('theme', THEMES, 'system');
export const textSize = kept<TextSize>('text-size', TEXT_SIZES, 'normal');
export const speed = kept<Speed>('speed', SPEEDS, 'normal');
/** Whether one is asked before a turn ends for good, or unused. */
export const confirmEnd = kept('confirm-end', SWITCHES, 'on');
/** How one is told that a table waits. */
export const turnSound = kept('turn-sound', SWITCHES, 'off');
export const turnNotice = kept('turn-notice', SWITCHES, 'off');
/** Whether what happens is heard, how loud, and whether a game is heard also while nothing happens. */
export const sounds = kept('sounds', SWITCHES, 'off');
export const volume = kept('volume', VOLUMES, 'middle');
export const ambienceSound = kept('ambience', SWITCHES, 'off');

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const isCalm = signal(calm.matches);
calm.addEventListener('change', () => {
  isCalm.value = calm.matches;
});
/** How much longer things take than at normal speed; 0 is at once. */
export const pace = computed(() =>
  isCalm.value ? 0 : { slow: 2, normal: 1, fast: 0.4, none: 0 }[speed.value],
);

effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  if (textSize.value === 'normal') delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = textSize.value;
});
effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});
