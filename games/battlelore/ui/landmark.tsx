/** Landmarks, ramparts and objectives on the field. */

import type { IconName } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { hexCorners } from '@gonfalon/ui-kit/components';
import type { LandmarkId } from '../content/index.ts';

export const LANDMARK_ICONS: Readonly<Record<LandmarkId, IconName>> = {
  generic: 'castle-ruins',
  magic_pentacle: 'pentacle',
  rogues_den: 'dungeon-gate',
  secret_passage: 'hidden',
  training_camp: 'archery-target',
  healing_pool: 'health-potion',
  stronghold: 'stone-tower',
  rampart: 'stone-wall',
  creature_lair: 'cave-entrance',
};

/** Merlons along the six sides of a hex. */
const MERLONS = hexCorners(47).flatMap((from, i, all) => {
  const to = all[(i + 1) % all.length] ?? from;
  return [0.12, 0.37, 0.62, 0.87].map((share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }));
});

const WALL = `M${hexCorners(45)
  .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  .join('L')}Z`;

function Wall() {
  return (
    <g>
      <path class="battlelore-wall-foot" d={WALL} />
      <path class="battlelore-wall" d={WALL} />
      {MERLONS.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          class="battlelore-merlon"
          x={x - 4.5}
          y={y - 8}
          width="9"
          height="10"
          rx="1"
        />
      ))}
    </g>
  );
}

interface Props {
  readonly type: LandmarkId;
  /** The camp that owns it, if one does. */
  readonly owner: number;
  readonly captured: boolean;
}

export function LandmarkArt({ type, owner, captured }: Props) {
  if (type === 'rampart') return <Wall />;
  return (
    <g
      class={`battlelore-landmark is-${type} ${owner < 0 ? '' : `is-camp-${owner}`} ${captured ? 'is-captured' : ''}`}
    >
      {type === 'stronghold' && <Wall />}
      <path
        class="battlelore-landmark-floor"
        d="M-40 6Q-42-24-14-36Q18-44 34-20Q48 6 34 28Q10 46-20 38Q-38 30-40 6Z"
      />
      <Icon name={LANDMARK_ICONS[type]} x={-31} y={-33} size={62} />
      {owner >= 0 && (
        <path
          class="battlelore-owner"
          d={owner === 0 ? 'M30-44V-22M30-44L48-37L30-30Z' : 'M30-44V-22M30-44H46V-30H30Z'}
        />
      )}
    </g>
  );
}

interface ObjectiveProps {
  readonly banners: number;
  /** Who may win it: a camp, or both. */
  readonly camp: number | undefined;
  readonly taken: number | undefined;
}

export function ObjectiveArt({ banners, camp, taken }: ObjectiveProps) {
  return (
    <g
      class={`battlelore-objective ${camp === undefined ? '' : `is-camp-${camp}`} ${taken === undefined ? '' : 'is-taken'}`}
    >
      <path class="battlelore-objective-ring" d="M0-54L46.8-27V27L0 54L-46.8 27V-27Z" />
      <g transform="translate(37 -33)">
        <path
          class="battlelore-objective-seal"
          d="M0-13L3.4-8.900L8.5-10L9.2-4.800L14-2.600L11.4 2L13.2 6.900L8.1 8L6.3 12.900L1.7 10.300L-3 12.900L-5.5 8.300L-10.7 7.600L-10-2.100L-12.6-2.200L-8.3-5L-7.7-10.200L-2.7-9Z"
        />
        <text y="5">{banners}</text>
      </g>
    </g>
  );
}
