import { expect, test } from 'vitest';
import { HEIGHT, ratingHistory, WIDTH } from '../rating-history.ts';

const points = (...ratings: readonly number[]) => ratings.map((rating, at) => ({ at, rating }));

test('the first match is at the left, the last at the right, a better rating is higher', () => {
  const { dots } = ratingHistory(points(1500, 1662, 1433));
  const [first, best, last] = dots;
  expect(first?.x).toBeLessThan(best?.x ?? 0);
  expect((best?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((last?.x ?? 0) - (best?.x ?? 0), 9);
  expect(best?.y).toBeLessThan(first?.y ?? 0);
  expect(last?.y).toBeGreaterThan(first?.y ?? 0);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

test('the scale has round numbers, and its marks lie where their ratings do', () => {
  const { marks, dots } = ratingHistory(points(1433, 1662));
  expect(marks.map(({ rating }) => rating)).toEqual([1700, 1550, 1400]);
  const exact = ratingHistory(points(1400, 1550, 1700));
  expect(exact.dots.map(({ y }) => y).reverse()).toEqual(exact.marks.map(({ y }) => y));
  expect(dots).toHaveLength(2);
});

test('a rating that hardly changes is no mountain range', () => {
  const { marks } = ratingHistory(points(1501, 1503, 1502));
  expect(marks.map(({ rating }) => rating)).toEqual([1600, 1550, 1500]);
  expect(ratingHistory(points(1500, 1500)).marks.map(({ rating }) => rating)).toEqual([1600, 1550, 1500]);
});
