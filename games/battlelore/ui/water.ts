/** How the water runs: which hexes of river, ford and bridge hang together. */
import type { Point } from '@gonfalon/ui-kit';
import type { Adventure, HexId, Side } from '../content/index.ts';
import { hex } from '../content/index.ts';
import { centre } from './geometry.ts';

export interface Reach {
  readonly hex: HexId;
  readonly at: Point;
  /** Where the water enters and leaves, seen from the centre. */
  readonly ends: readonly Point[];
  /** Which way it runs, in degrees. */
  readonly angle: number;
}

export function watercourse({ terrain }: Adventure, near: Side): readonly Reach[] {
  const wet = new Set([...terrain.river, ...terrain.ford, ...terrain.bridge]);
  return [...wet].map((id) => {
    const at = centre(id, near);
    const joined = hex[id].neighbours.filter((next) => wet.has(next));
    const ends = joined.map((next) => {
      const { x, y } = centre(next, near);
      return { x: (x - at.x) / 2, y: (y - at.y) / 2 };
    });
    const [first] = ends;
    // At the edge of the map the water runs on under the frame.
    if (ends.length === 1 && first) ends.push({ x: -2 * first.x, y: -2 * first.y });
    const [from = { x: -1, y: 0 }, to = { x: 1, y: 0 }] = ends;
    return { hex: id, at, ends, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  });
}

/** The bed of a reach, around 0, 0. */
export function bed({ ends }: Reach): string {
  const [first, second] = ends;
  if (ends.length === 2 && first && second) return `M${first.x} ${first.y}Q0 0 ${second.x} ${second.y}`;
  return ends.map(({ x, y }) => `M0 0L${x} ${y}`).join('');
}
