import { expect, test } from 'vitest';
import { languageOf } from '../../api/language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-GB,fr;q=0.9', 'en'],
  ['de, fr;q=0.7, en;q=0.3', 'fr'],
  ['en;q=0.1, FR;q=0.2', 'fr'],
  ['fr;q=0, en', 'en'],
  ['fr;q=0', 'en'],
  ['fro, frr', 'en'],
  ['*', 'en'],
  ['fr;q=banana', 'fr'],
  [';;;,,,q=', 'en'],
  [`${'x,'.repeat(100_000)}fr`, 'en'],
])('%o means %s', (header, language) => expect(languageOf(header)).toBe(language));
