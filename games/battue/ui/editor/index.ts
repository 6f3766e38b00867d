/** The editor of Battue's cities, as the shell knows it. */
import type { ScenarioEditor } from '@gonfalon/ui-kit';
import { scenarioEditor } from '@gonfalon/ui-kit/editor';
import { scenario } from '../../scenario.ts';
import './city.css';
import { placeName } from './describe.ts';
import { blank, files } from './draft.ts';
import { Editor } from './editor.tsx';
import { preview } from './preview.ts';

export const editor: ScenarioEditor = scenarioEditor({
  preview,
  format: scenario,
  files,
  blank,
  // The game has one city, which is dealt anew for every match.
  ours: () => [],
  copyOf: () => undefined,
  placeName,
  Editor,
});
