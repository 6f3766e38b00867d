/** What figures wear and carry, by their people. */
import type { VNode } from 'preact';
import type { Civ } from '../../content/index.ts';
import { CIV_LOOK, CivSign, clothOf } from './civs.tsx';
import { LINE } from './shade.ts';

export const HELMETS: Readonly<Record<Civ, () => VNode>> = {
  norse: () => (
    <>
      <path d="M-8 -47Q-8 -58 0 -60Q8 -58 8 -47Z" fill="#aab2bb" />
      <path d="M0 -60Q8 -58 8 -47H3Z" fill="#7c8691" />
      <path d="M-9 -47H9V-44H-9Z" fill="#c79a3a" />
      <path d="M3 -45H6V-39H3Z" fill="#8d97a2" />
    </>
  ),
  scots: () => (
    <>
      <path d="M-9 -48Q-10 -55 -1 -55Q10 -55 9 -48Z" fill="#31507c" />
      <path d="M-8 -50H8V-46.5H-8Z" fill="url(#echoes-cloth-scots)" />
      <circle cx="-1" cy="-56" r="2.2" fill="#c23b3b" />
    </>
  ),
  mongols: () => (
    <>
      <path d="M-6 -50L0 -64L6 -50Z" fill="#b9bfc4" />
      <path d="M0 -64L6 -50H2Z" fill="#858d94" />
      <path d="M-10 -47Q-10 -52 0 -52T10 -47L9 -43Q0 -46 -9 -43Z" fill="#6a4327" />
      <path d="M-.8 -72H.8V-63H-.8Z" fill="#5b3a20" />
      <path d="M.5 -72Q7 -70 5 -63" stroke="#a3262e" stroke-width="2.4" fill="none" />
    </>
  ),
  byzantines: () => (
    <>
      <path d="M-8 -46Q-8 -57 0 -58Q8 -57 8 -46Z" fill="#d3ac4a" />
      <path d="M0 -58Q8 -57 8 -46H3Z" fill="#a37c22" />
      <path d="M-9 -44Q-12 -40 -10 -36L-6 -40ZM9 -45H-9V-48H9Z" fill="#b8bec6" />
      <path d="M-1 -58Q-3 -70 -12 -68Q-9 -60 -3 -57Z" fill="#8b2f7d" />
    </>
  ),
  ottomans: () => (
    <>
      <path d="M-9 -46Q-12 -56 0 -57Q12 -56 9 -46Q0 -50 -9 -46Z" fill="#fbf6ea" />
      <path d="M-9 -48Q0 -56 9 -49M-6 -54Q2 -56 8 -52" stroke="#cdbfa6" stroke-width="1.2" fill="none" />
      <path d="M-3 -56Q0 -66 3 -56Z" fill="#a3262e" />
    </>
  ),
  hre: () => (
    <>
      <path d="M-8 -37V-53Q0 -60 8 -53V-37Q0 -34 -8 -37Z" fill="#b4bac1" />
      <path d="M2 -57Q8 -56 8 -53V-37Q4 -35.6 2 -35.4Z" fill="#828a94" />
      <path d="M-6 -47H8V-44.4H-6ZM2 -55H4V-37H2Z" fill="#2a2428" />
      <path d="M-8 -51H8" stroke="#d9a927" stroke-width="1.6" />
    </>
  ),
  english: () => (
    <>
      <path d="M-7 -48Q-7 -58 0 -59Q7 -58 7 -48Z" fill="#aab2bb" />
      <path d="M0 -59Q7 -58 7 -48H3Z" fill="#7c8691" />
      <path d="M-13 -45Q-9 -50 0 -50Q9 -50 13 -45Q0 -48 -13 -45Z" fill="#8d97a2" />
    </>
  ),
};

/** About their middle. */
export const SHIELDS: Readonly<Record<Civ, (civ: Civ) => VNode>> = {
  norse: (civ) => (
    <>
      <circle cx="0" cy="0" r="12.5" fill={clothOf(civ)} stroke={LINE} stroke-width="1.6" />
      <circle r="3.6" fill="#c9ced4" stroke={LINE} />
    </>
  ),
  scots: () => (
    <>
      <circle r="11" fill="#7a5230" stroke={LINE} stroke-width="1.6" />
      <circle r="7" fill="none" stroke="#d8c25a" stroke-width="1.6" stroke-dasharray="2 2" />
      <circle r="2.6" fill="#d8c25a" />
    </>
  ),
  mongols: (civ) => (
    <>
      <circle r="10.5" fill={clothOf(civ)} stroke={LINE} stroke-width="1.6" />
      <circle r="4" fill="#f0dcb4" stroke={LINE} />
    </>
  ),
  byzantines: (civ) => (
    <>
      <path
        d="M0 -15Q11 -13 10 0Q8 12 0 17Q-8 12 -10 0Q-11 -13 0 -15Z"
        fill={clothOf(civ)}
        stroke={LINE}
        stroke-width="1.6"
      />
      <path d="M0 -13V15M-9 -2H9" stroke="#f0d27a" stroke-width="1.8" />
    </>
  ),
  ottomans: (civ) => (
    <>
      <circle r="11" fill={CIV_LOOK[civ].colour} stroke={LINE} stroke-width="1.6" />
      <circle r="8" fill="none" stroke="#f0c9a8" stroke-width="1.3" />
      <CivSign civ={civ} x={0} y={0} size={12} fill="#f7e3c9" />
    </>
  ),
  hre: (civ) => (
    <path d="M-11 -13H11V0Q11 11 0 16Q-11 11 -11 0Z" fill={clothOf(civ)} stroke={LINE} stroke-width="1.6" />
  ),
  english: (civ) => (
    <path
      d="M-10 -14Q0 -11 10 -14V0Q9 11 0 17Q-9 11 -10 0Z"
      fill={clothOf(civ)}
      stroke={LINE}
      stroke-width="1.6"
    />
  ),
};

const drawn = {
  spear: () => (
    <>
      <path d="M15 2L17 -66" stroke="#6b4a2c" stroke-width="2.4" />
      <path d="M17 -78L21 -65L17 -62L13.4 -65Z" fill="#d7dce0" stroke={LINE} stroke-width="1" />
    </>
  ),
  axe: () => (
    <>
      <path d="M15 0L17 -62" stroke="#6b4a2c" stroke-width="3" />
      <path d="M16 -62Q30 -66 31 -50Q24 -52 17 -48Z" fill="#cdd3d8" stroke={LINE} stroke-width="1.2" />
    </>
  ),
  sword: () => (
    <>
      <path d="M14 -22L22 -56L25 -55L19 -21Z" fill="#dfe4e8" stroke={LINE} stroke-width="1" />
      <path d="M10 -23L22 -19" stroke="#c79a3a" stroke-width="3" />
    </>
  ),
  bow: () => (
    <>
      <path d="M12 -54Q30 -34 14 -8" stroke="#7a4c24" stroke-width="3" fill="none" />
      <path d="M12 -54L14 -8" stroke="#f4ecd8" stroke-width="1" />
      <path d="M4 -31H27" stroke="#5d4028" stroke-width="1.8" />
      <path d="M30 -31L24 -34V-28Z" fill="#d7dce0" stroke={LINE} stroke-width=".6" />
    </>
  ),
  staff: () => (
    <>
      <path d="M16 2V-58" stroke="#6b4a2c" stroke-width="2.6" />
      <circle cx="16" cy="-60" r="5" fill="#ffcf6a" stroke={LINE} stroke-width="1.2" />
    </>
  ),
  lance: (civ) => (
    <>
      <path d="M-8 -16L36 -66" stroke="#6b4a2c" stroke-width="2.6" />
      <path d="M44 -75L39 -61L32 -66Z" fill="#d7dce0" stroke={LINE} />
      <path
        d="M31 -60L20 -62L24 -55L16 -52L27 -50Z"
        fill={CIV_LOOK[civ].colour}
        stroke="#f6ead0"
        stroke-width=".9"
      />
    </>
  ),
  none: () => <g />,
} satisfies Readonly<Record<string, (civ: Civ) => VNode>>;

export type Weapon = keyof typeof drawn;
export const WEAPONS: Readonly<Record<Weapon, (civ: Civ) => VNode>> = drawn;
