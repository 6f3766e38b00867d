/** Banners: the shape tells the camp, colour and pattern tell the troops, and the roundel the weapon. */

import type { IconName } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { Banner, WeaponId } from '../content/index.ts';

const SHAPES = [
  'M0 0L60 9L47 17.5L60 26L0 35Z',
  'M0 0H55V38L45.8 32.5L36.6 38L27.5 32.5L18.3 38L9.2 32.5L0 38Z',
] as const;

export const flagShape = (camp: number): string => (camp === 0 ? SHAPES[0] : SHAPES[1]);
const clip = (camp: number) => (camp === 0 ? 'battlelore-clip-pennant' : 'battlelore-clip-standard');

const WEAPON_ICONS: Readonly<Record<WeaponId, IconName>> = {
  short_sword: 'gladius',
  long_sword: 'broadsword',
  bow: 'bow-arrow',
  crossbow: 'crossbow',
  bite: 'spider-face',
};

const PATTERNS: Readonly<Record<Banner, string>> = {
  green: '',
  blue: 'M1-4L13 17.5L1 40M34-4L46 17.5L34 40',
  red: 'M28-4V44M-4 17.5H64',
};

interface Props {
  readonly camp: number;
  readonly banner: Banner;
  readonly weapon: WeaponId;
}

export function Flag({ camp, banner, weapon }: Props) {
  return (
    <g class={`battlelore-flag is-${banner}`}>
      <path class="battlelore-cloth" d={flagShape(camp)} />
      {PATTERNS[banner] && (
        <path class="battlelore-charge" d={PATTERNS[banner]} clip-path={`url(#${clip(camp)})`} />
      )}
      <path class="battlelore-hem" d={flagShape(camp)} />
      <circle class="battlelore-roundel" cx="28" cy="17.5" r="12" />
      <Icon name={WEAPON_ICONS[weapon]} x={18.5} y={8} size={19} class="battlelore-weapon" />
    </g>
  );
}

export function FlagShapes() {
  return (
    <>
      <clipPath id="battlelore-clip-pennant">
        <path d={SHAPES[0]} />
      </clipPath>
      <clipPath id="battlelore-clip-standard">
        <path d={SHAPES[1]} />
      </clipPath>
    </>
  );
}
