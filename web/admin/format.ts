/** Times and amounts, as people read them in the language of the settings. */
import { language } from '../settings/settings.ts';

export function moment(at: number): string {
  const how = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(language.value, how).format(at);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    at,
  );
}

export function count(n: number): string {
  return new Intl.NumberFormat(language.value).format(n);
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function bytes(size: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, size)) / 3)));
  const style = { style: 'unit', unit: UNITS[power - 1] ?? 'kilobyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language.value, style).format(size / 1000 ** power);
}
