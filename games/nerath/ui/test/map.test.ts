import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../../content/index.ts';
import { size } from '../../content/map.ts';
import { ANCHORS } from '../map/anchors.ts';
import { BOX } from '../map/box.ts';
import { AREA_IDS, FRONTIERS, isInside, OUTLINE, rings } from '../map/geometry.ts';
import { groundPictures } from '../map/ground-picture.ts';
import { positionOf } from '../positions.ts';
import { scaleFor } from '../scale.ts';
import { linesOf } from '../space-mark.tsx';

describe('the map', () => {
  test('has a place on the board for every space', () => {
    for (const id of SPACE_IDS) {
      const { x, y } = positionOf(id) ?? { x: -1, y: -1 };
      expect(x > 0 && x < BOX.width && y > 0 && y < BOX.height, id).toBe(true);
    }
  });

  test('writes the name of an area inside it', () => {
    const outside = AREA_IDS.filter((id) => !isInside(rings[id], ...ANCHORS[id]));
    expect(outside).toEqual([]);
  });

  test('draws every border once, the same for both neighbours', () => {
    const pairs = FRONTIERS.map(({ ids }) => ids.join());
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { ids, path } of FRONTIERS) {
      const [point = ''] = path.slice(1).split('L').slice(1);
      for (const id of ids) expect(OUTLINE[id], `${ids}`).toContain(point);
    }
  });

  test('paints the ground alike every time, and dark by night', () => {
    const [day, again, night] = [groundPictures(false), groundPictures(false), groundPictures(true)];
    expect(day).toEqual(again);
    expect(night.signs).not.toBe(day.signs);
    expect(day.sea).toContain(`viewBox="0 0 ${size[0]} ${size[1]}"`);
    expect(day.signs).not.toMatch(/NaN|undefined/);
  });

  test('keeps names as large on the screen, and shows less from afar', () => {
    for (const scale of [0.3, 0.7, 0.9, 2]) expect(scaleFor(scale).name * scale).toBeCloseTo(1);
    expect([0.4, 0.9, 2].map((scale) => scaleFor(scale).level)).toEqual(['far', 'middle', 'near']);
  });

  test('breaks long names where they are shortest', () => {
    expect(linesOf('Redgate')).toEqual(['Redgate']);
    expect(linesOf('Desert of Desolation')).toEqual(['Desert of', 'Desolation']);
  });
});
