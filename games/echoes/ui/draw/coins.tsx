/** Coins: metal, rim and sign differ, so that a kind of resource is told without its colour. */
import type { VNode } from 'preact';
import type { Cost, Resource } from '../../content/index.ts';

export type CoinKind = Resource | 'any';

const SIGNS: Readonly<Record<CoinKind, () => VNode>> = {
  food: () => (
    <>
      <path d="M0 13V-12" stroke-width="2" stroke="currentColor" />
      <path d="M0 -14Q4 -10 0 -6Q-4 -10 0 -14ZM-1 -1Q-8 -2 -8 -8Q-2 -8 -1 -1ZM1 -1Q8 -2 8 -8Q2 -8 1 -1ZM-1 6Q-8 5 -8 -1Q-2 -1 -1 6ZM1 6Q8 5 8 -1Q2 -1 1 6Z" />
    </>
  ),
  wood: () => (
    <>
      <path d="M-1.8 14V5H1.8V14Z" />
      <path d="M0 -15L9 -3H5L11 6H-11L-5 -3H-9Z" />
    </>
  ),
  gold: () => (
    <>
      <path d="M-11 7V-8L-5 -1L0 -11L5 -1L11 -8V7Z" />
      <path d="M-11 9H11V12H-11Z" />
    </>
  ),
  joker: () => <path d="M0 -14L3.4 -4.6L13 -4L5.5 2L8.4 12L0 6.4L-8.4 12L-5.5 2L-13 -4L-3.4 -4.6Z" />,
  any: () => <path d="M0 -11L11 0L0 11L-11 0Z" fill="none" stroke="currentColor" stroke-width="3.4" />,
};

const RADIUS = 20;

/** A closed line through as many points around the middle. */
function ring(points: number, radiusAt: (angle: number, i: number) => number, turn = 0): string {
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / points;
    const radius = radiusAt(angle, i);
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const RIMS: Readonly<Record<CoinKind, string>> = {
  food: ring(32, () => RADIUS),
  wood: ring(8, () => RADIUS * 1.05, Math.PI / 8),
  gold: ring(48, (angle) => RADIUS * (1 + 0.045 * Math.cos(angle * 12))),
  joker: ring(16, (_, i) => (i % 2 ? RADIUS * 0.86 : RADIUS * 1.1), -Math.PI / 2),
  any: ring(4, () => RADIUS * 1.1),
};

const INK: Readonly<Record<CoinKind, string>> = {
  food: '#5a2408',
  wood: '#1f3a14',
  gold: '#5d3d05',
  joker: '#3b2a5c',
  any: '#3b3534',
};

interface CoinProps {
  readonly kind: CoinKind;
  readonly size?: number;
  /** Lies flat and grey. */
  readonly isSpent?: boolean;
  /** Hangs on a thread: it pays once. */
  readonly isTemporary?: boolean;
}

const FLAT = {
  edge: 'light-dark(#7c6c66, #2a2230)',
  face: 'light-dark(#b0a39b, #4a404f)',
  ink: 'light-dark(#6d5e58, #8a7d90)',
};

export function Coin({ kind, size = 40, isSpent = false, isTemporary = false }: CoinProps) {
  const box = { width: size, height: size, viewBox: '-24 -24 48 48' } as const;
  if (isSpent)
    return (
      <svg class="echoes-coin is-spent" aria-hidden="true" {...box}>
        <g transform="translate(0 10) scale(1 .5)">
          <path transform="translate(0 8)" fill={FLAT.edge} d={RIMS[kind]} />
          <path fill={FLAT.face} stroke={FLAT.ink} stroke-width="1.6" d={RIMS[kind]} />
          <g transform="scale(.8)" fill={FLAT.ink} style={{ color: FLAT.ink }}>
            {SIGNS[kind]()}
          </g>
        </g>
      </svg>
    );
  const ink = INK[kind];
  return (
    <svg class="echoes-coin" aria-hidden="true" {...box}>
      <path transform="translate(0 2.6)" fill={ink} d={RIMS[kind]} />
      <path fill={`url(#echoes-coin-${kind})`} stroke={ink} stroke-width="1.6" d={RIMS[kind]} />
      <circle r="16.6" fill="none" stroke={ink} stroke-width="1.3" stroke-dasharray="1.6 2.4" opacity=".75" />
      <g transform="scale(.86)" fill={ink} style={{ color: ink }}>
        {SIGNS[kind]()}
      </g>
      {isTemporary && (
        <>
          <path
            d="M12 -12Q20 -27 25 -20Q27 -12 13 -11"
            fill="none"
            stroke="#b3172a"
            stroke-width="2.2"
            stroke-linecap="round"
          />
          <circle cx="11.5" cy="-11.5" r="3.6" fill="var(--paper-raised)" stroke={ink} stroke-width="1.6" />
        </>
      )}
    </svg>
  );
}

const PARTS = ['food', 'wood', 'gold', 'any'] as const;
/** From so many coins on they are grouped with a number. */
const MAX_SINGLE = 4;

/** What something costs; the words for those who do not see it are given by whoever shows it. */
export function CostCoins({ cost, size = 20 }: { readonly cost: Cost; readonly size?: number }) {
  const total = PARTS.reduce((n, part) => n + cost[part], 0);
  if (total === 0) return <span class="echoes-free">0</span>;
  return (
    <span class="echoes-cost">
      {PARTS.filter((part) => cost[part] > 0).map((part) => (
        <span key={part} class="echoes-cost-part">
          {total > MAX_SINGLE ? (
            <>
              {cost[part] > 1 && <b>{cost[part]}</b>}
              <Coin kind={part} size={size} />
            </>
          ) : (
            Array.from({ length: cost[part] }, (_, i) => <Coin key={i} kind={part} size={size} />)
          )}
        </span>
      ))}
    </span>
  );
}
