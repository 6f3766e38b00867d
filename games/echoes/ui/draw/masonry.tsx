/** Parts of buildings. */
import type { Civ } from '../../content/index.ts';
import { CIV_LOOK, CivSign } from './civs.tsx';
import { LINE, litWindow } from './shade.ts';

interface FlagProps {
  readonly civ: Civ;
  /** The foot of its pole. */
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly w: number;
}

export function Flag({ civ, x, y, h, w }: FlagProps) {
  return (
    <>
      <path d={`M${x} ${y}V${y - h}`} stroke={LINE} stroke-width="2" />
      <path
        d={`M${x + 1} ${y - h}H${x + w}L${x + w - 5} ${y - h + 7}L${x + w} ${y - h + 14}H${x + 1}Z`}
        fill={CIV_LOOK[civ].colour}
        stroke="#f6ead0"
        stroke-width="1.2"
      />
      <CivSign civ={civ} x={x + 8} y={y - h + 7} size={11} />
    </>
  );
}

interface MerlonProps {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly s: number;
  readonly fill: string;
}

export function Merlons({ x, y, n, s, fill }: MerlonProps) {
  return (
    <>
      {Array.from({ length: n }, (_, i) => (
        <rect key={i} x={x + i * s * 1.7} y={y - s} width={s} height={s + 1} fill={fill} />
      ))}
    </>
  );
}

export function Window({ x, y }: { readonly x: number; readonly y: number }) {
  return <rect x={x} y={y} width="4" height="7" rx="2" fill={litWindow('#463a44')} />;
}
