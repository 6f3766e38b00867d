/** A unit on its hex, drawn around 0, 0. */

import type { IconName } from '@gonfalon/ui-kit';
import { Icon, memo } from '@gonfalon/ui-kit';
import { unitType } from '../content/index.ts';
import type { Unit } from '../rules/state.ts';
import { Figures } from './figure.tsx';
import { Flag } from './flag.tsx';
import type { Sign, Status } from './status.ts';

const BADGES: readonly (readonly [Sign, IconName])[] = [
  ['frightened', 'screaming'],
  ['poison', 'poison-bottle'],
  ['moved', 'boot-prints'],
  ['battled', 'crossed-swords'],
  ['card', 'scroll-unfurled'],
];

interface Props {
  readonly unit: Unit;
  readonly status: Status;
  /** The letter of its colour. */
  readonly letter: string;
}

function Art({ unit, status, letter }: Props) {
  const { race, class: unitClass, weapon } = unitType[unit.type];
  const { signs, bold, full } = status;
  const beast = unitClass === 'creature';
  return (
    <g class={`battlelore-unit is-camp-${unit.camp} ${signs.has('ordered') ? 'is-ordered' : ''}`}>
      <Plate camp={unit.camp} />
      <path class="battlelore-pole" d="M-33-45V35" />
      {beast ? (
        <Icon name="spider-alt" x={-34} y={-29} size={76} class="battlelore-beast" />
      ) : (
        <g transform="translate(2 37) scale(1.13)">
          <Figures race={race} unitClass={unitClass} left={unit.figures} full={full} />
        </g>
      )}
      <g transform={beast ? 'translate(-33 -43) scale(.8)' : 'translate(-33 -41)'}>
        <Flag camp={unit.camp} banner={unit.banner} weapon={weapon} />
      </g>
      <circle class="battlelore-letter-disc" cx="-33" cy="-44" r="8" />
      <text class="battlelore-letter" x="-33" y="-39.5">
        {letter}
      </text>
      {signs.has('ordered') && (
        <path
          class="battlelore-order"
          d="M36-50l3 6.5 7 .6-5.3 4.6 1.6 7-6.3-3.800-6.3 3.800 1.6-7-5.3-4.6 7-.6z"
        />
      )}
      {signs.has('web') && <Icon name="spider-web" x={-44} y={-44} size={88} class="battlelore-web" />}
      {bold > 0 && <Bold count={bold} supported={status.supported} />}
      {BADGES.filter(([sign]) => signs.has(sign)).map(([sign, icon], i) => (
        <g
          key={sign}
          class={`battlelore-badge is-${sign}`}
          transform={`translate(${i > 2 ? 24 : 41} ${i > 2 ? -12 : 24 - i * 20})`}
        >
          <circle r="9.5" />
          <Icon name={icon} x={-7} y={-7} size={14} />
        </g>
      ))}
      {signs.has('held') && (
        <g class="battlelore-badge is-held" transform="translate(-20 -2)">
          <circle r="9.5" />
          <Icon name="crossed-swords" x={-6} y={-6} size={12} />
          <path d="M-7 7L7-7" />
        </g>
      )}
      {Array.from({ length: unit.stored }, (_, i) => (
        <g key={i} class="battlelore-token" transform={`translate(${-10 + i * 18} 47)`}>
          <circle r="7" />
          <path d="M0-4.5L1.3-1.3L4.5 0L1.3 1.3L0 4.5L-1.3 1.3L-4.5 0L-1.3-1.3Z" />
        </g>
      ))}
    </g>
  );
}

/** All that a unit looks like; units are new with every update, and most are as they were. */
const looks = ({ unit, status: { bold, supported, signs }, letter }: Props) =>
  JSON.stringify([unit, bold, supported, [...signs], letter]);

export const UnitArt = memo(Art, (before, now) => looks(before) === looks(now));

function Plate({ camp }: { readonly camp: number }) {
  return camp === 0 ? (
    <ellipse class="battlelore-plate" cx="0" cy="35" rx="42" ry="13" />
  ) : (
    <rect class="battlelore-plate" x="-41" y="24" width="82" height="22" rx="4" />
  );
}

/** Support is told by the two friends beside the number. */
function Bold({ count, supported }: { readonly count: number; readonly supported: boolean }) {
  return (
    <g class="battlelore-bold" transform="translate(-40 26)">
      <path d="M-9-10Q0-13 9-10V0Q9 8 0 12Q-9 8-9 0Z" />
      {supported && <path class="battlelore-support" d="M-7.5-7.5H7.5" />}
      <text y="6">{count}</text>
    </g>
  );
}
