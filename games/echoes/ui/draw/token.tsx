/** A unit on the map: a painted figure on a patterned foot, its numbers in two plates. It stands on the point 0, 0. */
import { Icon, memo } from '@gonfalon/ui-kit';
import type { Civ, Mode, Pawn, UnitId } from '../../content/index.ts';
import { PAWN_ICONS } from '../pawn-icons.ts';
import { CIV_LOOK, CivSign, clothOf } from './civs.tsx';
import { lookOf } from './figure-look.ts';
import { Figure } from './figures.tsx';
import { LINE } from './shade.ts';

export interface TokenProps {
  readonly card: UnitId;
  readonly civ: Civ;
  /** Of the viewer's side: it looks to the right, and its mark is round. */
  readonly isOurs: boolean;
  /** Of the viewer's own units the pawn, by its number. */
  readonly mark?: Pawn | number | undefined;
  readonly mode: Mode;
  readonly attack: number;
  readonly health: number;
  readonly isHurt: boolean;
  readonly isExhausted: boolean;
  readonly isGarrisoned: boolean;
}

function Foot({ civ }: { readonly civ: Civ }) {
  return (
    <>
      <ellipse cx="2" cy="4" rx="35" ry="12" fill="#000" opacity=".28" />
      <ellipse cy="3" rx="32" ry="11.5" fill={CIV_LOOK[civ].dark} stroke={LINE} stroke-width="1.6" />
      <ellipse
        cy="-1"
        rx="32"
        ry="11.5"
        fill={clothOf(civ)}
        stroke={civ === 'hre' ? '#f0d27a' : '#f6ead0'}
        stroke-width="2"
      />
    </>
  );
}

interface PlateProps {
  readonly x: number;
  readonly icon: 'broadsword' | 'bow-arrow' | 'hearts';
  readonly value: number;
  readonly class: string;
}

function Plate({ x, icon, value, class: extra }: PlateProps) {
  return (
    <g class={`echoes-plate ${extra}`} transform={`translate(${x} 11)`}>
      <rect x="-17" y="-10.5" width="34" height="21" rx="6" />
      <Icon name={icon} x={-14.5} y={-6.5} size={13} />
      <text x="6.5" y="5.5">
        {value}
      </text>
    </g>
  );
}

function Mark({ civ, isOurs, mark }: Pick<TokenProps, 'civ' | 'isOurs' | 'mark'>) {
  const { colour } = CIV_LOOK[civ];
  return (
    <g class="echoes-mark" transform="translate(-32 -54)">
      {isOurs ? <circle r="11" fill={colour} /> : <path d="M0 -14.5L14.5 0L0 14.5L-14.5 0Z" fill={colour} />}
      {mark === 'king' || mark === 'queen' ? (
        <Icon name={PAWN_ICONS[mark]} x={-8} y={-8} size={16} class="echoes-crown" />
      ) : typeof mark === 'number' ? (
        <text y="5">{mark}</text>
      ) : (
        <CivSign civ={civ} x={0} y={0} size={14} />
      )}
    </g>
  );
}

function Badge({
  icon,
  class: extra,
}: {
  readonly icon: 'hourglass' | 'stone-tower';
  readonly class: string;
}) {
  return (
    <g class={`echoes-badge ${extra}`} transform="translate(32 -54)">
      <circle r="11" />
      <Icon name={icon} x={-7} y={-7} size={14} />
    </g>
  );
}

const HEART = 'M0 12C-13 3 -14 -3 -11 -7.5Q-6 -13 0 -6Q6 -13 11 -7.5C14 -3 13 3 0 12Z';

export const Token = memo(
  (props: TokenProps) => {
    const { card, civ, isOurs, mode, attack, health, isHurt, isExhausted, isGarrisoned } = props;
    const isShip = lookOf(card).kind === 'ship';
    return (
      <>
        <g filter={isExhausted ? 'url(#echoes-spent)' : undefined}>
          <Foot civ={civ} />
          <g
            transform={`translate(0 1) scale(${isShip ? 0.72 : 0.9})${isExhausted ? ` rotate(${isOurs ? -9 : 9})` : ''}`}
          >
            <Figure id={card} isMirrored={!isOurs} />
          </g>
        </g>
        <g class="echoes-large-only">
          <Plate
            x={-19}
            icon={mode === 'melee' ? 'broadsword' : 'bow-arrow'}
            value={attack}
            class={`is-${mode}`}
          />
          <Plate x={19} icon="hearts" value={health} class={isHurt ? 'is-health is-hurt' : 'is-health'} />
        </g>
        <g
          class={`echoes-small-only echoes-heart${isHurt ? ' is-hurt' : ''}`}
          transform="translate(22 0) scale(2.3)"
        >
          <path d={HEART} />
          <text y="4.5">{health}</text>
        </g>
        <Mark {...props} />
        {isExhausted && <Badge icon="hourglass" class="is-spent" />}
        {isGarrisoned && !isExhausted && <Badge icon="stone-tower" class="is-garrison" />}
      </>
    );
  },
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
);

/** The health of a building on a small shield. */
export function HealthShield({
  x,
  y,
  value,
  isHurt,
}: {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly isHurt: boolean;
}) {
  return (
    <g class={`echoes-shield${isHurt ? ' is-hurt' : ''}`} transform={`translate(${x} ${y})`}>
      <g class="echoes-grows">
        <path d="M-15 -13H15V4Q15 13 0 17Q-15 13 -15 4Z" />
        <Icon name="hearts" x={-5.5} y={-11} size={11} />
        <text y="12">{value}</text>
      </g>
    </g>
  );
}
