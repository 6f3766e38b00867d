/** What lies under the war: the land, and on every place its building or the smoke over it. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { memo } from '@gonfalon/ui-kit';
import type { SpaceId, TileId } from '../content/index.ts';
import { isPerimeter, SPACE_IDS, space } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { Building, Roofs } from './buildings.tsx';
import { rectOf } from './geometry.ts';
import { Land } from './land.tsx';

const PLACES = SPACE_IDS.filter((id) => !isPerimeter(space[id]));

/** All that it looks like: a view is new with every update, and the ground mostly as it was. */
const looks = ({ scene: { view } }: SceneProps<View>) =>
  PLACES.map((id) => `${view.spaces[id].tile} ${view.spaces[id].up}`).join();

export const Background = memo(
  ({ scene: { view } }: SceneProps<View>) => (
    <>
      <Always />
      {PLACES.map((id) => (
        <Plot key={id} id={id} lying={view.spaces[id].tile} up={view.spaces[id].up} />
      ))}
    </>
  ),
  (before, now) => looks(before) === looks(now),
);

const Always = memo(Land, () => true);

interface PlotProps {
  readonly id: SpaceId;
  readonly lying: TileId | undefined;
  readonly up: boolean;
}

/** What lies there: drawn once, and again only when it is turned over. */
const Plot = memo(
  ({ id, lying, up }: PlotProps) => {
    const { x, y, w, h } = rectOf(id);
    const plot = { x: 2.5, y: 2.5, width: w - 5, height: h - 5, rx: 4 };
    return (
      <g transform={`translate(${x} ${y})`}>
        <rect class="battue-plot" {...plot} />
        <rect fill="url(#battue-cobbles)" {...plot} />
        {lying ? <Building tile={lying} w={w} h={h} /> : <Roofs id={id} />}
        {!up && (
          <g class={`battue-veil${lying ? ' is-known' : ''}`}>
            <rect class="battue-haze" {...plot} />
            <rect fill="url(#battue-smoke)" {...plot} />
          </g>
        )}
      </g>
    );
  },
  (before, now) => before.lying === now.lying && before.up === now.up,
);
