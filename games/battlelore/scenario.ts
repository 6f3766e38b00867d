/** Adventure files: what a person writes, checked and turned into the options of a table. */
import type { Params, ScenarioFormat, ValidationIssue } from '@gonfalon/kernel';
import { issueFormatter, parseJsonFile } from '@gonfalon/kernel';
import * as v from 'valibot';
import type { AdventureFile } from './content/adventure.ts';
import { AdventureSchema } from './content/adventure.ts';
import { repeatFaults, shapeFaults } from './content/adventure-shape.ts';
import { faultsEn } from './messages/faults.en.ts';
import { faultsFr } from './messages/faults.fr.ts';
import { faultsOf } from './rules/adventure-check.ts';

export const scenario: ScenarioFormat = {
  format: AdventureSchema.pipe[0].entries.format.literal,
  read(text) {
    const read = parseJsonFile(text);
    if ('fault' in read) return { issues: [read.fault] };
    // What is repeated is told even if the rest has no shape.
    const faults = [...repeatFaults(read.repeats), ...faultsIn(read.file)];
    return faults.length > 0
      ? { issues: faults }
      : { options: optionsFor(read.file as AdventureFile), issues: faults };
  },
  formatIssue: { en: issueFormatter(faultsEn), fr: issueFormatter(faultsFr) },
};

/** An adventure with a turn limit of its own keeps it at tables where another one is usual. */
function optionsFor(adventure: AdventureFile): Params {
  const { turnCap } = adventure;
  return { adventure: adventure as Params, ...(turnCap !== undefined && { turnCap }) };
}

/** Whether it can be played is asked only of what has a shape; a text that is not written yet hides nothing else. */
function faultsIn(file: unknown): ValidationIssue[] {
  const parsed = v.safeParse(AdventureSchema, file);
  if (parsed.success) return faultsOf(parsed.output);
  const wordless = v.safeParse(AdventureSchema, withoutTexts(file));
  return [...shapeFaults(file), ...(wordless.success ? faultsOf(wordless.output) : [])];
}

function withoutTexts(file: unknown): unknown {
  const { name: _, note: __, ...rest } = Object(file) as Readonly<Record<string, unknown>>;
  const camps = Object.entries(Object(rest.camps) as object).map(([camp, given]: [string, unknown]) => {
    const { army: ___, ...others } = Object(given) as Readonly<Record<string, unknown>>;
    return [camp, others] as const;
  });
  return { ...rest, camps: Object.fromEntries(camps) };
}
