/** A map of areas, each a polygon: its outline, its middle, and what lies under a point. */
import type { Point } from '../scene.ts';
import { pathOf } from './hex-grid.ts';

export interface AreaMap<Id extends string> {
  outline(id: Id): string;
  /** Where its name and its pieces stand: given with the area, or the middle of its polygon. */
  anchor(id: Id): Point;
  under(point: Point): Id | undefined;
}

export interface Area<Id extends string> {
  readonly id: Id;
  readonly polygon: readonly Point[];
  readonly anchor?: Point;
}

export function areaMap<Id extends string>(areas: readonly Area<Id>[]): AreaMap<Id> {
  const known = new Map(
    areas.map(({ id, polygon, anchor }) => [
      id,
      { polygon, outline: pathOf(polygon), anchor: anchor ?? centroid(polygon) },
    ]),
  );
  const of = (id: Id) => known.get(id) ?? { polygon: [], outline: '', anchor: { x: 0, y: 0 } };
  return {
    outline: (id) => of(id).outline,
    anchor: (id) => of(id).anchor,
    under: (point) => areas.find(({ polygon }) => isInside(polygon, point))?.id,
  };
}

function pairs(polygon: readonly Point[]): readonly (readonly [Point, Point])[] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] ?? point]);
}

function centroid(polygon: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [a, b] of pairs(polygon)) {
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return area === 0 ? (polygon[0] ?? { x: 0, y: 0 }) : { x: x / (3 * area), y: y / (3 * area) };
}

/** Whether a ray from the point crosses the outline an odd number of times. */
function isInside(polygon: readonly Point[], { x, y }: Point): boolean {
  const crossed = pairs(polygon).filter(
    ([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x,
  );
  return crossed.length % 2 === 1;
}
