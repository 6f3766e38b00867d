/** What keeps a store from working, for the person who starts the server or moves the store. */
import type { Language } from '@gonfalon/kernel';
import type { Problem } from '../problem.ts';
import { tell, UnfitInput } from '../problem.ts';
import { StoreUnavailable, StoreUnusable } from './store.ts';

export class StoreTrouble extends StoreUnavailable {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(tell(problem, 'en'), options);
    this.problem = problem;
  }
}

/** What is behind an error, as far as it is known. */
export function reasonOf(error: unknown): Problem | string {
  if (error instanceof StoreTrouble) return error.problem;
  return error instanceof Error ? error.message : String(error);
}

/** Undefined if the error is of another kind. */
export function inWords(error: unknown, language: Language): string | undefined {
  const told = error instanceof UnfitInput || error instanceof StoreUnusable || error instanceof StoreTrouble;
  return told ? tell(error.problem, language) : undefined;
}
