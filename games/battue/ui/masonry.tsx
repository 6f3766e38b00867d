/** What every building is made of, seen from above; the sun stands in the north-west. */

export interface Box {
  readonly w: number;
  readonly h: number;
}

export type Tone = 'tile' | 'tile-2' | 'marble' | 'gold' | 'slate';

export interface House extends Box {
  readonly x: number;
  readonly y: number;
}

/** A roof whose ridge runs along its longer side. */
export function Roof({ tone = 'tile', ...house }: House & { tone?: Tone }) {
  return <RoofRow houses={[house]} tone={tone} />;
}

/** Roofs of one colour, drawn in one go: a city has hundreds. */
export function RoofRow({ houses, tone }: { houses: readonly House[]; tone: Tone }) {
  const lines = houses.map(linesOf);
  return (
    <g class={`battue-roof is-${tone}`}>
      <path class="battue-roof-lit" d={lines.map(({ lit }) => lit).join('')} />
      <path class="battue-roof-shaded" d={lines.map(({ shaded }) => shaded).join('')} />
      <path class="battue-roof-ridge" d={lines.map(({ ridge }) => ridge).join('')} />
    </g>
  );
}

function linesOf({ x, y, w, h }: House) {
  const inset = Math.min(w, h) / 2;
  const [right, low] = [x + w, y + h];
  const lit = `M${x},${y}H${right}V${low}H${x}Z`;
  if (w >= h) {
    const [from, to, middle] = [x + inset * 0.7, right - inset * 0.7, y + h / 2];
    return {
      lit,
      shaded: `M${x},${low}L${from},${middle}H${to}L${right},${low}Z`,
      ridge: `M${x},${y}L${from},${middle}L${x},${low}M${from},${middle}H${to}M${right},${y}L${to},${middle}L${right},${low}`,
    };
  }
  const [from, to, middle] = [y + inset * 0.7, low - inset * 0.7, x + w / 2];
  return {
    lit,
    shaded: `M${right},${y}L${middle},${from}V${to}L${right},${low}Z`,
    ridge: `M${x},${y}L${middle},${from}L${right},${y}M${middle},${from}V${to}M${x},${low}L${middle},${to}L${right},${low}`,
  };
}

/** Columns along the four sides of a box. */
export function Columns({ x, y, w, h, gap = 11 }: Box & { x: number; y: number; gap?: number }) {
  const dots: string[] = [];
  const across = Math.max(2, Math.round(w / gap));
  const down = Math.max(2, Math.round(h / gap));
  for (let i = 0; i <= across; i++) {
    const cx = x + (w * i) / across;
    dots.push(`M${cx},${y}h0`, `M${cx},${y + h}h0`);
  }
  for (let i = 1; i < down; i++) {
    const cy = y + (h * i) / down;
    dots.push(`M${x},${cy}h0`, `M${x + w},${cy}h0`);
  }
  return <path class="battue-columns" d={dots.join('')} />;
}

export function Trees({ at }: { at: readonly (readonly [x: number, y: number, r: number])[] }) {
  return (
    <g class="battue-trees">
      {at.map(([x, y, r]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

export function Pool({ x, y, w, h, round = 3 }: Box & { x: number; y: number; round?: number }) {
  return <rect class="battue-water" x={x} y={y} width={w} height={h} rx={round} />;
}

export function Court({ x, y, w, h }: Box & { x: number; y: number }) {
  return <rect class="battue-court" x={x} y={y} width={w} height={h} />;
}

/** Four wings around a court. */
export function Wings({ w, h, depth, tone = 'tile' }: Box & { depth: number; tone?: Tone }) {
  const e = 7;
  return (
    <>
      <Court x={e} y={e} w={w - 2 * e} h={h - 2 * e} />
      <Roof x={e} y={e} w={w - 2 * e} h={depth} tone={tone} />
      <Roof x={e} y={h - e - depth} w={w - 2 * e} h={depth} tone={tone} />
      <Roof x={e} y={e + depth} w={depth} h={h - 2 * (e + depth)} tone={tone} />
      <Roof x={w - e - depth} y={e + depth} w={depth} h={h - 2 * (e + depth)} tone={tone} />
    </>
  );
}

export function Dome({ x, y, r, tone = 'marble' }: { x: number; y: number; r: number; tone?: Tone }) {
  const rib = r * 0.71;
  return (
    <g class={`battue-roof is-${tone}`}>
      <circle class="battue-roof-lit" cx={x} cy={y} r={r} />
      <path class="battue-roof-shaded" d={`M${x - rib},${y + rib}A${r} ${r} 0 0 0 ${x + rib},${y - rib}Z`} />
      <path
        class="battue-roof-ridge"
        d={`M${x - r},${y}h${2 * r}M${x},${y - r}v${2 * r}M${x - rib},${y - rib}l${2 * rib},${2 * rib}M${x + rib},${y - rib}l${-2 * rib},${2 * rib}`}
      />
      <circle class="battue-roof-ridge" cx={x} cy={y} r={r * 0.3} />
    </g>
  );
}
