import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameModule } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import { MatchTimeline } from '../../replay-source/match-timeline.ts';
import { fileOf } from '../../replay-source/test/matches.ts';
import { curveOf, HEIGHT, PLOT, pathOf, signsOf, spread } from '../chart.ts';
import type { WinChancePoint } from '../win-chances.ts';
import { turningPoints } from '../win-chances.ts';

const COURSE: readonly WinChancePoint[] = [
  { at: 0, chances: [0.5, 0.5], asked: 0 },
  { at: 6, chances: [0.6, 0.4], asked: 1, turning: true },
  { at: 10, chances: [0.2, 0.8], asked: 0 },
  { at: 20, chances: [0, 1] },
];

describe.each([battue, battlelore] as readonly GameModule[])(
  'the course of a match of $game.id',
  (module) => {
    const file = fileOf(module);
    const { course, last } = new MatchTimeline(module, file);

    it('goes from the set-up to the result, turn by turn', () => {
      expect(course.length).toBeGreaterThan(2);
      expect(course[0]?.at).toBe(0);
      const winners = file.result?.winners ?? [];
      expect(course.at(-1)).toMatchObject({ at: last });
      for (const winner of winners) expect(course.at(-1)?.chances[winner]).toBeCloseTo(1 / winners.length);
      for (const { at, chances } of course) {
        expect(at).toBeLessThanOrEqual(last);
        expect(chances).toHaveLength(file.seats);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      }
    });

    it('tells who was asked, but at the end', () => {
      expect(course.slice(0, -1).every(({ asked }) => asked !== undefined)).toBe(true);
      expect(course.at(-1)?.asked).toBeUndefined();
    });

    it('is told as far as a damaged file can be played', () => {
      const broken = structuredClone(file);
      broken.entries[20] = { seat: 0, choice: ['nonsense'] };
      const torn = new MatchTimeline(module, broken);
      expect(torn.course.every(({ at }) => at <= torn.last)).toBe(true);
      expect(torn.course.length).toBeGreaterThan(0);
    });
  },
);

it('a turning point tells the chances before and after', () => {
  expect(turningPoints(COURSE)).toEqual([{ at: 6, asked: 1, before: [0.6, 0.4], after: [0.2, 0.8] }]);
});

describe('the curves', () => {
  it('stay within their frame, from its left to its right', () => {
    for (const seat of [0, 1]) {
      const points = curveOf(COURSE, seat, 20);
      expect([points[0]?.x, points.at(-1)?.x]).toEqual([PLOT.left, PLOT.right]);
      for (const { y } of points) expect(y >= PLOT.top && y <= PLOT.bottom).toBe(true);
      expect(pathOf(points)).toMatch(/^M[\d. ]+(L[\d. ]+){3}$/);
    }
  });

  it('have signs of their own, at other places than the others', () => {
    const points = Array.from({ length: 60 }, (_, x) => ({ x, y: 0 }));
    const [one, other] = [signsOf(points, 0, 2), signsOf(points, 1, 2)];
    expect([one.length, other.length]).toEqual([5, 5]);
    expect(one.some(({ x }) => other.some((sign) => sign.x === x))).toBe(false);
    expect(signsOf(points.slice(0, 3), 1, 2)).toHaveLength(3);
  });

  it.each([[[100, 100, 100]], [[PLOT.bottom, PLOT.bottom, PLOT.bottom, 30]], [[PLOT.top, PLOT.bottom]]])(
    'have letters that do not lie on each other: %j',
    (heights) => {
      const placed = spread(heights).sort((a, b) => a - b);
      for (const [i, y] of placed.entries()) {
        expect(y).toBeLessThan(HEIGHT);
        if (i > 0) expect(y - (placed[i - 1] ?? 0)).toBeGreaterThanOrEqual(13);
      }
    },
  );
});
