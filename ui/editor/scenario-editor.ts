/** A game's editor as the shell knows it, out of what the game knows of its drafts. */
import type { Bilingual, Fault, Json, Language, ScenarioFormat } from '@gonfalon/kernel';
import type { ScenarioEditor } from './contract.ts';
import { lineOf } from './faults.tsx';

/** What every draft has, whatever the game. */
interface AnyDraft {
  readonly id: string;
  readonly name?: Bilingual;
  readonly note?: Bilingual;
}

/** Drafts as files: how they are written, what is wrong with them, and which texts hold one. */
export interface DraftFiles<Draft> {
  textOf(draft: Draft): string;
  /** Everything that `gonfalon check` would say. */
  faultsOf(draft: Draft): readonly Fault[];
  /** A draft if it can be drawn, whether it can be played or not; and what is wrong with the text. */
  readDraft(text: string): { readonly draft?: Draft; readonly faults: readonly Fault[] };
}

export function draftFiles<Draft>(
  format: ScenarioFormat,
  isDraft: (file: unknown) => file is Draft,
): DraftFiles<Draft> {
  const textOf = (draft: Draft) => `${JSON.stringify(draft, undefined, 2)}\n`;
  return {
    textOf,
    faultsOf: (draft) => format.read(textOf(draft)).faults,
    readDraft(text) {
      const { faults } = format.read(text);
      if (faults.some(({ id }) => id === 'not-json' || id === 'repeated-key')) return { faults };
      const file: unknown = JSON.parse(text);
      return isDraft(file) ? { draft: file, faults } : { faults };
    },
  };
}

interface Parts<Draft> extends Pick<ScenarioEditor, 'ours' | 'Picture' | 'Editor'> {
  readonly format: ScenarioFormat;
  readonly files: DraftFiles<Draft>;
  readonly blank: Draft;
  copyOf(id: string): Draft | undefined;
  /** A place in the file, or on the board, in words. */
  placeName(where: string, language: Language): string;
}

export function scenarioEditor<Draft extends AnyDraft>(parts: Parts<Draft>): ScenarioEditor {
  const { format, files, blank, ours, copyOf, placeName, Picture, Editor } = parts;
  // What the shell holds came from `blank`, `copy`, `read` or the editor.
  const draftIn = (file: Json) => file as unknown as Draft;
  const jsonOf = (draft: Draft | undefined) => draft as Json | undefined;
  return {
    blank: () => blank as unknown as Json,
    ours,
    copy: (id) => jsonOf(copyOf(id)),
    read: (text) => {
      const { draft, faults } = files.readDraft(text);
      const file = jsonOf(draft);
      return file === undefined ? { faults } : { file, faults };
    },
    write: (file) => files.textOf(draftIn(file)),
    name: (file, language) => draftIn(file).name?.[language] ?? '',
    note: (file, language) => draftIn(file).note?.[language] ?? '',
    fileName: (file) => draftIn(file).id,
    tell: (fault, language) => lineOf(fault, language, { tell: format.tell, placeName }),
    Picture,
    Editor,
  };
}
