/** Drafts as files: how they are written, what is wrong with them, and which texts hold one. */
import type { Fault, ScenarioFormat } from '@gonfalon/kernel';

export interface DraftFiles<Draft> {
  isDraft(file: unknown): file is Draft;
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
    isDraft,
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
