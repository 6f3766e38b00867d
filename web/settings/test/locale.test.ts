import { expect, test } from 'vitest';
import { localeFor } from '../locale.ts';

test('who reads English in London sees the times of London', () => {
  expect(localeFor('en', ['fr-FR', 'en-GB', 'en-US', 'en'])).toBe('en-GB');
});

test('who reads a language that the browser does not ask for sees the times of that language', () => {
  expect(localeFor('fr', ['en-GB', 'en'])).toBe('fr');
});
