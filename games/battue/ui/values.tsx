/** What is printed on a place: its defence on a shield, its points in a laurel wreath, its loot as cards. */

interface Mark {
  readonly x: number;
  readonly y: number;
}

export function Defence({ x, y, value }: Mark & { value: number | string }) {
  return (
    <g class="battue-defence" transform={`translate(${x} ${y})`}>
      <path d="M-13-14H13V1C13,9 6,14 0,17C-6,14-13,9-13,1Z" />
      <text y={8}>{value}</text>
    </g>
  );
}

export function Points({ x, y, value }: Mark & { value: number }) {
  return (
    <g class="battue-points" transform={`translate(${x} ${y})`}>
      <circle r={13} />
      <path d="M-4,15C-16,12-19-2-12-13M4,15C16,12 19-2 12-13" />
      <text y={7}>{value}</text>
    </g>
  );
}

/** As many cards as there are to loot; once looted, their empty places. */
export function Loot({ x, y, cards, looted }: Mark & { cards: number; looted: boolean }) {
  return (
    <g class={`battue-loot${looted ? ' is-looted' : ''}`} transform={`translate(${x} ${y})`}>
      {Array.from({ length: cards }, (_, i) => (
        <g key={i} transform={`translate(${-i * 9} ${i * 2})rotate(${-8 - i * 5})`}>
          <rect x={-5.5} y={-8} width={11} height={16} rx={2} />
          {looted ? <path d="M-4-6L4,6M4-6L-4,6" /> : <circle r={2.6} />}
        </g>
      ))}
    </g>
  );
}

/** A warrior joins whoever takes it first. */
export function Recruit({ x, y }: Mark) {
  return (
    <g class="battue-recruit" transform={`translate(${x} ${y})`}>
      <path d="M-11-10H11V9L0,14L-11,9Z" />
      <text y={6}>+1</text>
    </g>
  );
}

/** Turning it over brings an event. */
export function EventSign({ x, y }: Mark) {
  return (
    <g class="battue-event-sign" transform={`translate(${x} ${y})`}>
      <path d="M0-12L11,0L0,12L-11,0Z" />
      <text y={7}>!</text>
    </g>
  );
}
