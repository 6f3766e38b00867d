/** Links to a moment, and what a link says. */
import type { Viewer } from '@gonfalon/kernel';
import type { SourceName } from './replay-source.ts';

/** A moment that an address points at. `record`: of a match that was still being played, by the log of its table. */
export interface ReplayPosition {
  readonly at?: number;
  readonly as?: Viewer;
  readonly record: boolean;
  /** Whether the dice are to be checked at once. */
  readonly check: boolean;
}

/** How the server names its tables; those of this device have shorter names. */
const TABLE_ID = /^[\w-]{22}$/;

/** What stands behind `/replay/`. */
export function sourceOf(rest: string): SourceName {
  if (rest === '' || rest === 'file') return { kind: 'file' };
  return { kind: TABLE_ID.test(rest) ? 'table' : 'local', id: rest };
}

export function readPosition(search: string): ReplayPosition {
  const query = new URLSearchParams(search);
  const record = query.has('record');
  const at = wholeNumber(query.get(record ? 'record' : 'at'));
  const as = query.get('as') === 'spectator' ? 'spectator' : wholeNumber(query.get('as'));
  return {
    record,
    check: query.has('check'),
    ...(at !== undefined && { at }),
    ...(as !== undefined && { as }),
  };
}

/** The address of a moment, from `/replay` on. */
export function positionPath(id: string, { at, as, record }: Omit<ReplayPosition, 'check'>): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set(record ? 'record' : 'at', String(at));
  if (as !== undefined) query.set('as', String(as));
  return `/replay/${encodeURIComponent(id)}?${query}`;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
