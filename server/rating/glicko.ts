/**
 * How good people are, by Glicko-2 (M. Glickman, «Example of the Glicko-2 system»). A match is a rating period of its
 * own: each player has met every other, and all are rated by what they were before it. A match of more than two is
 * taken as one result for each pair, by the places in which they ended.
 *
 * Those who play together are one player in this, as strong as they are on average: what the match makes of that
 * strength is added to the rating of each, the more the less is known of them.
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

export function DEFAULT_RATING(at: number): Rating {
  return { ...FIRST, matches: 0, at, firmUntil: at };
}

/** The deviation grows while nothing is played, up to that of somebody unknown. */
export function deviationAt({ deviation, volatility, at }: Rating, now: number): number {
  const idle = Math.max(0, now - at) / PERIOD;
  return Math.min(FIRST.deviation, Math.hypot(deviation, volatility * SCALE * Math.sqrt(idle)));
}

/**
 * What a match at that time makes of its players' ratings; the best place is 0, and equal places are a draw. A side is
 * where the best of its players is: who left it has a worse place. Without `sides` each player is one.
 */
export function ratedAt(
  before: readonly Rating[],
  places: readonly number[],
  now: number,
  sides: readonly number[] = [...before.keys()],
): Rating[] {
  const met = before.map((one) => ({ ...one, deviation: deviationAt(one, now) }));
  const teams = new Map([...new Set(sides)].map((side) => [side, teamOf(met, places, sides, side)]));
  return met.map((player, i) => {
    const others = [...teams].flatMap(
      ([side, { rating: mean, deviation, place }]): [number, number, number][] =>
        side === sides[i] ? [] : [[mean, deviation, score(places[i] ?? 0, place)]],
    );
    const own = teams.get(sides[i] ?? i)?.rating ?? player.rating;
    const { rating: becomes, rd, vol } = rate(own, player.deviation, player.volatility, others, { tau: TAU });
    const rating = own === player.rating ? becomes : player.rating + becomes - own;
    const at = Math.max(player.at, now);
    const deviation = Math.min(FIRST.deviation, rd);
    const firmUntil = at + Math.round(firmFor(deviation, vol));
    return { rating, deviation, volatility: vol, matches: player.matches + 1, at, firmUntil };
  });
}

interface Team {
  readonly rating: number;
  readonly deviation: number;
  readonly place: number;
}

/** The mean of its players, and how uncertain that is. */
function teamOf(
  players: readonly Pick<Rating, 'rating' | 'deviation'>[],
  places: readonly number[],
  sides: readonly number[],
  side: number,
): Team {
  const members = players.filter((_, i) => sides[i] === side);
  const mean = members.reduce((sum, { rating }) => sum + rating, 0) / members.length;
  const spread = Math.hypot(...members.map(({ deviation }) => deviation)) / members.length;
  return { rating: mean, deviation: spread, place: Math.min(...places.filter((_, i) => sides[i] === side)) };
}

function score(place: number, other: number): number {
  if (place === other) return 0.5;
  return place < other ? 1 : 0;
}

/** How long a rating stays firm if nothing is played, in ms; no time at all if it is provisional already. */
function firmFor(deviation: number, volatility: number): number {
  return Math.max(0, ((FIRM ** 2 - deviation ** 2) / (volatility * SCALE) ** 2) * PERIOD);
}
