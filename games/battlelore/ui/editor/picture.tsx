/** The whole board of a scenario, small. */
import type { ScenarioProps } from '@gonfalon/ui-kit';
import { BoardPicture } from '@gonfalon/ui-kit/scenario';
import { useMemo } from 'preact/hooks';
import { Background } from '../background.tsx';
import { Field } from '../field.tsx';
import { BOX } from '../geometry.ts';
import type { Draft } from './draft.ts';
import { sceneOf } from './still.ts';

export function Picture({ file, language }: ScenarioProps) {
  const scene = useMemo(() => sceneOf(file as unknown as Draft, language), [file, language]);
  return (
    <BoardPicture box={BOX}>
      <Background scene={scene} />
      <Field scene={scene} />
    </BoardPicture>
  );
}
