/** Painted figures, each standing on the point 0, 0 and looking to the right. */
import type { Civ, UnitId } from '../../content/index.ts';
import { card } from '../../content/index.ts';
import { CIV_LOOK, clothOf } from './civs.tsx';
import { HELMETS, SHIELDS, WEAPONS } from './equipment.tsx';
import type { FigureLook } from './figure-look.ts';
import { lookOf } from './figure-look.ts';
import { Flag } from './masonry.tsx';
import { LINE, mix } from './shade.ts';

const SKIN = '#e2b18c';

interface OfPeople {
  readonly civ: Civ;
}

function Torso({ civ, hasCape = false }: OfPeople & { readonly hasCape?: boolean }) {
  return (
    <>
      {hasCape && (
        <path d="M-10 -38Q-22 -20 -20 -2L-4 -6L-2 -38Z" fill="#7c1f3c" stroke={LINE} stroke-width="1.4" />
      )}
      <path d="M-8 -10V0H-2V-10ZM2 -10V0H8V-10Z" fill="#4a3230" stroke={LINE} stroke-width="1.2" />
      <path
        d="M-10 -38Q0 -42 10 -38L14 -9Q0 -4 -14 -9Z"
        fill={clothOf(civ)}
        stroke={LINE}
        stroke-width="1.6"
      />
      <path d="M3 -40Q8 -39.5 10 -38L14 -9Q9 -7 4 -6.6Z" fill={CIV_LOOK[civ].dark} opacity=".55" />
      <path d="M-12.4 -20H12.4V-16.4H-12.4Z" fill="#5a3a22" />
      <path
        d="M9 -37Q17 -34 15 -22L11 -21Q11 -29 6 -33Z"
        fill={CIV_LOOK[civ].dark}
        stroke={LINE}
        stroke-width="1.2"
      />
      <circle cx="14" cy="-22" r="3.4" fill={SKIN} stroke={LINE} />
    </>
  );
}

interface HeadProps extends OfPeople {
  readonly hasBeard?: boolean;
  readonly hasCrown?: boolean;
}

function Head({ civ, hasBeard = false, hasCrown = false }: HeadProps) {
  return (
    <>
      <circle cx="0" cy="-44" r="7.6" fill={SKIN} stroke={LINE} stroke-width="1.4" />
      <circle cx="4" cy="-44" r="1" fill="#2a1a18" />
      {hasBeard && <path d="M-5 -40Q2 -30 7 -41Q3 -38 -5 -40Z" fill="#b5762e" />}
      <g stroke={LINE} stroke-width="1">
        {HELMETS[civ]()}
      </g>
      {hasCrown && (
        <path
          d="M-7 -57L-8 -67L-3.5 -62L0 -69L3.5 -62L8 -67L7 -57Z"
          fill="#f0c53c"
          stroke="#5d3d08"
          stroke-width="1.1"
        />
      )}
    </>
  );
}

const COATS: Readonly<Record<Civ, string>> = {
  norse: '#8a5a34',
  scots: '#7d4d2e',
  mongols: '#a06a3a',
  byzantines: '#b58a5a',
  ottomans: '#6d6660',
  hre: '#4a3a34',
  english: '#96623a',
};

function Horse({ civ }: OfPeople) {
  const coat = COATS[civ];
  return (
    <>
      <path
        d="M-27 -34Q-38 -30 -34 -8L-30 -12Q-32 -26 -24 -30Z"
        fill={mix(coat, '#1a0e08', 0.5)}
        stroke={LINE}
        stroke-width="1.2"
      />
      <path
        d="M-27 -26Q-29 -39 -16 -39L10 -38Q17 -42 21 -52L25 -60L28 -54Q38 -49 41 -41L37 -36L28 -40Q27 -31 25 -26Q26 -20 23 -17L26 -2V0H19L16 -16Q0 -12 -13 -17L-15 0H-22L-21 -17Q-26 -20 -27 -26Z"
        fill={coat}
        stroke={LINE}
        stroke-width="1.6"
      />
      <path d="M20 -50Q12 -46 10 -38L15 -38Q18 -42 22 -44Z" fill={mix(coat, '#1a0e08', 0.5)} />
      <circle cx="31" cy="-47" r="1.3" fill="#1a0e08" />
      <path
        d="M-25 -34Q-26 -22 -22 -18Q-6 -12 8 -17L12 -38Z"
        fill={clothOf(civ)}
        stroke={LINE}
        stroke-width="1.2"
      />
    </>
  );
}

function Ship({ civ }: OfPeople) {
  return (
    <>
      <path
        d="M-38 -16Q-44 -30 -40 -40Q-34 -42 -34 -36Q-36 -24 -26 -14ZM38 -16Q46 -28 42 -42Q36 -46 34 -40Q38 -34 36 -28Q34 -18 26 -14Z"
        fill="#7a4c24"
        stroke={LINE}
        stroke-width="1.5"
      />
      <path d="M-40 -20H40Q34 2 0 4Q-34 2 -40 -20Z" fill="#8d5c30" stroke={LINE} stroke-width="1.7" />
      <path d="M-37 -12H37M-32 -5H32" stroke="#5d3a1a" stroke-width="1.3" />
      <path d="M0 -20V-78" stroke="#5d3a1a" stroke-width="3" />
      <path
        d="M-26 -72H26Q32 -50 25 -28Q0 -22 -25 -28Q-20 -50 -26 -72Z"
        fill="#f4ead2"
        stroke={LINE}
        stroke-width="1.5"
      />
      <path
        d="M-14 -72H-3Q0 -50 -3 -25L-14 -26.5Q-10 -50 -14 -72ZM9 -72H20Q25 -50 20 -26.5L9 -25Q12 -50 9 -72Z"
        fill={clothOf(civ)}
      />
      {[-28, -14, 0, 14, 28].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-18" r="6" fill={clothOf(civ)} stroke={LINE} stroke-width="1.2" />
          <circle cx={x} cy="-18" r="1.8" fill="#d7dce0" />
        </g>
      ))}
    </>
  );
}

function Gun({ civ }: OfPeople) {
  return (
    <>
      <path d="M-30 -4L20 -20L24 -12L-24 4Z" fill="#6b4526" stroke={LINE} stroke-width="1.4" />
      <path
        d="M-22 -22L30 -46Q36 -42 38 -34L-14 -10Q-24 -12 -22 -22Z"
        fill="#a9793a"
        stroke={LINE}
        stroke-width="1.6"
      />
      <path d="M-14 -10L38 -34L37 -37L-16 -14Z" fill="#6f4a1c" />
      <ellipse
        cx="34"
        cy="-40"
        rx="4.6"
        ry="7"
        transform="rotate(-24 34 -40)"
        fill="#2a1a14"
        stroke="#d7a650"
        stroke-width="2"
      />
      <path d="M2 -33L8 -20M14 -39L20 -26M-10 -28L-4 -15" stroke="#e0b25c" stroke-width="3" />
      <circle cx="2" cy="-8" r="12" fill="#5d3a1e" stroke={LINE} stroke-width="1.6" />
      <circle cx="2" cy="-8" r="8" fill="#8d6136" />
      <path d="M2 -18V2M-8 -8H12M-5 -15L9 -1M9 -15L-5 -1" stroke="#4a2d16" stroke-width="1.8" />
      <g transform="translate(-26 2) scale(.72)">
        <Torso civ={civ} />
        <Head civ={civ} />
      </g>
    </>
  );
}

function Trebuchet({ civ }: OfPeople) {
  return (
    <>
      <path d="M-28 2H30" stroke="#5d3a1a" stroke-width="5" />
      <path d="M-22 2L2 -46L24 2M-10 -22H14" stroke="#7a4c24" stroke-width="4" fill="none" />
      <path d="M-34 -66L24 -32" stroke="#8d5c30" stroke-width="4.4" />
      <path d="M16 -36H34V-18H16Z" fill="#6f675f" stroke={LINE} stroke-width="1.4" />
      <path d="M-34 -66Q-44 -56 -38 -44" stroke="#4a2d16" fill="none" stroke-width="1.6" />
      <circle cx="-38" cy="-42" r="5" fill="#a39a90" stroke={LINE} />
      <Flag civ={civ} x={2} y={-44} h={22} w={18} />
    </>
  );
}

interface LookProps extends OfPeople {
  readonly look: FigureLook;
}

function Rider({ civ, look }: LookProps) {
  return (
    <g transform="scale(.86)">
      <Horse civ={civ} />
      <g transform="translate(-4 -22) scale(.9)">
        {look.hasCape && (
          <path d="M-9 -38Q-28 -30 -30 -8L-8 -16Z" fill="#7c1f3c" stroke="#3a2a30" stroke-width="1.4" />
        )}
        <path
          d="M-10 -38Q0 -42 10 -38L10 -12Q0 -8 -10 -12Z"
          fill={clothOf(civ)}
          stroke={LINE}
          stroke-width="1.6"
        />
        <path d="M-6 -14L-2 4L6 6L4 -14Z" fill="#4a3230" stroke={LINE} />
        <Head civ={civ} {...look} />
        {WEAPONS[look.weapon](civ)}
        {look.hasShield && <g transform="translate(-9 -24) scale(.82)">{SHIELDS[civ](civ)}</g>}
      </g>
    </g>
  );
}

function OnFoot({ civ, look }: LookProps) {
  return (
    <>
      <Torso civ={civ} hasCape={look.hasCape} />
      <Head civ={civ} {...look} />
      {WEAPONS[look.weapon](civ)}
      {look.hasPack && <path d="M-12 -36Q-16 -20 -13 -8L-6 -10V-36Z" fill="#6a5a3c" stroke={LINE} />}
      {look.hasShield && <g transform="translate(-9 -22)">{SHIELDS[civ](civ)}</g>}
    </>
  );
}

function FigureOf({ civ, look }: LookProps) {
  if (look.kind === 'ship') return <Ship civ={civ} />;
  if (look.kind === 'gun') return <Gun civ={civ} />;
  if (look.kind === 'trebuchet') return <Trebuchet civ={civ} />;
  return look.kind === 'rider' ? <Rider civ={civ} look={look} /> : <OnFoot civ={civ} look={look} />;
}

export function Figure({ id, isMirrored = false }: { readonly id: UnitId; readonly isMirrored?: boolean }) {
  const figure = <FigureOf civ={card[id].civ} look={lookOf(id)} />;
  return isMirrored ? <g transform="scale(-1 1)">{figure}</g> : figure;
}
