import type { Language } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import { says } from './tongue.ts';

export function options(language: Language): readonly OptionField[] {
  const { quickSetup, roundLimit } = says[language];
  return [
    { kind: 'switch', name: 'quickSetup', ...quickSetup },
    { kind: 'number', name: 'roundLimit', ...roundLimit, min: 0, max: 1000, initial: 0 },
  ];
}
