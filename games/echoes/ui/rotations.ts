/** The ways in which a tile that was turned over may be laid, and what becomes of its explorer. */
import type { Scene } from '@gonfalon/ui-kit';
import type { Terrain } from '../content/index.ts';
import type { Rotation } from '../rules/land.ts';
import { ROTATIONS, turnedLand } from '../rules/land.ts';
import { boardOf } from '../rules/profiles.ts';
import { mayStand } from '../rules/reach.ts';
import { unitOf, unitRef } from '../rules/refs.ts';
import { fileOf, indexOf, rankOf, squaresOf } from '../rules/squares.ts';
import type { UnitView, View } from '../rules/views.ts';
import type { TileSquares } from './draw/tile.tsx';
import { layoutOf } from './geometry.ts';
import { tableOf } from './table.ts';
import { gameWords, wordsIn } from './wording.ts';

export interface Laying {
  readonly ref: string;
  readonly rotation: Rotation;
  /** As it is seen. */
  readonly squares: TileSquares;
  /** What would lie under the explorer, where it stands among the four, and whether it may stay; if there is one. */
  readonly under?: { readonly land: readonly Terrain[]; readonly index: number; readonly stays: boolean };
}

/** Who stands on the tile that is being laid. */
function explorerOn(view: View): UnitView | undefined {
  if (view.shown === undefined) return undefined;
  const squares = squaresOf(view.size, view.shown);
  return view.units.find((unit) => squares.includes(indexOf(unit.at)));
}

function landWith({ land, size, shown = 0 }: View, squares: readonly string[]): string[] {
  const changed = [...land];
  squaresOf(size, shown).forEach((at, i) => {
    changed[rankOf(at) * size + fileOf(at)] = squares[i] ?? '';
  });
  return changed;
}

const featuresOf = (land: string | undefined): Terrain[] => (land ?? '').split(' ') as Terrain[];

export function layingOf(scene: Scene<View>, ref: string): Laying | undefined {
  const { view } = scene;
  const rotation = ROTATIONS.find((one) => String(one) === ref);
  const tile = view.shown === undefined ? '' : view.places[view.shown];
  if (rotation === undefined || !tile) return undefined;
  const land = turnedLand(tile, rotation);
  const seen = (layoutOf(scene).isTurned ? land.toReversed() : land).map(featuresOf);
  const squares = seen as unknown as TileSquares;
  const unit = explorerOn(view);
  if (!unit) return { ref, rotation, squares };
  const place = squaresOf(view.size, view.shown ?? 0).indexOf(indexOf(unit.at));
  const state = { ...tableOf(view).state, land: landWith(view, land) };
  const explorer = unitOf(state, unitRef(unit));
  return {
    ref,
    rotation,
    squares,
    under: {
      land: featuresOf(land[place]),
      index: layoutOf(scene).isTurned ? 3 - place : place,
      stays: explorer !== undefined && mayStand(boardOf(state), explorer, indexOf(unit.at)),
    },
  };
}

/** Those that are offered, in the order of their angles. */
export const layings = (scene: Scene<View>): readonly Laying[] =>
  scene.question?.prompt === 'rotate' ? [...scene.offered].flatMap((ref) => layingOf(scene, ref) ?? []) : [];

/** «Farmland: stays», or what all of it is where nobody stands. */
export function layingText({ squares, under }: Laying, { language }: Scene<View>): string {
  const { terrains } = gameWords(language).names;
  const words = wordsIn(language);
  const named = (land: readonly Terrain[]) => land.map((feature) => terrains[feature]).join(' + ');
  if (!under) return squares.map(named).join(', ');
  return words.about(named(under.land), under.stays ? words.stays : words.goesBack);
}
