/** A die that shows one of its faces, in HTML or inside a drawing. */

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface Props {
  readonly face: number;
  readonly seat?: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

export function Die({ face, seat, x, y, size }: Props) {
  return (
    <svg
      class={`battue-die${seat === undefined ? '' : ` is-seat-${seat}`}`}
      viewBox="-22 -22 44 44"
      x={x}
      y={y}
      width={size ?? '3.2rem'}
      height={size ?? '3.2rem'}
      role="img"
      aria-label={String(face)}
    >
      <rect x={-20} y={-20} width={40} height={40} rx={8} />
      {(PIPS[face] ?? []).map(([px, py]) => (
        <circle key={`${px},${py}`} cx={px * 10.5} cy={py * 10.5} r={4.2} />
      ))}
    </svg>
  );
}
