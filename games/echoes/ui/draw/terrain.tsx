/** The land of one square, in a box of 112 by 96. */
import type { VNode } from 'preact';
import type { Terrain } from '../../content/index.ts';
import { litWindow, scatter, shade } from './shade.ts';
import { Conifer, House, Oak, Tuft } from './trees.tsx';
import type { Shores } from './water.tsx';
import { River, Water } from './water.tsx';

export const SQUARE_BOX = { width: 112, height: 96 };
export const GROUND = '#cfca90';

interface LandProps {
  readonly random: () => number;
  readonly shores: Shores;
}

const FLOWERS = ['#f7f1d8', '#d9695a', '#e9c24a'];
const FIELDS = ['#e3c560', '#b9b656', '#d3a94a', '#97a850', '#e8d27c', '#c79f45'];
const fieldAt = (i: number): string => shade(FIELDS[i % FIELDS.length] ?? GROUND);
const times = <T,>(length: number, make: (i: number) => T): T[] => Array.from({ length }, (_, i) => make(i));

function Plain({ random }: LandProps) {
  return (
    <>
      <path
        d="M-2 70Q30 52 58 64T114 50"
        stroke={shade('#e2d5a3')}
        stroke-width="7"
        fill="none"
        opacity=".8"
      />
      <path d="M6 20Q30 10 60 18T108 14V36Q60 30 6 38Z" fill={shade('#bcc07c')} opacity=".6" />
      {times(12, (i) => (
        <Tuft key={i} x={8 + random() * 96} y={14 + random() * 78} s={0.8 + random() * 0.5} />
      ))}
      {times(9, (i) => (
        <circle
          key={i}
          cx={8 + random() * 96}
          cy={12 + random() * 78}
          r="1.6"
          fill={shade(FLOWERS[i % 3] ?? GROUND)}
        />
      ))}
    </>
  );
}

function Farmland({ random }: LandProps) {
  const first = Math.floor(random() * FIELDS.length);
  const furrow = shade('#8d7a32');
  return (
    <>
      <g clip-path="url(#echoes-field)">
        <rect width="112" height="96" fill={shade('#d9bd63')} />
        {times(5, (i) => (
          <g key={i} transform={`translate(${i * 17 - 14})`}>
            <path d="M0 52L14 4H31L17 52Z" fill={fieldAt(i + first)} />
            <path
              d="M4.3 52L18.3 4M8.6 52L22.6 4M12.9 52L26.9 4"
              stroke={furrow}
              stroke-width=".9"
              opacity=".55"
            />
          </g>
        ))}
        <path d="M66 4H112V52H52Z" fill={fieldAt(first + 3)} />
        <path
          d={times(7, (k) => `M${64 - k} ${10 + k * 6.5}H112`).join('')}
          stroke={shade('#7f8238')}
          stroke-width="1.1"
          stroke-dasharray="5 3"
          opacity=".7"
        />
        {times(3, (i) => (
          <g key={i} transform={`translate(0 ${54 + i * 13})`}>
            <path d="M0 0H112V13H0Z" fill={fieldAt(i + first + 2)} />
            <path
              d={times(22, (k) => `M${(k * 5.2 + 2).toFixed(1)} 11q1.4-4 .3-8`).join('')}
              stroke={furrow}
              stroke-width=".9"
              fill="none"
              opacity=".5"
            />
          </g>
        ))}
        <path d="M-2 52.5H114" stroke={shade('#efe2b0')} stroke-width="3" />
      </g>
      {HEDGE.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="3.6" fill={shade('#6b8a3f')} />
          <circle cx={x - 1} cy={y - 1} r="1.8" fill={shade('#8aa84f')} />
        </g>
      ))}
      <Haystack x={91} y={30} />
      <Haystack x={99} y={36} />
    </>
  );
}

const HEDGE = [
  [12, 54],
  [20, 53],
  [92, 55],
  [100, 53],
] as const;

function Haystack({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-7 0Q-7 -12 0 -13Q7 -12 7 0Z"
        fill={shade('#e9c356')}
        stroke={shade('#a9822c')}
        stroke-width="1"
      />
      <path d="M-3 -1V-8M2 -1V-10" stroke={shade('#b08a32')} />
    </g>
  );
}

/** Where the trees stand, from behind to the front; 1 is a conifer. */
const WOOD = [
  [16, 26, 1],
  [34, 22, 0],
  [53, 27, 1],
  [72, 21, 1],
  [92, 27, 0],
  [24, 40, 0],
  [43, 39, 1],
  [64, 38, 0],
  [84, 41, 1],
  [12, 54, 1],
  [100, 55, 1],
  [30, 55, 1],
  [80, 55, 0],
  [15, 72, 0],
  [98, 73, 1],
  [9, 88, 1],
  [104, 90, 0],
] as const;

function Forest({ random }: LandProps) {
  return (
    <>
      <path
        d="M5 18Q8 5 30 7Q58 2 84 8Q106 6 107 24Q110 60 105 82Q92 93 56 90Q18 94 7 82Q2 50 5 18Z"
        fill={shade('#8fa75a')}
      />
      <path d="M12 26Q40 14 98 22Q96 62 60 58Q20 60 12 26Z" fill={shade('#78954c')} />
      {WOOD.map(([x, y, kind]) => {
        const at = { x: x + random() * 5 - 2.5, y: y + random() * 3, s: 0.82 + random() * 0.22 };
        return kind === 1 ? <Conifer key={`${x} ${y}`} {...at} /> : <Oak key={`${x} ${y}`} {...at} />;
      })}
    </>
  );
}

const NUGGETS = [
  [24, 52, 1],
  [86, 40, 1.1],
  [36, 32, 0.8],
  [72, 26, 0.9],
] as const;
const MORE_NUGGETS = [
  [92, 56, 1.5],
  [56, 26, 1.5],
  [20, 66, 1.4],
  [46, 22, 1.2],
  [66, 30, 1],
] as const;

function Mine({ isRich }: { readonly isRich: boolean }) {
  return (
    <>
      <path d="M6 70Q12 92 56 90Q104 92 106 68Q80 60 56 62Q30 60 6 70Z" fill={shade('#b7a77c')} />
      <path
        d="M12 66Q12 40 30 34Q36 12 56 14Q66 6 80 18Q96 24 98 44Q106 52 102 66Q60 78 12 66Z"
        fill={shade('#a18f7c')}
      />
      <path d="M12 66Q12 40 30 34Q36 12 56 14Q50 30 38 40Q30 54 32 70Q20 69 12 66Z" fill={shade('#c0b09c')} />
      <path d="M80 18Q96 24 98 44Q106 52 102 66Q92 70 80 71Q90 48 80 18Z" fill={shade('#7d6c5e')} />
      <path d="M42 72V46Q56 34 70 46V72Z" fill={shade('#6a4a2d')} />
      <path d="M47 72V49Q56 41 65 49V72Z" fill="light-dark(#23161a, #ffb44d)" />
      <path d="M47 72V52Q56 46 65 52V72Z" fill="#1a1014" class="echoes-adit" />
      <path d="M39 47H73L70 42H42Z" fill={shade('#86603a')} />
      <path d="M52 88L53 73M60 88L59 73M50 78H62M49 83H63" stroke={shade('#5d4a3c')} stroke-width="1.6" />
      {[...NUGGETS, ...(isRich ? MORE_NUGGETS : [])].map(([x, y, k]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${k})`}
          d="M-4 0L-2 -5L3 -5L5 0L1 4Z"
          fill="light-dark(#f4c93f, #d9a534)"
          stroke={shade('#8f6510')}
          stroke-width="1"
        />
      ))}
      {isRich && (
        <g transform="translate(-62 2)">
          <path d="M78 84L75 72H97L94 84Z" fill={shade('#6f5b4f')} />
          <path d="M74 72L79 63L86 66L92 62L98 72Z" fill="light-dark(#f2c63c, #d9a534)" />
          <circle cx="80" cy="86" r="3.4" fill={shade('#3b2c26')} />
          <circle cx="92" cy="86" r="3.4" fill={shade('#3b2c26')} />
        </g>
      )}
      <path d="M78 84L75 72H97L94 84Z" fill={shade('#6f5b4f')} />
      <path d="M75 72L80 66L86 69L91 65L97 72Z" fill="light-dark(#f2c63c, #d9a534)" />
      <circle cx="80" cy="86" r="3.4" fill={shade('#3b2c26')} />
      <circle cx="92" cy="86" r="3.4" fill={shade('#3b2c26')} />
    </>
  );
}

interface PeakProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function Peak({ x, y, w, h }: PeakProps) {
  return (
    <>
      <path d={`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`} fill={shade('#8f8b98')} />
      <path
        d={`M${x - w} ${y}L${x} ${y - h}L${x - w * 0.1} ${y - h * 0.45}L${x - w * 0.26} ${y - h * 0.2}L${x - w * 0.12} ${y}Z`}
        fill={shade('#b9b5bd')}
      />
      <path
        d={`M${x} ${y - h}L${x + w * 0.36} ${y - h * 0.64}L${x + w * 0.16} ${y - h * 0.7}L${x + w * 0.04} ${y - h * 0.55}L${x - w * 0.14} ${y - h * 0.7}L${x - w * 0.36} ${y - h * 0.64}Z`}
        fill={shade('#fbf9f6')}
      />
      <path
        d={`M${x + w} ${y}L${x} ${y - h}L${x + w * 0.22} ${y - h * 0.4}L${x + w * 0.12} ${y - h * 0.2}L${x + w * 0.4} ${y}Z`}
        fill={shade('#6b6777')}
      />
    </>
  );
}

function Mountain() {
  return (
    <>
      <path d="M5 66Q10 90 56 90Q104 90 107 64Q90 54 56 56Q20 54 5 66Z" fill={shade('#a9a884')} />
      <Peak x={84} y={62} w={26} h={50} />
      <Peak x={24} y={66} w={22} h={42} />
      <Peak x={54} y={74} w={36} h={80} />
      <path d="M16 78Q30 70 46 78T86 76L98 80Q60 90 16 78Z" fill={shade('#8e9268')} />
      <Conifer x={12} y={82} s={0.55} />
      <Conifer x={97} y={80} s={0.6} />
      <Conifer x={88} y={86} s={0.5} />
    </>
  );
}

function Village() {
  return (
    <>
      <path
        d="M-2 62Q40 56 58 70T114 74M58 70Q52 84 54 98"
        stroke={shade('#e4d6ad')}
        stroke-width="8"
        fill="none"
      />
      <Oak x={100} y={28} s={0.75} />
      <Oak x={10} y={34} s={0.7} />
      <House x={30} y={40} s={1.05} />
      <House x={82} y={44} s={1} roof="#a8713d" />
      <g transform="translate(55 34)">
        <path d="M-8 0V-20H8V0Z" fill={shade('#e9dcc3')} />
        <path d="M2 0V-20H8V0Z" fill={shade('#cbb894')} />
        <path d="M-10 -19L0 -40L10 -19Z" fill={shade('#5b6e80')} />
        <path d="M0 -40L10 -19H2Z" fill={shade('#435465')} />
        <path d="M-.8 -48H.8V-40H-.8ZM-3 -46H3V-44.5H-3Z" fill={shade('#7a5a1c')} />
        <rect x="-2.5" y="-14" width="5" height="8" rx="2.5" fill={litWindow()} />
      </g>
      <House x={18} y={80} s={0.95} roof="#9a8a4a" />
      <House x={92} y={86} s={1} roof="#b5573a" />
      <Tuft x={40} y={90} />
      <Tuft x={70} y={54} s={0.8} />
      <circle cx="48" cy="60" r="5" fill={shade('#a59a8c')} />
      <circle cx="48" cy="60" r="2.8" fill={shade('#4b6c80')} />
    </>
  );
}

function CapitalGround() {
  return (
    <>
      <path d="M4 12Q6 5 14 5H98Q107 6 107 14V84Q105 91 98 91H13Q5 90 4 83Z" fill={shade('#cdbf9f')} />
      {Array.from({ length: 30 }, (_, i) => (
        <ellipse
          key={i}
          cx={12 + (i % 6) * 18 + (Math.floor(i / 6) % 2) * 8}
          cy={14 + Math.floor(i / 6) * 17}
          rx="6.5"
          ry="4"
          fill={shade(i % 3 ? '#c3b390' : '#d9ccae')}
        />
      ))}
    </>
  );
}

const DRAWN: Readonly<Record<Terrain, (props: LandProps) => VNode>> = {
  plain: Plain,
  farmland: Farmland,
  forest: Forest,
  mine: () => <Mine isRich={false} />,
  mine2: () => <Mine isRich />,
  mountain: Mountain,
  village: Village,
  water: Water,
  river: River,
  capital: CapitalGround,
};

interface SquareProps {
  /** In their order: a river runs under its village. */
  readonly features: readonly Terrain[];
  readonly shores: Shores;
  readonly seed: number;
}

export function SquareLand({ features, shores, seed }: SquareProps) {
  const random = scatter(seed * 7919 + 13);
  return (
    <>
      {features.map((feature) => {
        const Drawn = DRAWN[feature];
        return <Drawn key={feature} random={random} shores={shores} />;
      })}
    </>
  );
}
