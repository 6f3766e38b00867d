/** A field of hexes that stand on a point, in rows that are shifted by half a hex. */
import type { Point } from '../scene.ts';

export interface HexGrid {
  /** From edge to edge, from the centre to a corner, and from row to row. */
  readonly width: number;
  readonly radius: number;
  readonly row: number;
  /** Where a hex is: `x2` counts half hexes from the left, `y` rows from the top. */
  centre(spot: { readonly x2: number; readonly y: number }): Point;
}

export function hexGrid(width: number, left = 0, top = 0): HexGrid {
  const radius = width / Math.sqrt(3);
  const row = radius * 1.5;
  return {
    width,
    radius,
    row,
    centre: ({ x2, y }) => ({ x: left + (x2 * width) / 2, y: top + radius + y * row }),
  };
}

/** The corners of a hex around 0, 0, from the top one clockwise. */
export function hexCorners(radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
}

export function hexOutline(radius: number): string {
  return pathOf(hexCorners(radius));
}

/** A closed line through points. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
