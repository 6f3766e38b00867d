/** A game's editor as the shell knows it, out of what the game knows of its drafts. */
import type { Json, Language, ScenarioFormat } from '@gonfalon/kernel';
import type { DraftFiles } from '../scenario/draft-files.ts';
import type { ScenarioPreview } from '../scenario/scenario-preview-api.ts';
import type { Texts } from '../scenario/texts.ts';
import { lineOf } from './faults.tsx';
import type { ScenarioEditor } from './scenario-editor-api.ts';

interface Parts<Draft> extends Pick<ScenarioEditor, 'ours' | 'Editor'> {
  readonly preview: ScenarioPreview;
  readonly format: ScenarioFormat;
  readonly files: DraftFiles<Draft>;
  readonly blank: Draft;
  copyOf(id: string): Draft | undefined;
  /** A place in the file, or on the board, in words. */
  placeName(where: string, language: Language): string;
}

export function scenarioEditor<Draft extends Texts>(parts: Parts<Draft>): ScenarioEditor {
  const { preview, format, files, blank, ours, copyOf, placeName, Editor } = parts;
  // What the shell holds came from `blank`, `copy`, `read` or the editor.
  const draftIn = (file: Json) => file as unknown as Draft;
  const jsonOf = (draft: Draft | undefined) => draft as Json | undefined;
  return {
    ...preview,
    blank: () => blank as unknown as Json,
    ours,
    copy: (id) => jsonOf(copyOf(id)),
    read: (text) => {
      const { draft, faults } = files.readDraft(text);
      const file = jsonOf(draft);
      return file === undefined ? { faults } : { file, faults };
    },
    write: (file) => files.textOf(draftIn(file)),
    fileName: (file) => draftIn(file).id,
    formatIssue: (fault, language) => lineOf(fault, language, { formatIssue: format.formatIssue, placeName }),
    Editor,
  };
}
