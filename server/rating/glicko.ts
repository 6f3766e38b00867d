/**
 * How good people are, by Glicko-2 (M. Glickman, «Example of the Glicko-2 system»). A match is a rating period of its
 * own: each player has met every other, and all are rated by what they were before it. A match of more than two is
 * taken as one result for each pair, by the places in which they ended.
 */
import rate from 'glicko2-lite';
import type { Rating } from '../store/store.ts';

const DAY = 24 * 3_600_000;
/**
 * So long without a match is a rating period, too: the deviation grows. With the usual volatility somebody who is well
 * known (60) becomes uncertain again (110) after a little more than a year.
 */
export const PERIOD = 5 * DAY;
/** Nothing is known of somebody who never played. */
const FIRST = { rating: 1500, deviation: 350, volatility: 0.06 } as const;
/** How much volatilities may change; Glickman names 0.3 to 1.2 as reasonable. */
const TAU = 0.5;
/** With a larger deviation a rating is provisional. */
const FIRM = 110;
/** From the scale on which volatilities are to that of ratings. */
const SCALE = 173.7178;

export function newcomer(at: number): Rating {
  return { ...FIRST, matches: 0, at, firmUntil: at };
}

/** The deviation grows while nothing is played, up to that of somebody unknown. */
export function deviationAt({ deviation, volatility, at }: Rating, now: number): number {
  const idle = Math.max(0, now - at) / PERIOD;
  return Math.min(FIRST.deviation, Math.hypot(deviation, volatility * SCALE * Math.sqrt(idle)));
}

/** What a match at that time makes of its players' ratings; the best place is 0, and equal places are a draw. */
export function ratedAt(before: readonly Rating[], places: readonly number[], now: number): Rating[] {
  const met = before.map((one) => ({ ...one, deviation: deviationAt(one, now) }));
  return met.map((player, i) => {
    const others = met.flatMap((other, j): [number, number, number][] =>
      i === j ? [] : [[other.rating, other.deviation, score(places[i] ?? 0, places[j] ?? 0)]],
    );
    const { rating, rd, vol } = rate(player.rating, player.deviation, player.volatility, others, {
      tau: TAU,
    });
    const at = Math.max(player.at, now);
    const deviation = Math.min(FIRST.deviation, rd);
    const firmUntil = at + Math.round(firmFor(deviation, vol));
    return { rating, deviation, volatility: vol, matches: player.matches + 1, at, firmUntil };
  });
}

function score(place: number, other: number): number {
  if (place === other) return 0.5;
  return place < other ? 1 : 0;
}

/** How long a rating stays firm if nothing is played, in ms; no time at all if it is provisional already. */
function firmFor(deviation: number, volatility: number): number {
  return Math.max(0, ((FIRM ** 2 - deviation ** 2) / (volatility * SCALE) ** 2) * PERIOD);
}
