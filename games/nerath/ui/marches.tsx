/** The ways of those who are about to go: an arrow from where they stand to where they would be. */
import type { Point, Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps } from '@gonfalon/ui-kit';
import { Arrow } from '@gonfalon/ui-kit/components';
import type { SpaceId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { findSpace } from '../rules/board.ts';
import type { View } from '../rules/views.ts';
import { plannedWays } from './planned.ts';
import { placeOf } from './positions.ts';

/** Verbs of which the first thing is where one goes from and the second where to. */
const GOING = new Set(['march', 'fly', 'sail', 'land']);

interface Way {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

const spaceIn = (ref: unknown): SpaceId | undefined =>
  typeof ref === 'string' ? SPACE_IDS[findSpace(ref)] : undefined;

/** The way that is being chosen, if there is one. */
export function wayOf({ question, selected, hovered, offered, choices }: Scene<View>): Way | undefined {
  if (question?.prompt === 'who' || question?.prompt === 'choose') {
    const [from, to] = [spaceIn(question.params?.from), spaceIn(question.params?.to)];
    return from && to && { from, to };
  }
  const goes = choices.some(([verb, from]) => GOING.has(verb) && from === selected[0]);
  const [from, to] = [spaceIn(selected[0]), spaceIn(hovered)];
  return goes && from && to && offered.has(to) ? { from, to } : undefined;
}

/** The number on its disc can be read on the whole map. */
const BREADTH = 13;

export function Marches({ scene }: SceneProps<View>) {
  const { view } = scene;
  const way = wayOf(scene);
  const isPlanned = plannedWays(view).some(({ from, to }) => from === way?.from && to === way.to);
  return (
    <g class={`nerath-march is-${REALM_IDS[view.active]}`}>
      {plannedWays(view).map(({ ref, from, to, count }) => (
        <g key={ref} {...entityProps(scene, ref, scene.messages.ref(ref), 'nerath-way')}>
          <Arrow from={standing(from)} to={standing(to)} breadth={BREADTH} label={count} />
        </g>
      ))}
      {way && !isPlanned && <Arrow from={standing(way.from)} to={standing(way.to)} breadth={BREADTH} />}
    </g>
  );
}

/** Where the pieces of a place stand. */
function standing(id: SpaceId): Point {
  const { x, y } = placeOf(id);
  return { x, y: id.startsWith('d') ? y : y + 14 };
}
