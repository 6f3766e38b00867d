import { expect, test } from 'vitest';
import { decodePath } from '../decode-path.ts';

test('an address is read as people write it', () => {
  expect(decodePath('/player/Ali%C3%A9nor')).toBe('/player/Aliénor');
  expect(decodePath('BLO%2D2.2', decodeURIComponent)).toBe('BLO-2.2');
});

test('what cannot be read stays as it is', () => {
  expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(decodePath('100%', decodeURIComponent)).toBe('100%');
});
