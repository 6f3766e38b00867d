/** Signs over a place: that there is a fight, that a refusal is about it. */

/** Somebody must fight here. */
export function Swords({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g class="battue-swords" transform={`translate(${x} ${y})scale(${size / 40})`}>
      <circle r={20} />
      <path d="M-11-12L9,8M11-12L-9,8M5,12L13,4M-5,12L-13,4M10,9L14,13M-10,9L-14,13" />
    </g>
  );
}

/** Shown only where a refusal is about it. */
export function Alert({ x, y }: { x: number; y: number }) {
  return (
    <g class="battue-alert" transform={`translate(${x} ${y})`}>
      <path d="M0-15L16,13H-16Z" />
      <text y={10}>!</text>
    </g>
  );
}
