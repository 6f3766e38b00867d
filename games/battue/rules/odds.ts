/** The chances of a battle fought to the end without cards: exact, for whoever wants to know before risking it. */

export interface Odds {
  /** The chance that the attacker wins the space. */
  readonly win: number;
  /** How many warriors each side loses on average. */
  readonly attackersLost: number;
  readonly defendersLost: number;
}

/** How many of the 36 rolls of two dice give the first at least so much more than the second. */
const WAYS = Array.from({ length: 11 }, (_, i) => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let d = 1; d <= 6; d++) if (a - d >= i - 5) ways++;
  return ways;
});

/** BTU-8.11: the chance to win one exchange when the attacker's side is ahead by so much before the dice. */
export function exchangeOdds(ahead: number): number {
  const needed = 1 - ahead;
  if (needed > 5) return 0;
  return (WAYS[Math.max(-5, needed) + 5] ?? 36) / 36;
}

const memo = new Map<number, Odds>();

/** `tile` is the tile's defence with every bonus; bonuses to values may be added to it or taken off. */
export function battleOdds(attackers: number, defenders: number, tile: number): Odds {
  if (attackers <= 0) return { win: 0, attackersLost: 0, defendersLost: 0 };
  const key = (tile + 50) * 1000 + attackers * 20 + defenders;
  const known = memo.get(key);
  if (known) return known;
  const p = exchangeOdds(attackers - tile - defenders);
  const lost = battleOdds(attackers - 1, defenders, tile);
  const won =
    defenders <= 1
      ? { win: 1, attackersLost: 0, defendersLost: 0 }
      : battleOdds(attackers, defenders - 1, tile);
  const odds = {
    win: p * won.win + (1 - p) * lost.win,
    attackersLost: p * won.attackersLost + (1 - p) * (1 + lost.attackersLost),
    defendersLost: p * (won.defendersLost + Math.min(defenders, 1)) + (1 - p) * lost.defendersLost,
  };
  memo.set(key, odds);
  return odds;
}
