/** Where the hexes of the battlefield are drawn. Hexes stand on a point; whoever sits at the top sees it turned round. */
import type { Point, Scene } from '@gonfalon/ui-kit';
import { hexGrid } from '@gonfalon/ui-kit/components';
import type { Adventure, Flank, HexId, Section, Side } from '../content/index.ts';
import { board, CAMPS, FLANKS, flankSection, HEX_IDS, halfHexes, hex, ROWS } from '../content/index.ts';
import type { View } from '../rules/views.ts';

/** Between the field and the edge of the drawing. */
export const FRAME = 34;
const grid = hexGrid(100, FRAME, FRAME);
/** From edge to edge of a hex, and from its centre to a corner. */
export const WIDTH = grid.width;
export const RADIUS = grid.radius;
const COLUMNS = 26;

export const FIELD = {
  left: FRAME,
  top: FRAME,
  width: (COLUMNS * WIDTH) / 2,
  height: (ROWS.length - 1) * grid.row + 2 * RADIUS,
} as const;

export const BOX = {
  width: FIELD.width + 2 * FRAME,
  height: Math.round(FIELD.height + 2 * FRAME),
} as const;

/** Which baseline is at the bottom of the screen. */
export function nearSide(scene: Pick<Scene<View>, 'view' | 'side'>): Side {
  return sideOfSeat(scene.view.adventure, scene.side);
}

function sideOfSeat(adventure: Adventure, seat: number): Side {
  return adventure.camps[CAMPS[seat] ?? 'standard'].side;
}

interface Spot {
  readonly x2: number;
  readonly y: number;
}

export function place({ x2, y }: Spot, near: Side): Point {
  return grid.centre(near === 'bottom' ? { x2, y } : { x2: COLUMNS - x2, y: ROWS.length - 1 - y });
}

export const centre = (id: HexId, near: Side): Point => place(hex[id], near);

/** The transform that moves what is drawn around 0, 0 to a hex. */
export const at = (id: HexId, near: Side): string => {
  const { x, y } = centre(id, near);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

/** The hex under a point of the drawing, if there is one. */
export function hexUnder({ x, y }: Point, near: Side): HexId | undefined {
  const away = (id: HexId) => {
    const at = centre(id, near);
    return Math.hypot(at.x - x, at.y - y);
  };
  const nearest = HEX_IDS.reduce((best, id) => (away(id) < away(best) ? id : best));
  return away(nearest) <= RADIUS ? nearest : undefined;
}

export const halves = (near: Side): readonly Point[] => halfHexes.map((half) => place(half, near));

/** The dotted lines, from left to right. */
export function sectionLines(near: Side): readonly number[] {
  return board.sectionLines.map((x2) => place({ x2, y: 0 }, near).x).toSorted((a, b) => a - b);
}

/** A section as a stripe of the field. */
function stripe(section: Section, near: Side): { readonly left: number; readonly width: number } {
  const [first = 0, second = 0] = sectionLines(near);
  const flank = FLANKS.find((name) => flankSection[near][name] === section);
  const right = FIELD.left + FIELD.width;
  const [from, to] =
    flank === 'left' ? [FIELD.left, first] : flank === 'centre' ? [first, second] : [second, right];
  return { left: from, width: to - from };
}

export const flankStripe = (flank: Flank, near: Side) => stripe(flankSection[near][flank], near);
