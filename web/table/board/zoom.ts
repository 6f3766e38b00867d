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

/** Never farther than the whole board, and never beyond its edge. */
export function within(box: Box, frame: Box, { scale, centre }: Zoom): Zoom {
  const close = Math.min(CLOSEST, Math.max(1, scale));
  if (close < WHOLE) return wholeBoard(box);
  const { width, height } = seen(box, frame, close);
  const keep = (at: number, size: number, part: number) =>
    part >= size ? size / 2 : Math.min(size - part / 2, Math.max(part / 2, at));
  return {
    scale: close,
    centre: { x: keep(centre.x, box.width, width), y: keep(centre.y, box.height, height) },
  };
}

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

/** How close the first view is: the board fills the frame both ways, within reason. */
export function fillingScale(box: Box, frame: Box): number {
  const [across, down] = [frame.width / box.width, frame.height / box.height];
  return Math.min(MAX_FILL, Math.max(across, down) / (Math.min(across, down) || 1));
}

/** Closer than this at first, one would not know where one is. */
const MAX_FILL = 2.2;

export function isSeen(box: Box, frame: Box, { scale, centre }: Zoom, at: Point): boolean {
  const { width, height } = seen(box, frame, scale);
  return Math.abs(at.x - centre.x) < width / 2 && Math.abs(at.y - centre.y) < height / 2;
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
