/** The battle that is being fought, over its place: both sides, their dice, and what they come to. */
import type { Language } from '@gonfalon/kernel';
import { Die } from '@gonfalon/ui-kit/components';
import type { Battle } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { Banner } from './banner.tsx';
import { BOARD, centreOf } from './geometry.ts';
import { Swords } from './signs.tsx';
import { Defence } from './values.tsx';
import type { Side } from './visible-state.ts';
import { fightOf } from './visible-state.ts';

interface Props {
  readonly view: View;
  readonly battle: Battle;
  readonly language: Language;
}

/** Two dice of Last Stand stand side by side. */
function Dice({ side, x }: { side: Side; x: number }) {
  const { dice, seat } = side;
  const size = 26;
  return (
    <>
      {dice.map((face, i) => (
        <Die
          key={i}
          face={face}
          class={`is-seat-${seat}`}
          x={x - (dice.length * size) / 2 + i * size}
          y={33}
          size={size}
        />
      ))}
    </>
  );
}

/** How many the exchange has cost a side: its banner still shows those who rolled. */
function Fallen({ side, x }: { side: Side; x: number }) {
  const fallen = side.warriors - side.left;
  if (fallen <= 0) return null;
  return (
    <text class="battue-fallen" x={x + 27} y={-22}>
      −{fallen}
    </text>
  );
}

export function Clash({ view, battle, language }: Props) {
  const { attack, defence } = fightOf(view, battle);
  const place = centreOf(battle.space);
  const x = Math.min(Math.max(place.x, 92), BOARD - 92);
  return (
    <svg class="battue-clash" x={x} y={place.y} overflow="visible" aria-hidden="true">
      <g transform="scale(0.92)">
        <rect
          class="battue-clash-field"
          x={-88}
          y={-40}
          width={176}
          height={attack.dice.length > 0 ? 104 : 80}
          rx={14}
        />
        <Banner seat={attack.seat} warriors={attack.warriors} language={language} x={-54} />
        {defence.warriors > 0 ? (
          <>
            <Banner seat={defence.seat} warriors={defence.warriors} language={language} x={46} />
            <Defence x={72} y={20} value={defence.tile} />
          </>
        ) : (
          <g transform="translate(54 -2)scale(1.9)">
            <Defence x={0} y={0} value={defence.tile} />
          </g>
        )}
        <Fallen side={attack} x={-54} />
        <Fallen side={defence} x={46} />
        <Swords x={0} y={-4} size={42} />
        <Dice side={attack} x={-54} />
        <Dice side={defence} x={54} />
        {attack.total !== undefined && defence.total !== undefined && (
          <text class="battue-total" y={54}>
            {attack.total} : {defence.total}
          </text>
        )}
      </g>
    </svg>
  );
}
