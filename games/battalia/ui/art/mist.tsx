/** No card fits here any more: clouds over bare rock. */
import { pt, seeded } from './factions.ts';

const CLOUDS = [
  [30, 26, 0.9],
  [70, 34, 0.82],
  [45, 55, 1.12],
  [78, 68, 0.72],
  [28, 80, 0.92],
  [66, 90, 0.7],
] as const;

export function Mist({ seed }: { readonly seed: number }) {
  const random = seeded(seed * 91 + 7);
  const rocks = Array.from({ length: 12 }, () => [pt(10 + random() * 72), pt(18 + random() * 70)] as const);
  return (
    <>
      <path
        d="M8 14Q26-2 50 6T94 12Q104 34 96 54T92 92Q70 104 48 96T6 88Q-4 66 4 48T8 14z"
        fill="#8f8599"
        opacity=".5"
      />
      {rocks.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l6-8 7 2 4 6z`} fill="#6d6478" opacity=".8" />
      ))}
      {CLOUDS.map(([x, y, scale]) => (
        <g
          key={x}
          transform={`translate(${pt(x + random() * 8 - 4)} ${pt(y + random() * 6 - 3)}) scale(${scale})`}
        >
          <path
            d="M-22 8c-9 0-12-10-4-13 0-9 12-12 16-5 4-8 18-7 19 2 9-2 14 8 8 13 0 3-2 3-4 3z"
            fill="#fbf6ec"
            stroke="#8d8092"
            stroke-width="1.4"
          />
          <path
            d="M-16 3c3-4 8-4 10-1M0 0c4-5 10-3 11 0"
            fill="none"
            stroke="#a99fae"
            stroke-width="1.3"
            stroke-linecap="round"
          />
        </g>
      ))}
    </>
  );
}
