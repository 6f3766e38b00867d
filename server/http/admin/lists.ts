/** Lists come page by page: `next` is what to ask for as `before`. */
import { RequestError } from '../../errors.ts';
import type { Position } from '../../store/admin-store.ts';

export const PAGE = 30;

export function page<T extends Position>(
  found: readonly T[],
): { shown: readonly T[]; next: { next?: string } } {
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  const more = last && found.length > PAGE;
  return { shown, next: more ? { next: `${last.at.toString(36)}.${last.id}` } : {} };
}

export function position(text: string | undefined): Position | undefined {
  if (text === undefined) return undefined;
  const [, at, id] = /^([0-9a-z]{1,10})\.([\w-]{1,100})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw new RequestError('request.malformed', { what: 'before' });
  return { at: Number.parseInt(at, 36), id };
}
