/** Lakes and rivers. Water runs on into the water beside it, but only to the edge of its own tile. */
import { shade } from './shade.ts';
import { Conifer, Oak, Tuft } from './trees.tsx';

/** Towards which sides there is more water, and from where to where a river runs. */
export interface Shores {
  readonly n: boolean;
  readonly s: boolean;
  readonly e: boolean;
  readonly w: boolean;
  readonly river: readonly [RiverEnd, RiverEnd];
}

const RIVER_ENDS = {
  n: '56 -2',
  s: '56 98',
  e: '114 48',
  w: '-2 48',
  ne: '114 -2',
  nw: '-2 -2',
  se: '114 98',
  sw: '-2 98',
} as const;
export type RiverEnd = keyof typeof RIVER_ENDS;

interface WaterProps {
  readonly random: () => number;
  readonly shores: Shores;
}

const CORNER = 16;
const WAVES = 9;

/** The outline of a lake, so many units wider than its water. */
function outline({ n, e, s, w }: Shores, wider: number): string {
  const left = w ? -1 : 9 - wider;
  const right = e ? 113 : 103 + wider;
  const top = n ? -1 : 9 - wider;
  const bottom = s ? 97 : 87 + wider;
  const [nw, ne, se, sw] = [n || w, n || e, s || e, s || w].map((open) => (open ? 0 : CORNER)) as [
    number,
    number,
    number,
    number,
  ];
  const north = n ? `H${right - ne}` : `Q56 ${top + 5} ${right - ne} ${top}`;
  const east = e ? `V${bottom - se}` : `Q${right - 5} 48 ${right} ${bottom - se}`;
  const south = s ? `H${left + sw}` : `Q56 ${bottom - 4} ${left + sw} ${bottom}`;
  const west = w ? `V${top + nw}` : `Q${left + 6} 48 ${left} ${top + nw}`;
  return [
    `M${left + nw} ${top}${north}`,
    `Q${right} ${top} ${right} ${top + ne}${east}`,
    `Q${right} ${bottom} ${right - se} ${bottom}${south}`,
    `Q${left} ${bottom} ${left} ${bottom - sw}${west}`,
    `Q${left} ${top} ${left + nw} ${top}Z`,
  ].join('');
}

export function Water({ random, shores }: WaterProps) {
  return (
    <>
      <path d={outline(shores, 5)} fill={shade('#e8dba8')} />
      <path d={outline(shores, 0)} fill={shade('#5b97b5')} />
      <path d={outline(shores, -6)} fill={shade('#6ea9c2')} />
      {Array.from({ length: WAVES }, (_, i) => (
        <path
          key={i}
          d={`M${20 + random() * 66} ${18 + random() * 62}q4 -4 8 0t8 0`}
          stroke={shade('#c7e2e6')}
          stroke-width="1.7"
          fill="none"
          stroke-linecap="round"
          opacity=".9"
        />
      ))}
    </>
  );
}

export function River({
  random,
  shores: {
    river: [from, to],
  },
}: WaterProps) {
  const d = `M${RIVER_ENDS[from]}Q56 48 ${RIVER_ENDS[to]}`;
  return (
    <>
      {Array.from({ length: 8 }, (_, i) => (
        <Tuft key={i} x={6 + random() * 100} y={12 + random() * 82} s={0.8} />
      ))}
      <path d={d} stroke={shade('#e6d9a6')} stroke-width="40" fill="none" stroke-linecap="butt" />
      <path d={d} stroke={shade('#5b97b5')} stroke-width="31" fill="none" />
      <path d={d} stroke={shade('#7fb6cb')} stroke-width="19" fill="none" />
      <path
        d={d}
        stroke={shade('#b9dbe2')}
        stroke-width="1.6"
        stroke-dasharray="14 12"
        fill="none"
        transform="translate(-4 -3)"
      />
      <path
        d={d}
        stroke={shade('#b9dbe2')}
        stroke-width="1.4"
        stroke-dasharray="9 16"
        fill="none"
        transform="translate(5 4)"
      />
      <Conifer x={from === 'e' || to === 'ne' ? 60 : 92} y={34} s={0.75} />
      <Oak x={20} y={88} s={0.7} />
    </>
  );
}
