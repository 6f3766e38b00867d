/** A hero on a round base; the headgear tells the faction as well. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/index.ts';
import { PAINT, patternOf } from './factions.ts';
import { Glyph } from './glyph.tsx';

const HEADS: Readonly<Record<FactionId, JSX.Element>> = {
  green: (
    <>
      <circle cx="15.5" cy="12" r="4.5" fill="#5a3b22" stroke="#20141a" stroke-width="1.5" />
      <circle cx="32.5" cy="12" r="4.5" fill="#5a3b22" stroke="#20141a" stroke-width="1.5" />
      <path
        d="M14 22c0-9 4-13 10-13s10 4 10 13l-3 2c0-5-3-7-7-7s-7 2-7 7z"
        fill="#7a5230"
        stroke="#20141a"
        stroke-width="1.5"
      />
    </>
  ),
  blue: (
    <>
      <path
        d="M14 22c0-8 4-12 10-12s10 4 10 12l-3 1c0-4-3-6-7-6s-7 2-7 6z"
        fill="#cfe3ea"
        stroke="#20141a"
        stroke-width="1.5"
      />
      <path d="M24 11c-2-6 1-10 7-11-2 4 2 6 1 11z" fill="#57c0c4" stroke="#20141a" stroke-width="1.4" />
    </>
  ),
  red: (
    <>
      <path
        d="M14 22c0-8 4-12 10-12s10 4 10 12l-3 1c0-4-3-6-7-6s-7 2-7 6z"
        fill="#5b4a4a"
        stroke="#20141a"
        stroke-width="1.5"
      />
      <path
        d="M24 11c-6-3-4-8-1-12 0 3 2 3 3 5 1-2 1-3 3-4-1 4 3 7-1 11z"
        fill="#f0883a"
        stroke="#20141a"
        stroke-width="1.4"
      />
    </>
  ),
  gold: (
    <>
      <path
        d="M14 22c0-8 4-12 10-12s10 4 10 12l-3 1c0-4-3-6-7-6s-7 2-7 6z"
        fill="#f7e8b4"
        stroke="#20141a"
        stroke-width="1.5"
      />
      <path
        d="M14 17C7 16 5 10 6 4c4 4 9 5 10 10zM34 17c7-1 9-7 8-13-4 4-9 5-10 10z"
        fill="#fffaf0"
        stroke="#20141a"
        stroke-width="1.4"
      />
    </>
  ),
};

const BODY = 'M24 24c9 0 13 6 15 16 1 5 1 10 0 14-4 3-26 3-30 0-1-4-1-9 0-14 2-10 6-16 15-16z';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly faction: FactionId;
  /** On a disc, where a player has two. */
  readonly number?: number | undefined;
}

/** In a box of 48 by 64, feet at 24, 58. */
export function HeroFigure({ x, y, size, faction, number }: Props) {
  const { fill, deep } = PAINT[faction];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <ellipse cx="25" cy="58" rx="21" ry="7" fill="#1d1420" opacity=".4" />
      <path d="M5 54v3c0 4 8.5 7 19 7s19-3 19-7v-3z" fill={deep} stroke="#20141a" stroke-width="1.5" />
      <ellipse cx="24" cy="54" rx="19" ry="6.5" fill={fill} stroke="#fffaf0" stroke-width="1.6" />
      <path d="M40.5 4v48" stroke="#20141a" stroke-width="4.6" stroke-linecap="round" />
      <path d="M40.5 4v48" stroke="#c9a46a" stroke-width="2.4" stroke-linecap="round" />
      <path d="M40.5-4l4.5 9-4.5 5-4.5-5z" fill="#eef0f2" stroke="#20141a" stroke-width="1.5" />
      <path d={BODY} fill={fill} stroke="#20141a" stroke-width="2" />
      <path d={BODY} fill={patternOf(faction)} />
      <path
        d="M29 25c6 2 9 7 10.5 15 1 5 1 10 0 14-2 1.5-8 2.3-12 2.3 5-9 5-21 1.5-31.3z"
        fill="#000"
        opacity=".22"
      />
      <circle cx="24" cy="20" r="8" fill="#f0cda2" stroke="#20141a" stroke-width="1.8" />
      <path d="M21 20.5v1.5M27 20.5v1.5" stroke="#20141a" stroke-width="1.8" stroke-linecap="round" />
      {HEADS[faction]}
      <path
        d="M15 33q9-3 18 0v9c0 6-5 9-9 11-4-2-9-5-9-11z"
        fill="#fffaf0"
        stroke="#20141a"
        stroke-width="1.7"
      />
      <Glyph owner={faction} x={17.2} y={35} size={13.6} colour={deep} />
      {number !== undefined && (
        <>
          <circle cx="8" cy="30" r="8" fill="#fffaf0" stroke="#20141a" stroke-width="1.5" />
          <text class="battalia-figure" x="8" y="35" font-size="14" fill="#20141a" stroke="none">
            {number}
          </text>
        </>
      )}
    </g>
  );
}
