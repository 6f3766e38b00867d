/** Roads: where they run over a card of 100 by 100, and how they look. */
import type { TerrainId } from '../../content/index.ts';
import { pt } from './factions.ts';

const ENDS: Readonly<Record<string, readonly [number, number]>> = {
  N: [50, 0],
  E: [100, 50],
  S: [50, 100],
  W: [0, 50],
};
export const endOf = (side: string): readonly [number, number] => ENDS[side] ?? [50, 50];

/** The middle line of a road, by its exits. */
export function roadPath(exits: string): string {
  if (exits === 'NS') return 'M50-1C50 26 44 36 50 50S50 74 50 101';
  if (exits === 'EW') return 'M101 50C74 50 64 56 50 50S26 50-1 50';
  const ends = [...exits].map(endOf);
  const [a, b] = ends;
  if (ends.length === 2 && a && b) {
    const near = ([x, y]: readonly [number, number]) =>
      `${pt(50 + (x - 50) * 0.25)} ${pt(50 + (y - 50) * 0.25)}`;
    return `M${a[0]} ${a[1]}C${near(a)} ${near(b)} ${b[0]} ${b[1]}`;
  }
  return ends.map(([x, y]) => `M50 50L${pt(x + (x - 50) * 0.02)} ${pt(y + (y - 50) * 0.02)}`).join('');
}

/** Whether a point is so near to a road that nothing may grow there. */
export function isNearRoad(exits: string, x: number, y: number, distance: number): boolean {
  return [...exits].some((side) => {
    const [ax, ay] = endOf(side);
    const along = Math.max(0, Math.min(1, ((x - 50) * (ax - 50) + (y - 50) * (ay - 50)) / 2500));
    return Math.hypot(x - 50 - along * (ax - 50), y - 50 - along * (ay - 50)) < distance;
  });
}

/** Over water it lies on a bank. */
export function Road({ exits, terrain }: { readonly exits: string; readonly terrain: TerrainId | 'ruins' }) {
  const d = roadPath(exits);
  return (
    <g fill="none" stroke-linejoin="round" stroke-linecap={exits.length > 2 ? 'round' : 'butt'}>
      {terrain === 'lake' && (
        <>
          <path d={d} stroke="#e3d3a2" stroke-width="27" />
          <path d={d} stroke="#b9b27a" stroke-width="22" />
        </>
      )}
      <path d={d} stroke="#7d5f40" stroke-width="16.5" opacity=".9" />
      <path d={d} stroke="#f1e0b6" stroke-width="13" />
      <path d={d} stroke="#d2b684" stroke-width="1.3" stroke-dasharray="5 4" stroke-linecap="butt" />
    </g>
  );
}
