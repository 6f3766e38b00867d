/** How the inside of a place is divided: its title on one side, and what is drawn in the rest. */
import type { Point } from '@gonfalon/ui-kit';
import type { SpaceId } from '../content/index.ts';
import { isPerimeter, space } from '../content/index.ts';
import type { Rect } from './geometry.ts';
import { rectOf } from './geometry.ts';

/** Where the title of a place stands: above it in the city, and on the inner side of the walls. */
type TitleSide = 'top' | 'bottom' | 'left' | 'right';

export function titleSide(id: SpaceId): TitleSide {
  const place = space[id];
  if (!isPerimeter(place)) return place.w === 1 ? 'left' : 'top';
  if (place.w > place.h) return place.y === 0 ? 'bottom' : 'top';
  return place.x === 0 ? 'right' : 'left';
}

export const RIBBON = 20;
const MERLONS = 22;

/** What the title and the battlements leave free, within the place. */
export function freeOf(id: SpaceId): Rect {
  const { w, h } = rectOf(id);
  const side = titleSide(id);
  const outer = isPerimeter(space[id]) ? MERLONS : 0;
  switch (side) {
    case 'top':
      return { x: 0, y: RIBBON, w, h: h - RIBBON - outer };
    case 'bottom':
      return { x: 0, y: outer, w, h: h - RIBBON - outer };
    case 'left':
      return { x: RIBBON, y: 0, w: w - RIBBON - outer, h };
    case 'right':
      return { x: outer, y: 0, w: w - RIBBON - outer, h };
  }
}

export function middle(id: SpaceId): Point {
  const { x, y, w, h } = freeOf(id);
  return { x: x + w / 2, y: y + h / 2 };
}

export const isNarrow = (id: SpaceId) => space[id].w === 1;
export const isFlat = (id: SpaceId) => space[id].h === 1;
