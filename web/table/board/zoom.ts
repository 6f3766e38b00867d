/** Which part of the board is seen. */
import type { Point } from '@gonfalon/ui-kit';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How close one is, and what is in the middle, in units of the board. */
export interface Zoom {
  readonly scale: number;
  readonly centre: Point;
}

const CLOSEST = 6;
/** Beyond this the board is taken for whole. */
const WHOLE = 1.01;

export function wholeBoard({ width, height }: Box): Zoom {
  return { scale: 1, centre: { x: width / 2, y: height / 2 } };
}

/** The size of what is seen: the board, drawn out to the shape of the window, divided by the scale. */
export function seen(box: Box, frame: Box, scale: number): Box {
  const fit = Math.min(frame.width / box.width, frame.height / box.height) || 1;
  return { width: frame.width / fit / scale, height: frame.height / fit / scale };
}

/**
 * Never farther than the whole board, and never beyond its edge; where the foot of the frame is covered, so many pixels
 * high, the foot of the board may rise above that.
 */
export function within(box: Box, frame: Box, { scale, centre }: Zoom, covered = 0): Zoom {
  const close = Math.min(CLOSEST, Math.max(1, scale));
  if (close < WHOLE && covered === 0) return wholeBoard(box);
  const { width, height } = seen(box, frame, close);
  const keep = (at: number, size: number, part: number, beyond = 0) => {
    const spare = Math.max(0, part - size) / 2;
    return Math.min(size - part / 2 + spare + beyond, Math.max(part / 2 - spare, at));
  };
  const foot = (covered / (frame.height || 1)) * height;
  return {
    scale: close,
    centre: { x: keep(centre.x, box.width, width), y: keep(centre.y, box.height, height, foot) },
  };
}

/**
 * The nearest view in which all of these places can be seen above what covers the foot of the frame: moved as little as
 * can be, farther only if there is no other way. If even the whole board is too near, their middle is in the middle.
 */
export function bringInto(
  box: Box,
  frame: Box,
  zoom: Zoom,
  places: readonly Point[],
  { covered = 0, margin = MARGIN }: { readonly covered?: number; readonly margin?: number } = {},
): Zoom {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (places.length === 0) return zoom;
  const free = (scale: number) => {
    const { width, height } = seen(box, frame, scale);
    const unit = height / (frame.height || 1);
    return { width, height, unit, edge: margin * unit, foot: covered * unit };
  };
  const fits = (scale: number) => {
    const { width, height, edge, foot } = free(scale);
    return right - left <= width - 2 * edge && bottom - top <= height - foot - 2 * edge;
  };
  let { scale } = zoom;
  while (scale > 1 && !fits(scale)) scale = Math.max(1, scale * FARTHER);
  const { width, height, edge, foot } = free(scale);
  const move = (at: number, from: number, to: number, before: number, after: number) =>
    to - from > after + before
      ? (from + to) / 2 - (after - before) / 2
      : Math.min(from + before, Math.max(to - after, at));
  const centre = {
    x: move(zoom.centre.x, left, right, width / 2 - edge, width / 2 - edge),
    y: move(zoom.centre.y, top, bottom, height / 2 - edge, height / 2 - edge - foot),
  };
  return within(box, frame, { scale, centre }, covered);
}

/** How far from the edge of the frame a place is seen, in pixels: half of what a finger needs. */
const MARGIN = 26;
const FARTHER = 0.9;

/** Closer by a factor, while the point of the board under the pointer stays where it is. */
export function closer(box: Box, frame: Box, zoom: Zoom, factor: number, at: Point): Zoom {
  const scale = Math.min(CLOSEST, Math.max(1, zoom.scale * factor));
  const ratio = zoom.scale / scale;
  const centre = {
    x: at.x + (zoom.centre.x - at.x) * ratio,
    y: at.y + (zoom.centre.y - at.y) * ratio,
  };
  return within(box, frame, { scale, centre });
}

/** The point of the board under a point of the frame. */
export function boardPoint(box: Box, frame: Box, zoom: Zoom, at: Point): Point {
  const { width, height } = seen(box, frame, zoom.scale);
  return {
    x: zoom.centre.x + (at.x / (frame.width || 1) - 0.5) * width,
    y: zoom.centre.y + (at.y / (frame.height || 1) - 0.5) * height,
  };
}

/** The view box of the drawing, which fills its frame. */
export function viewBox(box: Box, frame: Box, { scale, centre }: Zoom): string {
  const { width, height } = seen(box, frame, scale);
  const round = (n: number) => Math.round(n * 100) / 100;
  return [centre.x - width / 2, centre.y - height / 2, width, height].map(round).join(' ');
}

/**
 * How close the first view is: the board fills the frame both ways, within reason, and can be read, if it tells from how
 * many pixels for a unit on it can.
 */
export function fillingScale(box: Box, frame: Box, legible = 0): number {
  const [across, down] = [frame.width / box.width, frame.height / box.height];
  const fit = Math.min(across, down) || 1;
  return Math.max(Math.min(MAX_FILL, Math.max(across, down) / fit), Math.min(CLOSEST, legible / fit));
}

/** Closer than this at first, one would not know where one is. */
const MAX_FILL = 2.2;

export function isSeen(box: Box, frame: Box, { scale, centre }: Zoom, at: Point, covered = 0): boolean {
  const { width, height } = seen(box, frame, scale);
  const foot = (covered / (frame.height || 1)) * height;
  const down = at.y - centre.y;
  return Math.abs(at.x - centre.x) < width / 2 && down > -height / 2 && down < height / 2 - foot;
}

/** The middle of some places; undefined if there are none. */
export function middleOf(places: readonly Point[]): Point | undefined {
  if (places.length === 0) return undefined;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: half(xs), y: half(ys) };
}

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** At which edge of the frame a place would come into sight; undefined if it is in sight. */
export function edgeTowards(box: Box, frame: Box, { scale, centre }: Zoom, at: Point): Edge | undefined {
  const { width, height } = seen(box, frame, scale);
  const [x, y] = [((at.x - centre.x) * 2) / width, ((at.y - centre.y) * 2) / height];
  if (Math.max(Math.abs(x), Math.abs(y)) <= 1) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'top' : 'bottom';
}
