import type { Language } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import { uiMessages } from './messages.ts';

export function options(language: Language): readonly OptionField[] {
  const { quickSetup, roundLimit } = uiMessages[language];
  return [
    { kind: 'switch', name: 'quickSetup', ...quickSetup },
    { kind: 'number', name: 'roundLimit', ...roundLimit, min: 0, max: 1000, initial: 0 },
  ];
}
