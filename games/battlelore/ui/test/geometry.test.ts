import { expect, test } from 'vitest';
import { ADVENTURE_IDS, FLANKS, HEX_IDS } from '../../content/index.ts';
import { BOX, centre, FIELD, flankStripe, halves, nearSide, sectionLines, WIDTH } from '../geometry.ts';
import { positionOf } from '../rendered-refs.ts';
import { bed, watercourse } from '../water.ts';
import { begin, sceneOf } from './scenes.ts';

test('seen from the other side the board is the same, turned by 180°', () => {
  for (const adventure of ADVENTURE_IDS) {
    const match = begin(adventure, 'a');
    const [top, bottom] = [sceneOf(match, 0), sceneOf(match, 1)];
    expect([nearSide(top), nearSide(bottom)]).toEqual(['top', 'bottom']);
    for (const ref of [...HEX_IDS, ...top.view.units.map(({ id }) => id)]) {
      const a = positionOf(ref, top);
      const b = positionOf(ref, bottom);
      expect((a?.x ?? 0) + (b?.x ?? 0), ref).toBeCloseTo(2 * FIELD.left + FIELD.width);
      expect((a?.y ?? 0) + (b?.y ?? 0), ref).toBeCloseTo(2 * FIELD.top + FIELD.height);
    }
  }
});

test('every viewer has his own baseline at the bottom', () => {
  expect(centre('A1', 'top').y).toBeGreaterThan(centre('I1', 'top').y);
  expect(centre('I1', 'bottom').y).toBeGreaterThan(centre('A1', 'bottom').y);
});

test('hexes do not overlap and lie inside the box', () => {
  const spots = [...HEX_IDS.map((id) => centre(id, 'bottom')), ...halves('bottom')];
  for (const [i, a] of spots.entries()) {
    const nearest = Math.min(...spots.toSpliced(i, 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(nearest).toBeCloseTo(WIDTH);
    expect(a.x >= 0 && a.x <= BOX.width && a.y >= 0 && a.y <= BOX.height).toBe(true);
  }
});

test('the three flanks cover the field from left to right, whoever looks', () => {
  for (const near of ['top', 'bottom'] as const) {
    const [left, middle, right] = FLANKS.map((flank) => flankStripe(flank, near));
    expect(left?.left).toBe(FIELD.left);
    expect(middle?.left).toBe(sectionLines(near)[0]);
    expect((right?.left ?? 0) + (right?.width ?? 0)).toBe(FIELD.left + FIELD.width);
  }
});

test('the water of a river hangs together', () => {
  const { adventure } = sceneOf(begin('the-marshals-road', 'a'), 1).view;
  const course = watercourse(adventure, 'bottom');
  expect(course).toHaveLength(
    adventure.terrain.river.length + adventure.terrain.ford.length + adventure.terrain.bridge.length,
  );
  for (const reach of course) {
    expect(reach.ends.length).toBeGreaterThanOrEqual(2);
    expect(bed(reach)).toMatch(/^M/);
  }
});
