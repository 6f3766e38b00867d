/** Adventure files: what a person writes, checked and turned into the options of a table. */
import type { Fault, Params, ScenarioFormat } from '@gonfalon/kernel';
import * as v from 'valibot';
import type { AdventureFile } from './content/adventure.ts';
import { AdventureSchema } from './content/adventure.ts';
import { repeatFaults, shapeFaults } from './content/adventure-shape.ts';
import { repeatedKeys } from './content/repeated-keys.ts';
import { faultsEn } from './messages/faults.en.ts';
import { faultsFr } from './messages/faults.fr.ts';
import type { FaultWords } from './messages/faults.ts';
import { faultsOf } from './rules/adventure-check.ts';

const NOT_JSON: Fault = { id: 'not-json', where: [], params: {} };

export const scenario: ScenarioFormat = {
  format: AdventureSchema.pipe[0].entries.format.literal,
  read(text) {
    let adventure: unknown;
    try {
      adventure = JSON.parse(text);
    } catch {
      return { faults: [NOT_JSON] };
    }
    const faults = faultsIn(adventure, text);
    return faults.length > 0 ? { faults } : { options: optionsFor(adventure as AdventureFile), faults };
  },
  tell: { en: telling(faultsEn), fr: telling(faultsFr) },
};

/** An adventure with a turn limit of its own keeps it at tables where another one is usual. */
function optionsFor(adventure: AdventureFile): Params {
  const { turnCap } = adventure;
  return { adventure: adventure as Params, ...(turnCap !== undefined && { turnCap }) };
}

/** What is repeated is told even if the rest has no shape; what is played, only of what has. */
function faultsIn(file: unknown, text: string): Fault[] {
  const repeats = repeatFaults(repeatedKeys(text));
  const parsed = v.safeParse(AdventureSchema, file);
  return [...repeats, ...(parsed.success ? faultsOf(parsed.output) : shapeFaults(file))];
}

/** The ids and their parameters come from `read`, so the words for them are there. */
function telling(words: FaultWords): (fault: Fault) => string {
  const sentences = words as Readonly<Record<string, (params: object) => string>>;
  return ({ id, params }) => (sentences[id] ?? words.wrong)(params);
}
