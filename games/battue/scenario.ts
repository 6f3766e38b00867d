/** City files: what a person writes, checked and turned into the options of a table. */
import type { Params, ScenarioFormat, ValidationIssue } from '@gonfalon/kernel';
import { issueFormatter, parseJsonFile, pathOfIssue, shapeIssue } from '@gonfalon/kernel';
import * as v from 'valibot';
import type { City } from './content/index.ts';
import { CitySchema } from './content/index.ts';
import { issuesEn } from './messages/issues.en.ts';
import { issuesFr } from './messages/issues.fr.ts';
import { faultsOf } from './rules/city-check.ts';

export const scenario: ScenarioFormat = {
  format: CitySchema.pipe[0].entries.format.literal,
  read(text) {
    const read = parseJsonFile(text);
    if ('fault' in read) return { issues: [read.fault] };
    const repeated = read.repeats.map((path) => ({
      id: 'repeated-key',
      where: [path.join('.')],
      params: {},
    }));
    const parsed = v.safeParse(CitySchema, read.file);
    const faults = [...repeated, ...(parsed.issues ?? []).map(faultIn), ...planFaults(read.file)];
    if (!parsed.success || faults.length > 0) return { issues: faults };
    return { options: optionsFor(parsed.output), seats: parsed.output.seats, issues: faults };
  },
  formatIssue: { en: issueFormatter(issuesEn), fr: issueFormatter(issuesFr) },
};

/** Asked only of what has a shape; a text that is not written yet hides nothing else. */
function planFaults(file: unknown): readonly ValidationIssue[] {
  const { name: _, note: __, ...plan } = Object(file) as Readonly<Record<string, unknown>>;
  const parsed = v.safeParse(CitySchema, plan);
  return parsed.success ? faultsOf(parsed.output) : [];
}

function faultIn(issue: v.InferIssue<typeof CitySchema>): ValidationIssue {
  const [id, params] = shapeIssue(issue);
  const where = pathOfIssue(issue);
  return { id, params, where, ...(where[0] === 'seats' && id === 'not-in-range' && { rule: 'BTU-1.1' }) };
}

/** A city with a last round of its own keeps it at tables where another one is usual. */
function optionsFor(city: City): Params {
  const { roundLimit } = city;
  return { city: city as Params, ...(roundLimit !== undefined && { roundLimit }) };
}
