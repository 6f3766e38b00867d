/** The editor of Battue's cities, as the shell knows it. */
import type { ScenarioEditor } from '@gonfalon/ui';
import { scenarioEditor } from '@gonfalon/ui/editor';
import { scenario } from '../../scenario.ts';
import '../battue.css';
import './city.css';
import { placeName } from './describe.ts';
import { blank, files } from './draft.ts';
import { Editor } from './editor.tsx';
import { Picture } from './picture.tsx';

export const editor: ScenarioEditor = scenarioEditor({
  format: scenario,
  files,
  blank,
  // The game has one city, which is dealt anew for every match.
  ours: () => [],
  copyOf: () => undefined,
  placeName,
  Picture,
  Editor,
});
