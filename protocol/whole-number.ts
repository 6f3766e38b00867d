import * as v from 'valibot';

/** No match has more choices, no table more lines than this: what a store can count with four bytes. */
export const HIGHEST_COUNT = 2 ** 31 - 1;

export const wholeNumber = (min: number, max = HIGHEST_COUNT) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
