/** Two Capitals across a land that is still being laid, tile by tile, under a sun that is a coin. */

import type { UnitId } from '../content/index.ts';
import { Capital } from './draw/buildings.tsx';
import { Definitions } from './draw/civs.tsx';
import { Figure } from './draw/figures.tsx';
import { mix } from './draw/shade.ts';

const HORIZON = 126;
const SUN = { x: 200, y: 78 };

type Land = 'plain' | 'field' | 'wood' | 'water' | 'dark';
const COLOURS: Readonly<Record<Land, string>> = {
  plain: '#cdc98c',
  field: '#e2c25c',
  wood: '#7f9c4d',
  water: '#5f9dba',
  dark: '#5f2a50',
};
const MAP: readonly (readonly Land[])[] = [
  ['field', 'plain', 'dark', 'wood', 'field'],
  ['dark', 'wood', 'plain', 'water', 'dark'],
  ['field', 'water', 'dark', 'field', 'plain'],
  ['wood', 'plain', 'field', 'dark', 'plain'],
  ['dark', 'wood', 'dark', 'plain', 'wood'],
  ['field', 'dark', 'plain', 'wood', 'dark'],
  ['dark', 'dark', 'wood', 'dark', 'dark'],
  ['dark', 'plain', 'dark', 'field', 'dark'],
];
const ROWS = 13;
const TILE = { width: 1.8, depth: 1.6 };

/** Where a point of the plain is seen. */
const seen = (x: number, z: number): string =>
  `${(200 + (x * 150) / z).toFixed(1)} ${(HORIZON + 300 / z).toFixed(1)}`;
const quad = (x: number, z: number): string =>
  `M${seen(x, z)}L${seen(x + 1.7, z)}L${seen(x + 1.7, z + 1.5)}L${seen(x, z + 1.5)}Z`;

interface Plot {
  readonly x: number;
  readonly z: number;
  readonly row: number;
  readonly land: Land;
}

/** From the far rows to the near ones. */
const PLOTS: readonly Plot[] = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i).flatMap((row) => {
  const z = 2.6 + row * TILE.depth;
  const lands = MAP[row % MAP.length] ?? [];
  const wide = Math.ceil((z * 200) / 150 / TILE.width) + 1;
  return Array.from({ length: wide * 2 }, (_, i): Plot => {
    const column = i - wide;
    const land = lands[(((column + row * 2) % 5) + 5) % 5] ?? 'plain';
    return { x: column * TILE.width, z, row, land };
  });
});

const TREES = [
  [0.4, 1.2],
  [0.9, 1.3],
  [1.4, 1.1],
  [0.6, 0.6],
  [1.2, 0.5],
] as const;

function PlotLand({ x, z, row, land }: Plot) {
  const isTaken = row === 0 && x === 0;
  if (isTaken) return <path d={quad(x + 0.05, z + 0.04)} fill="#2a1024" />;
  const colour = COLOURS[land];
  const [cx = '0', cy = '0'] = seen(x + 0.9, z + 0.7).split(' ');
  const radius = 62 / z;
  return (
    <>
      <path
        d={quad(x + 0.05, z - 0.05)}
        fill={mix(colour, '#2a1622', 0.55)}
        transform={`translate(0 ${(7 / z).toFixed(1)})`}
      />
      <path
        d={quad(x + 0.05, z + 0.04)}
        fill={mix(colour, '#e9b98a', Math.min(0.62, row * 0.065))}
        stroke="#fff3d0"
        stroke-opacity=".5"
        stroke-width=".7"
      />
      {land === 'dark' && row < 7 && (
        <>
          <ellipse
            cx={cx}
            cy={cy}
            rx={radius}
            ry={(radius * 2) / z}
            fill="none"
            stroke="#e2bd62"
            stroke-width="1.4"
          />
          <ellipse cx={cx} cy={cy} rx={radius * 0.45} ry={(radius * 0.9) / z} fill="#e2bd62" />
        </>
      )}
      {land === 'field' && row < 6 && (
        <path
          d={[1, 2, 3, 4, 5]
            .map((i) => `M${seen(x + 0.05 + i * 0.28, z + 0.04)}L${seen(x + 0.05 + i * 0.28, z + 1.5)}`)
            .join('')}
          stroke="#a98a34"
          stroke-width={2.6 / z}
          opacity=".7"
        />
      )}
      {land === 'wood' &&
        row < 6 &&
        TREES.map(([dx, dz]) => (
          <g key={dx} transform={`translate(${seen(x + dx, z + dz)}) scale(${(4.3 / (z + dz)).toFixed(2)})`}>
            <path d="M0 -34L9 -17H6L12 -3H-12L-6 -17H-9Z" fill="#2f6142" />
            <path d="M0 -34L-9 -17H-6L-12 -3H-3Z" fill="#4b8558" />
          </g>
        ))}
    </>
  );
}

/** The sun is a coin with the head of an emperor. */
function Sun() {
  return (
    <>
      {[66, 84, 104, 126, 150, 176].map((radius, i) => (
        <circle
          key={radius}
          cx={SUN.x}
          cy={SUN.y}
          r={radius}
          fill="none"
          stroke="#ffe9b0"
          stroke-width={1.8 - i * 0.2}
          opacity={0.55 - i * 0.08}
          stroke-dasharray={i % 2 ? '2 5' : 'none'}
        />
      ))}
      <circle cx={SUN.x} cy={SUN.y} r="56" fill="#cf932a" />
      <circle cx={SUN.x} cy={SUN.y} r="54.5" fill="url(#echoes-cover-coin)" />
      {Array.from({ length: 36 }, (_, i) => (
        <circle
          key={i}
          cx={(SUN.x + Math.cos((i * Math.PI) / 18) * 50).toFixed(1)}
          cy={(SUN.y + Math.sin((i * Math.PI) / 18) * 50).toFixed(1)}
          r="2.1"
          fill="#b57d18"
        />
      ))}
      <g transform="translate(199 74) scale(.92)" fill="#b57d18">
        <path d="M-18 36Q-20 22 -10 16Q-16 8 -16 -4Q-16 -20 0 -22Q12 -22 14 -12L14 -7L20 3L15 5L16 9L13 10L15 13L12 15Q13 20 8 20L6 20L8 26Q18 28 22 36Q4 44 -18 36Z" />
        <path d="M-18 -14L-20 -32L-11 -24L-4 -36L3 -25L12 -33L14 -15Q-2 -22 -18 -14Z" />
        <path d="M-18 -11Q-2 -19 14 -12L14 -9Q-2 -15 -17 -7Z" fill="#fff0b8" />
        <path
          d="M-15 0V16M-19 -4V10"
          stroke="#b57d18"
          stroke-width="2.4"
          stroke-linecap="round"
          stroke-dasharray="1 4"
        />
        <path d="M-12 24Q2 34 16 30" stroke="#fff0b8" stroke-width="1.6" fill="none" />
        <circle cx="7" cy="-3" r="1.5" fill="#fff0b8" />
      </g>
    </>
  );
}

/** The tile that is being turned. */
function TurningTile() {
  return (
    <g transform="translate(236 214)">
      <path d="M-62 20L-38 -22L40 -44L50 -2Z" fill="#1c0a18" opacity=".35" transform="translate(-14 16)" />
      <path d="M-64 14L-42 -30L42 -52L48 -8Z" fill="#643054" />
      <path d="M-64 14L48 -8L48 -1L-64 21Z" fill="#8d7c52" />
      <path d="M-58 9L-39 -27L38 -47L43 -9Z" fill="none" stroke="#e2bd62" stroke-width="1.6" />
      <g transform="translate(-4 -18) skewX(-14) rotate(-12) scale(1 .72)">
        <circle r="22" fill="#3d1833" stroke="#e2bd62" stroke-width="1.6" />
        {Array.from({ length: 18 }, (_, i) => (
          <circle
            key={i}
            cx={(Math.cos((i * Math.PI) / 9) * 18).toFixed(1)}
            cy={(Math.sin((i * Math.PI) / 9) * 18).toFixed(1)}
            r="1.6"
            fill="#f6ecd6"
          />
        ))}
        <path d="M0 -13L3.4 -3.4L13 0L3.4 3.4L0 13L-3.4 3.4L-13 0L-3.4 -3.4Z" fill="#e2bd62" />
      </g>
    </g>
  );
}

interface StandingProps {
  readonly id: UnitId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isMirrored?: boolean;
}

function Standing({ id, x, y, scale, isMirrored = false }: StandingProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="4" cy="2" rx="36" ry="7.5" opacity=".3" />
      <Figure id={id} isMirrored={isMirrored} />
    </g>
  );
}

export function Picture() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="echoes-cover">
      <Definitions />
      <defs>
        <linearGradient id="echoes-cover-sky" x2="0" y2="1">
          <stop stop-color="#3b1b4a" />
          <stop offset=".42" stop-color="#93416b" />
          <stop offset=".78" stop-color="#e89a6b" />
          <stop offset="1" stop-color="#fbdc97" />
        </linearGradient>
        <radialGradient id="echoes-cover-coin" cx=".4" cy=".34" r=".75">
          <stop stop-color="#fff3c4" />
          <stop offset=".55" stop-color="#f2c553" />
          <stop offset="1" stop-color="#cf932a" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="url(#echoes-cover-sky)" />
      <Sun />
      <path
        d="M0 58q50-10 96 0q40 7 78-3q-48 17-108 12q-40-3-66-9zM262 44q50-8 138 2q-70 13-138-2z"
        fill="#f3b98a"
        opacity=".4"
      />
      <path
        d="M0 128L34 96L58 116L98 84L134 122L168 132H236L262 124L304 80L338 114L368 94L400 118V150H0Z"
        fill="#8a4a74"
      />
      <path d="M98 84L112 98L104 100L96 96L88 95ZM304 80L318 96L308 96L300 92L294 92Z" fill="#f7d3b0" />
      <path d="M0 138Q60 118 120 132Q160 128 200 133Q244 128 284 132Q344 118 400 136V152H0Z" fill="#a5667a" />
      <rect y="234" width="400" height="6" fill="#4d2643" />
      {PLOTS.map((plot) => (
        <PlotLand key={`${plot.x} ${plot.z}`} {...plot} />
      ))}
      <g transform="translate(64 150)">
        <Capital civ="norse" scale={1.02} />
      </g>
      <g transform="translate(336 150)">
        <Capital civ="byzantines" scale={1.02} />
      </g>
      <TurningTile />
      <Standing id="nor-hardrada" x={96} y={232} scale={1.02} />
      <Standing id="nor-spearman" x={46} y={236} scale={0.92} />
      <Standing id="byz-basil" x={330} y={234} scale={1.02} isMirrored />
      <Standing id="byz-skoutatoi" x={378} y={237} scale={0.92} isMirrored />
    </svg>
  );
}
