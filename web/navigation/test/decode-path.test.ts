import { expect, test } from 'vitest';
import { legible } from '../decode-path.ts';

test('an address is read as people write it', () => {
  expect(legible('/player/Ali%C3%A9nor')).toBe('/player/Aliénor');
  expect(legible('BLO%2D2.2', decodeURIComponent)).toBe('BLO-2.2');
});

test('what cannot be read stays as it is', () => {
  expect(legible('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(legible('100%', decodeURIComponent)).toBe('100%');
});
