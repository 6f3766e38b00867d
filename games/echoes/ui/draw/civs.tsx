/** The civilisations: each has a colour, a pattern and a sign, so that none is told by colour alone. */
import type { ComponentChildren, VNode } from 'preact';
import type { Civ } from '../../content/index.ts';
import { shade } from './shade.ts';

interface CivLook {
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  /** What is written or drawn upon its colour. */
  readonly ink: string;
}

const CREAM = '#fff8ea';

export const CIV_LOOK: Readonly<Record<Civ, CivLook>> = {
  norse: { colour: '#24587f', dark: '#173a57', light: '#5b9bcb', ink: CREAM },
  scots: { colour: '#2c6a3c', dark: '#1a4526', light: '#5fae70', ink: CREAM },
  mongols: { colour: '#a8551a', dark: '#73370d', light: '#de8f4c', ink: CREAM },
  byzantines: { colour: '#6d2a63', dark: '#471842', light: '#c178b4', ink: CREAM },
  ottomans: { colour: '#a3262e', dark: '#70151b', light: '#e2696b', ink: CREAM },
  hre: { colour: '#3a3633', dark: '#211e1c', light: '#d9a927', ink: '#f5cf57' },
  english: { colour: '#8a1f2b', dark: '#5c121b', light: '#e08a80', ink: '#f3ead2' },
};

/** In a box of 24 by 24. */
const SIGNS: Readonly<Record<Civ, () => VNode>> = {
  norse: () => (
    <>
      <path d="M2.5 6.5L5 3.5H19L21.5 6.5V11L18.4 13.6H14.2L13.8 18.6Q15 20 12 22.6Q9 20 10.2 18.6L9.8 13.6H5.6L2.5 11Z" />
      <path d="M5 8.4H19" stroke="#0006" stroke-width="1.2" />
    </>
  ),
  scots: () => (
    <>
      <path d="M12 22V15M12 18Q6 19 4 14Q9 13 12 17Q15 13 20 14Q18 19 12 18" />
      <path d="M6.5 11Q7 15.5 12 15.5T17.5 11L16.5 9.5H7.5Z" />
      <path d="M7 9Q5 5 6.5 2L9 5.5L10.2 1.5L12 5L13.8 1.5L15 5.5L17.5 2Q19 5 17 9Z" />
    </>
  ),
  mongols: () => (
    <>
      <path d="M11 10V2H13V10ZM5 3Q5 9 10.5 9.5V11H13.5V9.5Q19 9 19 3L17 4.5Q16.6 7.4 12 7.6Q7.4 7.4 7 4.5Z" />
      <path d="M8 12H16Q18 17 15.5 22L14 18.5L12 23L10 18.5L8.5 22Q6 17 8 12Z" />
    </>
  ),
  byzantines: () => (
    <>
      <path d="M10.8 2H13Q18 2 18 6T13 10.2V22H10.8Z M13 4.2V8Q15.7 8 15.7 6T13 4.2Z" fill-rule="evenodd" />
      <path d="M4.2 9L6 7.8L12 13.6L18 7.8L19.8 9L13.5 15L19.8 21L18 22.2L12 16.4L6 22.2L4.2 21L10.5 15Z" />
    </>
  ),
  ottomans: () => (
    <>
      <path d="M14 3A9.2 9.2 0 1 0 20 17.5A7.6 7.6 0 1 1 14 3Z" />
      <path d="M17.6 7.2L18.7 9.9L21.6 10.1L19.4 12L20.1 14.8L17.6 13.3L15.1 14.8L15.8 12L13.6 10.1L16.5 9.9Z" />
    </>
  ),
  hre: () => (
    <>
      <path d="M11 1H13V3H15.4V5H13V8H11V5H8.6V3H11Z" />
      <path d="M12 8A7.2 7.2 0 0 1 19.2 14H4.8A7.2 7.2 0 0 1 12 8ZM4.8 16H19.2A7.2 7.2 0 0 1 4.8 16Z" />
    </>
  ),
  english: () => (
    <>
      <path d="M4 8Q3 3 8 3Q9 1 12 2Q15 1 16 3Q21 3 20 8Q22 11 19 14Q18 18 15 18Q14 22 12 22Q10 22 9 18Q6 18 5 14Q2 11 4 8Z" />
      <path
        d="M8.5 9.5L10.5 10.5M15.5 9.5L13.5 10.5M10 16Q12 17.5 14 16M12 12V14.5"
        stroke="#0009"
        stroke-width="1.6"
        fill="none"
        stroke-linecap="round"
      />
    </>
  ),
};

interface SignProps {
  readonly civ: Civ;
  /** Its middle, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}

/** Inside a drawing. */
export function CivSign({ civ, x, y, size, fill = CIV_LOOK[civ].ink }: SignProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill={fill}>
      {SIGNS[civ]()}
    </g>
  );
}

/** Beside text. */
export function CivIcon({ civ, size = 18 }: { readonly civ: Civ; readonly size?: number }) {
  return (
    <svg
      class="echoes-sign"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {SIGNS[civ]()}
    </svg>
  );
}

export const clothOf = (civ: Civ): string => `url(#echoes-cloth-${civ})`;

interface ClothProps {
  readonly civ: Civ;
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

function Cloth({ civ, width, height, children }: ClothProps) {
  return (
    <pattern id={`echoes-cloth-${civ}`} width={width} height={height} patternUnits="userSpaceOnUse">
      <rect width={width} height={height} fill={CIV_LOOK[civ].colour} />
      {children}
    </pattern>
  );
}

/** What drawings refer to: it must be somewhere in the page, once. */
export function Definitions() {
  return (
    <defs>
      <Cloth civ="norse" width={8} height={8}>
        <path d="M-1 6L4 1L9 6M-1 10L4 5L9 10" stroke={CIV_LOOK.norse.light} stroke-width="1.5" fill="none" />
      </Cloth>
      <Cloth civ="scots" width={10} height={10}>
        <path d="M0 2.5H10M2.5 0V10" stroke={CIV_LOOK.scots.dark} stroke-width="3" />
        <path d="M0 7H10M7 0V10" stroke="#d8c25a" stroke-width=".9" />
      </Cloth>
      <Cloth civ="mongols" width={10} height={8}>
        <path
          d="M0 4A5 4 0 0 1 10 4M-5 8A5 4 0 0 1 5 8A5 4 0 0 1 15 8"
          stroke="#e9a55c"
          stroke-width="1.2"
          fill="none"
        />
      </Cloth>
      <Cloth civ="byzantines" width={8} height={8}>
        <path d="M0 0H4V4H0ZM4 4H8V8H4Z" fill={CIV_LOOK.byzantines.dark} />
        <path d="M1.4 5.4h1.6v1.6h-1.6ZM5.4 1.4h1.6v1.6h-1.6Z" fill="#dcb24a" />
      </Cloth>
      <Cloth civ="ottomans" width={10} height={10}>
        <circle cx="3" cy="3" r="2.1" fill="#f0c9a8" />
        <circle cx="3.9" cy="2.6" r="1.7" fill={CIV_LOOK.ottomans.colour} />
        <circle cx="8" cy="8" r="2.1" fill="#f0c9a8" />
        <circle cx="8.9" cy="7.6" r="1.7" fill={CIV_LOOK.ottomans.colour} />
      </Cloth>
      <Cloth civ="hre" width={9} height={9}>
        <path d="M4.5 0L9 4.5L4.5 9L0 4.5Z" fill="#d9a927" />
      </Cloth>
      <Cloth civ="english" width={10} height={10}>
        <path d="M0 0H5V5H0ZM5 5H10V10H5Z" fill="#f3ead2" fill-opacity=".85" />
        <path d="M0 5H10M5 0V10" stroke={CIV_LOOK.english.dark} stroke-width=".8" />
      </Cloth>
      <radialGradient id="echoes-coin-gold" cx=".38" cy=".3" r=".8">
        <stop stop-color="#fff0b8" />
        <stop offset=".45" stop-color="#e7ba3f" />
        <stop offset="1" stop-color="#a57412" />
      </radialGradient>
      <radialGradient id="echoes-coin-food" cx=".38" cy=".3" r=".8">
        <stop stop-color="#f6c9a0" />
        <stop offset=".45" stop-color="#c8763a" />
        <stop offset="1" stop-color="#8a4518" />
      </radialGradient>
      <radialGradient id="echoes-coin-wood" cx=".38" cy=".3" r=".8">
        <stop stop-color="#c4d6a4" />
        <stop offset=".45" stop-color="#6f9150" />
        <stop offset="1" stop-color="#3d5a2b" />
      </radialGradient>
      <radialGradient id="echoes-coin-joker" cx=".38" cy=".3" r=".8">
        <stop stop-color="#fff" />
        <stop offset=".5" stop-color="#cfc6dd" />
        <stop offset="1" stop-color="#8a7ba6" />
      </radialGradient>
      <radialGradient id="echoes-coin-any" cx=".38" cy=".3" r=".8">
        <stop stop-color="#fff" />
        <stop offset=".5" stop-color="#cfcac4" />
        <stop offset="1" stop-color="#928a84" />
      </radialGradient>
      <clipPath id="echoes-field">
        <path d="M7 14Q8 7 16 7L98 6Q106 8 105 16L106 82Q105 90 97 90L15 91Q6 89 7 81Z" />
      </clipPath>
      <linearGradient id="echoes-stone" x2="1">
        <stop stop-color={shade('#d9cdb8')} />
        <stop offset=".55" stop-color={shade('#c3b49c')} />
        <stop offset="1" stop-color={shade('#98876f')} />
      </linearGradient>
      <radialGradient id="echoes-lamp">
        <stop stop-color="light-dark(#ffd98a00, #ffd98abf)" />
        <stop offset="1" stop-color="#ffb64800" />
      </radialGradient>
      <filter id="echoes-spent">
        <feColorMatrix type="saturate" values=".25" />
        <feComponentTransfer>
          <feFuncR type="linear" slope=".8" intercept=".04" />
          <feFuncG type="linear" slope=".8" intercept=".04" />
          <feFuncB type="linear" slope=".8" intercept=".05" />
        </feComponentTransfer>
      </filter>
    </defs>
  );
}
