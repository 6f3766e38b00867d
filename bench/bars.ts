/** What we promise: a figure beyond its bar is a fault. */
export const THRESHOLDS = {
  decisionsPerSecond: { least: 100_000 },
  /** Unless the game itself says otherwise. */
  msPerMatch: { most: 50 },
  usPerClone: { most: 25 },
  usPerView: { most: 25 },
  msToOpenMiddle: { most: 200 },
  ratio: { least: 10 },
} as const;

/** On a slow or busy machine, so many times the moves of boardgame.io in the same run do as well. */
const DECISIONS_PER_PEER_MOVE = 6;

/** The bar of random decisions, given the peer's moves a second in the same run. */
export function decisionsBar(peerMovesPerSecond: number): { readonly least: number } {
  const { least } = THRESHOLDS.decisionsPerSecond;
  return { least: Math.min(least, DECISIONS_PER_PEER_MOVE * peerMovesPerSecond) };
}

/** The same for a server. */
export const SERVER_BARS = {
  /** ms from sending a choice until the last who watch have it, for 95 of 100, at 200 choices a second. */
  pacedP95: { most: 20 },
  saturatedChoicesPerSecond: { least: 1000 },
  kilobytesPerMatch: { most: 150 },
  /** ms until a match of 2,000 choices is shown at any of them. */
  longMatch: { most: 200 },
  /**
   * CPU time of the servers for one choice, two processes on PostgreSQL for one. Not how many choices they take: on two
   * cores clients and PostgreSQL leave no room for a second process.
   */
  processes: { most: 1.05 },
} as const;

export function meets(bar: { readonly least: number } | { readonly most: number }, value: number): boolean {
  return 'least' in bar ? value >= bar.least : value <= bar.most;
}
