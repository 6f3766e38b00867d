/** While a host keeps the site from being changed: what is refused, and what is not. */
import type { ReadOnly, SiteState } from '@gonfalon/protocol';
import { RequestError } from '../errors.ts';
import { STOP_MAILS } from './mail-links.ts';

/**
 * People may come in and go, and end the mails they get: a mail program asks for that once, and tells nobody if it is
 * refused. Hosts do what hosts do. Commands of tables are refused one by one.
 */
const ALWAYS = ['/api/sign-in', '/api/sign-out', '/api/tables/:table/:command', STOP_MAILS];

export function mayAlways(route: string | undefined): boolean {
  return route !== undefined && (ALWAYS.includes(route) || route.startsWith('/api/host/'));
}

export function refuseChanges(readOnly: ReadOnly | undefined): void {
  if (!readOnly) return;
  const { note } = readOnly;
  throw new RequestError('server.read-only', note === undefined ? {} : { note });
}

export function siteState(readOnly: ReadOnly | undefined): SiteState {
  return readOnly ? { readOnly } : {};
}
