/** Buildings, each standing on the point 0, 0. */
import type { VNode } from 'preact';
import type { Civ, Kind } from '../../content/index.ts';
import { CIV_LOOK, clothOf } from './civs.tsx';
import { Keep } from './keeps.tsx';
import { Flag, Merlons } from './masonry.tsx';
import { LINE, litWindow, shade } from './shade.ts';

interface BuildingProps {
  readonly civ: Civ;
  /** 1 is about a square wide. */
  readonly scale?: number;
}

/** What a Camp yields lies beside it. */
const STORES: Readonly<Record<Kind, () => VNode>> = {
  food: () => (
    <>
      <path d="M-8 0Q-10 -9 -5 -13H5Q10 -9 8 0Z" fill={shade('#d9b67c')} stroke={LINE} />
      <path d="M-4 -13q4-6 8 0" fill={shade('#e8c34a')} />
    </>
  ),
  wood: () => (
    <g stroke={LINE}>
      <circle cx="-6" cy="-4" r="4.5" fill={shade('#b98a55')} />
      <circle cx="4" cy="-4" r="4.5" fill={shade('#a97945')} />
      <circle cx="-1" cy="-11" r="4.5" fill={shade('#c79a63')} />
    </g>
  ),
  gold: () => (
    <>
      <path d="M-10 0V-9H10V0Z" fill={shade('#7d5a35')} stroke={LINE} />
      <path d="M-9 -9L-4 -14L1 -11L5 -15L9 -9Z" fill="#f4c93f" stroke={LINE} />
    </>
  ),
};

export function Camp({ civ, scale = 1, yields }: BuildingProps & { readonly yields?: Kind | undefined }) {
  const look = CIV_LOOK[civ];
  return (
    <g transform={`scale(${scale})`}>
      <ellipse cx="4" cy="1" rx="34" ry="8" fill="#000" opacity=".2" />
      <path d="M-26 0L-4 -34L22 0Z" fill={clothOf(civ)} stroke={LINE} stroke-width="1.6" />
      <path d="M22 0L-4 -34L30 -6Z" fill={look.dark} stroke={LINE} stroke-width="1.6" />
      <path d="M-12 0L-4 -34L2 0Z" fill="#2a181c" stroke={LINE} />
      <path d="M-12 0L-4 -34L-8 -1Z" fill="#f2e3c3" />
      <path d="M-7 0L-4 -20L0 0Z" fill="light-dark(#ffb64800, #ffb648e0)" />
      <Flag civ={civ} x={-4} y={-33} h={18} w={17} />
      {yields && <g transform="translate(24 6)">{STORES[yields]()}</g>}
    </g>
  );
}

export function Barracks({ civ, scale = 1 }: BuildingProps) {
  return (
    <g transform={`scale(${scale})`}>
      <ellipse cx="4" cy="2" rx="44" ry="11" fill="#000" opacity=".24" />
      <path d="M-36 0V-30H36V0Q0 10 -36 0Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.6" />
      <Merlons x={-36} y={-30} n={8} s={5.5} fill={shade('#d0c2a8')} />
      <path d="M-38 2V-44H-20V5Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.6" />
      <path d="M20 5V-44H38V2Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.6" />
      <Merlons x={-39} y={-44} n={3} s={5} fill={shade('#d6c9b0')} />
      <Merlons x={19} y={-44} n={3} s={5} fill={shade('#c0b096')} />
      <path d="M-9 5V-12A9 9 0 0 1 9 -12V5Z" fill="#21151a" />
      <path d="M-20 -26H20V-17H-20Z" fill={clothOf(civ)} stroke={LINE} stroke-width="1" />
      <rect x="-31" y="-32" width="4" height="8" fill={litWindow('#4a3a38')} />
      <rect x="27" y="-32" width="4" height="8" fill={litWindow('#4a3a38')} />
      <Flag civ={civ} x={0} y={-32} h={24} w={20} />
    </g>
  );
}

export function Capital({ civ, scale = 1 }: BuildingProps) {
  return (
    <g transform={`scale(${scale})`}>
      <ellipse cx="4" cy="4" rx="54" ry="14" fill="#000" opacity=".25" />
      <path
        d="M-46 -14Q0 -34 46 -14V-28Q0 -48 -46 -28Z"
        fill={shade('#a8977c')}
        stroke={LINE}
        stroke-width="1.3"
      />
      <Keep civ={civ} />
      <path d="M-50 2V-20H50V2Q0 16 -50 2Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.6" />
      <Merlons x={-50} y={-19} n={10} s={6} fill={shade('#d6c8ae')} />
      <path
        d="M-50 -12Q0 0 50 -12M-50 -4Q0 9 50 -4"
        stroke={shade('#9a8a70')}
        stroke-width="1"
        fill="none"
        opacity=".7"
      />
      <path d="M-57 6V-32H-40V9Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.6" />
      <Merlons x={-58} y={-32} n={3} s={5} fill={shade('#e0d3ba')} />
      <path d="M40 9V-32H57V6Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.6" />
      <Merlons x={39} y={-32} n={3} s={5} fill={shade('#c9baa0')} />
      <path d="M-12 9V-8A12 12 0 0 1 12 -8V9Z" fill={shade('#8a6f52')} />
      <path d="M-9 9V-7A9 9 0 0 1 9 -7V9Z" fill="#1c1015" />
      <path d="M-5 9V-13M0 9V-16M5 9V-13M-9 -3H9M-9 3H9" stroke="#7b5c4c" stroke-width="1.3" />
      <circle cy="-30" r="62" fill="url(#echoes-lamp)" opacity=".55" />
    </g>
  );
}
