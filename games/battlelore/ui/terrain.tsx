/** The painted ground. It is drawn once for an adventure, because it never changes. */
import type { Point } from '@gonfalon/ui-kit';
import { memo } from '@gonfalon/ui-kit';
import { hexOutline } from '@gonfalon/ui-kit/components';
import type { Adventure, HexId, Side, TerrainId } from '../content/index.ts';
import { hexes, terrain } from '../content/index.ts';
import { centre, FIELD, halves, RADIUS } from './geometry.ts';
import { ornament } from './ornament.ts';
import type { Reach } from './water.ts';
import { bed, watercourse } from './water.ts';

/** Lighter and darker stretches of land, as broad strokes of a brush. */
function Meadows() {
  return (
    <g class="battlelore-meadows">
      {Array.from({ length: 22 }, (_, i) => {
        const x = FIELD.left + grain(i, 61) * FIELD.width;
        const y = FIELD.top + grain(i, 62) * FIELD.height;
        const rx = 70 + grain(i, 63) * 130;
        const ry = 26 + grain(i, 64) * 46;
        const turn = (grain(i, 65) - 0.5) * 50;
        return (
          <path
            key={i}
            class={`is-${i % 3}`}
            transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${(rx / 100).toFixed(2)} ${(ry / 100).toFixed(2)})`}
            d="M-98-8Q-90-66-34-84Q30-104 74-62Q112-22 92 34Q60 90-6 92Q-92 88-98-8Z"
          />
        );
      })}
      <rect
        x={FIELD.left}
        y={FIELD.top}
        width={FIELD.width}
        height={FIELD.height}
        fill="url(#battlelore-strokes)"
      />
    </g>
  );
}

interface Props {
  readonly adventure: Adventure;
  readonly near: Side;
}

const HEX = hexOutline(RADIUS);

/** A number from 0 to 1 that is always the same for a hex, so that no two hexes look alike. */
function grain(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const move = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function kindsOf({ terrain: given }: Adventure): ReadonlyMap<HexId, TerrainId> {
  const kinds = new Map<HexId, TerrainId>();
  for (const kind of ['forest', 'hill', 'river', 'ford', 'bridge'] as const) {
    for (const id of given[kind]) kinds.set(id, kind);
  }
  return kinds;
}

function Tuft({ index, salt }: { readonly index: number; readonly salt: number }) {
  const x = (grain(index, salt) - 0.5) * 66;
  const y = (grain(index, salt + 7) - 0.5) * 66;
  return <path d={`M${x.toFixed(0)} ${y.toFixed(0)}m-5 0q1-6 0-8m4 8q0-7 1-11m3 11q0-6 2-8`} />;
}

const TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [-16, -36, 0.86],
  [16, -38, 0.9],
  [-34, -16, 0.95],
  [2, -20, 0.8],
  [35, -14, 0.98],
  [-36, 12, 1],
  [14, 4, 0.82],
  [-12, 10, 0.84],
  [37, 14, 1],
  [-20, 33, 1.02],
  [3, 40, 0.98],
  [23, 33, 1.04],
];

function Wood({ index }: { readonly index: number }) {
  return (
    <g>
      <path class="battlelore-wood-floor" d={hexOutline(RADIUS * 0.97)} />
      {TREES.map(([x, y, size], i) => {
        const dx = (grain(index, i) - 0.5) * 7;
        const dy = (grain(index, i + 20) - 0.5) * 5;
        const kind = grain(index, i + 40) > 0.62 ? 'fir' : 'oak';
        return (
          <use
            key={`${x} ${y}`}
            href={`#battlelore-${kind}`}
            transform={`translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) scale(${size})`}
          />
        );
      })}
    </g>
  );
}

function Hill({ index }: { readonly index: number }) {
  const flip = grain(index, 3) > 0.5 ? -1 : 1;
  return (
    <g transform={`scale(${flip} 1)`}>
      <path
        class="battlelore-hill-foot"
        d="M-47 18Q-46-8-20-16Q-8-44 12-36Q30-30 33-8Q48 0 46 20Q40 40 4 40Q-38 42-47 18Z"
      />
      <path
        class="battlelore-hill"
        d="M-40 14Q-36-8-15-14Q-4-37 10-31Q25-25 26-5Q39 4 37 18Q30 30 2 31Q-32 32-40 14Z"
      />
      <path
        class="battlelore-hill-top"
        d="M-22 4Q-16-8-7-10Q1-26 10-22Q18-17 17-3Q22 4 19 11Q10 18-4 17Q-20 16-22 4Z"
      />
      <path
        class="battlelore-hachure"
        d="M-44 22l-2 9M-36 30l-4 8M-26 35l-3 8M-14 38l-2 8M0 39v8M14 38l2 8M26 36l4 7M37 30l5 6M43 22l5 5M33-4l6-4M27-20l6-5M-24-15l-6-5M-39-4l-7-3"
      />
    </g>
  );
}

function Waves({ index }: { readonly index: number }) {
  const shift = Math.round((grain(index, 5) - 0.5) * 18);
  return (
    <path
      class="battlelore-waves"
      d={`M${-34 + shift} -8q6-5 12 0t12 0M${4 + shift} 9q6-5 12 0t12 0M${-20 - shift} 16q5-4 10 0t10 0`}
    />
  );
}

function Ford() {
  return (
    <g>
      <path class="battlelore-sand" d="M-24-50Q-30-14-22 0Q-30 20-25 50L24 50Q30 18 23 0Q30-18 25-50Z" />
      <path
        class="battlelore-shallows"
        d="M-30-12q8-6 15 0t15 0t15 0t15 0M-30 3q8-6 15 0t15 0t15 0t15 0M-30 18q8-6 15 0t15 0t15 0t15 0"
      />
      <g class="battlelore-stones">
        <ellipse cx="-12" cy="-20" rx="9" ry="6" />
        <ellipse cx="9" cy="-9" rx="10" ry="6.5" />
        <ellipse cx="-10" cy="7" rx="10" ry="6.5" />
        <ellipse cx="12" cy="20" rx="9" ry="6" />
        <ellipse cx="-14" cy="30" rx="6" ry="4" />
        <ellipse cx="14" cy="-30" rx="6" ry="4" />
      </g>
    </g>
  );
}

function Bridge() {
  return (
    <g>
      <path class="battlelore-bridge-shade" d="M-25-46L-25 46L31 46L31-46Z" />
      <path class="battlelore-bridge" d="M-24-52Q-17-40-20 0Q-17 40-24 52L24 52Q17 40 20 0Q17-40 24-52Z" />
      <path
        class="battlelore-planks"
        d="M-20-38H20M-19-28H19M-19-18H19M-20-8H20M-20 2H20M-20 12H20M-19 22H19M-19 32H19M-21 42H21"
      />
      <path class="battlelore-parapet" d="M-25-52Q-18-40-21 0Q-18 40-25 52M25-52Q18-40 21 0Q18 40 25 52" />
    </g>
  );
}

function Water({
  reaches,
  kinds,
}: {
  readonly reaches: readonly Reach[];
  readonly kinds: ReadonlyMap<HexId, TerrainId>;
}) {
  const all = (name: string) => (
    <g class={name}>
      {reaches.map((reach) => (
        <path key={reach.hex} d={bed(reach)} transform={move(reach.at)} />
      ))}
    </g>
  );
  return (
    <g>
      {all('battlelore-bank')}
      {all('battlelore-water')}
      {all('battlelore-stream')}
      {reaches.map((reach, i) => {
        const kind = kinds.get(reach.hex);
        return (
          <g key={reach.hex} transform={`${move(reach.at)} rotate(${reach.angle.toFixed(1)})`}>
            {kind === 'ford' ? <Ford /> : kind === 'bridge' ? <Bridge /> : <Waves index={i} />}
          </g>
        );
      })}
    </g>
  );
}

function Ground({ adventure, near }: Props) {
  const kinds = kindsOf(adventure);
  return (
    <g class="battlelore-ground" {...ornament}>
      <rect class="battlelore-half" x={FIELD.left} y={FIELD.top} width={FIELD.width} height={FIELD.height} />
      {halves(near).map((at) => (
        <path key={`${at.x} ${at.y}`} class="battlelore-half" d={HEX} transform={move(at)} />
      ))}
      {hexes.map(({ id, index }) => (
        <g key={id} transform={move(centre(id, near))}>
          <path class={`battlelore-plain is-${Math.floor(grain(index, 1) * 4)}`} d={HEX} />
          {kinds.has(id) ? null : (
            <g class="battlelore-grass">
              <Tuft index={index} salt={11} />
              {grain(index, 2) > 0.4 && <Tuft index={index} salt={23} />}
            </g>
          )}
        </g>
      ))}
      <Meadows />
      <Water reaches={watercourse(adventure, near)} kinds={kinds} />
      {hexes.map(({ id, index }) => {
        const kind = kinds.get(id);
        if (kind !== 'forest' && kind !== 'hill') return null;
        return (
          <g key={id} transform={move(centre(id, near))}>
            {kind === 'forest' ? <Wood index={index} /> : <Hill index={index} />}
          </g>
        );
      })}
    </g>
  );
}

const REACH: Reach = {
  hex: 'E7',
  at: { x: 0, y: 0 },
  ends: [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ],
  angle: 0,
};

/** One hex of a kind, around 0, 0. */
export function TerrainSample({ kind }: { readonly kind: TerrainId }) {
  return (
    <g class="battlelore-ground">
      <path class="battlelore-plain" d={HEX} />
      {kind === 'forest' && <Wood index={3} />}
      {kind === 'hill' && <Hill index={3} />}
      {terrain[kind].water && <Water reaches={[REACH]} kinds={new Map([[REACH.hex, kind]])} />}
    </g>
  );
}

function sameGround(a: Props, b: Props): boolean {
  if (a.near !== b.near) return false;
  if (a.adventure === b.adventure) return true;
  return JSON.stringify(a.adventure.terrain) === JSON.stringify(b.adventure.terrain);
}

export const Terrain = memo(Ground, sameGround);

/** The shapes that are drawn many times. */
export function TerrainShapes() {
  return (
    <>
      <pattern id="battlelore-strokes" width="170" height="150" patternUnits="userSpaceOnUse">
        <path
          class="battlelore-strokes"
          d="M12 18q22-7 46 0M88 30q20 6 44-3M40 62q26 5 52-4M120 78q18-6 38 1M8 104q24 6 44-1M76 118q26-8 50 0M24 140q16-4 30 0M132 8q14 4 26 0M60 88q12-4 24 0"
        />
      </pattern>
      <g id="battlelore-oak">
        <ellipse class="battlelore-tree-shade" cx="3" cy="9" rx="11" ry="4" />
        <path class="battlelore-trunk" d="M-1.6 9L-1.2 0H1.2L1.6 9Z" />
        <path
          class="battlelore-oak"
          d="M-11 0Q-14-7-8-10Q-8-17 0-17Q8-18 9-11Q14-8 11-1Q7 4 0 2Q-7 5-11 0Z"
        />
        <path class="battlelore-leaf-light" d="M-7-4Q-8-12-1-14Q-5-9-3-4Z" />
      </g>
      <g id="battlelore-fir">
        <ellipse class="battlelore-tree-shade" cx="3" cy="9" rx="9" ry="3.5" />
        <path class="battlelore-trunk" d="M-1.5 10V2H1.5V10Z" />
        <path class="battlelore-fir" d="M0-23L7-11L4-11L10-2L6-2L11 5H-11L-6-2L-10-2L-4-11L-7-11Z" />
        <path class="battlelore-leaf-light" d="M0-21L-5-11L-3-11L-8-3L-4-3L-7 3L-2 3L-1-10Z" />
      </g>
    </>
  );
}
