/**
 * What a game brings for those who make scenarios of their own. The shell keeps, lists, shares and plays them; the
 * game edits and draws them.
 */
import type { Json, Language, ValidationIssue } from '@gonfalon/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { ScenarioPreview, ScenarioProps } from '../scenario/scenario-preview-api.ts';

/** Files as they were before, the last one last; and those that were taken back, the next one first. */
export interface Steps {
  readonly past: readonly Json[];
  readonly future: readonly Json[];
}

export interface EditorProps extends ScenarioProps {
  /** What can be taken back, and done again: it outlives the page. */
  readonly steps: Steps;
  readonly onChange: (file: Json, steps: Steps) => void;
  /** The address of a rule. */
  readonly rule: (id: string) => string;
  /** The way out, and what the shell offers to do with the scenario. */
  readonly back: ComponentChildren;
  readonly children: ComponentChildren;
}

export interface ScenarioEditor extends ScenarioPreview {
  /** One with nothing in it. */
  blank(): Json;
  /** Those that the game brings, to begin with. */
  ours(language: Language): readonly { readonly id: string; readonly name: string }[];
  copy(id: string): Json | undefined;
  /** The file in a text, if it can be shown, whether it can be played or not; and all that is wrong with it. */
  read(text: string): { readonly file?: Json; readonly faults: readonly ValidationIssue[] };
  write(file: Json): string;
  /** The name of a file without its ending. */
  fileName(file: Json): string;
  /** A fault in a line: where it is, and what. */
  formatIssue(fault: ValidationIssue, language: Language): string;
  readonly Editor: FunctionComponent<EditorProps>;
}
