/** Adventure files: what a person writes, checked and turned into the options of a table. */
import type { Fault, Params, ScenarioFormat } from '@gonfalon/kernel';
import { readFile, telling } from '@gonfalon/kernel';
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
    const read = readFile(text);
    if ('fault' in read) return { faults: [read.fault] };
    // What is repeated is told even if the rest has no shape.
    const faults = [...repeatFaults(read.repeats), ...faultsIn(read.file)];
    return faults.length > 0 ? { faults } : { options: optionsFor(read.file as AdventureFile), faults };
  },
  tell: { en: telling(faultsEn), fr: telling(faultsFr) },
};

/** An adventure with a turn limit of its own keeps it at tables where another one is usual. */
function optionsFor(adventure: AdventureFile): Params {
  const { turnCap } = adventure;
  return { adventure: adventure as Params, ...(turnCap !== undefined && { turnCap }) };
}

/** Whether it can be played is asked only of what has a shape. */
function faultsIn(file: unknown): Fault[] {
  const parsed = v.safeParse(AdventureSchema, file);
  return parsed.success ? faultsOf(parsed.output) : shapeFaults(file);
}
