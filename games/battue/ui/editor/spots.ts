/** What can be chosen on the board: the places of tiles, and before the walls those of camps. */
import type { Point } from '@gonfalon/ui-kit';
import type { CityCamp, ClanId, Edge, Slot, SpaceId } from '../../content/index.ts';
import { CLANS, EDGES, perimeter, slots } from '../../content/index.ts';
import type { Rect } from '../geometry.ts';
import { outside, rectOf } from '../geometry.ts';
import type { Draft } from './draft.ts';

export type Spot =
  | { readonly kind: 'slot'; readonly id: SpaceId; readonly slot: Slot; readonly box: Rect }
  | { readonly kind: 'camp'; readonly id: CampSpotId; readonly camp: CityCamp; readonly box: Rect };

/** `N:N-T`: before the northern side of that tower. */
type CampSpotId = `${Edge}:${SpaceId}`;
export type SpotId = SpaceId | CampSpotId;

/** Half of the side of a camp's place. */
const REACH = 44;

const campSpots = EDGES.flatMap((edge) =>
  perimeter
    .filter(({ edges }) => edges.includes(edge))
    .map(({ id: space }): Spot => {
      const { x, y } = outside(edge, space);
      const box = { x: x - REACH, y: y - REACH, w: 2 * REACH, h: 2 * REACH };
      return { kind: 'camp', id: `${edge}:${space}`, camp: { edge, space }, box };
    }),
);

export const SPOTS: readonly Spot[] = [
  ...slots.map((slot): Spot => ({ kind: 'slot', id: slot.id, slot, box: rectOf(slot.id) })),
  ...campSpots,
];

export const spotOf = (id: SpotId): Spot | undefined => SPOTS.find((spot) => spot.id === id);

export const campSpotId = ({ edge, space }: CityCamp): SpotId => `${edge}:${space}`;

/** Whose camp is there. */
export function campAt({ camps }: Draft, { edge, space }: CityCamp): ClanId | undefined {
  return CLANS.find((clan) => camps?.[clan]?.edge === edge && camps[clan].space === space);
}

const middleOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The spot under a finger, or the one that it meant: that whose edge is nearest. */
export function nearest({ x, y }: Point): Spot {
  const away = ({ box }: Spot) =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
  const fromMiddle = ({ box }: Spot) => Math.hypot(middleOf(box).x - x, middleOf(box).y - y);
  return SPOTS.reduce((best, spot) => {
    const closer = away(spot) - away(best);
    return closer < 0 || (closer === 0 && fromMiddle(spot) < fromMiddle(best)) ? spot : best;
  });
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The spot that an arrow key leads to: the nearest that way, and rather straight on than aside. */
export function beside(from: SpotId, key: string): SpotId | undefined {
  const way = Object.hasOwn(WAYS, key) ? WAYS[key] : undefined;
  const start = spotOf(from);
  if (!way || !start) return undefined;
  const at = middleOf(start.box);
  const far = (spot: Spot) => {
    const { x, y } = middleOf(spot.box);
    const ahead = (x - at.x) * way.x + (y - at.y) * way.y;
    const aside = Math.abs((x - at.x) * way.y) + Math.abs((y - at.y) * way.x);
    return ahead > 1 && aside <= 2 * ahead ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const next = SPOTS.reduce((best, spot) => (far(spot) < far(best) ? spot : best), start);
  return next === start ? undefined : next.id;
}
