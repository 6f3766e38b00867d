import rate from 'glicko2-lite';
import { describe, expect, test } from 'vitest';
import type { LogAction } from '../../domain/log-action.ts';
import { DEFAULT_RATING, deviationAt, PERIOD, ratedAt } from '../../rating/glicko.ts';
import { placesOf } from '../../rating/places.ts';
import type { Rating, SeatRow } from '../../store/store.ts';

const NOW = 1_000_000_000;

function rating(value: number, deviation: number, traits: Partial<Rating> = {}): Rating {
  return { ...DEFAULT_RATING(NOW), rating: value, deviation, ...traits };
}

describe('The library', () => {
  test('gets what the worked example of Glickman’s paper gets', () => {
    const {
      rating: after,
      rd,
      vol,
    } = rate(1500, 200, 0.06, [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ]);
    expect(after).toBeCloseTo(1464.06, 1);
    expect(rd).toBeCloseTo(151.52, 1);
    expect(vol).toBeCloseTo(0.05999, 4);
  });
});

describe('A match', () => {
  test('of four is one result for each pair, all by what they were before: the worked example as one table', () => {
    // Second of four: better than the one at 1400, worse than the other two.
    const before = [rating(1500, 200), rating(1400, 30), rating(1550, 100), rating(1700, 300)];
    const [player] = ratedAt(before, [2, 3, 1, 0], NOW);
    expect(player?.rating).toBeCloseTo(1464.06, 1);
    expect(player?.deviation).toBeCloseTo(151.52, 1);
    expect(player?.volatility).toBeCloseTo(0.05999, 4);
    expect(player?.matches).toBe(1);
  });

  test('between two newcomers gives one what it takes from the other, and a draw changes nothing but the deviation', () => {
    const two = [DEFAULT_RATING(NOW), DEFAULT_RATING(NOW)];
    const [winner, loser] = ratedAt(two, [0, 1], NOW);
    expect(winner?.rating).toBeGreaterThan(1600);
    expect((winner?.rating ?? 0) + (loser?.rating ?? 0)).toBeCloseTo(3000, 6);
    const [one, other] = ratedAt(two, [0, 0], NOW);
    expect([one?.rating, other?.rating]).toEqual([1500, 1500]);
    expect(one?.deviation).toBeLessThan(350);
  });

  test('counts the less, the more is known of somebody', () => {
    const after = (deviation: number) =>
      ratedAt([rating(1500, deviation), rating(1500, 60)], [0, 1], NOW)[0]?.rating ?? 0;
    expect(after(50)).toBeGreaterThan(1500);
    expect(after(100)).toBeGreaterThan(after(50));
    expect(after(300)).toBeGreaterThan(after(100));
  });
});

describe('A match of two sides', () => {
  const SIDES = [0, 1, 0, 1];
  const four = [rating(1900, 60), rating(1500, 60), rating(1300, 60), rating(1500, 60)];
  const changes = (places: readonly number[], before = four) =>
    ratedAt(before, places, NOW, SIDES).map((after, i) => after.rating - (before[i]?.rating ?? 0));

  test('is a victory for each of those who won, however strong', () => {
    const [strong, one, weak, other] = changes([0, 2, 0, 2]);
    expect(strong).toBeGreaterThan(5);
    expect(weak).toBeCloseTo(strong ?? 0);
    expect(one).toBeLessThan(-5);
    expect(other).toBeCloseTo(one ?? 0);
  });

  test('counts the mean of a side: to beat a stronger one brings more', () => {
    const [close] = changes([0, 2, 0, 2]);
    const weaker = [rating(1500, 60), rating(1500, 60), rating(1100, 60), rating(1500, 60)];
    expect(changes([0, 2, 0, 2], weaker)[0]).toBeGreaterThan(close ?? 0);
  });

  test('moves whom little is known of more than the mate, and is lost for who left it', () => {
    const [known, , unknown] = changes([0, 2, 0, 2], four.with(2, DEFAULT_RATING(NOW)));
    expect(unknown).toBeGreaterThan(3 * (known ?? 0));
    const [stayed, , left] = changes([0, 1, 3, 1]);
    expect(stayed).toBeGreaterThan(0);
    expect(left).toBeLessThan(0);
  });

  test('with a side for each is a match of four', () => {
    const places = [1, 0, 3, 2];
    expect(ratedAt(four, places, NOW, [4, 5, 6, 7])).toEqual(ratedAt(four, places, NOW));
  });
});

describe('A deviation', () => {
  test('grows by the volatility in a period without a match, and never beyond that of somebody unknown', () => {
    const known = rating(1500, 50, { volatility: 0.06 });
    expect(deviationAt(known, NOW)).toBe(50);
    // Step 6 of the paper: √(φ² + σ²), on the scale of ratings.
    expect(deviationAt(known, NOW + PERIOD)).toBeCloseTo(Math.sqrt(50 ** 2 + (0.06 * 173.7178) ** 2), 9);
    expect(deviationAt(known, NOW + 100_000 * PERIOD)).toBe(350);
    // Clocks of servers need not agree.
    expect(deviationAt(known, NOW - PERIOD)).toBe(50);
  });

  test('makes a rating provisional when it is large: after some matches no longer, after a long pause again', () => {
    let [player, rival] = [DEFAULT_RATING(NOW), rating(1500, 60)];
    let matches = 0;
    for (; player.firmUntil <= NOW; matches++)
      [player, rival] = ratedAt([player, rival], [matches % 2, 1 - (matches % 2)], NOW) as [Rating, Rating];
    expect(matches).toBeGreaterThan(5);
    expect(matches).toBeLessThan(20);
    expect(deviationAt(player, NOW)).toBeLessThan(110);
    expect(deviationAt(player, player.firmUntil)).toBeCloseTo(110, 3);
    const settled = ratedAt([rating(1500, 60), rating(1500, 60)], [0, 1], NOW)[0];
    const years = ((settled?.firmUntil ?? 0) - NOW) / (365 * 24 * 3_600_000);
    expect(years).toBeGreaterThan(1);
    expect(years).toBeLessThan(1.3);
  });
});

function seats(...kinds: readonly SeatRow['kind'][]): SeatRow[] {
  return kinds.map((kind, seat) => ({ seat, kind, identity: `person ${seat}`, bot: undefined }));
}

const chose = (seat: number): LogAction => ({ do: 'choose', seat, number: 0, choice: ['go'] });
const [two, three] = [seats('human', 'human'), seats('human', 'human', 'human')];
const both = [chose(0), chose(1)];
const all = [chose(0), chose(1), chose(2)];
const result = (winners: readonly number[], scores: readonly number[]) =>
  ({ by: 'rules', result: { ending: 'some', winners, scores } }) as const;

describe('Places', () => {
  test('are the winner’s, then by points; equal points are equal places', () => {
    expect(placesOf(two, result([1], [9, 3]), [])).toEqual([1, 0]);
    expect(placesOf(three, result([2], [4, 7, 9]), [])).toEqual([2, 1, 0]);
    expect(placesOf(three, result([2], [4, 4, 9]), [])).toEqual([1, 1, 0]);
    // Whoever was second by a rule that breaks ties.
    expect(placesOf(three, result([0], [9, 9, 1]), [])).toEqual([0, 1, 2]);
  });

  test('are shared by who won together, whatever their points', () => {
    expect(placesOf(two, result([0, 1], [5, 3]), [])).toEqual([0, 0]);
  });

  test('are those of the side for all who stayed in it', () => {
    const four = seats('human', 'human', 'human', 'human');
    const sides = [0, 1, 0, 1];
    expect(placesOf(four, result([0, 2], [5, 9, 1, 9]), [], sides)).toEqual([0, 2, 0, 2]);
    expect(placesOf(four, result([0, 2], [5, 9, 1, 3]), [], sides)).toEqual([0, 2, 0, 2]);
    const given: LogAction[] = [...all, chose(3), { do: 'resign', seat: 2 }];
    expect(placesOf(four, result([0, 2], [5, 9, 1, 3]), given, sides)).toEqual([0, 1, 3, 1]);
    expect(placesOf(four, result([1, 3], [5, 9, 1, 3]), given, sides)).toEqual([2, 0, 3, 0]);
  });

  test('of who gave up, or ran out of time, come last: first who left first', () => {
    const left: LogAction[] = [...all, { do: 'resign', seat: 1, by: 'clock' }, { do: 'resign', seat: 0 }];
    expect(placesOf(three, result([2], [20, 30, 1]), left)).toEqual([1, 2, 0]);
  });

  test('of who let a bot play on come last even if the bot won, unless they came back', () => {
    const replaced: LogAction = { do: 'replace', seat: 0, bot: 'knight' };
    expect(placesOf(seats('bot', 'human'), result([0], [9, 1]), [...both, replaced])).toEqual([1, 0]);
    const back: LogAction[] = [...both, replaced, { do: 'return', seat: 0 }];
    expect(placesOf(two, result([0], [9, 1]), back)).toEqual([0, 1]);
  });

  test('are equal by agreement, for those who were still in the match', () => {
    expect(placesOf(two, { by: 'draw' }, both)).toEqual([0, 0]);
    const given: LogAction[] = [...all, { do: 'resign', seat: 0 }];
    expect(placesOf(three, { by: 'draw', between: [1, 2] }, given)).toEqual([2, 0, 0]);
    expect(placesOf(three, { by: 'draw', between: [0, 2] }, all)).toEqual([0, 2, 0]);
  });

  test('are none if it was agreed to stop', () => {
    expect(placesOf(two, { by: 'stop' }, both)).toBeUndefined();
    expect(placesOf(two, { by: 'host' }, both)).toBeUndefined();
  });

  test('are none if it was given up or drawn before each had made a choice', () => {
    const given: LogAction = { do: 'resign', seat: 1 };
    expect(placesOf(two, result([0], [0, 0]), [chose(0), given])).toBeUndefined();
    expect(placesOf(two, { by: 'draw' }, [chose(0)])).toBeUndefined();
    const byClock: LogAction = { do: 'choose', seat: 1, number: 1, choice: ['go'], by: 'clock' };
    expect(placesOf(two, result([0], [0, 0]), [chose(0), byClock, given])).toBeUndefined();
    expect(placesOf(two, result([0], [0, 0]), [...both, given])).toEqual([0, 1]);
  });
});
