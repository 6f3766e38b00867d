/** Drafts as files: how they are written, what is wrong with them, and which texts hold one. */
import type { ScenarioFormat, ValidationIssue } from '@gonfalon/kernel';

export interface DraftFiles<Draft> {
  isDraft(file: unknown): file is Draft;
  textOf(draft: Draft): string;
  /** Everything that `gonfalon check` would say. */
  faultsOf(draft: Draft): readonly ValidationIssue[];
  /** A draft if it can be drawn, whether it can be played or not; and what is wrong with the text. */
  readDraft(text: string): { readonly draft?: Draft; readonly faults: readonly ValidationIssue[] };
}

export function draftFiles<Draft>(
  format: ScenarioFormat,
  isDraft: (file: unknown) => file is Draft,
): DraftFiles<Draft> {
  const textOf = (draft: Draft) => `${JSON.stringify(draft, undefined, 2)}\n`;
  return {
    isDraft,
    textOf,
    faultsOf: (draft) => format.read(textOf(draft)).issues,
    readDraft(text) {
      const { issues } = format.read(text);
      if (issues.some(({ id }) => id === 'not-json' || id === 'repeated-key')) return { faults: issues };
      const file: unknown = JSON.parse(text);
      return isDraft(file) ? { draft: file, faults: issues } : { faults: issues };
    },
  };
}
