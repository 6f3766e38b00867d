/** What can be said of a share that was counted: how sure it is, and how many points of Elo it is worth. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal distribution has 95 % of its mass within so many deviations of its mean. */
const SURE = 1.959964;

/** Where the true share lies, 95 times in 100, if so many of so many were won (Wilson's interval). */
export function wilson(won: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = won / of;
  const square = SURE * SURE;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half = (SURE / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  // Rounding must not leave a trace of doubt where there is none.
  return { low: won <= 0 ? 0 : middle - half, high: won >= of ? 1 : middle + half };
}

/**
 * How many points of Elo a share is above what chance alone would give. With two at the table this is the usual
 * difference between them. With more it is the difference to the others, taken as equals: a seat wins in proportion
 * to its player's strength, so odds of 3 to 3 where chance gives 1 to 3 mean three times their strength.
 */
export function elo(share: number, byChance: number): number {
  return 400 * Math.log10(((share / (1 - share)) * (1 - byChance)) / byChance);
}
