/** The whole plan of a city, small. */
import type { ScenarioProps } from '@gonfalon/ui';
import { useMemo } from 'preact/hooks';
import { Board } from '../board.tsx';
import { BOARD } from '../geometry.ts';
import { Ground } from '../ground.tsx';
import type { Draft } from './draft.ts';
import { sceneOf } from './still.ts';

export function Picture({ file, language }: ScenarioProps) {
  const scene = useMemo(() => sceneOf(file as unknown as Draft, language), [file, language]);
  return (
    <div class="editor-picture" inert aria-hidden="true">
      <svg viewBox={`0 0 ${BOARD} ${BOARD}`} aria-hidden="true">
        <Ground scene={scene} />
        <Board scene={scene} />
      </svg>
    </div>
  );
}
