/** While a host keeps the site from being changed: what is refused, and what is not. */
import type { ReadOnly, SiteState } from '@gonfalon/protocol';
import { Refused } from '../errors.ts';

/** People may come in and go, and hosts do what hosts do. Commands of tables are refused one by one. */
const ALWAYS = ['/api/sign-in', '/api/sign-out', '/api/tables/:table/:command'];

export function mayAlways(route: string | undefined): boolean {
  return route !== undefined && (ALWAYS.includes(route) || route.startsWith('/api/host/'));
}

export function refuseChanges(readOnly: ReadOnly | undefined): void {
  if (!readOnly) return;
  const { note } = readOnly;
  throw new Refused('server.read-only', note === undefined ? {} : { note });
}

export function siteState(readOnly: ReadOnly | undefined): SiteState {
  return readOnly ? { readOnly } : {};
}
