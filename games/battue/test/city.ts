/** Planned cities for tests. */
import type { City } from '../content/index.ts';

export const city = (given: Partial<City> = {}): City => ({
  format: 'gonfalon-battue-city/1',
  id: 'test-city',
  seats: 2,
  tiles: {},
  ...given,
});

/** Jupiter and an unnamed landmark, some other tiles, two of three camps, and who begins. */
export const oldTown = city({
  id: 'old-town',
  name: { en: 'The Old Town', fr: 'La vieille ville' },
  seats: 3,
  first: 'hawk',
  tiles: { 'N-L1': 'L01', 'E-L1': 'landmark', 'S-L2': 'L05', 'N-M1': 'M10', 'W-S1': 'S12', 'N-S1': 'S06' },
  camps: { wolf: { edge: 'N', space: 'N-G' }, bear: { edge: 'W', space: 'N-T' } },
});
