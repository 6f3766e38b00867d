/** What is on the screen, and where. */
import type { Ref } from '@gonfalon/kernel';
import type { Point, Scene } from '@gonfalon/ui-kit';
import type { flankSection } from '../content/index.ts';
import { HEX_IDS, hex } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { GONE } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { centre, FIELD, flankStripe, nearSide } from './geometry.ts';
import { groups } from './hands.ts';

/** Whether a reference is drawn now. Numbers and powers are buttons. */
export function isRendered(ref: Ref, scene: Scene<View>): boolean {
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'hex':
    case 'flank':
      return true;
    case 'unit':
      return scene.view.units.some((u) => u.id === ref && u.hex !== GONE);
    case 'card':
    case 'lore':
    case 'landmark':
    case 'master':
      return groups(scene).some(({ refs, live }) => live && refs.includes(ref));
    default:
      return false;
  }
}

/** Which of the two gets a click where a unit stands: what is offered, and otherwise the unit. */
export function clicked(unit: Ref, at: Ref, { offered }: Pick<Scene<View>, 'offered'>): Ref {
  return offered.has(at) && !offered.has(unit) ? at : unit;
}

export function positionOf(ref: Ref, scene: Scene<View>): Point | undefined {
  const near = nearSide(scene);
  const thing = thingOf(ref);
  if (thing.kind === 'hex') return centre(thing.id, near);
  if (thing.kind === 'unit') {
    const at = scene.view.units.find((u) => u.id === ref)?.hex;
    return at === undefined || at === GONE ? undefined : centre(at, near);
  }
  if (thing.kind === 'flank') {
    const { left, width } = flankStripe(thing.id, near);
    return { x: left + width / 2, y: FIELD.top + FIELD.height / 2 };
  }
  if (thing.kind === 'landmark') {
    const placed = scene.view.landmarks.find(({ type }) => type === thing.id);
    return placed && centre(placed.hex, near);
  }
  return undefined;
}

/** The hexes of a part of the field. */
export const hexesOf = (section: (typeof flankSection)['top']['left']) =>
  HEX_IDS.filter((id) => hex[id].sections.includes(section));
