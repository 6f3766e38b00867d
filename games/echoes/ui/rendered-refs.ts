/** What is drawn somewhere, so that it can be pressed: everything that a choice can name, each in its place. */
import type { Ref } from '@gonfalon/kernel';
import type { Point, Scene } from '@gonfalon/ui-kit';
import type { Kind } from '../rules/refs.ts';
import { kindOf } from '../rules/refs.ts';
import type { Square } from '../rules/squares.ts';
import { indexOf, onGrid, SQUARES, squaresOf } from '../rules/squares.ts';
import type { View } from '../rules/views.ts';
import { centreOf, layoutOf } from './geometry.ts';
import { buildingIn, openProspect, unitIn } from './table.ts';

const isSquare = (ref: Ref, { view }: Scene<View>): ref is Square =>
  kindOf(ref) === 'square' && onGrid(view.size, indexOf(ref as Square));

/** The kinds that lie on the map only if they are there; all others are drawn when a choice names them. */
const ON_MAP: ReadonlySet<Kind> = new Set<Kind>(['unit', 'building', 'square']);

export function isRendered(ref: Ref, scene: Scene<View>): boolean {
  const kind = kindOf(ref);
  if (!kind) return false;
  if (!ON_MAP.has(kind)) return true;
  return (
    unitIn(scene.view, ref) !== undefined || buildingIn(scene.view, ref) !== undefined || isSquare(ref, scene)
  );
}

/** What the question is about: the tile that is being laid, the two who fight, else whatever may be picked. */
export function region(scene: Scene<View>): readonly Ref[] {
  const { view, selected, offered } = scene;
  if (view.shown !== undefined) return squaresOf(view.size, view.shown).flatMap((at) => SQUARES[at] ?? []);
  const fight = openProspect(view);
  if (fight) return [fight.ref, fight.attacker].filter((ref) => positionOf(ref, scene));
  return [...selected, ...offered].filter((ref) => positionOf(ref, scene));
}

export function positionOf(ref: Ref, scene: Scene<View>): Point | undefined {
  const at = unitIn(scene.view, ref)?.at ?? buildingIn(scene.view, ref)?.at;
  if (at) return centreOf(layoutOf(scene), at);
  return isSquare(ref, scene) ? centreOf(layoutOf(scene), ref) : undefined;
}
