import { InvalidInputError } from './types.ts';

/** A pile, whose last card is on top, with the named cards taken out of it and put on top, the first one first. */
export function moveToTop<T extends string>(pile: readonly T[], wanted: readonly T[], name: string): T[] {
  const rest = pile.slice();
  for (const card of wanted) {
    const i = rest.indexOf(card);
    if (i < 0) throw new InvalidInputError(`«${card}» is not in the ${name} pile`);
    rest.splice(i, 1);
  }
  return [...rest, ...wanted.toReversed()];
}
