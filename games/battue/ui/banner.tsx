/** Hordes as hanging banners, and the flags of those who hold a place without standing on it. */
import type { Language, Seat } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { clanOf } from './seat-style.ts';

interface BannerProps {
  readonly seat: Seat;
  readonly warriors: number;
  readonly language: Language;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** Drawn about the point x, y; 50 wide and 60 high at scale 1. */
export function Banner({ seat, warriors, language, x = 0, y = 0, scale = 1 }: BannerProps) {
  const { icon, letter, banner } = clanOf(seat);
  return (
    <g class={`battue-banner is-seat-${seat}`} transform={`translate(${x} ${y})scale(${scale})`}>
      <path class="battue-cast" d={banner} transform="translate(3 4)" />
      <path class="battue-cloth" d={banner} />
      <path class="battue-pole" d="M-29-30H29" />
      <Icon name={icon} x={-22} y={-28} size={21} />
      <text class="battue-letter" x={12} y={-11}>
        {letter[language]}
      </text>
      <text class="battue-strength" x={0} y={18}>
        {warriors}
      </text>
    </g>
  );
}

export function Flag({ seat, language, x = 0, y = 0, scale = 1 }: Omit<BannerProps, 'warriors'>) {
  const { icon, letter, flag } = clanOf(seat);
  return (
    <g
      class={`battue-banner is-seat-${seat}`}
      transform={`translate(${x - 19 * scale} ${y - 6})scale(${scale})`}
    >
      <path class="battue-staff" d="M0,26V-17" />
      <path class="battue-cast" d={flag} transform="translate(2 3)" />
      <path class="battue-cloth" d={flag} />
      <Icon name={icon} x={2} y={-10} size={20} />
      <text class="battue-letter" x={28} y={5.5}>
        {letter[language]}
      </text>
    </g>
  );
}

/** A horde where there is no height for a hanging banner: 56 wide and 38 high. */
export function Standard({ seat, warriors, language, x = 0, y = 0 }: Omit<BannerProps, 'scale'>) {
  const { icon, letter, flag } = clanOf(seat);
  return (
    <g class={`battue-banner is-seat-${seat}`} transform={`translate(${x} ${y})`}>
      <path class="battue-cast" d={flag} transform="translate(-25 3)scale(1.36 1.42)" />
      <path class="battue-cloth" d={flag} transform="translate(-28)scale(1.36 1.42)" />
      <Icon name={icon} x={-26} y={-18} size={21} />
      <text class="battue-letter is-small" x={-15.5} y={16}>
        {letter[language]}
      </text>
      <text class="battue-strength" x={7} y={12}>
        {warriors}
      </text>
    </g>
  );
}

/** How many of a horde are held back this turn: reinforced ones are locked, others have marched. */
export function Held({
  kind,
  count,
  x,
  y,
}: {
  kind: 'moved' | 'locked';
  count: number;
  x: number;
  y: number;
}) {
  return (
    <g class={`battue-held is-${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-19} y={-11} width={38} height={22} rx={11} />
      {kind === 'locked' ? (
        <path d="M-13-1h12v9h-12ZM-11-1v-3a4 4 0 0 1 8 0v3" />
      ) : (
        <path d="M-13-6l6,6l-6,6M-6-6l6,6l-6,6" />
      )}
      <text x={9} y={6}>
        {count}
      </text>
    </g>
  );
}
