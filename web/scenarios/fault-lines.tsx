/** What is wrong with a scenario, where its editor is not at hand. */
import type { ValidationIssue } from '@gonfalon/kernel';
import type { ScenarioEditor } from '@gonfalon/ui-kit';
import { editMessages } from '../messages/edit-messages.ts';
import { language } from '../settings/settings.ts';

/** So many faults are told one by one. */
const TOLD = 8;

/** A line for each: where, what, and by which rule. */
export function linesOf(editor: ScenarioEditor, faults: readonly ValidationIssue[]): readonly string[] {
  const lines = faults.slice(0, TOLD).map((fault) => editor.formatIssue(fault, language.value));
  const rest = faults.length - lines.length;
  return rest > 0 ? [...lines, editMessages.value.refused.more(rest)] : lines;
}

export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul class="fault-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
