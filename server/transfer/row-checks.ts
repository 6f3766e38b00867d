/** Whether the values of an imported row make sense: a program that reads them later trusts them. */
import { isPasswordHash } from '../identity/passwords.ts';
import type { Row } from './table-list.ts';

/** Columns that hold JSON, wherever they are. */
const JSON_COLUMNS = [
  'options',
  'clock',
  'lapse',
  'outcome',
  'act',
  'spent',
  'events',
  'snapshot',
  'rest',
  'orders',
  'detail',
];
const FLAGS = ['public', 'spectators', 'hints', 'rated', 'counted', 'discreet', 'confirmed', 'wanted'];
/** What a column of a table may say. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'identities.kind': ['guest', 'account', 'deleted'],
  'tables.status': ['open', 'playing', 'finished', 'cancelled'],
  'tables.chat': ['all', 'players', 'off'],
  'tables.windows': ['ask', 'flow'],
  'seats.kind': ['open', 'human', 'bot'],
};
/** Ratings may be anything; all other numbers are counts, places or times. */
const MAY_BE_NEGATIVE = ['rating', 'before', 'after'];

export function makesSense(table: string, row: Row): boolean {
  return Object.entries(row).every(([column, value]) => value === null || fits(table, column, value));
}

function fits(table: string, column: string, value: string | number): boolean {
  if (typeof value === 'number')
    return FLAGS.includes(column)
      ? value === 0 || value === 1
      : value >= 0 || MAY_BE_NEGATIVE.includes(column);
  if (column === 'password') return isPasswordHash(value);
  if (JSON_COLUMNS.includes(column)) return isJson(value);
  return WORDS[`${table}.${column}`]?.includes(value) ?? true;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
