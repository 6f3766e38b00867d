/** A die that shows one of its faces: of any number of sides, in HTML or inside a drawing. */
import type { ComponentChildren } from 'preact';

/** Where the pips of a common die are: columns and rows of a square of three. */
const PIPS: Readonly<Record<number, string>> = {
  1: '11',
  2: '00 22',
  3: '00 11 22',
  4: '00 20 02 22',
  5: '00 20 11 02 22',
  6: '00 20 01 21 02 22',
};

/** The outline tells the kind: corners about 0, 0, within 20. */
function outlineOf(sides: number): string {
  const ring = (count: number, turn: number, radius = 21) =>
    `M${Array.from({ length: count }, (_, i) => {
      const angle = ((i + turn) * 2 * Math.PI) / count - Math.PI / 2;
      return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
    }).join('L')}Z`;
  if (sides === 4) return ring(3, 0, 22);
  if (sides === 8) return ring(4, 0);
  if (sides === 10) return 'M0-21L20-4L18 6L0 21L-18 6L-20-4Z';
  if (sides === 12) return ring(5, 0);
  if (sides === 20) return ring(6, 0);
  return 'M-13-20H13A7 7 0 0 1 20-13V13A7 7 0 0 1 13 20H-13A7 7 0 0 1-20 13V-13A7 7 0 0 1-13-20Z';
}

interface Props {
  readonly sides?: number;
  /** A number; a symbol is drawn by the game, as children about 0, 0. */
  readonly face?: number;
  /** What it says to those who do not see it; by default its number. */
  readonly label?: string;
  /** Whether it counts for what was rolled for. */
  readonly outcome?: 'hit' | 'miss' | undefined;
  readonly children?: ComponentChildren;
  readonly class?: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

export function Die({ sides = 6, face, label, outcome, children, class: extra = '', x, y, size }: Props) {
  const pips = sides === 6 && face !== undefined ? PIPS[face]?.split(' ') : undefined;
  return (
    <svg
      class={`kit-die ${outcome ? `is-${outcome}` : ''} ${extra}`}
      viewBox="-23 -23 46 46"
      x={x}
      y={y}
      width={size ?? '1em'}
      height={size ?? '1em'}
      role="img"
      aria-label={label ?? String(face)}
    >
      <path class="kit-die-body" d={outlineOf(sides)} />
      {children}
      {pips?.map((pip) => (
        <circle key={pip} cx={(Number(pip[0]) - 1) * 10.5} cy={(Number(pip[1]) - 1) * 10.5} r={4.2} />
      ))}
      {!pips && face !== undefined && (
        <text y={sides === 4 ? 11 : 7} font-size={face > 9 ? 18 : 21}>
          {face}
        </text>
      )}
    </svg>
  );
}
