/** Stars of seven points: of the oracle, of the backs of cards, and pencilled on empty cells. */
import { pt } from './factions.ts';

/** About 0, 0, one point up. */
export function starPath(outer: number, inner: number): string {
  const corners = Array.from({ length: 14 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (i * Math.PI) / 7;
    return `${pt(radius * Math.sin(angle))} ${pt(-radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}
