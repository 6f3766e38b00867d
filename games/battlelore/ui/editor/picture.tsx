/** The whole board of a scenario, small. */
import type { ScenarioProps } from '@gonfalon/ui';
import { Field } from '../field.tsx';
import { BOX } from '../geometry.ts';
import { Ground } from '../ground.tsx';
import type { Draft } from './draft.ts';
import { viewOf } from './draft.ts';
import { sceneOf } from './still.ts';

export function Picture({ file, language }: ScenarioProps) {
  const scene = sceneOf(viewOf(file as unknown as Draft), language);
  return (
    <div class="editor-picture" inert aria-hidden="true">
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <Ground scene={scene} />
        <Field scene={scene} />
      </svg>
    </div>
  );
}
