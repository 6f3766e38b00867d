/** What lies under the battle: the frame, the land, and what was built on it. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { memo } from '@gonfalon/ui-kit';
import type { Side } from '../content/index.ts';
import { CAMPS, ROWS } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { at, BOX, FIELD, FRAME, nearSide, place, sectionLines } from './geometry.ts';
import { LandmarkArt, ObjectiveArt } from './landmark.tsx';
import { ornament } from './ornament.ts';
import { Terrain, TerrainShapes } from './terrain.tsx';

/** All that it looks like: a view is new with every update, and the ground is as it was. */
const looks = ({ scene }: SceneProps<View>) => {
  const { adventure, landmarks, captured } = scene.view;
  return JSON.stringify([nearSide(scene), adventure.terrain, adventure.objectives, landmarks, captured]);
};

export const Background = memo(
  ({ scene }: SceneProps<View>) => {
    const { view } = scene;
    const near = nearSide(scene);
    return (
      <g class="battlelore-land">
        <defs>
          <TerrainShapes />
          <clipPath id="battlelore-clip-field">
            <rect x={FIELD.left} y={FIELD.top} width={FIELD.width} height={FIELD.height} />
          </clipPath>
        </defs>
        <Frame near={near} />
        <g clip-path="url(#battlelore-clip-field)">
          <Terrain adventure={view.adventure} near={near} />
          <Places view={view} near={near} />
          {sectionLines(near).map((x) => (
            <line
              key={x}
              class="battlelore-line"
              x1={x}
              x2={x}
              y1={FIELD.top}
              y2={FIELD.top + FIELD.height}
            />
          ))}
        </g>
      </g>
    );
  },
  (before, now) => looks(before) === looks(now),
);

function Frame({ near }: { readonly near: Side }) {
  return (
    <g {...ornament}>
      <rect class="battlelore-frame" width={BOX.width} height={BOX.height} rx="10" />
      <rect
        class="battlelore-frame-line"
        x="5"
        y="5"
        width={BOX.width - 10}
        height={BOX.height - 10}
        rx="7"
      />
      <rect
        class="battlelore-border"
        x={FIELD.left - 3}
        y={FIELD.top - 3}
        width={FIELD.width + 6}
        height={FIELD.height + 6}
        rx="3"
      />
      {ROWS.map((row, y) => (
        <g key={row} class="battlelore-row">
          <text x={FRAME / 2} y={place({ x2: 0, y }, near).y + 6}>
            {row}
          </text>
          <text x={BOX.width - FRAME / 2} y={place({ x2: 0, y }, near).y + 6}>
            {row}
          </text>
        </g>
      ))}
    </g>
  );
}

function Places({ view, near }: { readonly view: View; readonly near: Side }) {
  return (
    <g {...ornament}>
      {view.landmarks.map(({ hex: id, type, owner, captured }) => (
        <g key={`${id} ${type}`} transform={at(id, near)}>
          <LandmarkArt type={type} owner={owner} captured={captured} />
        </g>
      ))}
      {view.adventure.objectives.map(({ hex: id, camp, banners }, i) => {
        const taken = view.captured[i] ?? NOBODY;
        return (
          <g key={id} transform={at(id, near)}>
            <ObjectiveArt
              banners={banners}
              camp={camp === 'any' ? undefined : CAMPS.indexOf(camp)}
              taken={taken === NOBODY ? undefined : taken}
            />
          </g>
        );
      })}
    </g>
  );
}
