/** Lists of the newest first, page by page. */
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Position } from './admin-store.ts';

/** What comes after that place in a list that is ordered by `at` and `id`, or by columns of other names. */
export function behind(after: Position | undefined, at = 'at', id = 'id'): RawBuilder<SqlBool> {
  if (!after) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}, ${after.id})`;
}
