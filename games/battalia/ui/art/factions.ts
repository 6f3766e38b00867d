/** How the four factions are painted: a colour, a pattern and a glyph each, and grey for what is nobody's. */
import type { FactionId } from '../../content/index.ts';

export type Owner = FactionId | 'none';

export interface Paint {
  readonly fill: string;
  readonly deep: string;
  readonly pale: string;
  /** What is written on the fill. */
  readonly ink: string;
  readonly skin: string;
}

export const PAINT: Readonly<Record<Owner, Paint>> = {
  green: { fill: '#2f6e45', deep: '#1d4a2e', pale: '#a9cba0', ink: '#fff', skin: '#d9a877' },
  blue: { fill: '#1f5f99', deep: '#123e69', pale: '#9fc6e2', ink: '#fff', skin: '#d8bfa6' },
  red: { fill: '#b03a2a', deep: '#76211a', pale: '#eab09b', ink: '#fff', skin: '#c58a5f' },
  gold: { fill: '#dca931', deep: '#8a5f08', pale: '#f4dc98', ink: '#2a1b02', skin: '#f0d2ae' },
  none: { fill: '#8d8578', deep: '#57514a', pale: '#d8d0c0', ink: '#fff', skin: '#e3c29b' },
};

/** Windows: dark by day, lit by night, and always lit on the cover, which has no stylesheet. */
export const LIT = 'var(--battalia-lit, #ffd76e)';

export const patternOf = (owner: Owner): string => `url(#battalia-${owner})`;

export const pt = (n: number): number => Math.round(n * 10) / 10;

/** Numbers that look random and are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
