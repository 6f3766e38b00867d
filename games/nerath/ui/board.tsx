/** The map as a table of war: areas that can be pressed, and over them names, pieces, chances and marches. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, memo, sameEntity } from '@gonfalon/ui-kit';
import { useRef } from 'preact/hooks';
import type { DungeonId, SpaceId } from '../content/index.ts';
import { SPACE_IDS } from '../content/index.ts';
import type { AreaId } from '../content/map.ts';
import { entrances } from '../content/map.ts';
import { findSpace } from '../rules/board.ts';
import type { View } from '../rules/views.ts';
import { isAttack, pendingAttacks } from './chances.ts';
import { describeSpace } from './explain.ts';
import { FRAME } from './map/box.ts';
import { AREA_IDS, OUTLINE } from './map/geometry.ts';
import { Marches } from './marches.tsx';
import { chanceTo } from './odds.ts';
import { originOf, usePlan } from './plan.ts';
import { placeOf } from './positions.ts';
import { useScale } from './scale.ts';
import { AreaChance, AreaName, AreaPieces, EntranceMark } from './space-mark.tsx';

const ENTRANCE_IDS = Object.keys(entrances) as DungeonId[];
/** From north to south, so that what is nearer lies over what is farther. */
const SOUTHWARD = AREA_IDS.toSorted((a, b) => placeOf(a).y - placeOf(b).y);
/** How far around an entrance it can be pressed. */
const ENTRANCE_RADIUS = 15;

export function Board({ scene }: SceneProps<View>) {
  const drawing = useRef<SVGGElement>(null);
  useScale(drawing);
  usePlan();
  const { view } = scene;
  const origin = originOf(scene);
  const chances = new Map(pendingAttacks(view).map(({ id, win }) => [id as string, win]));
  if (origin)
    for (const ref of scene.offered) {
      const win = chanceTo(scene, origin, ref);
      if (win !== undefined) chances.set(ref, win);
    }
  const isChoosing = [...scene.offered].some((ref) => findSpace(ref) >= 0);
  return (
    <g
      ref={drawing}
      class={`nerath-board${isChoosing ? ' is-choosing' : ''}${scene.selected.length > 0 ? ' is-picking' : ''}`}
      data-level="middle"
      transform={`translate(${FRAME} ${FRAME})`}
    >
      {AREA_IDS.map((id) => (
        <Area key={id} scene={scene} id={id} isTarget={origin !== undefined && isTarget(scene, id)} />
      ))}
      {view.battle && <Contest id={SPACE_IDS[view.battle.space]} />}
      {ENTRANCE_IDS.map((id) => (
        <Entrance key={id} scene={scene} id={id} isTarget={origin !== undefined} />
      ))}
      <g class="nerath-marks">
        {ENTRANCE_IDS.map((id) => (
          <EntranceMark key={id} scene={scene} id={id} chance={chances.get(id)} />
        ))}
        {SOUTHWARD.map((id) => (
          <AreaPieces key={id} scene={scene} id={id} chance={undefined} />
        ))}
        {AREA_IDS.map((id) => (
          <AreaName key={id} scene={scene} id={id} chance={undefined} />
        ))}
      </g>
      <Marches scene={scene} />
      <g class="nerath-marks">
        {AREA_IDS.map((id) => (
          <AreaChance key={id} scene={scene} id={id} chance={chances.get(id)} />
        ))}
      </g>
    </g>
  );
}

const isTarget = ({ view, offered }: SceneProps<View>['scene'], id: SpaceId): boolean =>
  offered.has(id) && isAttack(view, findSpace(id));

interface PlaceProps<Id> extends SceneProps<View> {
  readonly id: Id;
  readonly isTarget: boolean;
}

const samePlace = <Id extends string>(before: PlaceProps<Id>, now: PlaceProps<Id>): boolean =>
  before.isTarget === now.isTarget &&
  sameEntity(before.scene, now.scene, now.id) &&
  before.scene.view === now.scene.view;

const Area = memo(({ scene, id, isTarget: attacked }: PlaceProps<AreaId>) => {
  const kind = id.startsWith('s') ? 'is-sea' : 'is-land';
  const classes = `nerath-space ${kind}${attacked ? ' is-target' : ''}`;
  return (
    <g {...entityProps(scene, id, describeSpace(id, scene), classes)}>
      <path class="nerath-halo" d={OUTLINE[id]} />
      <path class="nerath-area" d={OUTLINE[id]} />
    </g>
  );
}, samePlace);

const Entrance = memo(({ scene, id, isTarget: attacked }: PlaceProps<DungeonId>) => {
  const { x, y } = entrances[id];
  const classes = `nerath-space is-entrance${attacked ? ' is-target' : ''}`;
  return (
    <g {...entityProps(scene, id, describeSpace(id, scene), classes)} transform={`translate(${x} ${y})`}>
      <circle class="nerath-halo" r={ENTRANCE_RADIUS} />
      <circle class="nerath-area" r={ENTRANCE_RADIUS} />
    </g>
  );
}, samePlace);

/** Where a battle is fought. */
function Contest({ id }: { readonly id: SpaceId | undefined }) {
  if (id === undefined) return null;
  if (Object.hasOwn(entrances, id)) {
    const { x, y } = entrances[id as DungeonId];
    return <circle class="nerath-contest" cx={x} cy={y} r={ENTRANCE_RADIUS} />;
  }
  return (
    <>
      <path class="nerath-contest-halo" d={OUTLINE[id as AreaId]} />
      <path class="nerath-contest" d={OUTLINE[id as AreaId]} />
    </>
  );
}
