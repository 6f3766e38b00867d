/**
 * One side of a battle, for the odds: every state that it can come to when its losses follow the default order, where
 * hits lead from each, and how many hits it scores there.
 */

/** How a die scores: the chances of no hit, one and two. */
export type Score = readonly [miss: number, once: number, twice: number];

export interface Die {
  /** As the enemy is: its dice may need up to 2 more (NER-9.6). */
  readonly scores: readonly [Score, Score, Score];
  readonly firstStrike: boolean;
  /** A wizard's own First Strike, which card 100 takes away: it then rolls in the normal step. */
  readonly deniable: boolean;
}

/** What one side can be, from whole to gone. States are ordered: hits lead to later ones only. */
export interface Army {
  readonly states: number;
  /** The most hits that any state can take. */
  readonly most: number;
  /** Where so many hits in a step lead: `state * (most + 1) + hits`. Guardians mind which step it is. */
  readonly afterFirst: Int16Array;
  readonly afterNormal: Int16Array;
  /** How many hits each state can take. */
  readonly capacity: Int16Array;
  readonly gone: Uint8Array;
  /** Gold lost on the way to each state, and pieces left in it; castles count for neither. */
  readonly lostGold: Float64Array;
  readonly piecesLeft: Int16Array;
  /** Card 100: whether the state denies First Strike to enemy wizards. */
  readonly denies: Uint8Array;
  /** Card 105: wizards in each state that would make a death attack, and how such a die scores. */
  readonly avengers: Int16Array;
  readonly vengeance: Score | undefined;
  /** How much more than usual the enemy's dice need against each state (NER-9.6). */
  readonly harder: Uint8Array;
  /** The dice of each state. */
  readonly dice: readonly (readonly Die[])[];
}

/** The chance of exactly so many hits, and of at least so many. */
export interface Hits {
  readonly exactly: Float64Array;
  readonly atLeast: Float64Array;
}

const NO_HITS: Hits = { exactly: Float64Array.of(1), atLeast: Float64Array.of(1, 0) };

/** Chances below this change no figure that anybody reads. */
export const NEGLIGIBLE = 1e-12;

export function hitsOfDice(scores: readonly Score[]): Hits {
  if (scores.length === 0) return NO_HITS;
  const exactly = new Float64Array(2 * scores.length + 1);
  exactly[0] = 1;
  let most = 0;
  for (const [miss, once, twice] of scores) {
    most += twice > 0 ? 2 : 1;
    for (let n = most; n >= 2; n--)
      exactly[n] = exactly[n] * miss + exactly[n - 1] * once + exactly[n - 2] * twice;
    exactly[1] = exactly[1] * miss + exactly[0] * once;
    exactly[0] *= miss;
    while (most > 0 && exactly[most] < NEGLIGIBLE) exactly[most--] = 0;
  }
  const atLeast = new Float64Array(most + 2);
  for (let n = most; n >= 0; n--) atLeast[n] = atLeast[n + 1] + exactly[n];
  return { exactly: exactly.subarray(0, most + 1), atLeast };
}

/** How a die scores that needs so much, and hits twice from another face on. */
export function scoreOf(sides: number, need: number, double = Number.POSITIVE_INFINITY): Score {
  const hit = Math.max(0, sides - need + 1) / sides;
  const twice = Math.max(0, sides - Math.max(need, double) + 1) / sides;
  return [1 - hit, hit - twice, twice];
}
