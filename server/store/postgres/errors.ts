/** What PostgreSQL and the way to it can answer instead of a result. */
import { DatabaseError } from 'pg';
import { Duplicate, Gone } from '../engine.ts';
import { StoreUnavailable } from '../store.ts';
import { StoreError } from '../store-errors.ts';

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const RETRIABLE = ['40001', '40P01'];

/** The first two letters of codes that blame the statement, not the moment. */
const OUR_FAULT = ['0A', '21', '22', '23', '26', '2B', '34', '42'];

export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const code = error instanceof DatabaseError ? (error.code ?? '') : '';
  if (code === UNIQUE) return new Duplicate('there already', { cause: error });
  if (code === FOREIGN_KEY) return new Gone('Somebody concerned was removed meanwhile.', { cause: error });
  if (OUR_FAULT.includes(code.slice(0, 2))) return error;
  return new StoreError({ id: 'store.silent', params: { why: error.message } }, { cause: error });
}

/** Two transactions waited for each other, and this one gave way. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && RETRIABLE.includes(error.code ?? '');
}

/** Whether the connection is still good: PostgreSQL itself said no, and did not say goodbye. */
export function isHarmless(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR';
}
