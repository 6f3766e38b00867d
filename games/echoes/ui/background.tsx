/** The table under the things: a mosaic frame, tiles face up and face down, and the names of rows and columns. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { memo } from '@gonfalon/ui-kit';
import type { Terrain } from '../content/index.ts';
import { FACE_DOWN } from '../rules/land.ts';
import type { Size } from '../rules/squares.ts';
import { fileOf, rankOf } from '../rules/squares.ts';
import type { View } from '../rules/views.ts';
import { Definitions } from './draw/civs.tsx';
import type { TileSquares } from './draw/tile.tsx';
import { TileBack, TileFace, TileShapes } from './draw/tile.tsx';
import type { Layout } from './geometry.ts';
import { boxOf, cornerOf, FRAME, labelsOf, layoutOf, SQUARE, seenSquares } from './geometry.ts';

/** The land of a place as it is seen, or nothing while it is face down. */
function landOf({ land, size }: View, layout: Layout, place: number): TileSquares | undefined {
  const seen = seenSquares(layout, place).map((at) => land[rankOf(at) * size + fileOf(at)] ?? FACE_DOWN);
  if (seen.includes(FACE_DOWN)) return undefined;
  return seen.map((features) => features.split(' ') as Terrain[]) as unknown as TileSquares;
}

export function Background({ scene }: SceneProps<View>) {
  const { view } = scene;
  const layout = layoutOf(scene);
  const labels = labelsOf(layout);
  const box = boxOf(view.size);
  return (
    <g class="echoes-ground">
      <Definitions />
      <TileShapes />
      <MosaicFrame size={view.size} />
      {view.places.map((_, place) => {
        const [first = 0] = seenSquares(layout, place);
        const { x, y } = cornerOf(layout, first);
        const squares = landOf(view, layout, place);
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            {squares ? <TileFace squares={squares} seed={place + 1} /> : <TileBack />}
          </g>
        );
      })}
      {labels.files.map((file, i) => (
        <text
          key={file}
          class="echoes-coordinate"
          x={FRAME + (i + 0.5) * SQUARE.width + Math.floor(i / 2) * 7}
          y={box.height - 14}
        >
          {file}
        </text>
      ))}
      {labels.ranks.map((rank, i) => (
        <text
          key={rank}
          class="echoes-coordinate"
          x={FRAME / 2 - 2}
          y={FRAME + (i + 0.5) * SQUARE.height + Math.floor(i / 2) * 7 + 5}
        >
          {rank}
        </text>
      ))}
    </g>
  );
}

/** The stones of the frame, in their order. */
const STONES = [
  'light-dark(#c79a3a, #8d6f37)',
  'light-dark(#dccbaa, #4a3d52)',
  'light-dark(#4f8a86, #3f6a6d)',
  'light-dark(#dccbaa, #4a3d52)',
  'light-dark(#8b3b66, #6d3a5d)',
  'light-dark(#dccbaa, #4a3d52)',
] as const;
const STONE = 5;
const STEP = 6.2;

/** All stones of one colour along the upper and the right edge as one path. */
function stones(
  { width, height }: { readonly width: number; readonly height: number },
  colour: number,
): string {
  const along = Math.floor((width - 16) / STEP);
  const down = Math.floor((height - 24) / STEP);
  const cut = `h${STONE}v${STONE}h-${STONE}z`;
  const every = (count: number, at: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => (i % STONES.length === colour ? `M${at(i)}${cut}` : '')).join('');
  return (
    every(along, (i) => `${(8 + i * STEP).toFixed(1)} 4`) +
    every(down, (i) => `${width - 9} ${(10 + i * STEP).toFixed(1)}`)
  );
}

interface OfSize {
  readonly size: Size;
}

const sameSize = (before: OfSize, now: OfSize) => before.size === now.size;

const MosaicFrame = memo(({ size }: OfSize) => {
  const box = boxOf(size);
  const { width, height } = box;
  const inner = {
    x: FRAME - 7,
    y: FRAME - 7,
    width: width - 2 * FRAME + 14,
    height: height - 2 * FRAME + 6,
    rx: 12,
  };
  return (
    <>
      <rect y="8" width={width} height={height - 8} rx="12" fill="#000" opacity=".3" />
      <rect width={width} height={height - 2} rx="11" fill="light-dark(#8a6f52, #16101b)" />
      <rect width={width} height={height - 8} rx="11" fill="light-dark(#efe4cf, #2a2131)" />
      {[0, 1, 2, 3, 4, 5].map((colour) => (
        <path key={colour} fill={STONES[colour]} d={stones(box, colour)} />
      ))}
      <rect {...inner} fill="light-dark(#5a3048, #1b1421)" />
      <rect {...inner} fill="none" stroke="light-dark(#c79a3a, #8d6f37)" stroke-width="1.6" />
    </>
  );
}, sameSize);
