/** What grows and stands on the land, each on the point 0, 0 and drawn at a scale. */
import { litWindow, mix, shade } from './shade.ts';

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
}

export function Conifer({ x, y, s = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cy="1" cx="3" rx="9" ry="3" fill="#000" opacity=".18" />
      <path d="M-1.6 0V-6H1.6V0Z" fill={shade('#5c4229')} />
      <path d="M0 -34L9 -17H6L12 -5Q0 -2 -12 -5L-6 -17H-9Z" fill={shade('#2f6142')} />
      <path d="M0 -34L-9 -17H-6L-12 -5Q-6 -3 -2 -3Z" fill={shade('#478055')} />
    </g>
  );
}

export function Oak({ x, y, s = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cy="1" cx="3" rx="10" ry="3" fill="#000" opacity=".18" />
      <path d="M-2 0V-10H2V0Z" fill={shade('#5c4229')} />
      <path
        d="M-11 -12Q-13 -20 -6 -22Q-4 -29 3 -27Q10 -26 10 -20Q15 -14 10 -9Q0 -4 -11 -12Z"
        fill={shade('#55803a')}
      />
      <path d="M-9 -14Q-10 -20 -5 -20Q-3 -26 3 -25Q1 -17 -9 -14Z" fill={shade('#7ea24c')} />
    </g>
  );
}

interface HouseProps extends Standing {
  readonly roof?: string;
}

const WALL = '#efe0c2';

export function House({ x, y, s = 1, roof = '#b5573a' }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-13 2H17L22 5H-9Z" fill="#000" opacity=".15" />
      <path d="M-12 0V-12H2V0Z" fill={shade(WALL)} />
      <path d="M2 0V-12L9 -20L16 -12V0Z" fill={shade(mix(WALL, '#8a6a45', 0.25))} />
      <path d="M-14 -11L-7 -21H9L2 -11Z" fill={shade(roof)} />
      <path d="M9 -22L18 -11L16 -10L9 -19L2 -10L1 -11Z" fill={shade(mix(roof, '#2a1010', 0.35))} />
      <path d="M7 0V-7H11V0Z" fill={shade('#5b3b22')} />
      <rect x="-8" y="-8" width="4" height="4" fill={litWindow()} />
    </g>
  );
}

export function Tuft({ x, y, s = 1 }: Standing) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${s})`}
      d="M-4 0Q-4 -4 -6 -6M-1 0Q-1 -5 0 -8M2 0Q3 -4 5 -6"
      stroke={shade('#7c8a41')}
      stroke-width="1.4"
      fill="none"
      stroke-linecap="round"
    />
  );
}
