/** The land as it is painted: vellum where nothing lies, a wash of paint for each card, its road and what grows there. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { memo } from '@gonfalon/ui-kit';
import { EXITS_TEXT, SIZE } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { pt, seeded } from './art/factions.ts';
import { Patterns } from './art/glyph.tsx';
import { Mist } from './art/mist.tsx';
import { Road } from './art/road.tsx';
import { starPath } from './art/star.ts';
import type { Ground } from './art/terrain.tsx';
import { TerrainSprites, WASH } from './art/terrain.tsx';
import { boardSize, CELL, cornerOf, frameOf, MARGIN, washPath } from './geometry.ts';

interface Plot {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly state: 'empty' | 'closed' | 'laid' | 'unusable';
  readonly ground: Ground;
  readonly exits: string;
  readonly isBuilt: boolean;
}

function plotsOf(view: View): readonly Plot[] {
  const { cards, terrains, exits } = view.land;
  const frame = frameOf(view);
  return cards.map((card, cell) => ({
    cell,
    ...cornerOf(cell, frame),
    state:
      card === '' ? 'empty' : card === 'impassable' ? 'closed' : card === 'unusable' ? 'unusable' : 'laid',
    ground: terrains[cell] || 'ruins',
    exits: EXITS_TEXT[exits[cell] ?? 0] ?? '',
    isBuilt: card === 'ruins' || card.startsWith('city'),
  }));
}

const looks = ({ scene }: SceneProps<View>): string => {
  const { cards, terrains, exits } = scene.view.land;
  return `${cards.join()} ${terrains.join()} ${exits.join()}`;
};

export const Background = memo(
  ({ scene: { view } }: SceneProps<View>) => {
    const plots = plotsOf(view);
    const laid = plots.filter(({ state }) => state === 'laid');
    return (
      <>
        <Patterns />
        <clipPath id="battalia-cell">
          <path d="M-.4-.4h100.8v100.8H-.4z" />
        </clipPath>
        <Vellum view={view} plots={plots} />
        {laid.map((plot) => (
          <Wash key={plot.cell} {...plot} />
        ))}
        {plots
          .filter(({ state }) => state === 'closed')
          .map(({ cell, x, y }) => (
            <g key={cell} transform={`translate(${x} ${y})`}>
              <Mist seed={cell + 1} />
            </g>
          ))}
        {laid.map(({ cell, x, y, exits, ground }) => (
          <g key={cell} transform={`translate(${x} ${y})`} clip-path="url(#battalia-cell)">
            <Road exits={exits} terrain={ground} />
          </g>
        ))}
        {laid.map((plot) => (
          <Growth key={plot.cell} {...plot} />
        ))}
        <g class="battalia-moon">
          {laid.map(({ cell, x, y }) => (
            <path key={cell} transform={`translate(${x} ${y})`} d={washPath(cell)} />
          ))}
        </g>
      </>
    );
  },
  (before, now) => looks(before) === looks(now),
);

/** The table of a map maker: a wooden frame, and pencilled stars where nothing lies yet. */
function Vellum({ view, plots }: { readonly view: View; readonly plots: readonly Plot[] }) {
  const { width, height } = boardSize(view);
  const [inner, outer] = [MARGIN - 4, 3];
  return (
    <>
      <rect width={width} height={height} rx="10" fill="#4b3320" />
      <rect
        x={outer}
        y={outer}
        width={width - 2 * outer}
        height={height - 2 * outer}
        rx="8"
        fill="none"
        stroke="#d7b063"
        stroke-width="2"
      />
      <rect
        class="battalia-wood"
        x={inner}
        y={inner}
        width={width - 2 * inner}
        height={height - 2 * inner}
        stroke="#c9a25a"
        stroke-width="3"
      />
      {plots
        .filter(({ state }) => state !== 'unusable')
        .map(({ cell, x, y, state }) => (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <rect class="battalia-vellum" width={CELL} height={CELL} />
            {state === 'empty' && <Survey />}
          </g>
        ))}
    </>
  );
}

const STAR = starPath(13, 6);

function Survey() {
  return (
    <g class="battalia-survey">
      <path d="M.5 .5h99v99h-99z" stroke-dasharray="2 5" />
      <path d={STAR} transform="translate(50 50)" />
      <path d="M50 28V72M28 50H72" stroke-dasharray="3 3" />
      <path d="M12 20q8-7 16 0t14-1M62 84q7-6 14 0t12-1" />
    </g>
  );
}

const same = (before: Plot, now: Plot) =>
  before.ground === now.ground && before.exits === now.exits && before.isBuilt === now.isBuilt;

const Wash = memo(({ cell, x, y, ground }: Plot) => {
  const { base, lo, hi } = WASH[ground];
  const random = seeded((cell % SIZE) * 31 + cell);
  const blots = Array.from({ length: 6 }, (_, i) => ({
    cx: pt(15 + random() * 70),
    cy: pt(15 + random() * 70),
    rx: pt(12 + random() * 16),
    ry: pt(7 + random() * 9),
    fill: i % 2 ? hi : lo,
  }));
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={washPath(cell)} fill={base} stroke="#4c3329" stroke-opacity=".5" stroke-width="1.6" />
      {blots.map((blot) => (
        <ellipse key={`${blot.cx} ${blot.cy}`} {...blot} opacity=".38" />
      ))}
    </g>
  );
}, same);

const Growth = memo(
  ({ cell, x, y, ground, exits, isBuilt }: Plot) => (
    <g transform={`translate(${x} ${y})`}>
      <TerrainSprites ground={ground} exits={exits} seed={cell * 17 + 5} isBuilt={isBuilt} />
    </g>
  ),
  same,
);
