/** Where everything lies on the drawn board: the city in the middle, and the land with the camps around it. */
import type { Ref } from '@gonfalon/kernel';
import type { Point } from '@gonfalon/ui-kit';
import type { Edge, SpaceId } from '../content/index.ts';
import { grid, space } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { View } from '../rules/views.ts';

/** A square of the board, and the land around the walls, in units of the drawing. */
export const UNIT = 60;
export const MARGIN = 96;
export const CITY = grid.w * UNIT;
export const BOARD = CITY + 2 * MARGIN;
export const BOX = { width: BOARD, height: BOARD } as const;

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

export function rectOf(id: SpaceId): Rect {
  const { x, y, w, h } = space[id];
  return { x: MARGIN + x * UNIT, y: MARGIN + y * UNIT, w: w * UNIT, h: h * UNIT };
}

export function centreOf(id: SpaceId): Point {
  const { x, y, w, h } = rectOf(id);
  return { x: x + w / 2, y: y + h / 2 };
}

/** The strip of land outside each wall. */
export function edgePoints(edge: Edge): readonly Point[] {
  const far = BOARD - MARGIN;
  const corners = {
    N: [0, 0, BOARD, 0, far, MARGIN, MARGIN, MARGIN],
    E: [BOARD, 0, BOARD, BOARD, far, far, far, MARGIN],
    S: [BOARD, BOARD, 0, BOARD, MARGIN, far, far, far],
    W: [0, BOARD, 0, 0, MARGIN, MARGIN, MARGIN, far],
  }[edge];
  return [0, 2, 4, 6].map((i) => ({ x: corners[i] ?? 0, y: corners[i + 1] ?? 0 }));
}

/** Beside the road to the gate, where no camp is pitched: for the name of the edge. */
export function edgeLabel(edge: Edge): Point {
  const along = MARGIN + 6.9 * UNIT;
  const out = 0.42 * MARGIN;
  return {
    N: { x: along, y: out },
    E: { x: BOARD - out, y: along },
    S: { x: BOARD - along, y: BOARD - out },
    W: { x: out, y: BOARD - along },
  }[edge];
}

/** Outside a space of the wall, on that edge. */
export function outside(edge: Edge, id: SpaceId): Point {
  const { x, y } = centreOf(id);
  const out = MARGIN / 2;
  return { N: { x, y: out }, E: { x: BOARD - out, y }, S: { x, y: BOARD - out }, W: { x: out, y } }[edge];
}

/** Where a thing is on the board, if it is there. */
export function anchorOf(ref: Ref, view: View): Point | undefined {
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'space':
      return centreOf(thing.id);
    case 'camp':
    case 'seat': {
      const camp = view.players[thing.seat]?.camp;
      return camp && outside(camp.edge, camp.space);
    }
    case 'edge':
      return edgeLabel(thing.id);
    default:
      return undefined;
  }
}
