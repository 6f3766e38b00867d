import { expect, test } from 'vitest';
import { foreignIn } from '../detect-file.ts';

const FORMAT = 'gonfalon-battlelore-adventure/1';
const found = (file: unknown) => foreignIn(JSON.stringify(file), FORMAT, ['battue', 'battlelore']);

test('what is ours and no scenario of this game is known by its format', () => {
  expect(found({ format: 'gonfalon-match/1' })).toBe('match');
  expect(found({ format: 'gonfalon-battue-city/1' })).toEqual({ game: 'battue' });
  expect(found({ format: 'gonfalon-battlelore-adventure/2' })).toBe('version');
});

test('anything else is left to the check', () => {
  expect(found({ format: FORMAT })).toBeUndefined();
  for (const file of [{}, null, [], 7, { format: 7 }, { format: 'gonfalon' }, { format: '__proto__' }])
    expect(found(file)).toBeUndefined();
  expect(foreignIn('{', FORMAT, [])).toBeUndefined();
});
