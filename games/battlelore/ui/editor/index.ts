/** The editor of BattleLore's adventures, as the shell knows it. */
import type { ScenarioEditor } from '@gonfalon/ui-kit';
import { scenarioEditor } from '@gonfalon/ui-kit/editor';
import { ADVENTURE_IDS } from '../../content/index.ts';
import { scenario } from '../../scenario.ts';
import { messagesIn } from '../messages.ts';
import { placeName } from './describe.ts';
import { blank, copyOf, files } from './draft.ts';
import { Editor } from './editor.tsx';
import { preview } from './preview.ts';

export const editor: ScenarioEditor = scenarioEditor({
  preview,
  format: scenario,
  files,
  blank,
  ours: (language) => {
    const { adventures } = messagesIn(language).names;
    return ADVENTURE_IDS.map((id) => ({ id, name: adventures[id].name }));
  },
  copyOf: (wanted) => {
    const id = ADVENTURE_IDS.find((one) => one === wanted);
    return id && copyOf(id);
  },
  placeName,
  Editor,
});
