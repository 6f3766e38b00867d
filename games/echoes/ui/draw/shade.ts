/**
 * Colours of the land. Each is given by day; at night it sinks towards one dark blue, so that there is no second palette
 * to keep.
 */
type Rgb = readonly [number, number, number];

const DUSK = '#12305f';
const DUSK_SHARE = 0.26;
const NIGHT_LIGHT = 0.53;

const channels = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  return toHex(channels(a).map((value, i) => value + ((to[i] ?? 0) - value) * share));
}

/** Darker by the lightness of HSL, which keeps hue and saturation: every channel shrinks about the same middle. */
function darken(hex: string): string {
  const rgb = channels(hex);
  const [high, low] = [Math.max(...rgb), Math.min(...rgb)];
  const light = (high + low) / 510;
  const spread = (1 - Math.abs(2 * light - 1)) * 255 || 1;
  const saturation = (high - low) / spread;
  const dark = light * NIGHT_LIGHT;
  const reach = (1 - Math.abs(2 * dark - 1)) * saturation * 255;
  const range = high - low || 1;
  return toHex(rgb.map((value) => dark * 255 - reach / 2 + ((value - low) / range) * reach));
}

const known = new Map<string, string>();

/** A colour of the land: as given by day, and what becomes of it by night. */
export function shade(day: string): string {
  let both = known.get(day);
  if (!both) {
    both = `light-dark(${day}, ${mix(darken(day), DUSK, DUSK_SHARE)})`;
    known.set(day, both);
  }
  return both;
}

/** A window, which is lit by night. */
export const litWindow = (day = '#6d5a48'): string => `light-dark(${day}, #ffd479)`;

/** The line around whatever stands on the land. */
export const LINE = 'light-dark(#3a2a30, #0d0a14)';

/** Numbers from 0 to 1 that are always the same for a seed, so that a wood looks the same in every picture. */
export function scatter(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1664525 + 1013904223) >>> 0;
    return now / 4294967296;
  };
}
