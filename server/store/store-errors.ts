/** What keeps a store from working, for the person who starts the server or moves the store. */
import type { Language } from '@gonfalon/kernel';
import type { Problem } from '../problem.ts';
import { formatProblem, InvalidInput } from '../problem.ts';
import { StoreUnavailable, StoreUnusable } from './store.ts';

export class StoreError extends StoreUnavailable {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(formatProblem(problem, 'en'), options);
    this.problem = problem;
  }
}

/** What is behind an error, as far as it is known. */
export function reasonOf(error: unknown): Problem | string {
  if (error instanceof StoreError) return error.problem;
  return error instanceof Error ? error.message : String(error);
}

/** Undefined if the error is of another kind. */
export function inWords(error: unknown, language: Language): string | undefined {
  const isKnown =
    error instanceof InvalidInput || error instanceof StoreUnusable || error instanceof StoreError;
  return isKnown ? formatProblem(error.problem, language) : undefined;
}
