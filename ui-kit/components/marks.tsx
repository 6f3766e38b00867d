/** Inside the drawing of a board: arrows of moves, rings of what is chosen, and stacks of pieces with their numbers. */
import type { ComponentChildren } from 'preact';
import type { IconName } from '../icons.ts';
import type { Point } from '../scene.ts';
import { Icon } from './icon.tsx';

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  /** On a disc in the middle: how many go. */
  readonly label?: ComponentChildren;
  /** Its breadth at the head, in units of the board. */
  readonly breadth?: number;
  readonly class?: string;
}

/** A ribbon that widens towards its head and stops short of what it points at. */
export function Arrow({ from, to, label, breadth = 16, class: extra = '' }: ArrowProps) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const along = (distance: number, aside: number) =>
    `${(from.x + dx * distance - dy * aside).toFixed(1)} ${(from.y + dy * distance + dx * aside).toFixed(1)}`;
  const [start, neck, tip] = [breadth, length - breadth * 2.4, length - breadth * 0.6];
  const shape = [
    along(start, breadth * 0.25),
    along(neck, breadth * 0.5),
    along(neck, breadth),
    along(tip, 0),
    along(neck, -breadth),
    along(neck, -breadth * 0.5),
    along(start, -breadth * 0.25),
  ];
  const middle = { x: from.x + dx * length * 0.5, y: from.y + dy * length * 0.5 };
  return (
    <g class={`kit-arrow ${extra}`}>
      <path d={`M${shape.join('L')}Z`} />
      {label !== undefined && (
        <g transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`}>
          <circle r={breadth} />
          <text y={breadth * 0.4} font-size={breadth * 1.2}>
            {label}
          </text>
        </g>
      )}
    </g>
  );
}

/** What may be picked has a ring and a dot, what was picked a thick ring, a target dashes: never colour alone. */
export function Ring({
  at,
  radius,
  state,
}: {
  readonly at: Point;
  readonly radius: number;
  readonly state: RingState;
}) {
  return (
    <g class={`kit-ring is-${state}`} transform={`translate(${at.x} ${at.y})`}>
      <circle r={radius} />
      {state === 'offered' && <circle class="kit-ring-dot" r={radius / 4} />}
    </g>
  );
}
export type RingState = 'offered' | 'picked' | 'target' | 'concerned';

interface StackProps {
  readonly at: Point;
  /** The kinds of pieces, from left to right. */
  readonly pieces: readonly { readonly icon: IconName; readonly count: number; readonly label: string }[];
  /** The outline of a token about 0, 0, 24 wide and 30 high; a shield by default. */
  readonly shape?: string;
  readonly class?: string;
}

const SHIELD = 'M-12-15H12V1C12 9 6 13 0 15C-6 13-12 9-12 1Z';

/** At most three tokens side by side, each with the number of its pieces from two on. */
export function PieceStack({ at, pieces, shape = SHIELD, class: extra = '' }: StackProps) {
  const shown = pieces.slice(0, 3);
  return (
    <g class={`kit-stack ${extra}`} transform={`translate(${at.x} ${at.y})`}>
      {shown.map(({ icon, count, label }, i) => (
        <g key={label} transform={`translate(${((i - (shown.length - 1) / 2) * 20).toFixed(1)} 0)`}>
          <path class="kit-token" d={shape} />
          <Icon name={icon} x={-9} y={-11} size={18} label={label} />
          {count > 1 && (
            <g class="kit-number" transform="translate(9 11)">
              <rect x={-7} y={-7} width={14} height={14} rx={3} />
              <text y={5}>{count}</text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
