/** The roof of its people over the walls of a Capital. */
import type { VNode } from 'preact';
import type { Civ } from '../../content/index.ts';
import { clothOf } from './civs.tsx';
import { Merlons, Window } from './masonry.tsx';
import { LINE, shade } from './shade.ts';

const KEEPS: Readonly<Record<Civ, (civ: Civ) => VNode>> = {
  norse: (civ) => (
    <>
      <path d="M-30 -22V-40H30V-22Z" fill={shade('#9a6d42')} stroke={LINE} stroke-width="1.4" />
      <path
        d="M-36 -36Q-24 -52 -22 -76H22Q24 -52 36 -36Z"
        fill={shade('#6d4a2f')}
        stroke={LINE}
        stroke-width="1.5"
      />
      <path d="M-32 -40H32M-28 -48H28M-25 -57H25M-23 -66H23" stroke={shade('#8d6743')} stroke-width="1.6" />
      <path
        d="M-22 -76L-30 -86M22 -76L30 -86"
        stroke={shade('#4d3220')}
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M-12 -76H12L8 -92H-8Z" fill={shade('#7d5637')} stroke={LINE} />
      <path d="M-14 -91L0 -108L14 -91Z" fill={clothOf(civ)} stroke={LINE} />
      <Window x={-20} y={-34} />
      <Window x={16} y={-34} />
    </>
  ),
  scots: (civ) => (
    <>
      <path d="M-20 -22V-84H20V-22Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.5" />
      <path d="M-24 -82H24V-90H-24Z" fill={shade('#b8a88c')} stroke={LINE} />
      <Merlons x={-24} y={-90} n={6} s={5} fill={shade('#b8a88c')} />
      <path d="M-12 -90L0 -110L12 -90Z" fill={clothOf(civ)} stroke={LINE} />
      <path d="M20 -22V-66H34V-22Z" fill={shade('#a8977c')} stroke={LINE} />
      <path d="M18 -66L27 -82L36 -66Z" fill={shade('#4f5d66')} stroke={LINE} />
      <Window x={-10} y={-72} />
      <Window x={4} y={-72} />
      <Window x={-3} y={-52} />
      <Window x={25} y={-56} />
    </>
  ),
  mongols: (civ) => (
    <>
      <path d="M-34 -20V-42H34V-20Z" fill={shade('#efe3c9')} stroke={LINE} stroke-width="1.5" />
      <path
        d="M-40 -40Q-22 -72 0 -78Q22 -72 40 -40Z"
        fill={shade('#f6ecd6')}
        stroke={LINE}
        stroke-width="1.5"
      />
      <path d="M-34 -36H34V-27H-34Z" fill={clothOf(civ)} stroke={LINE} />
      <path d="M-30 -50Q0 -66 30 -50L26 -56Q0 -72 -26 -56Z" fill={clothOf(civ)} />
      <path d="M-8 -78H8L6 -88H-6Z" fill={shade('#c9893a')} stroke={LINE} />
      <path d="M-8 -20V-36H8V-20Z" fill={shade('#7a3d16')} stroke={LINE} />
    </>
  ),
  byzantines: () => (
    <>
      <path d="M-34 -20V-48H34V-20Z" fill={shade('#e3c9a6')} stroke={LINE} stroke-width="1.4" />
      <path d="M-34 -32H34M-34 -40H34" stroke={shade('#b8624a')} stroke-width="2.4" />
      <path
        d="M-34 -48A12 12 0 0 1 -10 -48ZM10 -48A12 12 0 0 1 34 -48Z"
        fill={shade('#8a7aa0')}
        stroke={LINE}
      />
      <path d="M-20 -48V-64H20V-48Z" fill={shade('#efdcc0')} stroke={LINE} />
      <Window x={-14} y={-61} />
      <Window x={-2} y={-61} />
      <Window x={10} y={-61} />
      <path
        d="M-22 -64A22 24 0 0 1 22 -64Z"
        fill="light-dark(#e3b445, #b58a35)"
        stroke={LINE}
        stroke-width="1.4"
      />
      <path d="M8 -85A22 24 0 0 1 22 -64H12Q15 -76 8 -85Z" fill="#a87516" />
      <path d="M-1.2 -101H1.2V-88H-1.2ZM-5 -97H5V-95H-5Z" fill="#8a5f10" />
    </>
  ),
  ottomans: (civ) => (
    <>
      <path d="M-32 -20V-46H32V-20Z" fill={shade('#ece3d6')} stroke={LINE} stroke-width="1.4" />
      <Window x={-22} y={-38} />
      <Window x={-8} y={-38} />
      <Window x={6} y={-38} />
      <Window x={18} y={-38} />
      <path d="M-26 -46A26 28 0 0 1 26 -46Z" fill={shade('#5f9aa0')} stroke={LINE} stroke-width="1.4" />
      <path d="M10 -71A26 28 0 0 1 26 -46H15Q18 -60 10 -71Z" fill={shade('#3f7479')} />
      <path
        d="M-33 -46A9 10 0 0 1 -15 -46ZM15 -46A9 10 0 0 1 33 -46Z"
        fill={shade('#76adb2')}
        stroke={LINE}
      />
      <path
        d="M-42 -16V-84H-34V-16ZM34 -16V-84H42V-16Z"
        fill={shade('#f4ecdf')}
        stroke={LINE}
        stroke-width="1.3"
      />
      <path
        d="M-44 -66H-32V-62H-44ZM32 -66H44V-62H32Z"
        fill={shade('#d4c6b2')}
        stroke={LINE}
        stroke-width=".8"
      />
      <path d="M-43 -84L-38 -102L-33 -84ZM33 -84L38 -102L43 -84Z" fill={clothOf(civ)} stroke={LINE} />
      <path d="M0 -74V-82" stroke="#8a5f10" stroke-width="2" />
      <path d="M3 -92A5 5 0 1 0 5 -84A4 4 0 1 1 3 -92Z" fill="#e3b445" />
    </>
  ),
  hre: (civ) => (
    <>
      <path d="M-26 -20V-54H26V-20Z" fill={shade('#e6d8bd')} stroke={LINE} stroke-width="1.4" />
      <path d="M-30 -53L-20 -78H20L30 -53Z" fill={shade('#8d3f34')} stroke={LINE} />
      <path
        d="M-40 -14V-66H-26V-14ZM26 -14V-66H40V-14Z"
        fill="url(#echoes-stone)"
        stroke={LINE}
        stroke-width="1.3"
      />
      <path d="M-42 -66L-33 -96L-24 -66ZM24 -66L33 -96L42 -66Z" fill={clothOf(civ)} stroke={LINE} />
      <path d="M-7 -78V-92H7V-78Z" fill={shade('#e6d8bd')} stroke={LINE} />
      <path d="M-9 -92L0 -112L9 -92Z" fill={clothOf(civ)} stroke={LINE} />
      <Window x={-16} y={-44} />
      <Window x={-2} y={-44} />
      <Window x={12} y={-44} />
      <Window x={-35} y={-52} />
      <Window x={31} y={-52} />
    </>
  ),
  english: (civ) => (
    <>
      <path d="M-24 -20V-74H24V-20Z" fill="url(#echoes-stone)" stroke={LINE} stroke-width="1.5" />
      <Merlons x={-24} y={-74} n={6} s={5} fill={shade('#cdbfa6')} />
      <path
        d="M-33 -16V-88H-20V-16ZM20 -16V-88H33V-16Z"
        fill="url(#echoes-stone)"
        stroke={LINE}
        stroke-width="1.4"
      />
      <Merlons x={-34} y={-88} n={2} s={5} fill={shade('#d6c9b0')} />
      <Merlons x={20} y={-88} n={2} s={5} fill={shade('#c0b096')} />
      <path d="M-12 -58H12V-44Q12 -34 0 -30Q-12 -34 -12 -44Z" fill={clothOf(civ)} stroke={LINE} />
      <Window x={-29} y={-70} />
      <Window x={25} y={-70} />
      <Window x={-29} y={-46} />
      <Window x={25} y={-46} />
    </>
  ),
};

export function Keep({ civ }: { readonly civ: Civ }) {
  return KEEPS[civ](civ);
}
