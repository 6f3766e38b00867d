import type { Language } from '@gonfalon/kernel';

/** A moment for people to read, with its zone: who reads it may be in another one than who wrote it. */
export function timeFormat(language: Language): (at: number) => string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (at) => format.format(at);
}
