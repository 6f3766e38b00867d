/** The signs of the factions and the patterns that go with their colours. */
import type { JSX } from 'preact';
import type { Owner } from './factions.ts';

/** In a box of 24. */
const GLYPHS: Readonly<Record<Owner, JSX.Element>> = {
  green: (
    <>
      <path d="M12 11.2c3.6 0 6.6 3.4 6.6 6.8 0 2.6-2 3.6-3.8 3-1.9-.7-3.7-.7-5.6 0-1.8.6-3.8-.4-3.8-3 0-3.4 3-6.8 6.6-6.8z" />
      <ellipse cx="4.6" cy="10.6" rx="2.2" ry="3" transform="rotate(-24 4.6 10.6)" />
      <ellipse cx="9" cy="5.6" rx="2.3" ry="3.4" transform="rotate(-8 9 5.6)" />
      <ellipse cx="15" cy="5.6" rx="2.3" ry="3.4" transform="rotate(8 15 5.6)" />
      <ellipse cx="19.4" cy="10.6" rx="2.2" ry="3" transform="rotate(24 19.4 10.6)" />
    </>
  ),
  blue: (
    <>
      <path d="M10.7 23V16.2C6.4 15.8 3.6 13 3.6 8.6V4.4L1.6 6.6 3.4 1l3.6 4.4-1.2-.5v3.7c0 2.9 1.8 4.7 4.9 5.1V4.6L8.6 6.4 12 .6l3.4 5.8-2.1-1.8v9.1c3.1-.4 4.9-2.2 4.9-5.1V4.9l-1.2.5L20.6 1l1.8 5.6-2-2.2v4.2c0 4.4-2.8 7.2-7.1 7.6V23z" />
    </>
  ),
  red: (
    <>
      <path
        d="M12.6 1c.8 4.2 6.8 7 6.8 13.2 0 4.9-3.3 8.8-7.5 8.8s-7.3-3.6-7.3-8.2c0-3.2 1.7-5.2 3.2-7.2.2 2 .8 3.2 2 3.9C9.5 7.6 10.3 4.2 12.6 1zm-.5 12c-1.8 1.8-3 3.2-3 5 0 1.8 1.2 3.2 2.9 3.2s3-1.3 3-3.1c0-2-1.6-3.2-2.9-5.1z"
        fill-rule="evenodd"
      />
    </>
  ),
  gold: (
    <>
      <path d="M6.3 20.5C3.4 20.5 1 18.4 1 15.7c0-2.5 2-4.5 4.5-4.8C6.2 7.6 9 5.2 12.4 5.2c3.3 0 6.1 2.3 6.8 5.5 2.2.3 3.8 2.3 3.8 4.7 0 2.8-2.2 5.1-5 5.1z" />
      <path
        d="M2 5.5l3.2 2M8.2 1.2l1 3M15.8 1.2l-1 3M22 5.5l-3.2 2"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
        fill="none"
      />
    </>
  ),
  none: (
    <>
      <path d="M12 2l9 5v6c0 5-4 8-9 9-5-1-9-4-9-9V7z" fill="none" stroke="currentColor" stroke-width="2.5" />
    </>
  ),
};

interface GlyphProps {
  readonly owner: Owner;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

export function Glyph({ owner, x, y, size, colour }: GlyphProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} fill={colour} style={{ color: colour }}>
      {GLYPHS[owner]}
    </g>
  );
}

const LINE = { fill: 'none', stroke: '#fff', 'stroke-opacity': '.34', 'stroke-width': '1.3' } as const;

/** What fills and halos refer to: once on every page that shows anything of the game. */
export function Patterns() {
  return (
    <defs>
      <pattern id="battalia-green" width="8" height="8" patternUnits="userSpaceOnUse">
        <path {...LINE} d="M0 6L4 2 8 6M0 14L4 10 8 14M0-2L4-6 8-2" />
      </pattern>
      <pattern id="battalia-blue" width="12" height="7" patternUnits="userSpaceOnUse">
        <path {...LINE} d="M0 3.5q3-3.5 6 0t6 0" />
      </pattern>
      <pattern id="battalia-red" width="9" height="9" patternUnits="userSpaceOnUse">
        <path {...LINE} d="M4.5 0L9 4.5 4.5 9 0 4.5z" />
      </pattern>
      <pattern id="battalia-gold" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.2" fill="#5a3a00" fill-opacity=".36" />
        <circle cx="6" cy="6" r="1.2" fill="#5a3a00" fill-opacity=".36" />
      </pattern>
      <pattern id="battalia-none" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 6L6 0" stroke="#fff" stroke-opacity=".16" />
      </pattern>
      <radialGradient id="battalia-sun">
        <stop offset="0" stop-color="#fff6cf" />
        <stop offset=".6" stop-color="#f6c94f" />
        <stop offset="1" stop-color="#d8922a" />
      </radialGradient>
      <linearGradient id="battalia-beam" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stop-color="#ffd867" stop-opacity=".95" />
        <stop offset="1" stop-color="#ffd867" stop-opacity=".12" />
      </linearGradient>
      <radialGradient id="battalia-halo">
        <stop offset="0" stop-color="#ffe9a0" stop-opacity=".95" />
        <stop offset=".5" stop-color="#ffd45a" stop-opacity=".55" />
        <stop offset="1" stop-color="#ffd45a" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}
