/** The map over its ground: squares, buildings and units to press, and what can be read off them. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, memo, sameEntity } from '@gonfalon/ui-kit';
import { landBits, yieldOf } from '../rules/land.ts';
import { buildingRef, unitRef } from '../rules/refs.ts';
import type { Square } from '../rules/squares.ts';
import { fileOf, indexOf, onGrid, rankOf, SQUARES } from '../rules/squares.ts';
import type { Building } from '../rules/state.ts';
import type { UnitView, View } from '../rules/views.ts';
import { Barracks, Camp, Capital } from './draw/buildings.tsx';
import { HealthShield, Token } from './draw/token.tsx';
import type { Layout } from './geometry.ts';
import { centreOf, layoutOf, SQUARE } from './geometry.ts';
import { nameOf } from './names.ts';
import { Overlay, Underlay } from './overlay.tsx';
import { ShownTile } from './shown-tile.tsx';
import { civOf, isOurs, pawnNumber } from './sides.ts';
import { healthOf } from './table.ts';
import { wordsIn } from './wording.ts';

export function Board({ scene }: SceneProps<View>) {
  const { view } = scene;
  const layout = layoutOf(scene);
  const squares = SQUARES.filter((square) => onGrid(view.size, indexOf(square)));
  return (
    <g class="echoes-board">
      {squares.map((square) => (
        <SquareThing key={square} square={square} scene={scene} layout={layout} />
      ))}
      {view.shown !== undefined && <ShownTile scene={scene} layout={layout} place={view.shown} />}
      <Underlay scene={scene} layout={layout} />
      {standing(view, layout).map((thing) =>
        'card' in thing ? (
          <UnitThing key={unitRef(thing)} unit={thing} scene={scene} layout={layout} />
        ) : (
          <BuildingThing key={buildingRef(thing)} building={thing} scene={scene} layout={layout} />
        ),
      )}
      <Overlay scene={scene} layout={layout} />
    </g>
  );
}

/** From the far side to the near one, on one square the building first: so they overlap as on a table. */
function standing(view: View, layout: Layout): readonly (UnitView | Building)[] {
  const depth = (thing: UnitView | Building) => centreOf(layout, thing.at).y + ('card' in thing ? 1 : 0);
  return [...view.buildings, ...view.units].sort((a, b) => depth(a) - depth(b));
}

interface InLayout {
  readonly scene: Scene<View>;
  readonly layout: Layout;
}

const isMarked = (scene: Scene<View>, ref: Ref) =>
  scene.offered.has(ref) || scene.selected.includes(ref) || scene.highlighted.has(ref);

interface SquareProps extends InLayout {
  readonly square: Square;
}

const featuresAt = ({ land, size }: View, at: Square): string => {
  const index = indexOf(at);
  return land[rankOf(index) * size + fileOf(index)] ?? '';
};

const SquareThing = memo(
  ({ square, scene, layout }: SquareProps) => {
    const { x, y } = centreOf(layout, square);
    return (
      <g
        {...entityProps(scene, square, nameOf(square, scene), 'echoes-square')}
        transform={`translate(${x} ${y})`}
      >
        <rect
          class="echoes-square-hit"
          x={-SQUARE.width / 2 + 3}
          y={-SQUARE.height / 2 + 3}
          width={SQUARE.width - 6}
          height={SQUARE.height - 6}
          rx="8"
        />
        {scene.offered.has(square) && (
          <g class="echoes-dot">
            <ellipse class="echoes-dot-ring" cy="4" rx="19" ry="14" />
            <ellipse class="echoes-dot-core" cy="4" rx="8.5" ry="6.4" />
          </g>
        )}
      </g>
    );
  },
  (before, now) =>
    before.layout.isTurned === now.layout.isTurned &&
    before.layout.size === now.layout.size &&
    sameEntity(before.scene, now.scene, now.square),
);

/** Something that is not asked for lets a press through to what is, below it. */
function isThrough(ref: Ref, at: Square, { offered, view }: Scene<View>): boolean {
  if (offered.has(ref)) return false;
  return offered.has(at) || view.buildings.some((one) => one.at === at && offered.has(buildingRef(one)));
}

interface BuildingProps extends InLayout {
  readonly building: Building;
}

const unitsAt = ({ units }: View, at: Square): readonly UnitView[] => units.filter((unit) => unit.at === at);

function BuildingThing({ building, scene, layout }: BuildingProps) {
  const { view, language } = scene;
  const { kind, seat, at } = building;
  const ref = buildingRef(building);
  const { x, y } = centreOf(layout, at);
  const civ = civOf(view, seat);
  const { left, of } = healthOf(view, building);
  const isHeld = unitsAt(view, at).length > 0;
  const label = `${nameOf(ref, scene)}, ${at}, ${wordsIn(language).health(left, of)}`;
  const extra = `echoes-thing${isThrough(ref, at, scene) ? ' is-through' : ''}${isOurs(scene, seat) ? '' : ' is-theirs'}`;
  const found = kind === 'camp' ? yieldOf(landBits(featuresAt(view, at))) : undefined;
  return (
    <g {...entityProps(scene, ref, label, extra)} transform={`translate(${x} ${y})`}>
      <rect
        class="echoes-hit"
        x={-SQUARE.width / 2 + 4}
        y={-SQUARE.height / 2 + 4}
        width={SQUARE.width - 8}
        height={SQUARE.height - 8}
        rx="8"
      />
      {isMarked(scene, ref) && <Outline />}
      <circle
        r={kind === 'capital' ? 78 : 54}
        cy="8"
        fill="url(#echoes-lamp)"
        opacity=".5"
        pointer-events="none"
      />
      {kind === 'capital' && (
        <g transform="translate(0 30)">
          <Capital civ={civ} scale={0.78} />
        </g>
      )}
      {kind === 'barracks' && (
        <g transform={`translate(0 ${isHeld ? 4 : 20})`}>
          <Barracks civ={civ} scale={isHeld ? 1.1 : 1.02} />
        </g>
      )}
      {kind === 'camp' && (
        <g transform={isHeld ? 'translate(-26 0)' : 'translate(0 16)'}>
          <Camp civ={civ} scale={isHeld ? 0.74 : 0.98} yields={found?.kind} />
        </g>
      )}
      {(kind !== 'camp' || left < of) && (
        <HealthShield x={kind === 'camp' ? -38 : 41} y={-29} value={left} isHurt={left < of} />
      )}
    </g>
  );
}

function Outline() {
  return (
    <rect
      class="echoes-outline"
      x={-SQUARE.width / 2 + 4}
      y={-SQUARE.height / 2 + 4}
      width={SQUARE.width - 8}
      height={SQUARE.height - 8}
      rx="8"
    />
  );
}

/** Two units on one square stand side by side, one beside a building a little aside. */
function placeOf(
  view: View,
  unit: UnitView,
): { readonly dx: number; readonly dy: number; readonly scale: number } {
  const there = unitsAt(view, unit.at);
  const building = view.buildings.find(({ at }) => at === unit.at);
  if (there.length > 1)
    return { dx: there[0] === unit ? -25 : 25, dy: there[0] === unit ? 16 : 24, scale: 0.76 };
  if (!building) return { dx: 0, dy: 24, scale: 0.9 };
  return building.kind === 'camp' ? { dx: 16, dy: 24, scale: 0.88 } : { dx: -4, dy: 30, scale: 0.82 };
}

interface UnitProps extends InLayout {
  readonly unit: UnitView;
}

function UnitThing({ unit, scene, layout }: UnitProps) {
  const { view, language, viewer } = scene;
  const words = wordsIn(language);
  const ref = unitRef(unit);
  const { x, y } = centreOf(layout, unit.at);
  const { dx, dy, scale } = placeOf(view, unit);
  const { left, of } = healthOf(view, unit);
  const ours = isOurs(scene, unit.seat);
  const building = view.buildings.find(({ at }) => at === unit.at);
  const isGarrisoned = building !== undefined && building.kind !== 'camp';
  const label = [
    nameOf(ref, scene),
    unit.at,
    words.stats(unit.now.melee, unit.now.ranged, left, of).replace(/\.$/, ''),
    ...(unit.exhausted ? [words.exhausted] : []),
    ...(isGarrisoned ? [words.garrisoned] : []),
  ].join(', ');
  const mark = unit.seat === viewer ? (unit.pawn === 'pawn' ? pawnNumber(view, unit) : unit.pawn) : undefined;
  const extra = `echoes-thing echoes-unit${isThrough(ref, unit.at, scene) ? ' is-through' : ''}${ours ? '' : ' is-theirs'}`;
  return (
    <g {...entityProps(scene, ref, label, extra)} transform={`translate(${x} ${y})`}>
      {isMarked(scene, ref) && <Outline />}
      <g transform={`translate(${dx} ${dy}) scale(${scale})`}>
        <rect class="echoes-hit" x="-42" y="-66" width="84" height="88" />
        <Token
          card={unit.card}
          civ={civOf(view, unit.seat)}
          isOurs={ours}
          mark={mark ?? (unit.pawn === 'pawn' ? undefined : unit.pawn)}
          mode={unit.mode}
          attack={unit.now[unit.mode]}
          health={left}
          isHurt={left < of}
          isExhausted={unit.exhausted}
          isGarrisoned={isGarrisoned}
        />
      </g>
    </g>
  );
}
