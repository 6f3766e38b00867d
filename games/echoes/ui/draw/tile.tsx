/** A tile of two by two squares, face up or face down, with its upper left corner on 0, 0. */
import { memo } from '@gonfalon/ui-kit';
import type { Terrain } from '../../content/index.ts';
import { SQUARE } from '../geometry.ts';
import { shade } from './shade.ts';
import { GROUND, SQUARE_BOX, SquareLand } from './terrain.tsx';
import type { RiverEnd, Shores } from './water.tsx';

const WIDTH = SQUARE.width * 2;
const HEIGHT = SQUARE.height * 2;
/** How far trees and peaks may rise over the far edge of their tile. */
const RISE = 16;
const ROUND = 9;

/** The features of the four squares: upper left, upper right, lower left, lower right, as they are seen. */
export type TileSquares = readonly [
  readonly Terrain[],
  readonly Terrain[],
  readonly Terrain[],
  readonly Terrain[],
];

/** The neighbours within a tile: beside, above or below, and diagonally. */
const BESIDE = [1, 0, 3, 2] as const;
const OVER = [2, 3, 0, 1] as const;
const ACROSS = [3, 2, 1, 0] as const;

const isWater = (features: readonly Terrain[] | undefined): boolean =>
  features?.includes('water') === true || features?.includes('river') === true;

/** A river runs from the edge of its tile to the water of the tile, or straight through. */
function riverOf(squares: TileSquares, i: number): readonly [RiverEnd, RiverEnd] {
  const isLeft = i % 2 === 0;
  const isUpper = i < 2;
  const outer = isLeft ? 'w' : 'e';
  if (isWater(squares[BESIDE[i] ?? 0])) return [outer, isLeft ? 'e' : 'w'];
  if (isWater(squares[OVER[i] ?? 0])) return [isUpper ? 'n' : 's', isUpper ? 's' : 'n'];
  if (!isWater(squares[ACROSS[i] ?? 0])) return [isUpper ? 'n' : 's', isUpper ? 's' : 'n'];
  const across = `${isUpper ? 's' : 'n'}${isLeft ? 'e' : 'w'}` as const;
  return [isUpper ? outer : 's', across];
}

function shoresOf(squares: TileSquares, i: number): Shores {
  const beside = squares[BESIDE[i] ?? 0]?.includes('water') === true;
  const over = squares[OVER[i] ?? 0]?.includes('water') === true;
  return {
    n: i >= 2 && over,
    s: i < 2 && over,
    e: i % 2 === 0 && beside,
    w: i % 2 === 1 && beside,
    river: riverOf(squares, i),
  };
}

interface SlabProps {
  readonly fill: string;
  readonly edge: string;
}

function Slab({ fill, edge }: SlabProps) {
  return (
    <>
      <rect x="2" y="9" width={WIDTH} height={HEIGHT} rx={ROUND} fill="#000" opacity=".35" />
      <rect y="6" width={WIDTH} height={HEIGHT} rx={ROUND} fill={edge} />
      <rect width={WIDTH} height={HEIGHT} rx={ROUND} fill={fill} />
    </>
  );
}

interface TileProps {
  readonly squares: TileSquares;
  readonly seed: number;
}

/** Land never changes once it lies: a tile is drawn once. */
export const TileFace = memo(
  ({ squares, seed }: TileProps) => (
    <>
      <Slab fill={shade(GROUND)} edge={shade('#8d7c52')} />
      <g clip-path="url(#echoes-tile)">
        {squares.map((features, i) => (
          <g
            key={i}
            transform={`translate(${(i % 2) * SQUARE.width} ${i < 2 ? 0 : SQUARE.height}) scale(${SQUARE.width / SQUARE_BOX.width} ${SQUARE.height / SQUARE_BOX.height})`}
          >
            <SquareLand features={features} shores={shoresOf(squares, i)} seed={seed * 4 + i} />
          </g>
        ))}
      </g>
      <path
        class="echoes-square-lines"
        d={`M${SQUARE.width} 8V${HEIGHT - 8}M8 ${SQUARE.height}H${WIDTH - 8}`}
      />
      <rect
        class="echoes-tile-rim"
        x="0.8"
        y="0.8"
        width={WIDTH - 1.6}
        height={HEIGHT - 1.6}
        rx={ROUND - 0.6}
      />
    </>
  ),
  (before, now) => before.seed === now.seed && before.squares.join('/') === now.squares.join('/'),
);

export function TileShapes() {
  return (
    <defs>
      <clipPath id="echoes-tile">
        <rect y={-RISE} width={WIDTH} height={HEIGHT + RISE} rx={ROUND} />
      </clipPath>
    </defs>
  );
}

const BACK = {
  base: 'light-dark(#643054, #33182f)',
  low: 'light-dark(#3d1833, #1d0d1b)',
  high: 'light-dark(#7a4469, #472542)',
  gold: 'light-dark(#dcb868, #a07f45)',
  pearl: 'light-dark(#f3e6cc, #b9a890)',
};
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
const RADIUS = HEIGHT * 0.27;
const PEARLS = 24;
const WAVES = 9;

/** A star of so many points about 0, 0. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const CORNERS = [
  [21, 21],
  [WIDTH - 21, 21],
  [21, HEIGHT - 21],
  [WIDTH - 21, HEIGHT - 21],
] as const;

export function TileBack() {
  const step = WIDTH / 8;
  return (
    <>
      <Slab fill={BACK.base} edge={BACK.low} />
      <path
        d={Array.from({ length: WAVES }, (_, i) => {
          const y = 16 + (i * (HEIGHT - 32)) / (WAVES - 1);
          return `M10 ${y}q${step / 2} ${i % 2 ? -9 : 9} ${step} 0${`t${step} 0`.repeat(5)}t${step - 20} 0`;
        }).join('')}
        stroke={BACK.high}
        stroke-width="1.5"
        fill="none"
        opacity=".75"
      />
      <rect
        x="6"
        y="6"
        width={WIDTH - 12}
        height={HEIGHT - 12}
        rx="6"
        fill="none"
        stroke={BACK.gold}
        stroke-width="1.4"
        opacity=".85"
      />
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`} stroke-width="1.3">
        <circle r={RADIUS * 1.18} fill={BACK.low} stroke={BACK.gold} />
        <circle r={RADIUS * 0.84} fill={BACK.base} stroke={BACK.gold} />
        {Array.from({ length: PEARLS }, (_, i) => {
          const angle = (i * 2 * Math.PI) / PEARLS;
          return (
            <circle
              key={i}
              cx={(Math.cos(angle) * RADIUS).toFixed(1)}
              cy={(Math.sin(angle) * RADIUS).toFixed(1)}
              r={RADIUS * 0.066}
              fill={BACK.pearl}
            />
          );
        })}
        <path d={star(8, RADIUS * 0.74, RADIUS * 0.4)} fill="none" stroke={BACK.gold} />
        <path d={star(4, RADIUS * 0.74, RADIUS * 0.22)} fill={BACK.gold} />
        <circle r={RADIUS * 0.33} fill={BACK.low} stroke={BACK.gold} />
        <text class="echoes-unknown" y={RADIUS * 0.17} font-size={RADIUS * 0.48}>
          ?
        </text>
      </g>
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(45)`}>
          <rect x="-6" y="-6" width="12" height="12" fill={BACK.low} stroke={BACK.gold} stroke-width="1.4" />
          <rect x="-2" y="-2" width="4" height="4" fill={BACK.gold} />
        </g>
      ))}
    </>
  );
}
