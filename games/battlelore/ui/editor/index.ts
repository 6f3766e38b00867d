/** The editor of BattleLore's adventures, as the shell knows it. */
import type { Json } from '@gonfalon/kernel';
import type { ScenarioEditor } from '@gonfalon/ui';
import { lineOf } from '@gonfalon/ui/editor';
import { ADVENTURE_IDS } from '../../content/index.ts';
import { scenario } from '../../scenario.ts';
import '../battlelore.css';
import { speak } from '../words.ts';
import { placeName } from './describe.ts';
import type { Draft } from './draft.ts';
import { blank, copyOf, readDraft, textOf } from './draft.ts';
import { Editor } from './editor.tsx';
import { Picture } from './picture.tsx';

/** What the shell holds came from `blank`, `copy`, `read` or the editor. */
const draftIn = (file: Json) => file as unknown as Draft;
const jsonOf = (draft: Draft) => draft as unknown as Json;

export const editor: ScenarioEditor = {
  blank: () => jsonOf(blank),
  ours: (language) => {
    const { adventures } = speak(language).names;
    return ADVENTURE_IDS.map((id) => ({ id, name: adventures[id].name }));
  },
  copy: (wanted) => {
    const id = ADVENTURE_IDS.find((one) => one === wanted);
    return id && jsonOf(copyOf(id));
  },
  read: (text) => {
    const { draft, faults } = readDraft(text);
    return draft ? { file: jsonOf(draft), faults } : { faults };
  },
  write: (file) => textOf(draftIn(file)),
  name: (file, language) => draftIn(file).name?.[language] ?? '',
  note: (file, language) => draftIn(file).note?.[language] ?? '',
  fileName: (file) => draftIn(file).id,
  tell: (fault, language) => lineOf(fault, language, { tell: scenario.tell, placeName }),
  Picture,
  Editor,
};
