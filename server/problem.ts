/** Why a server cannot start, or its store not be moved: told to a person in their language, to the log in English. */
import type { Language } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import type { Problems, ProblemWords } from './startup-messages/en.ts';
import { en } from './startup-messages/en.ts';
import { fr } from './startup-messages/fr.ts';

export type ProblemId = keyof Problems;

export type Problem<Id extends ProblemId = ProblemId> = {
  readonly [I in Id]: {
    readonly id: I;
    readonly params: Problems[I];
    /** What is behind it; a sentence of the system or of a database is in whatever language that speaks. */
    readonly why?: Problem | string;
  };
}[Id];

const words: Readonly<Record<Language, ProblemWords>> = { en, fr };

export function formatProblem<Id extends ProblemId>(
  { id, params, why }: Problem<Id>,
  language: Language,
): string {
  const sentence = words[language][id](params);
  if (why === undefined) return sentence;
  return `${sentence} ${typeof why === 'string' ? why : formatProblem(why, language)}`;
}

/** A setting or an export that is not as it must be. */
export class InvalidInput extends InvalidInputError {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(formatProblem(problem, 'en'));
    this.problem = problem;
  }
}
