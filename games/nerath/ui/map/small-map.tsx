/** The whole map in very small: who holds which land. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { memo } from '@gonfalon/ui-kit';
import type { View } from '../../rules/views.ts';
import { controllerOf } from '../armies.ts';
import { FRAME } from './box.ts';
import { AREA_IDS, OUTLINE } from './geometry.ts';

export const SmallMap = memo(
  ({ scene: { view } }: SceneProps<View>) => (
    <g class="nerath-small" transform={`translate(${FRAME} ${FRAME})`}>
      {AREA_IDS.map((id) => (
        <path key={id} class={`is-${controllerOf(view, id) ?? 'sea'}`} d={OUTLINE[id]} />
      ))}
    </g>
  ),
  (before, now) => before.scene.view.control === now.scene.view.control,
);
