/** The editor of Battue's cities, as the shell knows it. */
import type { Json } from '@gonfalon/kernel';
import type { ScenarioEditor } from '@gonfalon/ui';
import { lineOf } from '@gonfalon/ui/editor';
import { scenario } from '../../scenario.ts';
import '../battue.css';
import './city.css';
import { placeName } from './describe.ts';
import type { Draft } from './draft.ts';
import { blank, readDraft, textOf } from './draft.ts';
import { Editor } from './editor.tsx';
import { Picture } from './picture.tsx';

/** What the shell holds came from `blank`, `read` or the editor. */
const draftIn = (file: Json) => file as unknown as Draft;
const jsonOf = (draft: Draft) => draft as unknown as Json;

export const editor: ScenarioEditor = {
  blank: () => jsonOf(blank),
  // The game has one city, which is dealt anew for every match.
  ours: () => [],
  copy: () => undefined,
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
