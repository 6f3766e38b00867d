/** What never changes: the steppe, the roads, and the walls of Tarsos. */
import { BOARD, CITY, MARGIN, UNIT } from './geometry.ts';

const DEPTH = 2 * UNIT;

/** A quarter of the board is drawn; the others are the same, turned about the Palace. */
const QUARTERS = [0, 90, 180, 270];

/** Merlons along the outer side of the wall. */
function merlons(from: number, to: number): string {
  let d = '';
  for (let x = from + 5; x + 13 <= to; x += 20) d += `M${x},6h13v15h-13Z`;
  return d;
}

/** The paving of the wall walk: courses of stone with staggered joints. */
function courses(from: number, to: number): string {
  let d = '';
  for (const [row, y] of [40, 62, 84].entries()) {
    d += `M${from},${y}H${to}`;
    for (let x = from + 16 + (row % 2) * 17; x < to; x += 34) d += `M${x},${y}v${row === 2 ? 18 : 22}`;
  }
  return d;
}

function Wall({ from, to }: { from: number; to: number }) {
  const [a, b] = [from * UNIT, to * UNIT];
  return (
    <g>
      <rect class="battue-wall" x={a} y={14} width={b - a} height={DEPTH - 14} />
      <rect class="battue-wall-inner" x={a} y={102} width={b - a} height={18} />
      <path class="battue-courses" d={courses(a, b)} />
      <path class="battue-merlons" d={merlons(a, b)} />
    </g>
  );
}

function Turret({ x, y, r }: { x: number; y: number; r: number }) {
  const ring = Array.from({ length: 14 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 14;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${x + (r - 8) * c},${y + (r - 8) * s}L${x + r * c},${y + r * s}`;
  });
  return (
    <g class="battue-turret">
      <circle cx={x + 4} cy={y + 5} r={r} class="battue-cast" />
      <circle cx={x} cy={y} r={r} class="battue-wall" />
      <path class="battue-crenels" d={ring.join('')} />
      <circle cx={x} cy={y} r={r - 13} class="battue-turret-floor" />
    </g>
  );
}

function Gatehouse({ centre }: { centre: number }) {
  return (
    <g>
      <path class="battue-road" d={`M${centre - 27},-${MARGIN}h54V${DEPTH}h-54Z`} />
      <path class="battue-ruts" d={`M${centre - 9},-${MARGIN}V${DEPTH}M${centre + 9},-${MARGIN}V${DEPTH}`} />
      <rect class="battue-wall" x={centre - 34} y={30} width={68} height={56} />
      <path
        class="battue-portcullis"
        d={
          [-20, -10, 0, 10, 20].map((x) => `M${centre + x},34v48`).join('') +
          `M${centre - 27},48h54M${centre - 27},66h54`
        }
      />
      <Turret x={centre - 58} y={58} r={33} />
      <Turret x={centre + 58} y={58} r={33} />
    </g>
  );
}

/** Grass, stones and trees of the steppe, between the places of camps. */
function Steppe() {
  const tufts = [20, 205, 250, 405, 470, 590, 640, 690, 760, 800, 930].map((x, i) => {
    const y = -20 - ((i * 37) % 62);
    return `M${x},${y}l3,-9M${x + 4},${y}l0,-11M${x + 8},${y}l-3,-9`;
  });
  return (
    <g>
      <path
        class="battue-hill"
        d="M-60,-96Q60,-40 190,-96ZM560,-96Q650,-52 740,-96ZM700,-96Q800,-44 905,-96Z"
      />
      <path class="battue-tufts" d={tufts.join('')} />
      <g class="battue-trees">
        <circle cx={218} cy={-60} r={11} />
        <circle cx={234} cy={-48} r={9} />
        <circle cx={612} cy={-30} r={10} />
        <circle cx={806} cy={-34} r={12} />
        <circle cx={-62} cy={-62} r={14} />
        <circle cx={-44} cy={-78} r={10} />
        <circle cx={-78} cy={-44} r={9} />
      </g>
    </g>
  );
}

function Side() {
  return (
    <g>
      <Steppe />
      <rect class="battue-ditch" x={-10} y={-10} width={14 * UNIT + 10} height={26} />
      <Wall from={0} to={14} />
      <Gatehouse centre={8.5 * UNIT} />
    </g>
  );
}

export function Land() {
  const half = CITY / 2;
  return (
    <g>
      <defs>
        <pattern id="battue-grass" width={46} height={46} patternUnits="userSpaceOnUse">
          <path class="battue-grass" d="M6,10l2,-5M9,10l1,-6M30,32l2,-5M33,32l1,-6M20,21h3M40,8h2M12,38h3" />
        </pattern>
        <pattern id="battue-cobbles" width={26} height={26} patternUnits="userSpaceOnUse">
          <path class="battue-cobble" d="M2,4h7M14,9h8M5,17h6M17,22h7" />
        </pattern>
        <pattern id="battue-smoke" width={120} height={96} patternUnits="userSpaceOnUse">
          <path
            class="battue-smoke-lit"
            d="M6,34a13 13 0 0 1 16,-14a17 17 0 0 1 30,-2a13 13 0 0 1 20,10a9 9 0 0 1 2,18h-60a10 10 0 0 1 -8,-12ZM64,82a11 11 0 0 1 14,-13a15 15 0 0 1 26,0a11 11 0 0 1 8,20h-42a9 9 0 0 1 -6,-7Z"
          />
          <path
            class="battue-smoke-curl"
            d="M14,30a9 9 0 0 1 12,-5M38,18a10 10 0 0 1 13,5M60,34a8 8 0 0 1 9,-3M72,78a8 8 0 0 1 11,-5M92,72a9 9 0 0 1 11,5M90,20a8 8 0 0 1 12,-3M20,72a9 9 0 0 1 13,-3"
          />
        </pattern>
      </defs>
      <rect class="battue-land" width={BOARD} height={BOARD} />
      <rect fill="url(#battue-grass)" width={BOARD} height={BOARD} />
      <rect class="battue-frame" x={5} y={5} width={BOARD - 10} height={BOARD - 10} rx={10} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <rect
          class="battue-street"
          x={DEPTH - 4}
          y={DEPTH - 4}
          width={CITY - 2 * DEPTH + 8}
          height={CITY - 2 * DEPTH + 8}
        />
        {QUARTERS.map((turn) => (
          <g key={turn} transform={`rotate(${turn} ${half} ${half})`}>
            <Side />
          </g>
        ))}
        {QUARTERS.map((turn) => (
          <g key={turn} transform={`rotate(${turn} ${half} ${half})`}>
            <Turret x={66} y={60} r={56} />
          </g>
        ))}
      </g>
    </g>
  );
}
