/** Cities from hamlet to dome, the ruins, and what tells whose a city is: shield, flag, and the hexagon of the neutral. */
import type { JSX } from 'preact';
import type { Owner } from './factions.ts';
import { LIT, PAINT, patternOf, pt } from './factions.ts';
import { Glyph } from './glyph.tsx';

interface Roof {
  readonly fill: string;
  readonly deep: string;
}

function house(x: number, y: number, w: number, h: number, roof: Roof): JSX.Element {
  return (
    <>
      <path d={`M${x} ${y}v${-h}h${w}v${h}z`} fill="#f3e6ca" />
      <path d={`M${pt(x + w * 0.62)} ${y}v${-h}h${pt(w * 0.38)}v${h}z`} fill="#d9c5a0" />
      <path
        d={`M${pt(x - 1.5)} ${pt(y - h)}l${pt(w * 0.5 + 1.5)} ${pt(-h * 0.85)} ${pt(w * 0.5 + 1.5)} ${pt(h * 0.85)}z`}
        fill={roof.fill}
      />
      <path
        d={`M${pt(x + w * 0.5)} ${pt(y - h * 1.85)}l${pt(w * 0.5 + 1.5)} ${pt(h * 0.85)}h${pt(-w * 0.5)}z`}
        fill={roof.deep}
        opacity=".75"
      />
      <path
        d={`M${x} ${y}v${-h}M${pt(x + w)} ${y}v${-h}M${pt(x - 1.5)} ${pt(y - h)}l${pt(w * 0.5 + 1.5)} ${pt(-h * 0.85)} ${pt(w * 0.5 + 1.5)} ${pt(h * 0.85)}zM${x} ${y}h${w}`}
        fill="none"
        stroke="#37281f"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path
        fill={LIT}
        d={`M${pt(x + w * 0.25)} ${pt(y - h * 0.62)}h${pt(w * 0.2)}v${pt(h * 0.36)}h${pt(-w * 0.2)}z`}
      />
    </>
  );
}

function tower(x: number, y: number, w: number, h: number, roof?: Roof): JSX.Element {
  return (
    <>
      <path d={`M${x} ${y}v${-h}h${w}v${h}z`} fill="#e2d6bd" stroke="#37281f" stroke-width="1.3" />
      <path d={`M${pt(x + w * 0.6)} ${y}v${-h}h${pt(w * 0.4)}v${h}z`} fill="#bcab8b" />
      {roof ? (
        <>
          <path
            d={`M${pt(x - 2)} ${pt(y - h)}h${pt(w + 4)}L${pt(x + w / 2)} ${pt(y - h - w * 1.35)}z`}
            fill={roof.fill}
            stroke="#37281f"
            stroke-width="1.3"
            stroke-linejoin="round"
          />
          <path
            d={`M${pt(x + w / 2)} ${pt(y - h - w * 1.35)}L${pt(x + w + 2)} ${pt(y - h)}h${pt(-w * 0.5)}z`}
            fill={roof.deep}
            opacity=".7"
          />
        </>
      ) : (
        <path
          d={`M${pt(x - 1.5)} ${pt(y - h)}v-5h3v2.5h${pt((w - 3) / 2 - 1)}v-2.5h3v2.5h${pt((w - 3) / 2 - 1)}v-2.5h3v5z`}
          fill="#e2d6bd"
          stroke="#37281f"
          stroke-width="1.2"
          stroke-linejoin="round"
        />
      )}
      <path
        fill={LIT}
        d={`M${pt(x + w * 0.36)} ${pt(y - h * 0.75)}h${pt(w * 0.28)}v${pt(h * 0.2)}h${pt(-w * 0.28)}z`}
      />
    </>
  );
}

function wall(x: number, y: number, w: number, h: number): JSX.Element {
  const merlons = Math.round(w / 6);
  const m = `h${pt(w / merlons / 2)}v2.5h${pt(w / merlons / 2)}v-2.5`.repeat(merlons);
  return (
    <>
      <path
        d={`M${x} ${y}v${-h}${m}v${h}z`}
        fill="#d4c6a9"
        stroke="#37281f"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path
        d={`M${x} ${pt(y - h * 0.5)}h${w}M${x + 7} ${pt(y - h * 0.5)}v${pt(h * 0.5)}M${x + w - 9} ${pt(y - h * 0.5)}v${pt(h * 0.5)}M${x + 14} ${pt(y - h * 0.85)}v${pt(h * 0.35)}`}
        stroke="#a08f70"
        stroke-width=".9"
      />
    </>
  );
}

function gate(x: number, y: number): JSX.Element {
  return (
    <>
      <path d={`M${x - 5.5} ${y}v-7.5a5.5 5.5 0 0 1 11 0V${y}z`} fill="#3a281d" />
      <path
        d={`M${x - 2} ${y}v-12M${x + 2} ${y}v-12M${x - 5} ${y - 5}h10`}
        stroke="#8b6b4a"
        stroke-width="1"
      />
    </>
  );
}

const hamlet = (r: Roof) => (
  <>
    {house(30, 54, 15, 10, r)}
    {house(55, 57, 14, 10, r)}
    {house(42, 68, 16, 11, r)}
  </>
);
const village = (r: Roof) => (
  <>
    {house(24, 56, 14, 10, r)}
    {tower(45, 54, 10, 22, r)}
    {house(61, 56, 15, 10, r)}
    {house(33, 70, 15, 11, r)}
    {house(54, 71, 14, 10, r)}
  </>
);
const town = (r: Roof) => (
  <>
    {house(30, 52, 13, 10, r)}
    {tower(45, 52, 11, 27, r)}
    {house(59, 52, 13, 10, r)}
    {house(37, 60, 13, 9, r)}
    {house(52, 61, 12, 8, r)}
    {wall(24, 73, 52, 13)}
    {tower(18, 75, 11, 20, r)}
    {tower(71, 75, 11, 20, r)}
    {gate(50, 73)}
  </>
);
const capital = (r: Roof) => (
  <>
    {tower(27, 50, 9, 24, r)}
    {tower(64, 50, 9, 24, r)}
    <path d="M38 58V34h24v24z" fill="#f0e3c8" stroke="#37281f" stroke-width="1.3" />
    <path d="M53 58V34h9v24z" fill="#d2bf99" />
    <path d="M37 34c0-12 6-18 13-20 7 2 13 8 13 20z" fill={r.fill} stroke="#37281f" stroke-width="1.3" />
    <path d="M52 14.5c6 3 11 8 11 19.5h-9c2-8 1-14-2-19.5z" fill={r.deep} opacity=".7" />
    <path d="M50 14V6" stroke="#37281f" stroke-width="1.6" />
    <circle cx="50" cy="6" r="2.4" fill="#f3c64e" stroke="#37281f" />
    <path fill={LIT} d="M42 40h3.5v7H42zM48 40h3.5v7H48zM55 40h3.5v7H55z" />
    {house(26, 63, 13, 10, r)}
    {house(61, 63, 13, 10, r)}
    {wall(19, 76, 62, 15)}
    {tower(13, 79, 13, 24, r)}
    {tower(74, 79, 13, 24, r)}
    {tower(38, 78, 7, 19)}
    {tower(55, 78, 7, 19)}
    {gate(50, 77)}
  </>
);

const LEVELS = [hamlet, hamlet, village, town, capital] as const;
const GREY: Roof = { fill: '#8a8073', deep: '#574f46' };

interface CityProps {
  readonly level: number;
  readonly owner: Owner;
  /** The cleared ground that it stands on. */
  readonly hasGround?: boolean;
}

/** Level 1 hamlet, 2 village with a chapel, 3 walled town, 4 city with a great dome; roofs wear the owner's colour. In a box of 100. */
export function City({ level, owner, hasGround = true }: CityProps) {
  const build = LEVELS[level] ?? hamlet;
  return (
    <>
      {hasGround && (
        <>
          <ellipse cx="50" cy="58" rx="38" ry="25" fill="#4a3a24" opacity=".22" />
          <ellipse cx="50" cy="56" rx="36" ry="23" fill="#dccb9c" />
          <ellipse cx="50" cy="55" rx="31" ry="18.5" fill="#e8dab2" />
        </>
      )}
      {build(owner === 'none' ? GREY : PAINT[owner])}
    </>
  );
}

function column(x: number, y: number, h: number): JSX.Element {
  return (
    <>
      <path
        d={`M${x} ${y}v${-h}l2.5-3 3 2.5 2.5-2v${h + 2.5}z`}
        fill="#e9dfcc"
        stroke="#37281f"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path d={`M${x + 5} ${y}v${-h + 2}h3v${h - 2}z`} fill="#bfb19a" />
      <path d={`M${x - 2} ${y}h12v3h-12z`} fill="#d8cbb2" stroke="#37281f" stroke-width="1.2" />
    </>
  );
}

export function Ruins() {
  return (
    <>
      <ellipse cx="50" cy="58" rx="38" ry="25" fill="#3a2c3a" opacity=".3" />
      <ellipse cx="50" cy="57" rx="35" ry="22" fill="#b7ab98" />
      <ellipse cx="50" cy="57" rx="29" ry="17" fill="#c8bda9" stroke="#8e8372" />
      <circle cx="50" cy="52" r="20" fill="url(#battalia-halo)" opacity=".75" />
      {column(27, 55, 26)}
      {column(65, 55, 17)}
      <path
        d="M36 60V34a14 14 0 0 1 28 0v26h-7V36a7 7 0 0 0-14 0v24z"
        fill="#ddd1ba"
        stroke="#37281f"
        stroke-width="1.4"
      />
      <path d="M57 60V36a7 7 0 0 0-4-6l3-7.5A14 14 0 0 1 64 34v26z" fill="#b3a58d" />
      <path
        d="M50 33l3.6 8.6 8.4 3-8.4 3L50 56l-3.6-8.4-8.4-3 8.4-3z"
        fill="#ffe38a"
        stroke="#a66a12"
        stroke-width="1"
      />
      {column(22, 76, 12)}
      {column(70, 76, 20)}
      <path d="M38 76l5-5 9 2 6-3 5 6z" fill="#a89b87" stroke="#37281f" stroke-width="1.1" />
    </>
  );
}

export const SHIELD = 'M2 3Q16-1 30 3V18C30 28 22 34 16 37 10 34 2 28 2 18z';

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number;
}

/** A shield with the level, in the owner's colour, pattern and glyph. */
export function LevelShield({ x, y, size, value, owner }: BadgeProps & { readonly owner: Owner }) {
  const { fill, deep, ink } = PAINT[owner];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <path d={SHIELD} fill="#1d1420" opacity=".35" transform="translate(1.5 2)" />
      <path d={SHIELD} fill={fill} stroke="#fffaf0" stroke-width="3" />
      <path d={SHIELD} fill={patternOf(owner)} />
      <path d={SHIELD} fill="none" stroke="#2a1c22" stroke-width="1.3" />
      <text
        class="battalia-figure"
        x="16"
        y="26"
        font-size="25"
        fill={ink}
        stroke={owner === 'gold' ? '#f6e0a0' : deep}
      >
        {value}
      </text>
    </g>
  );
}

/** A hexagon with the defence of a city that is nobody's. */
export function GuardBadge({ x, y, size, value }: BadgeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <path d="M16-1L32 9v18L16 38 0 27V9z" fill="#fffaf0" stroke="#2a1c22" stroke-width="1.5" />
      <path d="M16 3L28.5 11v14.5L16 34 3.5 25.5V11z" fill="#5a5260" />
      <text class="battalia-figure" x="16" y="26" font-size="21" fill="#fff" stroke="#5a5260">
        {value}
      </text>
    </g>
  );
}

export function Flag({
  x,
  y,
  owner,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly owner: Owner;
  readonly scale: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 26V-1" stroke="#37281f" stroke-width="2" />
      <path d="M1 0h20l-4.5 7 4.5 7H1z" fill={PAINT[owner].fill} stroke="#fffaf0" stroke-width="1.4" />
      <path d="M1 0h20l-4.5 7 4.5 7H1z" fill={patternOf(owner)} />
      <Glyph owner={owner} x={3.5} y={1.8} size={10.4} colour={PAINT[owner].ink} />
    </g>
  );
}
